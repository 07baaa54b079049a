/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { VenueRow_DecoderFragment, VenueRow_VenueFragment } from './VenueRow.generated.ts';
import type { Refusal_ProblemFragment } from '../../../kernel/refusal.generated.ts';
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import { VenueRow_DecoderFragmentDoc, VenueRow_VenueFragmentDoc } from './VenueRow.generated.ts';
import { Refusal_ProblemFragmentDoc } from '../../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type Decoder_DecoderFragment = (
  { __typename: 'Decoder', hardware: string | null, isLan: boolean | null, streamUrl: string | null, bandwidthKbps: number | null, bufferSeconds: number | null, memoryMegabytes: number | null, playing: string | null, playheadSeconds: number | null, nics: Array<{ __typename: 'DecoderNic', name: string, ipv4Address: string | null, macAddress: string }> | null, loadedVideos: Array<{ __typename: 'LoadedEvent', encoderVideoId: string, name: string, loadedAt: string, confirmedAt: string | null }> | null }
  & VenueRow_DecoderFragment
);

export type Venue_VenueFragment = (
  { __typename: 'Venue', isLoginFree: boolean, encoderChannels: Array<{ __typename: 'EncoderChannel', id: string, name: string }> | null, decoder: (
    { __typename: 'Decoder' }
    & Decoder_DecoderFragment
  ) | null }
  & VenueRow_VenueFragment
);

export type VenuePageQueryVariables = Exact<{
  id: string;
}>;


export type VenuePageQuery = { __typename: 'Query', venue: (
    { __typename: 'Venue', customer: { __typename: 'Customer', id: string, timezone: string } | null, decoders: Array<(
      { __typename: 'Decoder' }
      & Decoder_DecoderFragment
    )> | null }
    & Venue_VenueFragment
  ) | null };

export type VideosForVenueQueryVariables = Exact<{
  customerId: string;
  filter?: string | null | undefined;
}>;


export type VideosForVenueQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, encoderVideos: { __typename: 'EncoderVideoConnection', edges: Array<{ __typename: 'EncoderVideoEdge', cursor: string, node: { __typename: 'EncoderVideo', id: string, name: string, startedAt: string, status: Types.EncoderVideoStatus, isPlayable: boolean, channelName: string | null, encoderChannel: { __typename: 'EncoderChannel', id: string } | null } }> } | null } | null };

export type LoadOnVenueMutationVariables = Exact<{
  input: Types.LoadEncoderVideosInput;
}>;


export type LoadOnVenueMutation = { __typename: 'Mutation', loadEncoderVideos: { __typename: 'LoadEncoderVideosPayload', results: Array<{ __typename: 'VenueLoadResult', venueId: string, venue: (
        { __typename: 'Venue' }
        & Venue_VenueFragment
      ) | null, userErrors: Array<(
        { __typename: 'UserError' }
        & Refusal_ProblemFragment
      )> }>, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export const Decoder_DecoderFragmentDoc = /*#__PURE__*/ composeDocument<Decoder_DecoderFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"Decoder_decoder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Decoder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VenueRow_decoder"}},{"kind":"Field","name":{"kind":"Name","value":"hardware"}},{"kind":"Field","name":{"kind":"Name","value":"isLan"}},{"kind":"Field","name":{"kind":"Name","value":"streamUrl"}},{"kind":"Field","name":{"kind":"Name","value":"bandwidthKbps"}},{"kind":"Field","name":{"kind":"Name","value":"bufferSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"memoryMegabytes"}},{"kind":"Field","name":{"kind":"Name","value":"playing"}},{"kind":"Field","name":{"kind":"Name","value":"playheadSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"nics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ipv4Address"}},{"kind":"Field","name":{"kind":"Name","value":"macAddress"}}]}},{"kind":"Field","name":{"kind":"Name","value":"loadedVideos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoderVideoId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"loadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}}]}}]}}, [VenueRow_DecoderFragmentDoc]);
export const Venue_VenueFragmentDoc = /*#__PURE__*/ composeDocument<Venue_VenueFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"Venue_venue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Venue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VenueRow_venue"}},{"kind":"Field","name":{"kind":"Name","value":"isLoginFree"}},{"kind":"Field","name":{"kind":"Name","value":"encoderChannels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decoder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Decoder_decoder"}}]}}]}}, [VenueRow_VenueFragmentDoc, Decoder_DecoderFragmentDoc]);
export const VenuePageDocument = /*#__PURE__*/ composeDocument<VenuePageQuery, VenuePageQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VenuePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"venue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Venue_venue"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decoders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Decoder_decoder"}}]}}]}}]}}, [Venue_VenueFragmentDoc, Decoder_DecoderFragmentDoc]);
export const VideosForVenueDocument = /*#__PURE__*/ composeDocument<VideosForVenueQuery, VideosForVenueQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VideosForVenue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"encoderVideos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"MOST_RECENT"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isPlayable"}},{"kind":"Field","name":{"kind":"Name","value":"channelName"}},{"kind":"Field","name":{"kind":"Name","value":"encoderChannel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]}}]}}, []);
export const LoadOnVenueDocument = /*#__PURE__*/ composeDocument<LoadOnVenueMutation, LoadOnVenueMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LoadOnVenue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoadEncoderVideosInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loadEncoderVideos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"venueId"}},{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Venue_venue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Venue_VenueFragmentDoc, Refusal_ProblemFragmentDoc]);
export function useVenuePageQuery(options: Apollo.useQuery.Options<VenuePageQuery, VenuePageQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(VenuePageDocument, options); }
export function useVenuePageLazyQuery(options?: Apollo.useLazyQuery.Options<VenuePageQuery, VenuePageQueryVariables>) { return Apollo.useLazyQuery(VenuePageDocument, options); }
export function useVideosForVenueQuery(options: Apollo.useQuery.Options<VideosForVenueQuery, VideosForVenueQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(VideosForVenueDocument, options); }
export function useVideosForVenueLazyQuery(options?: Apollo.useLazyQuery.Options<VideosForVenueQuery, VideosForVenueQueryVariables>) { return Apollo.useLazyQuery(VideosForVenueDocument, options); }
export function useLoadOnVenueMutation(options?: Apollo.useMutation.Options<LoadOnVenueMutation, LoadOnVenueMutationVariables>) { return Apollo.useMutation(LoadOnVenueDocument, options); }