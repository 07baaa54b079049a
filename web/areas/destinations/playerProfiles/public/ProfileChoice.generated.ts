/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { composeDocument } from '../../../../kernel/composeDocument.ts';
import * as Apollo from '@apollo/client/react';
export type PlayerProfileChoicesQueryVariables = Exact<{
  customerId: string;
  filter?: string | null | undefined;
}>;


export type PlayerProfileChoicesQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, playerProfiles: { __typename: 'PlayerProfileConnection', edges: Array<{ __typename: 'PlayerProfileEdge', cursor: string, node: { __typename: 'PlayerProfile', id: string, profileName: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } | null };


export const PlayerProfileChoicesDocument = /*#__PURE__*/ composeDocument<PlayerProfileChoicesQuery, PlayerProfileChoicesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlayerProfileChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"playerProfiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profileName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}, []);
export function usePlayerProfileChoicesQuery(options: Apollo.useQuery.Options<PlayerProfileChoicesQuery, PlayerProfileChoicesQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(PlayerProfileChoicesDocument, options); }
export function usePlayerProfileChoicesLazyQuery(options?: Apollo.useLazyQuery.Options<PlayerProfileChoicesQuery, PlayerProfileChoicesQueryVariables>) { return Apollo.useLazyQuery(PlayerProfileChoicesDocument, options); }