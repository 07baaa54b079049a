/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Refusal_ProblemFragment } from '../kernel/refusal.generated.ts';
import type * as Types from '../schema.generated.ts';

import { composeDocument } from '../kernel/composeDocument.ts';
import { Refusal_ProblemFragmentDoc } from '../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type UpdatePreferencesMutationVariables = Exact<{
  input: Types.UpdatePreferencesInput;
}>;


export type UpdatePreferencesMutation = { __typename: 'Mutation', updatePreferences: { __typename: 'UpdatePreferencesPayload', preferences: { __typename: 'Preferences', clock: Types.Clock | null, language: Types.Language | null, timezone: string | null } | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };


export const UpdatePreferencesDocument = /*#__PURE__*/ composeDocument<UpdatePreferencesMutation, UpdatePreferencesMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePreferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePreferencesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clock"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export function useUpdatePreferencesMutation(options?: Apollo.useMutation.Options<UpdatePreferencesMutation, UpdatePreferencesMutationVariables>) { return Apollo.useMutation(UpdatePreferencesDocument, options); }