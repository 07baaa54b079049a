/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Refusal_ProblemFragment } from '../../../kernel/refusal.generated.ts';
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import { Refusal_ProblemFragmentDoc } from '../../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type RenameEncoderVideoMutationVariables = Exact<{
  input: Types.UpdateEncoderVideoInput;
}>;


export type RenameEncoderVideoMutation = { __typename: 'Mutation', updateEncoderVideo: { __typename: 'UpdateEncoderVideoPayload', encoderVideo: { __typename: 'EncoderVideo', id: string, name: string } | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type DeleteEncoderVideoMutationVariables = Exact<{
  input: Types.DeleteEncoderVideoInput;
}>;


export type DeleteEncoderVideoMutation = { __typename: 'Mutation', deleteEncoderVideo: { __typename: 'DeleteEncoderVideoPayload', deletedId: string | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };


export const RenameEncoderVideoDocument = /*#__PURE__*/ composeDocument<RenameEncoderVideoMutation, RenameEncoderVideoMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameEncoderVideo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEncoderVideoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEncoderVideo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoderVideo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export const DeleteEncoderVideoDocument = /*#__PURE__*/ composeDocument<DeleteEncoderVideoMutation, DeleteEncoderVideoMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteEncoderVideo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteEncoderVideoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteEncoderVideo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export function useRenameEncoderVideoMutation(options?: Apollo.useMutation.Options<RenameEncoderVideoMutation, RenameEncoderVideoMutationVariables>) { return Apollo.useMutation(RenameEncoderVideoDocument, options); }
export function useDeleteEncoderVideoMutation(options?: Apollo.useMutation.Options<DeleteEncoderVideoMutation, DeleteEncoderVideoMutationVariables>) { return Apollo.useMutation(DeleteEncoderVideoDocument, options); }