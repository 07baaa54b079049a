/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { UsesList_UseFragment } from '../../../ui/UsesList.generated.ts';
import type { Refusal_ProblemFragment } from '../../../kernel/refusal.generated.ts';
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import { UsesList_UseFragmentDoc } from '../../../ui/UsesList.generated.ts';
import { Refusal_ProblemFragmentDoc } from '../../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type WebPreset_WebPresetFragment = { __typename: 'WebPreset', id: string, name: string, isDefault: boolean, videoChannel: number, leftAudioChannel: number, rightAudioChannel: number | null, isDeinterlaced: boolean, createdAt: string | null };

export type WebPresetsPageQueryVariables = Exact<{
  customerId: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: string | null | undefined;
  sort?: Types.ListSort | null | undefined;
}>;


export type WebPresetsPageQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, webPresets: { __typename: 'WebPresetConnection', totalCount: number, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, edges: Array<{ __typename: 'WebPresetEdge', cursor: string, node: (
          { __typename: 'WebPreset' }
          & WebPreset_WebPresetFragment
        ) }> } | null } | null };

export type WebPresetPageQueryVariables = Exact<{
  id: string;
}>;


export type WebPresetPageQuery = { __typename: 'Query', webPreset: (
    { __typename: 'WebPreset', uses: Array<(
      { __typename: 'Use' }
      & UsesList_UseFragment
    )> | null }
    & WebPreset_WebPresetFragment
  ) | null };

export type WebPresetUsesQueryVariables = Exact<{
  id: string;
}>;


export type WebPresetUsesQuery = { __typename: 'Query', webPreset: { __typename: 'WebPreset', id: string, uses: Array<(
      { __typename: 'Use' }
      & UsesList_UseFragment
    )> | null } | null };

export type CreateWebPresetMutationVariables = Exact<{
  input: Types.CreateWebPresetInput;
}>;


export type CreateWebPresetMutation = { __typename: 'Mutation', createWebPreset: { __typename: 'WebPresetPayload', webPreset: (
      { __typename: 'WebPreset' }
      & WebPreset_WebPresetFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type UpdateWebPresetMutationVariables = Exact<{
  input: Types.UpdateWebPresetInput;
}>;


export type UpdateWebPresetMutation = { __typename: 'Mutation', updateWebPreset: { __typename: 'WebPresetPayload', webPreset: (
      { __typename: 'WebPreset' }
      & WebPreset_WebPresetFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type DeleteWebPresetMutationVariables = Exact<{
  input: Types.DeleteWebPresetInput;
}>;


export type DeleteWebPresetMutation = { __typename: 'Mutation', deleteWebPreset: { __typename: 'DeleteWebPresetPayload', deletedId: string | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export const WebPreset_WebPresetFragmentDoc = /*#__PURE__*/ composeDocument<WebPreset_WebPresetFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebPreset_webPreset"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebPreset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"videoChannel"}},{"kind":"Field","name":{"kind":"Name","value":"leftAudioChannel"}},{"kind":"Field","name":{"kind":"Name","value":"rightAudioChannel"}},{"kind":"Field","name":{"kind":"Name","value":"isDeinterlaced"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}, []);
export const WebPresetsPageDocument = /*#__PURE__*/ composeDocument<WebPresetsPageQuery, WebPresetsPageQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebPresetsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"50"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"webPresets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebPreset_webPreset"}}]}}]}}]}}]}}]}}, [WebPreset_WebPresetFragmentDoc]);
export const WebPresetPageDocument = /*#__PURE__*/ composeDocument<WebPresetPageQuery, WebPresetPageQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebPresetPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webPreset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebPreset_webPreset"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsesList_use"}}]}}]}}]}}, [WebPreset_WebPresetFragmentDoc, UsesList_UseFragmentDoc]);
export const WebPresetUsesDocument = /*#__PURE__*/ composeDocument<WebPresetUsesQuery, WebPresetUsesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebPresetUses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webPreset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsesList_use"}}]}}]}}]}}, [UsesList_UseFragmentDoc]);
export const CreateWebPresetDocument = /*#__PURE__*/ composeDocument<CreateWebPresetMutation, CreateWebPresetMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWebPreset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWebPresetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWebPreset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webPreset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebPreset_webPreset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [WebPreset_WebPresetFragmentDoc, Refusal_ProblemFragmentDoc]);
export const UpdateWebPresetDocument = /*#__PURE__*/ composeDocument<UpdateWebPresetMutation, UpdateWebPresetMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWebPreset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWebPresetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWebPreset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webPreset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebPreset_webPreset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [WebPreset_WebPresetFragmentDoc, Refusal_ProblemFragmentDoc]);
export const DeleteWebPresetDocument = /*#__PURE__*/ composeDocument<DeleteWebPresetMutation, DeleteWebPresetMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWebPreset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteWebPresetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWebPreset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export function useWebPresetsPageQuery(options: Apollo.useQuery.Options<WebPresetsPageQuery, WebPresetsPageQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(WebPresetsPageDocument, options); }
export function useWebPresetsPageLazyQuery(options?: Apollo.useLazyQuery.Options<WebPresetsPageQuery, WebPresetsPageQueryVariables>) { return Apollo.useLazyQuery(WebPresetsPageDocument, options); }
export function useWebPresetPageQuery(options: Apollo.useQuery.Options<WebPresetPageQuery, WebPresetPageQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(WebPresetPageDocument, options); }
export function useWebPresetPageLazyQuery(options?: Apollo.useLazyQuery.Options<WebPresetPageQuery, WebPresetPageQueryVariables>) { return Apollo.useLazyQuery(WebPresetPageDocument, options); }
export function useWebPresetUsesQuery(options: Apollo.useQuery.Options<WebPresetUsesQuery, WebPresetUsesQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(WebPresetUsesDocument, options); }
export function useWebPresetUsesLazyQuery(options?: Apollo.useLazyQuery.Options<WebPresetUsesQuery, WebPresetUsesQueryVariables>) { return Apollo.useLazyQuery(WebPresetUsesDocument, options); }
export function useCreateWebPresetMutation(options?: Apollo.useMutation.Options<CreateWebPresetMutation, CreateWebPresetMutationVariables>) { return Apollo.useMutation(CreateWebPresetDocument, options); }
export function useUpdateWebPresetMutation(options?: Apollo.useMutation.Options<UpdateWebPresetMutation, UpdateWebPresetMutationVariables>) { return Apollo.useMutation(UpdateWebPresetDocument, options); }
export function useDeleteWebPresetMutation(options?: Apollo.useMutation.Options<DeleteWebPresetMutation, DeleteWebPresetMutationVariables>) { return Apollo.useMutation(DeleteWebPresetDocument, options); }