/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Recording_VideoFragment } from './RecordingVideo.generated.ts';
import type { Refusal_ProblemFragment } from '../../../../kernel/refusal.generated.ts';
import type { WebVideoDestination_DestinationFragment } from '../WebVideo.generated.ts';
import type * as Types from '../../../../schema.generated.ts';

import { composeDocument } from '../../../../kernel/composeDocument.ts';
import { Recording_VideoFragmentDoc } from './RecordingVideo.generated.ts';
import { Refusal_ProblemFragmentDoc } from '../../../../kernel/refusal.generated.ts';
import { WebVideoDestination_DestinationFragmentDoc } from '../WebVideo.generated.ts';
import * as Apollo from '@apollo/client/react';
export type SaveToLibraryMutationVariables = Exact<{
  input: Types.SaveToLibraryInput;
}>;


export type SaveToLibraryMutation = { __typename: 'Mutation', saveToLibrary: { __typename: 'SaveToLibraryPayload', mediaItem: { __typename: 'MediaItem', id: string, title: string } | null, contentDestination: (
      { __typename: 'ContentDestination' }
      & Recording_VideoFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type TrimWebVideoMutationVariables = Exact<{
  input: Types.WebVideoPartInput;
}>;


export type TrimWebVideoMutation = { __typename: 'Mutation', trimWebVideo: { __typename: 'ContentDestinationPayload', contentDestination: (
      { __typename: 'ContentDestination' }
      & Recording_VideoFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type UntrimWebVideoMutationVariables = Exact<{
  input: Types.UntrimWebVideoInput;
}>;


export type UntrimWebVideoMutation = { __typename: 'Mutation', untrimWebVideo: { __typename: 'ContentDestinationPayload', contentDestination: (
      { __typename: 'ContentDestination' }
      & Recording_VideoFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type RepublishWebVideoMutationVariables = Exact<{
  input: Types.WebVideoPartInput;
}>;


export type RepublishWebVideoMutation = { __typename: 'Mutation', republishWebVideo: { __typename: 'ContentDestinationPayload', contentDestination: (
      { __typename: 'ContentDestination' }
      & WebVideoDestination_DestinationFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type DownloadWebVideoMutationVariables = Exact<{
  input: Types.DownloadWebVideoInput;
}>;


export type DownloadWebVideoMutation = { __typename: 'Mutation', downloadWebVideo: { __typename: 'DownloadWebVideoPayload', download: { __typename: 'WebVideoDownload', url: string } | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type RecordingPlaylistsQueryVariables = Exact<{
  customerId: string;
  filter?: string | null | undefined;
}>;


export type RecordingPlaylistsQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, playlists: { __typename: 'PlaylistConnection', edges: Array<{ __typename: 'PlaylistEdge', cursor: string, node: { __typename: 'Playlist', id: string, name: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } | null };


export const SaveToLibraryDocument = /*#__PURE__*/ composeDocument<SaveToLibraryMutation, SaveToLibraryMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveToLibrary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveToLibraryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveToLibrary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mediaItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contentDestination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Recording_video"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Recording_VideoFragmentDoc, Refusal_ProblemFragmentDoc]);
export const TrimWebVideoDocument = /*#__PURE__*/ composeDocument<TrimWebVideoMutation, TrimWebVideoMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TrimWebVideo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebVideoPartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trimWebVideo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentDestination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Recording_video"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Recording_VideoFragmentDoc, Refusal_ProblemFragmentDoc]);
export const UntrimWebVideoDocument = /*#__PURE__*/ composeDocument<UntrimWebVideoMutation, UntrimWebVideoMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UntrimWebVideo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UntrimWebVideoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"untrimWebVideo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentDestination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Recording_video"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Recording_VideoFragmentDoc, Refusal_ProblemFragmentDoc]);
export const RepublishWebVideoDocument = /*#__PURE__*/ composeDocument<RepublishWebVideoMutation, RepublishWebVideoMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RepublishWebVideo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebVideoPartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"republishWebVideo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentDestination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebVideoDestination_destination"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [WebVideoDestination_DestinationFragmentDoc, Refusal_ProblemFragmentDoc]);
export const DownloadWebVideoDocument = /*#__PURE__*/ composeDocument<DownloadWebVideoMutation, DownloadWebVideoMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DownloadWebVideo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DownloadWebVideoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"downloadWebVideo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"download"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export const RecordingPlaylistsDocument = /*#__PURE__*/ composeDocument<RecordingPlaylistsQuery, RecordingPlaylistsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecordingPlaylists"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"playlists"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}, []);
export function useSaveToLibraryMutation(options?: Apollo.useMutation.Options<SaveToLibraryMutation, SaveToLibraryMutationVariables>) { return Apollo.useMutation(SaveToLibraryDocument, options); }
export function useTrimWebVideoMutation(options?: Apollo.useMutation.Options<TrimWebVideoMutation, TrimWebVideoMutationVariables>) { return Apollo.useMutation(TrimWebVideoDocument, options); }
export function useUntrimWebVideoMutation(options?: Apollo.useMutation.Options<UntrimWebVideoMutation, UntrimWebVideoMutationVariables>) { return Apollo.useMutation(UntrimWebVideoDocument, options); }
export function useRepublishWebVideoMutation(options?: Apollo.useMutation.Options<RepublishWebVideoMutation, RepublishWebVideoMutationVariables>) { return Apollo.useMutation(RepublishWebVideoDocument, options); }
export function useDownloadWebVideoMutation(options?: Apollo.useMutation.Options<DownloadWebVideoMutation, DownloadWebVideoMutationVariables>) { return Apollo.useMutation(DownloadWebVideoDocument, options); }
export function useRecordingPlaylistsQuery(options: Apollo.useQuery.Options<RecordingPlaylistsQuery, RecordingPlaylistsQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(RecordingPlaylistsDocument, options); }
export function useRecordingPlaylistsLazyQuery(options?: Apollo.useLazyQuery.Options<RecordingPlaylistsQuery, RecordingPlaylistsQueryVariables>) { return Apollo.useLazyQuery(RecordingPlaylistsDocument, options); }