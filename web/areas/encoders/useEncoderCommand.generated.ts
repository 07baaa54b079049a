/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { EncoderStatus_StatusFragment } from './EncoderRow.generated.ts';
import type { Refusal_ProblemFragment } from '../../kernel/refusal.generated.ts';
import type * as Types from '../../schema.generated.ts';

import { composeDocument } from '../../kernel/composeDocument.ts';
import { EncoderStatus_StatusFragmentDoc } from './EncoderRow.generated.ts';
import { Refusal_ProblemFragmentDoc } from '../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type CommandEncoderMutationVariables = Exact<{
  input: Types.CommandEncoderInput;
}>;


export type CommandEncoderMutation = { __typename: 'Mutation', commandEncoder: { __typename: 'CommandEncoderPayload', encoder: { __typename: 'Encoder', id: string, name: string, version: string, availableVersion: string | null, status: (
        { __typename: 'EncoderStatus' }
        & EncoderStatus_StatusFragment
      ) } | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type CommandEncodersMutationVariables = Exact<{
  input: Types.CommandEncodersInput;
}>;


export type CommandEncodersMutation = { __typename: 'Mutation', commandEncoders: { __typename: 'CommandEncodersPayload', results: Array<{ __typename: 'CommandEncoderResult', encoderId: string, encoder: { __typename: 'Encoder', id: string, name: string, version: string, availableVersion: string | null, status: (
          { __typename: 'EncoderStatus' }
          & EncoderStatus_StatusFragment
        ) } | null, userErrors: Array<(
        { __typename: 'UserError' }
        & Refusal_ProblemFragment
      )> }>, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };


export const CommandEncoderDocument = /*#__PURE__*/ composeDocument<CommandEncoderMutation, CommandEncoderMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CommandEncoder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CommandEncoderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commandEncoder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"availableVersion"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EncoderStatus_status"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [EncoderStatus_StatusFragmentDoc, Refusal_ProblemFragmentDoc]);
export const CommandEncodersDocument = /*#__PURE__*/ composeDocument<CommandEncodersMutation, CommandEncodersMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CommandEncoders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CommandEncodersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commandEncoders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoderId"}},{"kind":"Field","name":{"kind":"Name","value":"encoder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"availableVersion"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EncoderStatus_status"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [EncoderStatus_StatusFragmentDoc, Refusal_ProblemFragmentDoc]);
export function useCommandEncoderMutation(options?: Apollo.useMutation.Options<CommandEncoderMutation, CommandEncoderMutationVariables>) { return Apollo.useMutation(CommandEncoderDocument, options); }
export function useCommandEncodersMutation(options?: Apollo.useMutation.Options<CommandEncodersMutation, CommandEncodersMutationVariables>) { return Apollo.useMutation(CommandEncodersDocument, options); }