/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Preset_EncoderPresetFragment } from './PresetPage.generated.ts';
import type { Refusal_ProblemFragment } from '../../../kernel/refusal.generated.ts';
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import { Preset_EncoderPresetFragmentDoc } from './PresetPage.generated.ts';
import { Refusal_ProblemFragmentDoc } from '../../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type EncoderPresetFormOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type EncoderPresetFormOptionsQuery = { __typename: 'Query', encoderPresetOptions: { __typename: 'EncoderPresetOptions', codecs: Array<Types.VideoCodec>, inputFormats: Array<string>, outputFormats: Array<string>, formatStandards: Array<Types.FormatStandard> } | null };

export type CreateEncoderPresetMutationVariables = Exact<{
  input: Types.CreateEncoderPresetInput;
}>;


export type CreateEncoderPresetMutation = { __typename: 'Mutation', createEncoderPreset: { __typename: 'CreateEncoderPresetPayload', encoderPreset: (
      { __typename: 'EncoderPreset' }
      & Preset_EncoderPresetFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type UpdateEncoderPresetMutationVariables = Exact<{
  input: Types.UpdateEncoderPresetInput;
}>;


export type UpdateEncoderPresetMutation = { __typename: 'Mutation', updateEncoderPreset: { __typename: 'UpdateEncoderPresetPayload', encoderPreset: (
      { __typename: 'EncoderPreset' }
      & Preset_EncoderPresetFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };


export const EncoderPresetFormOptionsDocument = /*#__PURE__*/ composeDocument<EncoderPresetFormOptionsQuery, EncoderPresetFormOptionsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EncoderPresetFormOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoderPresetOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codecs"}},{"kind":"Field","name":{"kind":"Name","value":"inputFormats"}},{"kind":"Field","name":{"kind":"Name","value":"outputFormats"}},{"kind":"Field","name":{"kind":"Name","value":"formatStandards"}}]}}]}}, []);
export const CreateEncoderPresetDocument = /*#__PURE__*/ composeDocument<CreateEncoderPresetMutation, CreateEncoderPresetMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateEncoderPreset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateEncoderPresetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createEncoderPreset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoderPreset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Preset_encoderPreset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Preset_EncoderPresetFragmentDoc, Refusal_ProblemFragmentDoc]);
export const UpdateEncoderPresetDocument = /*#__PURE__*/ composeDocument<UpdateEncoderPresetMutation, UpdateEncoderPresetMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateEncoderPreset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEncoderPresetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEncoderPreset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoderPreset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Preset_encoderPreset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Preset_EncoderPresetFragmentDoc, Refusal_ProblemFragmentDoc]);
export function useEncoderPresetFormOptionsQuery(options?: Apollo.useQuery.Options<EncoderPresetFormOptionsQuery, EncoderPresetFormOptionsQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(EncoderPresetFormOptionsDocument, options); }
export function useEncoderPresetFormOptionsLazyQuery(options?: Apollo.useLazyQuery.Options<EncoderPresetFormOptionsQuery, EncoderPresetFormOptionsQueryVariables>) { return Apollo.useLazyQuery(EncoderPresetFormOptionsDocument, options); }
export function useCreateEncoderPresetMutation(options?: Apollo.useMutation.Options<CreateEncoderPresetMutation, CreateEncoderPresetMutationVariables>) { return Apollo.useMutation(CreateEncoderPresetDocument, options); }
export function useUpdateEncoderPresetMutation(options?: Apollo.useMutation.Options<UpdateEncoderPresetMutation, UpdateEncoderPresetMutationVariables>) { return Apollo.useMutation(UpdateEncoderPresetDocument, options); }