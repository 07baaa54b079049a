/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { composeDocument } from '../../../kernel/composeDocument.ts';
import * as Apollo from '@apollo/client/react';
export type FirstOrganizationsQueryVariables = Exact<{ [key: string]: never; }>;


export type FirstOrganizationsQuery = { __typename: 'Query', customers: { __typename: 'CustomerConnection', nodes: Array<{ __typename: 'Customer', id: string, name: string }> } | null };

export type OrganizationSearchQueryVariables = Exact<{
  filter: string;
}>;


export type OrganizationSearchQuery = { __typename: 'Query', customers: { __typename: 'CustomerConnection', nodes: Array<{ __typename: 'Customer', id: string, name: string, location: string | null }> } | null };


export const FirstOrganizationsDocument = /*#__PURE__*/ composeDocument<FirstOrganizationsQuery, FirstOrganizationsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FirstOrganizations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"NAME_ASC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}, []);
export const OrganizationSearchDocument = /*#__PURE__*/ composeDocument<OrganizationSearchQuery, OrganizationSearchQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganizationSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}}]}}]}}, []);
export function useFirstOrganizationsQuery(options?: Apollo.useQuery.Options<FirstOrganizationsQuery, FirstOrganizationsQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(FirstOrganizationsDocument, options); }
export function useFirstOrganizationsLazyQuery(options?: Apollo.useLazyQuery.Options<FirstOrganizationsQuery, FirstOrganizationsQueryVariables>) { return Apollo.useLazyQuery(FirstOrganizationsDocument, options); }
export function useOrganizationSearchQuery(options: Apollo.useQuery.Options<OrganizationSearchQuery, OrganizationSearchQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(OrganizationSearchDocument, options); }
export function useOrganizationSearchLazyQuery(options?: Apollo.useLazyQuery.Options<OrganizationSearchQuery, OrganizationSearchQueryVariables>) { return Apollo.useLazyQuery(OrganizationSearchDocument, options); }