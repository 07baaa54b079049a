/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EncoderUsesQueryVariables = Exact<{
  id: string;
}>;


export type EncoderUsesQuery = { __typename: 'Query', encoder: { __typename: 'Encoder', id: string, uses: Array<{ __typename: 'Use', kind: Types.UseKind, id: string, name: string, startTime: string | null }> | null } | null };

export type MoveEncoderMutationVariables = Exact<{
  input: Types.MoveEncoderInput;
}>;


export type MoveEncoderMutation = { __typename: 'Mutation', moveEncoder: { __typename: 'MoveEncoderPayload', encoder: { __typename: 'Encoder', id: string, name: string } | null, userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, reason: Types.Reason, field: Array<string> | null, message: string, parameters: Array<{ __typename: 'ReasonParameter', name: string, value: string }> }> } | null };

export type DeleteEncoderMutationVariables = Exact<{
  input: Types.DeleteEncoderInput;
}>;


export type DeleteEncoderMutation = { __typename: 'Mutation', deleteEncoder: { __typename: 'DeleteEncoderPayload', deletedId: string | null, userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, reason: Types.Reason, field: Array<string> | null, message: string, parameters: Array<{ __typename: 'ReasonParameter', name: string, value: string }> }> } | null };


export const EncoderUsesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EncoderUses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsesList_use"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UsesList_use"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Use"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}}]}}]} as unknown as DocumentNode<EncoderUsesQuery, EncoderUsesQueryVariables>;
export const MoveEncoderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveEncoder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveEncoderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveEncoder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"parameters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<MoveEncoderMutation, MoveEncoderMutationVariables>;
export const DeleteEncoderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteEncoder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteEncoderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteEncoder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"parameters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteEncoderMutation, DeleteEncoderMutationVariables>;
export function useEncoderUsesQuery(options: Apollo.useQuery.Options<EncoderUsesQuery, EncoderUsesQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(EncoderUsesDocument, options); }
export function useEncoderUsesLazyQuery(options?: Apollo.useLazyQuery.Options<EncoderUsesQuery, EncoderUsesQueryVariables>) { return Apollo.useLazyQuery(EncoderUsesDocument, options); }
export function useMoveEncoderMutation(options?: Apollo.useMutation.Options<MoveEncoderMutation, MoveEncoderMutationVariables>) { return Apollo.useMutation(MoveEncoderDocument, options); }
export function useDeleteEncoderMutation(options?: Apollo.useMutation.Options<DeleteEncoderMutation, DeleteEncoderMutationVariables>) { return Apollo.useMutation(DeleteEncoderDocument, options); }