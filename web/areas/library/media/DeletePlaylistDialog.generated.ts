/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Refusal_ProblemFragment } from '../../../kernel/refusal.generated.ts';
import type { UsesList_UseFragment } from '../../../ui/UsesList.generated.ts';
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import { Refusal_ProblemFragmentDoc } from '../../../kernel/refusal.generated.ts';
import { UsesList_UseFragmentDoc } from '../../../ui/UsesList.generated.ts';
import * as Apollo from '@apollo/client/react';
export type DeletePlaylistMutationVariables = Exact<{
  input: Types.DeletePlaylistInput;
}>;


export type DeletePlaylistMutation = { __typename: 'Mutation', deletePlaylist: { __typename: 'DeletePlaylistPayload', deletedId: string | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type PlaylistUsesQueryVariables = Exact<{
  id: string;
}>;


export type PlaylistUsesQuery = { __typename: 'Query', playlist: { __typename: 'Playlist', id: string, uses: Array<(
      { __typename: 'Use' }
      & UsesList_UseFragment
    )> | null } | null };


export const DeletePlaylistDocument = /*#__PURE__*/ composeDocument<DeletePlaylistMutation, DeletePlaylistMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePlaylist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeletePlaylistInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePlaylist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export const PlaylistUsesDocument = /*#__PURE__*/ composeDocument<PlaylistUsesQuery, PlaylistUsesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlaylistUses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsesList_use"}}]}}]}}]}}, [UsesList_UseFragmentDoc]);
export function useDeletePlaylistMutation(options?: Apollo.useMutation.Options<DeletePlaylistMutation, DeletePlaylistMutationVariables>) { return Apollo.useMutation(DeletePlaylistDocument, options); }
export function usePlaylistUsesQuery(options: Apollo.useQuery.Options<PlaylistUsesQuery, PlaylistUsesQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(PlaylistUsesDocument, options); }
export function usePlaylistUsesLazyQuery(options?: Apollo.useLazyQuery.Options<PlaylistUsesQuery, PlaylistUsesQueryVariables>) { return Apollo.useLazyQuery(PlaylistUsesDocument, options); }