/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { MediaRow_MediaFragment } from '../MediaRow.generated.ts';
import type { Refusal_ProblemFragment } from '../../../../kernel/refusal.generated.ts';
import type * as Types from '../../../../schema.generated.ts';

import { composeDocument } from '../../../../kernel/composeDocument.ts';
import { MediaRow_MediaFragmentDoc } from '../MediaRow.generated.ts';
import { Refusal_ProblemFragmentDoc } from '../../../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type HeldVideos_PlaylistFragment = { __typename: 'Playlist', id: string, mediaCount: number | null, totalLength: number | null, orderVersion: string | null, media: Array<(
    { __typename: 'MediaItem' }
    & MediaRow_MediaFragment
  )> | null };

export type PlaylistChoiceQueryVariables = Exact<{
  customerId: string;
  filter?: string | null | undefined;
}>;


export type PlaylistChoiceQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, playlists: { __typename: 'PlaylistConnection', edges: Array<{ __typename: 'PlaylistEdge', cursor: string, node: { __typename: 'Playlist', id: string, name: string, isRolling: boolean, mediaCount: number | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type AddToPlaylistMutationVariables = Exact<{
  input: Types.AddToPlaylistInput;
}>;


export type AddToPlaylistMutation = { __typename: 'Mutation', addToPlaylist: { __typename: 'PlaylistPayload', playlist: (
      { __typename: 'Playlist', name: string }
      & HeldVideos_PlaylistFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type RemoveFromPlaylistMutationVariables = Exact<{
  input: Types.RemoveFromPlaylistInput;
}>;


export type RemoveFromPlaylistMutation = { __typename: 'Mutation', removeFromPlaylist: { __typename: 'PlaylistPayload', playlist: (
      { __typename: 'Playlist' }
      & HeldVideos_PlaylistFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type ReorderPlaylistMutationVariables = Exact<{
  input: Types.ReorderPlaylistInput;
}>;


export type ReorderPlaylistMutation = { __typename: 'Mutation', reorderPlaylist: { __typename: 'PlaylistPayload', playlist: (
      { __typename: 'Playlist' }
      & HeldVideos_PlaylistFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export const HeldVideos_PlaylistFragmentDoc = /*#__PURE__*/ composeDocument<HeldVideos_PlaylistFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"HeldVideos_playlist"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Playlist"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mediaCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalLength"}},{"kind":"Field","name":{"kind":"Name","value":"orderVersion"}},{"kind":"Field","name":{"kind":"Name","value":"media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaRow_media"}}]}}]}}, [MediaRow_MediaFragmentDoc]);
export const PlaylistChoiceDocument = /*#__PURE__*/ composeDocument<PlaylistChoiceQuery, PlaylistChoiceQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlaylistChoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"playlists"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isRolling"}},{"kind":"Field","name":{"kind":"Name","value":"mediaCount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}, []);
export const AddToPlaylistDocument = /*#__PURE__*/ composeDocument<AddToPlaylistMutation, AddToPlaylistMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddToPlaylist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddToPlaylistInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addToPlaylist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playlist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HeldVideos_playlist"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [HeldVideos_PlaylistFragmentDoc, Refusal_ProblemFragmentDoc]);
export const RemoveFromPlaylistDocument = /*#__PURE__*/ composeDocument<RemoveFromPlaylistMutation, RemoveFromPlaylistMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveFromPlaylist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveFromPlaylistInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeFromPlaylist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playlist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HeldVideos_playlist"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [HeldVideos_PlaylistFragmentDoc, Refusal_ProblemFragmentDoc]);
export const ReorderPlaylistDocument = /*#__PURE__*/ composeDocument<ReorderPlaylistMutation, ReorderPlaylistMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReorderPlaylist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReorderPlaylistInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reorderPlaylist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playlist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HeldVideos_playlist"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [HeldVideos_PlaylistFragmentDoc, Refusal_ProblemFragmentDoc]);
export function usePlaylistChoiceQuery(options: Apollo.useQuery.Options<PlaylistChoiceQuery, PlaylistChoiceQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(PlaylistChoiceDocument, options); }
export function usePlaylistChoiceLazyQuery(options?: Apollo.useLazyQuery.Options<PlaylistChoiceQuery, PlaylistChoiceQueryVariables>) { return Apollo.useLazyQuery(PlaylistChoiceDocument, options); }
export function useAddToPlaylistMutation(options?: Apollo.useMutation.Options<AddToPlaylistMutation, AddToPlaylistMutationVariables>) { return Apollo.useMutation(AddToPlaylistDocument, options); }
export function useRemoveFromPlaylistMutation(options?: Apollo.useMutation.Options<RemoveFromPlaylistMutation, RemoveFromPlaylistMutationVariables>) { return Apollo.useMutation(RemoveFromPlaylistDocument, options); }
export function useReorderPlaylistMutation(options?: Apollo.useMutation.Options<ReorderPlaylistMutation, ReorderPlaylistMutationVariables>) { return Apollo.useMutation(ReorderPlaylistDocument, options); }