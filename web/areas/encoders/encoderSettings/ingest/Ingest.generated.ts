/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { LiveFinding_FindingFragment } from '../../../destinations/liveCheck/public/LiveFindings.generated.ts';
import type { Refusal_ProblemFragment } from '../../../../kernel/refusal.generated.ts';
import type * as Types from '../../../../schema.generated.ts';

import { composeDocument } from '../../../../kernel/composeDocument.ts';
import { LiveFinding_FindingFragmentDoc } from '../../../destinations/liveCheck/public/LiveFindings.generated.ts';
import { Refusal_ProblemFragmentDoc } from '../../../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type ChannelIngestQueryVariables = Exact<{
  id: string;
}>;


export type ChannelIngestQuery = { __typename: 'Query', encoderChannel: { __typename: 'EncoderChannel', id: string, ingest: { __typename: 'Ingest', address: string | null, keyEnding: string | null, isKeyLost: boolean, state: Types.IngestState, encoderVideoId: string | null, arriving: (
        { __typename: 'ArrivingStream' }
        & LiveInput_ArrivingFragment
      ) | null, findings: Array<(
        { __typename: 'LiveFinding' }
        & LiveFinding_FindingFragment
      )>, refusals: Array<(
        { __typename: 'IngestRefusal' }
        & LiveInput_RefusalFragment
      )> } | null } | null };

export type LiveInput_ArrivingFragment = { __typename: 'ArrivingStream', videoCodec: string, width: number, height: number, framesPerSecond: number, bitrateKbps: number, keyFrameSeconds: number, audioCodec: string | null, audioChannels: number | null, sampleRate: number | null, jumps: number, recentJumps: number, level: { __typename: 'SoundLevel', levelDb: number, peakDb: number, silentSeconds: number } | null };

export type LiveInput_RefusalFragment = { __typename: 'IngestRefusal', reason: Types.IngestRefusalReason, refusedAt: string, times: number };

export type RevealStreamKeyMutationVariables = Exact<{
  input: Types.RevealStreamKeyInput;
}>;


export type RevealStreamKeyMutation = { __typename: 'Mutation', revealStreamKey: { __typename: 'RevealStreamKeyPayload', streamKey: string | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type RenewStreamKeyMutationVariables = Exact<{
  input: Types.RenewStreamKeyInput;
}>;


export type RenewStreamKeyMutation = { __typename: 'Mutation', renewStreamKey: { __typename: 'RenewStreamKeyPayload', streamKey: string | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export const LiveInput_ArrivingFragmentDoc = /*#__PURE__*/ composeDocument<LiveInput_ArrivingFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"LiveInput_arriving"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArrivingStream"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"videoCodec"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"framesPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"bitrateKbps"}},{"kind":"Field","name":{"kind":"Name","value":"keyFrameSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"audioCodec"}},{"kind":"Field","name":{"kind":"Name","value":"audioChannels"}},{"kind":"Field","name":{"kind":"Name","value":"sampleRate"}},{"kind":"Field","name":{"kind":"Name","value":"level"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"levelDb"}},{"kind":"Field","name":{"kind":"Name","value":"peakDb"}},{"kind":"Field","name":{"kind":"Name","value":"silentSeconds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jumps"}},{"kind":"Field","name":{"kind":"Name","value":"recentJumps"}}]}}, []);
export const LiveInput_RefusalFragmentDoc = /*#__PURE__*/ composeDocument<LiveInput_RefusalFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"LiveInput_refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IngestRefusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"refusedAt"}},{"kind":"Field","name":{"kind":"Name","value":"times"}}]}}, []);
export const ChannelIngestDocument = /*#__PURE__*/ composeDocument<ChannelIngestQuery, ChannelIngestQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChannelIngest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoderChannel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ingest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"keyEnding"}},{"kind":"Field","name":{"kind":"Name","value":"isKeyLost"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"encoderVideoId"}},{"kind":"Field","name":{"kind":"Name","value":"arriving"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiveInput_arriving"}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiveFinding_finding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refusals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiveInput_refusal"}}]}}]}}]}}]}}, [LiveInput_ArrivingFragmentDoc, LiveFinding_FindingFragmentDoc, LiveInput_RefusalFragmentDoc]);
export const RevealStreamKeyDocument = /*#__PURE__*/ composeDocument<RevealStreamKeyMutation, RevealStreamKeyMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevealStreamKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevealStreamKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revealStreamKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"streamKey"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export const RenewStreamKeyDocument = /*#__PURE__*/ composeDocument<RenewStreamKeyMutation, RenewStreamKeyMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewStreamKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenewStreamKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewStreamKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"streamKey"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export function useChannelIngestQuery(options: Apollo.useQuery.Options<ChannelIngestQuery, ChannelIngestQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(ChannelIngestDocument, options); }
export function useChannelIngestLazyQuery(options?: Apollo.useLazyQuery.Options<ChannelIngestQuery, ChannelIngestQueryVariables>) { return Apollo.useLazyQuery(ChannelIngestDocument, options); }
export function useRevealStreamKeyMutation(options?: Apollo.useMutation.Options<RevealStreamKeyMutation, RevealStreamKeyMutationVariables>) { return Apollo.useMutation(RevealStreamKeyDocument, options); }
export function useRenewStreamKeyMutation(options?: Apollo.useMutation.Options<RenewStreamKeyMutation, RenewStreamKeyMutationVariables>) { return Apollo.useMutation(RenewStreamKeyDocument, options); }