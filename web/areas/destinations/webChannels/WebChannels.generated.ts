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
export type WebChannelRow_ChannelFragment = { __typename: 'WebChannel', id: string, name: string, loadBalancer: string, embedKey: string, createdAt: string, region: { __typename: 'Region', id: string, name: string } | null, offlineContent: { __typename: 'OfflineContent', kind: Types.OfflineKind }, activeContent: { __typename: 'ActiveContent', state: Types.ActiveContentState, kind: Types.ActiveContentKind, title: string | null } | null };

export type WebChannelsPageQueryVariables = Exact<{
  customerId: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: string | null | undefined;
  sort?: Types.ListSort | null | undefined;
}>;


export type WebChannelsPageQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, webChannelList: { __typename: 'WebChannelConnection', totalCount: number, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, edges: Array<{ __typename: 'WebChannelEdge', cursor: string, node: (
          { __typename: 'WebChannel' }
          & WebChannelRow_ChannelFragment
        ) }> } | null } | null };

export type WebChannelBroadcastsSubscriptionVariables = Exact<{
  customerId: string;
}>;


export type WebChannelBroadcastsSubscription = { __typename: 'Subscription', contentDestinationsChanged: { __typename: 'ContentDestinationsChangedEvent', sequence: number, at: string, contentDestinations: Array<{ __typename: 'ContentDestination', id: string, kind: Types.DestinationKind, state: Types.DestinationState, privacy: Types.DestinationPrivacy, publishState: Types.PublishState, webChannel: { __typename: 'WebChannel', id: string } | null }> } };

export type WebChannel_ChannelFragment = { __typename: 'WebChannel', id: string, name: string, type: Types.WebChannelType, description: string | null, loadBalancer: string, embedKey: string, embedUrl: string, embedType: Types.WebEmbedType, hlsUrl: string | null, dashUrl: string | null, hasStreamUrls: boolean, deleteAfter: number, hasLogo: boolean, streamDelay: number, hasSubtitles: boolean, hasQrDetection: boolean, isQrClickEnabled: boolean, videoDescription: string | null, createdAt: string, region: { __typename: 'Region', id: string, name: string } | null, offlineContent: { __typename: 'OfflineContent', kind: Types.OfflineKind, imageUrl: string | null, mediaItem: { __typename: 'MediaItem', id: string, title: string } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null }, activeContent: { __typename: 'ActiveContent', state: Types.ActiveContentState, kind: Types.ActiveContentKind, title: string | null, startedAt: string | null, contentDestination: { __typename: 'ContentDestination', id: string } | null } | null };

export type WebChannelPageQueryVariables = Exact<{
  id: string;
}>;


export type WebChannelPageQuery = { __typename: 'Query', webChannel: (
    { __typename: 'WebChannel', uses: Array<(
      { __typename: 'Use' }
      & UsesList_UseFragment
    )> | null }
    & WebChannel_ChannelFragment
  ) | null };

export type WebChannelUsesQueryVariables = Exact<{
  id: string;
}>;


export type WebChannelUsesQuery = { __typename: 'Query', webChannel: { __typename: 'WebChannel', id: string, uses: Array<(
      { __typename: 'Use' }
      & UsesList_UseFragment
    )> | null } | null };

export type WebChannelBandwidthQueryVariables = Exact<{
  id: string;
  start?: string | null | undefined;
  end?: string | null | undefined;
}>;


export type WebChannelBandwidthQuery = { __typename: 'Query', webChannel: { __typename: 'WebChannel', id: string, bandwidth: { __typename: 'WebChannelBandwidth', bytes: number, cost: number | null } | null } | null };

export type WebChannelLimitsQueryVariables = Exact<{
  customerId: string;
}>;


export type WebChannelLimitsQuery = { __typename: 'Query', regions: Array<{ __typename: 'Region', id: string, name: string, zone: string, isDefault: boolean, isRestricted: boolean, latencyCheckUrl: string }> | null, customer: { __typename: 'Customer', id: string, webMaxDeleteAfter: number | null, subtitlesHoursPerMonth: number | null } | null };

export type OfflineVideosQueryVariables = Exact<{
  customerId: string;
  text?: string | null | undefined;
}>;


export type OfflineVideosQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, mediaSearch: { __typename: 'MediaSearchConnection', edges: Array<{ __typename: 'MediaItemEdge', cursor: string, node: { __typename: 'MediaItem', id: string, title: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type OfflinePlaylistsQueryVariables = Exact<{
  customerId: string;
  filter?: string | null | undefined;
}>;


export type OfflinePlaylistsQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, playlists: { __typename: 'PlaylistConnection', edges: Array<{ __typename: 'PlaylistEdge', cursor: string, node: { __typename: 'Playlist', id: string, name: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type CreateWebChannelMutationVariables = Exact<{
  input: Types.CreateWebChannelInput;
}>;


export type CreateWebChannelMutation = { __typename: 'Mutation', createWebChannel: { __typename: 'WebChannelPayload', webChannel: (
      { __typename: 'WebChannel' }
      & WebChannel_ChannelFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type UpdateWebChannelMutationVariables = Exact<{
  input: Types.UpdateWebChannelInput;
}>;


export type UpdateWebChannelMutation = { __typename: 'Mutation', updateWebChannel: { __typename: 'WebChannelPayload', webChannel: (
      { __typename: 'WebChannel' }
      & WebChannel_ChannelFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type DeleteWebChannelMutationVariables = Exact<{
  input: Types.DeleteWebChannelInput;
}>;


export type DeleteWebChannelMutation = { __typename: 'Mutation', deleteWebChannel: { __typename: 'DeleteWebChannelPayload', deletedId: string | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type ClearWebChannelMutationVariables = Exact<{
  input: Types.ClearWebChannelInput;
}>;


export type ClearWebChannelMutation = { __typename: 'Mutation', clearWebChannel: { __typename: 'WebChannelPayload', webChannel: (
      { __typename: 'WebChannel' }
      & WebChannel_ChannelFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type UploadOfflineImageMutationVariables = Exact<{
  input: Types.UploadOfflineImageInput;
}>;


export type UploadOfflineImageMutation = { __typename: 'Mutation', uploadOfflineImage: { __typename: 'WebChannelPayload', webChannel: (
      { __typename: 'WebChannel' }
      & WebChannel_ChannelFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export const WebChannelRow_ChannelFragmentDoc = /*#__PURE__*/ composeDocument<WebChannelRow_ChannelFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebChannelRow_channel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebChannel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"loadBalancer"}},{"kind":"Field","name":{"kind":"Name","value":"embedKey"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offlineContent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activeContent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}, []);
export const WebChannel_ChannelFragmentDoc = /*#__PURE__*/ composeDocument<WebChannel_ChannelFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebChannel_channel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebChannel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"loadBalancer"}},{"kind":"Field","name":{"kind":"Name","value":"embedKey"}},{"kind":"Field","name":{"kind":"Name","value":"embedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"embedType"}},{"kind":"Field","name":{"kind":"Name","value":"hlsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"dashUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hasStreamUrls"}},{"kind":"Field","name":{"kind":"Name","value":"deleteAfter"}},{"kind":"Field","name":{"kind":"Name","value":"hasLogo"}},{"kind":"Field","name":{"kind":"Name","value":"streamDelay"}},{"kind":"Field","name":{"kind":"Name","value":"hasSubtitles"}},{"kind":"Field","name":{"kind":"Name","value":"hasQrDetection"}},{"kind":"Field","name":{"kind":"Name","value":"isQrClickEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"videoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offlineContent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mediaItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"playlist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"activeContent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"contentDestination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}, []);
export const WebChannelsPageDocument = /*#__PURE__*/ composeDocument<WebChannelsPageQuery, WebChannelsPageQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebChannelsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"50"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"webChannelList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebChannelRow_channel"}}]}}]}}]}}]}}]}}, [WebChannelRow_ChannelFragmentDoc]);
export const WebChannelBroadcastsDocument = /*#__PURE__*/ composeDocument<WebChannelBroadcastsSubscription, WebChannelBroadcastsSubscriptionVariables>({"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"WebChannelBroadcasts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentDestinationsChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"contentDestinations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"privacy"}},{"kind":"Field","name":{"kind":"Name","value":"publishState"}},{"kind":"Field","name":{"kind":"Name","value":"webChannel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}, []);
export const WebChannelPageDocument = /*#__PURE__*/ composeDocument<WebChannelPageQuery, WebChannelPageQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebChannelPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webChannel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebChannel_channel"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsesList_use"}}]}}]}}]}}, [WebChannel_ChannelFragmentDoc, UsesList_UseFragmentDoc]);
export const WebChannelUsesDocument = /*#__PURE__*/ composeDocument<WebChannelUsesQuery, WebChannelUsesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebChannelUses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webChannel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsesList_use"}}]}}]}}]}}, [UsesList_UseFragmentDoc]);
export const WebChannelBandwidthDocument = /*#__PURE__*/ composeDocument<WebChannelBandwidthQuery, WebChannelBandwidthQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebChannelBandwidth"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"start"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"end"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webChannel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bandwidth"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"start"},"value":{"kind":"Variable","name":{"kind":"Name","value":"start"}}},{"kind":"Argument","name":{"kind":"Name","value":"end"},"value":{"kind":"Variable","name":{"kind":"Name","value":"end"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}}]}}]}}]}}, []);
export const WebChannelLimitsDocument = /*#__PURE__*/ composeDocument<WebChannelLimitsQuery, WebChannelLimitsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebChannelLimits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"isRestricted"}},{"kind":"Field","name":{"kind":"Name","value":"latencyCheckUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"webMaxDeleteAfter"}},{"kind":"Field","name":{"kind":"Name","value":"subtitlesHoursPerMonth"}}]}}]}}, []);
export const OfflineVideosDocument = /*#__PURE__*/ composeDocument<OfflineVideosQuery, OfflineVideosQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OfflineVideos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mediaSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"30"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}, []);
export const OfflinePlaylistsDocument = /*#__PURE__*/ composeDocument<OfflinePlaylistsQuery, OfflinePlaylistsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OfflinePlaylists"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"playlists"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}, []);
export const CreateWebChannelDocument = /*#__PURE__*/ composeDocument<CreateWebChannelMutation, CreateWebChannelMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWebChannel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWebChannelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWebChannel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webChannel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebChannel_channel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [WebChannel_ChannelFragmentDoc, Refusal_ProblemFragmentDoc]);
export const UpdateWebChannelDocument = /*#__PURE__*/ composeDocument<UpdateWebChannelMutation, UpdateWebChannelMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWebChannel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWebChannelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWebChannel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webChannel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebChannel_channel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [WebChannel_ChannelFragmentDoc, Refusal_ProblemFragmentDoc]);
export const DeleteWebChannelDocument = /*#__PURE__*/ composeDocument<DeleteWebChannelMutation, DeleteWebChannelMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWebChannel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteWebChannelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWebChannel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export const ClearWebChannelDocument = /*#__PURE__*/ composeDocument<ClearWebChannelMutation, ClearWebChannelMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClearWebChannel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClearWebChannelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clearWebChannel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webChannel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebChannel_channel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [WebChannel_ChannelFragmentDoc, Refusal_ProblemFragmentDoc]);
export const UploadOfflineImageDocument = /*#__PURE__*/ composeDocument<UploadOfflineImageMutation, UploadOfflineImageMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadOfflineImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadOfflineImageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadOfflineImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webChannel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebChannel_channel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [WebChannel_ChannelFragmentDoc, Refusal_ProblemFragmentDoc]);
export function useWebChannelsPageQuery(options: Apollo.useQuery.Options<WebChannelsPageQuery, WebChannelsPageQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(WebChannelsPageDocument, options); }
export function useWebChannelsPageLazyQuery(options?: Apollo.useLazyQuery.Options<WebChannelsPageQuery, WebChannelsPageQueryVariables>) { return Apollo.useLazyQuery(WebChannelsPageDocument, options); }
export function useWebChannelBroadcastsSubscription(options: Apollo.useSubscription.Options<WebChannelBroadcastsSubscription, WebChannelBroadcastsSubscriptionVariables> | Apollo.SkipToken) { return Apollo.useSubscription(WebChannelBroadcastsDocument, options); }
export function useWebChannelPageQuery(options: Apollo.useQuery.Options<WebChannelPageQuery, WebChannelPageQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(WebChannelPageDocument, options); }
export function useWebChannelPageLazyQuery(options?: Apollo.useLazyQuery.Options<WebChannelPageQuery, WebChannelPageQueryVariables>) { return Apollo.useLazyQuery(WebChannelPageDocument, options); }
export function useWebChannelUsesQuery(options: Apollo.useQuery.Options<WebChannelUsesQuery, WebChannelUsesQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(WebChannelUsesDocument, options); }
export function useWebChannelUsesLazyQuery(options?: Apollo.useLazyQuery.Options<WebChannelUsesQuery, WebChannelUsesQueryVariables>) { return Apollo.useLazyQuery(WebChannelUsesDocument, options); }
export function useWebChannelBandwidthQuery(options: Apollo.useQuery.Options<WebChannelBandwidthQuery, WebChannelBandwidthQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(WebChannelBandwidthDocument, options); }
export function useWebChannelBandwidthLazyQuery(options?: Apollo.useLazyQuery.Options<WebChannelBandwidthQuery, WebChannelBandwidthQueryVariables>) { return Apollo.useLazyQuery(WebChannelBandwidthDocument, options); }
export function useWebChannelLimitsQuery(options: Apollo.useQuery.Options<WebChannelLimitsQuery, WebChannelLimitsQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(WebChannelLimitsDocument, options); }
export function useWebChannelLimitsLazyQuery(options?: Apollo.useLazyQuery.Options<WebChannelLimitsQuery, WebChannelLimitsQueryVariables>) { return Apollo.useLazyQuery(WebChannelLimitsDocument, options); }
export function useOfflineVideosQuery(options: Apollo.useQuery.Options<OfflineVideosQuery, OfflineVideosQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(OfflineVideosDocument, options); }
export function useOfflineVideosLazyQuery(options?: Apollo.useLazyQuery.Options<OfflineVideosQuery, OfflineVideosQueryVariables>) { return Apollo.useLazyQuery(OfflineVideosDocument, options); }
export function useOfflinePlaylistsQuery(options: Apollo.useQuery.Options<OfflinePlaylistsQuery, OfflinePlaylistsQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(OfflinePlaylistsDocument, options); }
export function useOfflinePlaylistsLazyQuery(options?: Apollo.useLazyQuery.Options<OfflinePlaylistsQuery, OfflinePlaylistsQueryVariables>) { return Apollo.useLazyQuery(OfflinePlaylistsDocument, options); }
export function useCreateWebChannelMutation(options?: Apollo.useMutation.Options<CreateWebChannelMutation, CreateWebChannelMutationVariables>) { return Apollo.useMutation(CreateWebChannelDocument, options); }
export function useUpdateWebChannelMutation(options?: Apollo.useMutation.Options<UpdateWebChannelMutation, UpdateWebChannelMutationVariables>) { return Apollo.useMutation(UpdateWebChannelDocument, options); }
export function useDeleteWebChannelMutation(options?: Apollo.useMutation.Options<DeleteWebChannelMutation, DeleteWebChannelMutationVariables>) { return Apollo.useMutation(DeleteWebChannelDocument, options); }
export function useClearWebChannelMutation(options?: Apollo.useMutation.Options<ClearWebChannelMutation, ClearWebChannelMutationVariables>) { return Apollo.useMutation(ClearWebChannelDocument, options); }
export function useUploadOfflineImageMutation(options?: Apollo.useMutation.Options<UploadOfflineImageMutation, UploadOfflineImageMutationVariables>) { return Apollo.useMutation(UploadOfflineImageDocument, options); }