/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PlaylistRow_PlaylistFragment } from './PlaylistsPage.generated.ts';
import type { Refusal_ProblemFragment } from '../../../kernel/refusal.generated.ts';
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import { PlaylistRow_PlaylistFragmentDoc } from './PlaylistsPage.generated.ts';
import { Refusal_ProblemFragmentDoc } from '../../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type CreatePlaylistMutationVariables = Exact<{
  input: Types.CreatePlaylistInput;
}>;


export type CreatePlaylistMutation = { __typename: 'Mutation', createPlaylist: { __typename: 'PlaylistPayload', playlist: (
      { __typename: 'Playlist' }
      & PlaylistRow_PlaylistFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type UpdatePlaylistMutationVariables = Exact<{
  input: Types.UpdatePlaylistInput;
}>;


export type UpdatePlaylistMutation = { __typename: 'Mutation', updatePlaylist: { __typename: 'PlaylistPayload', playlist: { __typename: 'Playlist', id: string, name: string, isRolling: boolean, sortPosition: Types.PlaylistSortPosition } | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };


export const CreatePlaylistDocument = /*#__PURE__*/ composeDocument<CreatePlaylistMutation, CreatePlaylistMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePlaylist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePlaylistInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPlaylist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playlist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaylistRow_playlist"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [PlaylistRow_PlaylistFragmentDoc, Refusal_ProblemFragmentDoc]);
export const UpdatePlaylistDocument = /*#__PURE__*/ composeDocument<UpdatePlaylistMutation, UpdatePlaylistMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePlaylist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePlaylistInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePlaylist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playlist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isRolling"}},{"kind":"Field","name":{"kind":"Name","value":"sortPosition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export function useCreatePlaylistMutation(options?: Apollo.useMutation.Options<CreatePlaylistMutation, CreatePlaylistMutationVariables>) { return Apollo.useMutation(CreatePlaylistDocument, options); }
export function useUpdatePlaylistMutation(options?: Apollo.useMutation.Options<UpdatePlaylistMutation, UpdatePlaylistMutationVariables>) { return Apollo.useMutation(UpdatePlaylistDocument, options); }