/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { HeldVideos_PlaylistFragment } from './edits/PlaylistEdits.generated.ts';
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import { HeldVideos_PlaylistFragmentDoc } from './edits/PlaylistEdits.generated.ts';
import * as Apollo from '@apollo/client/react';
export type PlaylistPageQueryVariables = Exact<{
  id: string;
}>;


export type PlaylistPageQuery = { __typename: 'Query', playlist: (
    { __typename: 'Playlist', id: string, name: string, isRolling: boolean, sortPosition: Types.PlaylistSortPosition, createdAt: string, customer: { __typename: 'Customer', id: string, timezone: string } | null }
    & HeldVideos_PlaylistFragment
  ) | null };


export const PlaylistPageDocument = /*#__PURE__*/ composeDocument<PlaylistPageQuery, PlaylistPageQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlaylistPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isRolling"}},{"kind":"Field","name":{"kind":"Name","value":"sortPosition"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HeldVideos_playlist"}}]}}]}}, [HeldVideos_PlaylistFragmentDoc]);
export function usePlaylistPageQuery(options: Apollo.useQuery.Options<PlaylistPageQuery, PlaylistPageQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(PlaylistPageDocument, options); }
export function usePlaylistPageLazyQuery(options?: Apollo.useLazyQuery.Options<PlaylistPageQuery, PlaylistPageQueryVariables>) { return Apollo.useLazyQuery(PlaylistPageDocument, options); }