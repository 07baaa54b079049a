/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DestinationFormAccountsQueryVariables = Exact<{
  customerId: string;
}>;


export type DestinationFormAccountsQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, socialAccounts: { __typename: 'SocialAccountConnection', edges: Array<{ __typename: 'SocialAccountEdge', cursor: string, node: { __typename: 'SocialAccount', id: string, kind: Types.SocialKind, name: string, accessState: Types.SocialAccessState, defaultDestination: { __typename: 'SocialPlace', id: string, name: string } | null } }> } | null } | null };

export type DestinationFormPlacesQueryVariables = Exact<{
  id: string;
}>;


export type DestinationFormPlacesQuery = { __typename: 'Query', socialAccount: { __typename: 'SocialAccount', id: string, destinations: Array<{ __typename: 'SocialDestination', id: string, name: string }> | null } | null };


export const DestinationFormAccountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DestinationFormAccounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"socialAccounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"accessState"}},{"kind":"Field","name":{"kind":"Name","value":"defaultDestination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<DestinationFormAccountsQuery, DestinationFormAccountsQueryVariables>;
export const DestinationFormPlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DestinationFormPlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"socialAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"destinations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<DestinationFormPlacesQuery, DestinationFormPlacesQueryVariables>;
export function useDestinationFormAccountsQuery(options: Apollo.useQuery.Options<DestinationFormAccountsQuery, DestinationFormAccountsQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(DestinationFormAccountsDocument, options); }
export function useDestinationFormAccountsLazyQuery(options?: Apollo.useLazyQuery.Options<DestinationFormAccountsQuery, DestinationFormAccountsQueryVariables>) { return Apollo.useLazyQuery(DestinationFormAccountsDocument, options); }
export function useDestinationFormPlacesQuery(options: Apollo.useQuery.Options<DestinationFormPlacesQuery, DestinationFormPlacesQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(DestinationFormPlacesDocument, options); }
export function useDestinationFormPlacesLazyQuery(options?: Apollo.useLazyQuery.Options<DestinationFormPlacesQuery, DestinationFormPlacesQueryVariables>) { return Apollo.useLazyQuery(DestinationFormPlacesDocument, options); }