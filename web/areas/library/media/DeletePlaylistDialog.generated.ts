/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DeletePlaylistMutationVariables = Exact<{
  input: Types.DeletePlaylistInput;
}>;


export type DeletePlaylistMutation = { __typename: 'Mutation', deletePlaylist: { __typename: 'DeletePlaylistPayload', deletedId: string | null, userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, reason: Types.Reason, field: Array<string> | null, message: string, parameters: Array<{ __typename: 'ReasonParameter', name: string, value: string }> }> } | null };

export type PlaylistUsesQueryVariables = Exact<{
  id: string;
}>;


export type PlaylistUsesQuery = { __typename: 'Query', playlist: { __typename: 'Playlist', id: string, uses: Array<{ __typename: 'Use', kind: Types.UseKind, id: string, name: string, startsAt: string | null }> | null } | null };


export const DeletePlaylistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePlaylist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeletePlaylistInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePlaylist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal_problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"parameters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<DeletePlaylistMutation, DeletePlaylistMutationVariables>;
export const PlaylistUsesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlaylistUses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsesList_use"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UsesList_use"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Use"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}}]}}]} as unknown as DocumentNode<PlaylistUsesQuery, PlaylistUsesQueryVariables>;
export function useDeletePlaylistMutation(options?: Apollo.useMutation.Options<DeletePlaylistMutation, DeletePlaylistMutationVariables>) { return Apollo.useMutation(DeletePlaylistDocument, options); }
export function usePlaylistUsesQuery(options: Apollo.useQuery.Options<PlaylistUsesQuery, PlaylistUsesQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(PlaylistUsesDocument, options); }
export function usePlaylistUsesLazyQuery(options?: Apollo.useLazyQuery.Options<PlaylistUsesQuery, PlaylistUsesQueryVariables>) { return Apollo.useLazyQuery(PlaylistUsesDocument, options); }