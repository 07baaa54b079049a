/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { UsesList_UseFragment } from '../../../ui/UsesList.generated.ts';
import type { Refusal_ProblemFragment } from '../../../kernel/refusal.generated.ts';
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import { UsesList_UseFragmentDoc } from '../../../ui/UsesList.generated.ts';
import { Refusal_ProblemFragmentDoc } from '../../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type RtmpStreamQueryVariables = Exact<{
  id: string;
}>;


export type RtmpStreamQuery = { __typename: 'Query', rtmpDestination: (
    { __typename: 'RtmpDestination' }
    & RtmpStream_DestinationFragment
  ) | null };

export type RtmpStream_DestinationFragment = { __typename: 'RtmpDestination', id: string, customer: { __typename: 'Customer', id: string, timezone: string } | null, stream: { __typename: 'RtmpStream', id: string, state: Types.LiveOutputState, reason: Types.LiveOutputReason | null, stateChangedAt: string | null, bitrateKbps: number, lostFrames: number, reconnects: number, sentMs: number | null, encoderChannel: { __typename: 'EncoderChannel', id: string, name: string } | null, mediaItem: { __typename: 'MediaItem', id: string, title: string, length: number | null } | null } | null };

export type LiveSourcesQueryVariables = Exact<{
  customerId: string;
}>;


export type LiveSourcesQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, liveSources: { __typename: 'LiveSources', isOpen: boolean, encoderChannels: Array<{ __typename: 'EncoderChannel', id: string, name: string }> } | null } | null };

export type StartRtmpStreamMutationVariables = Exact<{
  input: Types.StartRtmpStreamInput;
}>;


export type StartRtmpStreamMutation = { __typename: 'Mutation', startRtmpStream: { __typename: 'StartRtmpStreamPayload', rtmpDestination: (
      { __typename: 'RtmpDestination', uses: Array<(
        { __typename: 'Use' }
        & UsesList_UseFragment
      )> | null }
      & RtmpStream_DestinationFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type StopRtmpStreamMutationVariables = Exact<{
  input: Types.StopRtmpStreamInput;
}>;


export type StopRtmpStreamMutation = { __typename: 'Mutation', stopRtmpStream: { __typename: 'StopRtmpStreamPayload', rtmpDestination: (
      { __typename: 'RtmpDestination', uses: Array<(
        { __typename: 'Use' }
        & UsesList_UseFragment
      )> | null }
      & RtmpStream_DestinationFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type VideoSourcesQueryVariables = Exact<{
  customerId: string;
  filter?: Types.MediaSearchFilter | null | undefined;
}>;


export type VideoSourcesQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, mediaSearch: { __typename: 'MediaSearchConnection', edges: Array<{ __typename: 'MediaItemEdge', node: { __typename: 'MediaItem', id: string, title: string, isPlayable: boolean } }> } | null } | null };

export const RtmpStream_DestinationFragmentDoc = /*#__PURE__*/ composeDocument<RtmpStream_DestinationFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"RtmpStream_destination"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RtmpDestination"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stream"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"stateChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"bitrateKbps"}},{"kind":"Field","name":{"kind":"Name","value":"lostFrames"}},{"kind":"Field","name":{"kind":"Name","value":"reconnects"}},{"kind":"Field","name":{"kind":"Name","value":"encoderChannel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentMs"}},{"kind":"Field","name":{"kind":"Name","value":"mediaItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"length"}}]}}]}}]}}, []);
export const RtmpStreamDocument = /*#__PURE__*/ composeDocument<RtmpStreamQuery, RtmpStreamQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RtmpStream"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rtmpDestination"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RtmpStream_destination"}}]}}]}}, [RtmpStream_DestinationFragmentDoc]);
export const LiveSourcesDocument = /*#__PURE__*/ composeDocument<LiveSourcesQuery, LiveSourcesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LiveSources"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"liveSources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"encoderChannels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}, []);
export const StartRtmpStreamDocument = /*#__PURE__*/ composeDocument<StartRtmpStreamMutation, StartRtmpStreamMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartRtmpStream"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartRtmpStreamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startRtmpStream"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rtmpDestination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RtmpStream_destination"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsesList_use"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [RtmpStream_DestinationFragmentDoc, UsesList_UseFragmentDoc, Refusal_ProblemFragmentDoc]);
export const StopRtmpStreamDocument = /*#__PURE__*/ composeDocument<StopRtmpStreamMutation, StopRtmpStreamMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopRtmpStream"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StopRtmpStreamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopRtmpStream"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rtmpDestination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RtmpStream_destination"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsesList_use"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [RtmpStream_DestinationFragmentDoc, UsesList_UseFragmentDoc, Refusal_ProblemFragmentDoc]);
export const VideoSourcesDocument = /*#__PURE__*/ composeDocument<VideoSourcesQuery, VideoSourcesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VideoSources"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MediaSearchFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mediaSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"isPlayable"}}]}}]}}]}}]}}]}}, []);
export function useRtmpStreamQuery(options: Apollo.useQuery.Options<RtmpStreamQuery, RtmpStreamQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(RtmpStreamDocument, options); }
export function useRtmpStreamLazyQuery(options?: Apollo.useLazyQuery.Options<RtmpStreamQuery, RtmpStreamQueryVariables>) { return Apollo.useLazyQuery(RtmpStreamDocument, options); }
export function useLiveSourcesQuery(options: Apollo.useQuery.Options<LiveSourcesQuery, LiveSourcesQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(LiveSourcesDocument, options); }
export function useLiveSourcesLazyQuery(options?: Apollo.useLazyQuery.Options<LiveSourcesQuery, LiveSourcesQueryVariables>) { return Apollo.useLazyQuery(LiveSourcesDocument, options); }
export function useStartRtmpStreamMutation(options?: Apollo.useMutation.Options<StartRtmpStreamMutation, StartRtmpStreamMutationVariables>) { return Apollo.useMutation(StartRtmpStreamDocument, options); }
export function useStopRtmpStreamMutation(options?: Apollo.useMutation.Options<StopRtmpStreamMutation, StopRtmpStreamMutationVariables>) { return Apollo.useMutation(StopRtmpStreamDocument, options); }
export function useVideoSourcesQuery(options: Apollo.useQuery.Options<VideoSourcesQuery, VideoSourcesQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(VideoSourcesDocument, options); }
export function useVideoSourcesLazyQuery(options?: Apollo.useLazyQuery.Options<VideoSourcesQuery, VideoSourcesQueryVariables>) { return Apollo.useLazyQuery(VideoSourcesDocument, options); }