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
export type EncoderPresetUsesQueryVariables = Exact<{
  id: string;
}>;


export type EncoderPresetUsesQuery = { __typename: 'Query', encoderPreset: { __typename: 'EncoderPreset', id: string, uses: Array<(
      { __typename: 'Use' }
      & UsesList_UseFragment
    )> | null } | null };

export type DeleteEncoderPresetMutationVariables = Exact<{
  input: Types.DeleteEncoderPresetInput;
}>;


export type DeleteEncoderPresetMutation = { __typename: 'Mutation', deleteEncoderPreset: { __typename: 'DeleteEncoderPresetPayload', deletedId: string | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };


export const EncoderPresetUsesDocument = /*#__PURE__*/ composeDocument<EncoderPresetUsesQuery, EncoderPresetUsesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EncoderPresetUses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoderPreset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsesList_use"}}]}}]}}]}}, [UsesList_UseFragmentDoc]);
export const DeleteEncoderPresetDocument = /*#__PURE__*/ composeDocument<DeleteEncoderPresetMutation, DeleteEncoderPresetMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteEncoderPreset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteEncoderPresetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteEncoderPreset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export function useEncoderPresetUsesQuery(options: Apollo.useQuery.Options<EncoderPresetUsesQuery, EncoderPresetUsesQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(EncoderPresetUsesDocument, options); }
export function useEncoderPresetUsesLazyQuery(options?: Apollo.useLazyQuery.Options<EncoderPresetUsesQuery, EncoderPresetUsesQueryVariables>) { return Apollo.useLazyQuery(EncoderPresetUsesDocument, options); }
export function useDeleteEncoderPresetMutation(options?: Apollo.useMutation.Options<DeleteEncoderPresetMutation, DeleteEncoderPresetMutationVariables>) { return Apollo.useMutation(DeleteEncoderPresetDocument, options); }