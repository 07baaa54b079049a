/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { composeDocument } from '../kernel/composeDocument.ts';
import * as Apollo from '@apollo/client/react';
export type MediaPlaybackQueryVariables = Exact<{
  id: string;
}>;


export type MediaPlaybackQuery = { __typename: 'Query', mediaItem: { __typename: 'MediaItem', id: string, playback: { __typename: 'Playback', hlsUrl: string, renewAfter: number, storyboard: { __typename: 'Storyboard', url: string, every: number, count: number, columns: number, width: number, height: number, length: number } | null } | null } | null };

export type EncoderVideoPlaybackQueryVariables = Exact<{
  id: string;
}>;


export type EncoderVideoPlaybackQuery = { __typename: 'Query', encoderVideo: { __typename: 'EncoderVideo', id: string, playback: { __typename: 'Playback', hlsUrl: string, renewAfter: number } | null } | null };

export type DestinationPlaybackQueryVariables = Exact<{
  id: string;
}>;


export type DestinationPlaybackQuery = { __typename: 'Query', contentDestination: { __typename: 'ContentDestination', id: string, playback: { __typename: 'Playback', hlsUrl: string, renewAfter: number } | null } | null };


export const MediaPlaybackDocument = /*#__PURE__*/ composeDocument<MediaPlaybackQuery, MediaPlaybackQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MediaPlayback"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mediaItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"playback"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hlsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"renewAfter"}},{"kind":"Field","name":{"kind":"Name","value":"storyboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"every"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"length"}}]}}]}}]}}]}}, []);
export const EncoderVideoPlaybackDocument = /*#__PURE__*/ composeDocument<EncoderVideoPlaybackQuery, EncoderVideoPlaybackQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EncoderVideoPlayback"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoderVideo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"playback"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hlsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"renewAfter"}}]}}]}}]}}, []);
export const DestinationPlaybackDocument = /*#__PURE__*/ composeDocument<DestinationPlaybackQuery, DestinationPlaybackQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DestinationPlayback"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentDestination"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"playback"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hlsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"renewAfter"}}]}}]}}]}}, []);
export function useMediaPlaybackQuery(options: Apollo.useQuery.Options<MediaPlaybackQuery, MediaPlaybackQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(MediaPlaybackDocument, options); }
export function useMediaPlaybackLazyQuery(options?: Apollo.useLazyQuery.Options<MediaPlaybackQuery, MediaPlaybackQueryVariables>) { return Apollo.useLazyQuery(MediaPlaybackDocument, options); }
export function useEncoderVideoPlaybackQuery(options: Apollo.useQuery.Options<EncoderVideoPlaybackQuery, EncoderVideoPlaybackQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(EncoderVideoPlaybackDocument, options); }
export function useEncoderVideoPlaybackLazyQuery(options?: Apollo.useLazyQuery.Options<EncoderVideoPlaybackQuery, EncoderVideoPlaybackQueryVariables>) { return Apollo.useLazyQuery(EncoderVideoPlaybackDocument, options); }
export function useDestinationPlaybackQuery(options: Apollo.useQuery.Options<DestinationPlaybackQuery, DestinationPlaybackQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(DestinationPlaybackDocument, options); }
export function useDestinationPlaybackLazyQuery(options?: Apollo.useLazyQuery.Options<DestinationPlaybackQuery, DestinationPlaybackQueryVariables>) { return Apollo.useLazyQuery(DestinationPlaybackDocument, options); }