/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Refusal_ProblemFragment } from '../../../kernel/refusal.generated.ts';
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import { Refusal_ProblemFragmentDoc } from '../../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type ProvisionEncoderChannelMutationVariables = Exact<{
  input: Types.ProvisionEncoderChannelInput;
}>;


export type ProvisionEncoderChannelMutation = { __typename: 'Mutation', provisionEncoderChannel: { __typename: 'ProvisionEncoderChannelPayload', encoderChannel: { __typename: 'EncoderChannel', id: string, isProvisioned: boolean, bucket: string | null } | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };


export const ProvisionEncoderChannelDocument = /*#__PURE__*/ composeDocument<ProvisionEncoderChannelMutation, ProvisionEncoderChannelMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProvisionEncoderChannel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProvisionEncoderChannelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provisionEncoderChannel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoderChannel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isProvisioned"}},{"kind":"Field","name":{"kind":"Name","value":"bucket"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export function useProvisionEncoderChannelMutation(options?: Apollo.useMutation.Options<ProvisionEncoderChannelMutation, ProvisionEncoderChannelMutationVariables>) { return Apollo.useMutation(ProvisionEncoderChannelDocument, options); }