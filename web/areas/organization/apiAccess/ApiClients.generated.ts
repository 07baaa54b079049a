/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Refusal_ProblemFragment } from '../../../kernel/refusal.generated.ts';
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import { Refusal_ProblemFragmentDoc } from '../../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type ApiClientsPageQueryVariables = Exact<{
  customerId: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: string | null | undefined;
  sort?: Types.ListSort | null | undefined;
}>;


export type ApiClientsPageQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, apiClients: { __typename: 'ApiClientConnection', totalCount: number, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, edges: Array<{ __typename: 'ApiClientEdge', cursor: string, node: (
          { __typename: 'ApiClient' }
          & ApiClient_ClientFragment
        ) }> } | null } | null };

export type ApiClientPageQueryVariables = Exact<{
  id: string;
}>;


export type ApiClientPageQuery = { __typename: 'Query', apiClient: (
    { __typename: 'ApiClient', lastUsedFrom: string | null, permissions: Array<Types.Permission>, rolesInForce: Array<Types.ApiRole>, customer: { __typename: 'Customer', id: string, timezone: string } | null }
    & ApiClient_ClientFragment
  ) | null };

export type ApiClientRolesQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiClientRolesQuery = { __typename: 'Query', apiClientRoles: Array<{ __typename: 'ApiClientRole', role: Types.ApiRole, permissions: Array<Types.Permission>, isAvailable: boolean }> | null };

export type ApiClient_ClientFragment = { __typename: 'ApiClient', id: string, name: string, roles: Array<Types.ApiRole>, revision: number, lastUsedAt: string | null, createdAt: string };

export type CreateApiClientMutationVariables = Exact<{
  input: Types.CreateApiClientInput;
}>;


export type CreateApiClientMutation = { __typename: 'Mutation', createApiClient: { __typename: 'ApiClientSecretPayload', clientSecret: string | null, apiClient: (
      { __typename: 'ApiClient' }
      & ApiClient_ClientFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type UpdateApiClientMutationVariables = Exact<{
  input: Types.UpdateApiClientInput;
}>;


export type UpdateApiClientMutation = { __typename: 'Mutation', updateApiClient: { __typename: 'ApiClientPayload', apiClient: (
      { __typename: 'ApiClient', permissions: Array<Types.Permission>, rolesInForce: Array<Types.ApiRole> }
      & ApiClient_ClientFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type DeleteApiClientMutationVariables = Exact<{
  input: Types.DeleteApiClientInput;
}>;


export type DeleteApiClientMutation = { __typename: 'Mutation', deleteApiClient: { __typename: 'DeleteApiClientPayload', deletedId: string | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type RegenerateApiClientSecretMutationVariables = Exact<{
  input: Types.RegenerateApiClientSecretInput;
}>;


export type RegenerateApiClientSecretMutation = { __typename: 'Mutation', regenerateApiClientSecret: { __typename: 'ApiClientSecretPayload', clientSecret: string | null, apiClient: (
      { __typename: 'ApiClient' }
      & ApiClient_ClientFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export const ApiClient_ClientFragmentDoc = /*#__PURE__*/ composeDocument<ApiClient_ClientFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiClient_client"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiClient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}, []);
export const ApiClientsPageDocument = /*#__PURE__*/ composeDocument<ApiClientsPageQuery, ApiClientsPageQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiClientsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"50"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"apiClients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiClient_client"}}]}}]}}]}}]}}]}}, [ApiClient_ClientFragmentDoc]);
export const ApiClientPageDocument = /*#__PURE__*/ composeDocument<ApiClientPageQuery, ApiClientPageQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiClientPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiClient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiClient_client"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"rolesInForce"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}}]}}]}}]}}, [ApiClient_ClientFragmentDoc]);
export const ApiClientRolesDocument = /*#__PURE__*/ composeDocument<ApiClientRolesQuery, ApiClientRolesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiClientRoles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiClientRoles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}}]}}]}}, []);
export const CreateApiClientDocument = /*#__PURE__*/ composeDocument<CreateApiClientMutation, CreateApiClientMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApiClient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateApiClientInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApiClient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiClient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiClient_client"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clientSecret"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [ApiClient_ClientFragmentDoc, Refusal_ProblemFragmentDoc]);
export const UpdateApiClientDocument = /*#__PURE__*/ composeDocument<UpdateApiClientMutation, UpdateApiClientMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateApiClient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateApiClientInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateApiClient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiClient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiClient_client"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"rolesInForce"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [ApiClient_ClientFragmentDoc, Refusal_ProblemFragmentDoc]);
export const DeleteApiClientDocument = /*#__PURE__*/ composeDocument<DeleteApiClientMutation, DeleteApiClientMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteApiClient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteApiClientInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteApiClient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export const RegenerateApiClientSecretDocument = /*#__PURE__*/ composeDocument<RegenerateApiClientSecretMutation, RegenerateApiClientSecretMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegenerateApiClientSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegenerateApiClientSecretInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regenerateApiClientSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiClient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiClient_client"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clientSecret"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [ApiClient_ClientFragmentDoc, Refusal_ProblemFragmentDoc]);
export function useApiClientsPageQuery(options: Apollo.useQuery.Options<ApiClientsPageQuery, ApiClientsPageQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(ApiClientsPageDocument, options); }
export function useApiClientsPageLazyQuery(options?: Apollo.useLazyQuery.Options<ApiClientsPageQuery, ApiClientsPageQueryVariables>) { return Apollo.useLazyQuery(ApiClientsPageDocument, options); }
export function useApiClientPageQuery(options: Apollo.useQuery.Options<ApiClientPageQuery, ApiClientPageQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(ApiClientPageDocument, options); }
export function useApiClientPageLazyQuery(options?: Apollo.useLazyQuery.Options<ApiClientPageQuery, ApiClientPageQueryVariables>) { return Apollo.useLazyQuery(ApiClientPageDocument, options); }
export function useApiClientRolesQuery(options?: Apollo.useQuery.Options<ApiClientRolesQuery, ApiClientRolesQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(ApiClientRolesDocument, options); }
export function useApiClientRolesLazyQuery(options?: Apollo.useLazyQuery.Options<ApiClientRolesQuery, ApiClientRolesQueryVariables>) { return Apollo.useLazyQuery(ApiClientRolesDocument, options); }
export function useCreateApiClientMutation(options?: Apollo.useMutation.Options<CreateApiClientMutation, CreateApiClientMutationVariables>) { return Apollo.useMutation(CreateApiClientDocument, options); }
export function useUpdateApiClientMutation(options?: Apollo.useMutation.Options<UpdateApiClientMutation, UpdateApiClientMutationVariables>) { return Apollo.useMutation(UpdateApiClientDocument, options); }
export function useDeleteApiClientMutation(options?: Apollo.useMutation.Options<DeleteApiClientMutation, DeleteApiClientMutationVariables>) { return Apollo.useMutation(DeleteApiClientDocument, options); }
export function useRegenerateApiClientSecretMutation(options?: Apollo.useMutation.Options<RegenerateApiClientSecretMutation, RegenerateApiClientSecretMutationVariables>) { return Apollo.useMutation(RegenerateApiClientSecretDocument, options); }