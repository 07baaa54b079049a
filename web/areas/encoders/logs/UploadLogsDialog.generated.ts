/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { EncoderStatus_StatusFragment } from '../EncoderRow.generated.ts';
import type { Refusal_ProblemFragment } from '../../../kernel/refusal.generated.ts';
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import { EncoderStatus_StatusFragmentDoc } from '../EncoderRow.generated.ts';
import { Refusal_ProblemFragmentDoc } from '../../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type UploadEncoderLogsMutationVariables = Exact<{
  input: Types.UploadEncoderLogsInput;
}>;


export type UploadEncoderLogsMutation = { __typename: 'Mutation', uploadEncoderLogs: { __typename: 'UploadEncoderLogsPayload', encoder: { __typename: 'Encoder', id: string, name: string, status: (
        { __typename: 'EncoderStatus' }
        & EncoderStatus_StatusFragment
      ) } | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };


export const UploadEncoderLogsDocument = /*#__PURE__*/ composeDocument<UploadEncoderLogsMutation, UploadEncoderLogsMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadEncoderLogs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadEncoderLogsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadEncoderLogs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EncoderStatus_status"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [EncoderStatus_StatusFragmentDoc, Refusal_ProblemFragmentDoc]);
export function useUploadEncoderLogsMutation(options?: Apollo.useMutation.Options<UploadEncoderLogsMutation, UploadEncoderLogsMutationVariables>) { return Apollo.useMutation(UploadEncoderLogsDocument, options); }