import { readWebChannelBandwidth } from '../../graph/upstream/rest/destinations/webChannels.ts';
import type {
  ActiveContentKind,
  ActiveContentResolvers,
  ActiveContentState,
  OfflineContentResolvers,
  OfflineKind,
  WebChannelResolvers,
  WebChannelType,
} from '../__generated__/types.ts';
import { WEB_CHANNEL_EMBED_KINDS, webChannelCodes } from '../../schema/rules/embeds.ts';
import { renamed } from '../shared/renamed.ts';
import { loadUses } from '../shared/loadUses.ts';
import { toEmbedType } from './webChannelWords.ts';

/** A web channel: fields that differ from its record. */
export const WebChannel = {
  __resolveReference: ({ id }, { loaders }) => loaders.webChannel.load(id),
  id: (channel) => channel.uuid,
  ...renamed({
    hasStreamUrls: 'streamUrlsEnabled',
    hasLogo: 'showRostrumLogo',
    hasSubtitles: 'subtitlesEnabled',
    hasQrDetection: 'detectQrCodes',
    embedKey: 'embedId',
    isQrClickEnabled: 'qrClickEnabled',
  }),
  region: (channel) => (channel.regionId ? { __typename: 'Region', id: channel.regionId } : null),
  type: ({ type }) => type.toUpperCase() as WebChannelType,
  embedType: ({ embedType }) => toEmbedType(embedType),
  codes: ({ embedUrl, name }, { playerProfileId }) => {
    const codes = webChannelCodes(embedUrl, name, playerProfileId ?? null);
    return WEB_CHANNEL_EMBED_KINDS.map((kind) => ({ kind, code: codes[kind] }));
  },
  bandwidth: ({ uuid }, { start, end }, { rest }) =>
    readWebChannelBandwidth(rest, uuid, { ...(start && { start }), ...(end && { end }) }),
  uses: ({ uuid, customerId }, _args, context) => loadUses('WebChannel', { id: uuid, customerId }, context),
} satisfies WebChannelResolvers;

/** Fields of OfflineContent that differ from the record. */
export const OfflineContent = {
  kind: ({ kind }) => kind.toUpperCase() as OfflineKind,
  mediaItem: ({ mediaId }) => (mediaId ? { __typename: 'MediaItem', id: mediaId } : null),
  playlist: ({ playlistId }) => (playlistId ? { __typename: 'Playlist', id: playlistId } : null),
} satisfies OfflineContentResolvers;

/** Fields of ActiveContent that differ from the record. */
export const ActiveContent = {
  state: ({ state }) => state.toUpperCase() as ActiveContentState,
  kind: ({ kind }) => kind.toUpperCase() as ActiveContentKind,
  startedAt: ({ since }) => since,
  contentDestination: ({ destinationId }, _args, { loaders }) =>
    destinationId ? loaders.contentDestination.load(destinationId) : null,
} satisfies ActiveContentResolvers;
