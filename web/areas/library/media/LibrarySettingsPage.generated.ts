/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Refusal_ProblemFragment } from '../../../kernel/refusal.generated.ts';
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import { Refusal_ProblemFragmentDoc } from '../../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type LibrarySettingsQueryVariables = Exact<{
  customerId: string;
}>;


export type LibrarySettingsQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, vodPlanName: string | null, storage: { __typename: 'LibraryStorage', usedBytes: number, limitBytes: number | null } | null, librarySettings: { __typename: 'LibrarySettings', isDeleteAfterEnabled: boolean, deleteAfterDays: number } | null } | null };

export type UpdateLibrarySettingsMutationVariables = Exact<{
  input: Types.UpdateLibrarySettingsInput;
}>;


export type UpdateLibrarySettingsMutation = { __typename: 'Mutation', updateLibrarySettings: { __typename: 'LibrarySettingsPayload', librarySettings: { __typename: 'LibrarySettings', isDeleteAfterEnabled: boolean, deleteAfterDays: number } | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };


export const LibrarySettingsDocument = /*#__PURE__*/ composeDocument<LibrarySettingsQuery, LibrarySettingsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LibrarySettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vodPlanName"}},{"kind":"Field","name":{"kind":"Name","value":"storage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"limitBytes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"librarySettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isDeleteAfterEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"deleteAfterDays"}}]}}]}}]}}, []);
export const UpdateLibrarySettingsDocument = /*#__PURE__*/ composeDocument<UpdateLibrarySettingsMutation, UpdateLibrarySettingsMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateLibrarySettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateLibrarySettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateLibrarySettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"librarySettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isDeleteAfterEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"deleteAfterDays"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export function useLibrarySettingsQuery(options: Apollo.useQuery.Options<LibrarySettingsQuery, LibrarySettingsQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(LibrarySettingsDocument, options); }
export function useLibrarySettingsLazyQuery(options?: Apollo.useLazyQuery.Options<LibrarySettingsQuery, LibrarySettingsQueryVariables>) { return Apollo.useLazyQuery(LibrarySettingsDocument, options); }
export function useUpdateLibrarySettingsMutation(options?: Apollo.useMutation.Options<UpdateLibrarySettingsMutation, UpdateLibrarySettingsMutationVariables>) { return Apollo.useMutation(UpdateLibrarySettingsDocument, options); }