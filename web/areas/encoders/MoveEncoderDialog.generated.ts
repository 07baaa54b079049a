/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { UsesList_UseFragment } from '../../ui/UsesList.generated.ts';
import type { Refusal_ProblemFragment } from '../../kernel/refusal.generated.ts';
import type * as Types from '../../schema.generated.ts';

import { composeDocument } from '../../kernel/composeDocument.ts';
import { UsesList_UseFragmentDoc } from '../../ui/UsesList.generated.ts';
import { Refusal_ProblemFragmentDoc } from '../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type EncoderUsesQueryVariables = Exact<{
  id: string;
}>;


export type EncoderUsesQuery = { __typename: 'Query', encoder: { __typename: 'Encoder', id: string, uses: Array<(
      { __typename: 'Use' }
      & UsesList_UseFragment
    )> | null } | null };

export type MoveEncoderMutationVariables = Exact<{
  input: Types.MoveEncoderInput;
}>;


export type MoveEncoderMutation = { __typename: 'Mutation', moveEncoder: { __typename: 'MoveEncoderPayload', encoder: { __typename: 'Encoder', id: string, name: string } | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type DeleteEncoderMutationVariables = Exact<{
  input: Types.DeleteEncoderInput;
}>;


export type DeleteEncoderMutation = { __typename: 'Mutation', deleteEncoder: { __typename: 'DeleteEncoderPayload', deletedId: string | null, activationCode: string | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };


export const EncoderUsesDocument = /*#__PURE__*/ composeDocument<EncoderUsesQuery, EncoderUsesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EncoderUses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsesList_use"}}]}}]}}]}}, [UsesList_UseFragmentDoc]);
export const MoveEncoderDocument = /*#__PURE__*/ composeDocument<MoveEncoderMutation, MoveEncoderMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveEncoder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveEncoderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveEncoder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export const DeleteEncoderDocument = /*#__PURE__*/ composeDocument<DeleteEncoderMutation, DeleteEncoderMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteEncoder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteEncoderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteEncoder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"activationCode"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export function useEncoderUsesQuery(options: Apollo.useQuery.Options<EncoderUsesQuery, EncoderUsesQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(EncoderUsesDocument, options); }
export function useEncoderUsesLazyQuery(options?: Apollo.useLazyQuery.Options<EncoderUsesQuery, EncoderUsesQueryVariables>) { return Apollo.useLazyQuery(EncoderUsesDocument, options); }
export function useMoveEncoderMutation(options?: Apollo.useMutation.Options<MoveEncoderMutation, MoveEncoderMutationVariables>) { return Apollo.useMutation(MoveEncoderDocument, options); }
export function useDeleteEncoderMutation(options?: Apollo.useMutation.Options<DeleteEncoderMutation, DeleteEncoderMutationVariables>) { return Apollo.useMutation(DeleteEncoderDocument, options); }