/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import { composeDocument } from '../../kernel/composeDocument.ts';
import * as Apollo from '@apollo/client/react';
export type EncoderCommandConsequencesQueryVariables = Exact<{
  customerId: string;
}>;


export type EncoderCommandConsequencesQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, liveDestinations: Array<{ __typename: 'ContentDestination', id: string, title: string, kind: Types.DestinationKind, state: Types.DestinationState, liveViewers: number | null, encoder: { __typename: 'Encoder', id: string } | null }> | null } | null };


export const EncoderCommandConsequencesDocument = /*#__PURE__*/ composeDocument<EncoderCommandConsequencesQuery, EncoderCommandConsequencesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EncoderCommandConsequences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"liveDestinations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"liveViewers"}},{"kind":"Field","name":{"kind":"Name","value":"encoder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}, []);
export function useEncoderCommandConsequencesQuery(options: Apollo.useQuery.Options<EncoderCommandConsequencesQuery, EncoderCommandConsequencesQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(EncoderCommandConsequencesDocument, options); }
export function useEncoderCommandConsequencesLazyQuery(options?: Apollo.useLazyQuery.Options<EncoderCommandConsequencesQuery, EncoderCommandConsequencesQueryVariables>) { return Apollo.useLazyQuery(EncoderCommandConsequencesDocument, options); }