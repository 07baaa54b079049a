/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EncoderChannelUsesQueryVariables = Exact<{
  id: string;
}>;


export type EncoderChannelUsesQuery = { __typename: 'Query', encoderChannel: { __typename: 'EncoderChannel', id: string, uses: Array<{ __typename: 'Use', kind: Types.UseKind, id: string, name: string, startsAt: string | null }> | null } | null };

export type DeleteEncoderChannelMutationVariables = Exact<{
  input: Types.DeleteEncoderChannelInput;
}>;


export type DeleteEncoderChannelMutation = { __typename: 'Mutation', deleteEncoderChannel: { __typename: 'DeleteEncoderChannelPayload', deletedId: string | null, userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, reason: Types.Reason, field: Array<string> | null, message: string, parameters: Array<{ __typename: 'ReasonParameter', name: string, value: string }> }> } | null };


export const EncoderChannelUsesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EncoderChannelUses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoderChannel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsesList_use"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UsesList_use"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Use"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}}]}}]} as unknown as DocumentNode<EncoderChannelUsesQuery, EncoderChannelUsesQueryVariables>;
export const DeleteEncoderChannelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteEncoderChannel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteEncoderChannelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteEncoderChannel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal_problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"parameters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<DeleteEncoderChannelMutation, DeleteEncoderChannelMutationVariables>;
export function useEncoderChannelUsesQuery(options: Apollo.useQuery.Options<EncoderChannelUsesQuery, EncoderChannelUsesQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(EncoderChannelUsesDocument, options); }
export function useEncoderChannelUsesLazyQuery(options?: Apollo.useLazyQuery.Options<EncoderChannelUsesQuery, EncoderChannelUsesQueryVariables>) { return Apollo.useLazyQuery(EncoderChannelUsesDocument, options); }
export function useDeleteEncoderChannelMutation(options?: Apollo.useMutation.Options<DeleteEncoderChannelMutation, DeleteEncoderChannelMutationVariables>) { return Apollo.useMutation(DeleteEncoderChannelDocument, options); }