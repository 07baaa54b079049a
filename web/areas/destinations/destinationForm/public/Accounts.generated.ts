/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../schema.generated.ts';

import { composeDocument } from '../../../../kernel/composeDocument.ts';
import * as Apollo from '@apollo/client/react';
export type DestinationFormAccountsQueryVariables = Exact<{
  customerId: string;
  network?: Types.SocialKind | null | undefined;
  filter?: string | null | undefined;
}>;


export type DestinationFormAccountsQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, socialAccounts: { __typename: 'SocialAccountConnection', edges: Array<{ __typename: 'SocialAccountEdge', cursor: string, node: (
          { __typename: 'SocialAccount' }
          & LinkedAccount_AccountFragment
        ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type DestinationFormAccountQueryVariables = Exact<{
  id: string;
}>;


export type DestinationFormAccountQuery = { __typename: 'Query', socialAccount: (
    { __typename: 'SocialAccount' }
    & LinkedAccount_AccountFragment
  ) | null };

export type DestinationFormPlacesQueryVariables = Exact<{
  id: string;
}>;


export type DestinationFormPlacesQuery = { __typename: 'Query', socialAccount: { __typename: 'SocialAccount', id: string, destinations: Array<{ __typename: 'SocialDestination', id: string, name: string }> | null } | null };

export type LinkedAccount_AccountFragment = { __typename: 'SocialAccount', id: string, kind: Types.SocialKind, name: string, accessState: Types.SocialAccessState, defaultDestination: { __typename: 'SocialPlace', id: string, name: string } | null };

export const LinkedAccount_AccountFragmentDoc = /*#__PURE__*/ composeDocument<LinkedAccount_AccountFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkedAccount_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SocialAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"accessState"}},{"kind":"Field","name":{"kind":"Name","value":"defaultDestination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}, []);
export const DestinationFormAccountsDocument = /*#__PURE__*/ composeDocument<DestinationFormAccountsQuery, DestinationFormAccountsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DestinationFormAccounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"network"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SocialKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"socialAccounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"network"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkedAccount_account"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}, [LinkedAccount_AccountFragmentDoc]);
export const DestinationFormAccountDocument = /*#__PURE__*/ composeDocument<DestinationFormAccountQuery, DestinationFormAccountQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DestinationFormAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"socialAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkedAccount_account"}}]}}]}}, [LinkedAccount_AccountFragmentDoc]);
export const DestinationFormPlacesDocument = /*#__PURE__*/ composeDocument<DestinationFormPlacesQuery, DestinationFormPlacesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DestinationFormPlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"socialAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"destinations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}, []);
export function useDestinationFormAccountsQuery(options: Apollo.useQuery.Options<DestinationFormAccountsQuery, DestinationFormAccountsQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(DestinationFormAccountsDocument, options); }
export function useDestinationFormAccountsLazyQuery(options?: Apollo.useLazyQuery.Options<DestinationFormAccountsQuery, DestinationFormAccountsQueryVariables>) { return Apollo.useLazyQuery(DestinationFormAccountsDocument, options); }
export function useDestinationFormAccountQuery(options: Apollo.useQuery.Options<DestinationFormAccountQuery, DestinationFormAccountQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(DestinationFormAccountDocument, options); }
export function useDestinationFormAccountLazyQuery(options?: Apollo.useLazyQuery.Options<DestinationFormAccountQuery, DestinationFormAccountQueryVariables>) { return Apollo.useLazyQuery(DestinationFormAccountDocument, options); }
export function useDestinationFormPlacesQuery(options: Apollo.useQuery.Options<DestinationFormPlacesQuery, DestinationFormPlacesQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(DestinationFormPlacesDocument, options); }
export function useDestinationFormPlacesLazyQuery(options?: Apollo.useLazyQuery.Options<DestinationFormPlacesQuery, DestinationFormPlacesQueryVariables>) { return Apollo.useLazyQuery(DestinationFormPlacesDocument, options); }