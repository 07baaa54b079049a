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
export type EncoderChannelUsesQueryVariables = Exact<{
  id: string;
}>;


export type EncoderChannelUsesQuery = { __typename: 'Query', encoderChannel: { __typename: 'EncoderChannel', id: string, uses: Array<(
      { __typename: 'Use' }
      & UsesList_UseFragment
    )> | null } | null };

export type DeleteEncoderChannelMutationVariables = Exact<{
  input: Types.DeleteEncoderChannelInput;
}>;


export type DeleteEncoderChannelMutation = { __typename: 'Mutation', deleteEncoderChannel: { __typename: 'DeleteEncoderChannelPayload', deletedId: string | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };


export const EncoderChannelUsesDocument = /*#__PURE__*/ composeDocument<EncoderChannelUsesQuery, EncoderChannelUsesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EncoderChannelUses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoderChannel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsesList_use"}}]}}]}}]}}, [UsesList_UseFragmentDoc]);
export const DeleteEncoderChannelDocument = /*#__PURE__*/ composeDocument<DeleteEncoderChannelMutation, DeleteEncoderChannelMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteEncoderChannel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteEncoderChannelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteEncoderChannel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export function useEncoderChannelUsesQuery(options: Apollo.useQuery.Options<EncoderChannelUsesQuery, EncoderChannelUsesQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(EncoderChannelUsesDocument, options); }
export function useEncoderChannelUsesLazyQuery(options?: Apollo.useLazyQuery.Options<EncoderChannelUsesQuery, EncoderChannelUsesQueryVariables>) { return Apollo.useLazyQuery(EncoderChannelUsesDocument, options); }
export function useDeleteEncoderChannelMutation(options?: Apollo.useMutation.Options<DeleteEncoderChannelMutation, DeleteEncoderChannelMutationVariables>) { return Apollo.useMutation(DeleteEncoderChannelDocument, options); }