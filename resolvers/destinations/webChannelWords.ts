import type { OfflineKindName, WebEmbedTypeName } from '../../schema/rules/webChannels.ts';
import type { CreateWebChannelInput, OfflineKind, WebEmbedType } from '../__generated__/types.ts';

/** Ways to embed a web channel, as they stand on the wire. */
const ON_WIRE: Readonly<Record<WebEmbedType, WebEmbedTypeName>> = {
  IFRAME: 'iframe',
  ALTERNATIVE_IFRAME: 'alternative-iframe',
  SCRIPT: 'script',
  STANDALONE: 'standalone',
  LINK: 'link',
};
const OFFLINE: Readonly<Record<OfflineKind, OfflineKindName>> = {
  IMAGE: 'image',
  VIDEO: 'video',
  PLAYLIST: 'playlist',
  REPLAY: 'replay',
};

/** The graph's word for a way to embed. */
export function toEmbedType(wire: WebEmbedTypeName): WebEmbedType {
  return wire.toUpperCase().replace('-', '_') as WebEmbedType;
}

type Input = Partial<Omit<CreateWebChannelInput, 'customerId' | 'offlineImage'>>;

/** Converts the given fields of a channel to REST names. */
export function toWireFields({ embedType, offlineContent, showLogo, ...input }: Input) {
  return {
    ...input,
    ...(embedType && { embedType: ON_WIRE[embedType] }),
    ...(showLogo != null && { showRostrumLogo: showLogo }),
    ...(offlineContent && {
      offlineContent: {
        kind: OFFLINE[offlineContent.kind],
        mediaId: offlineContent.mediaId ?? null,
        playlistId: offlineContent.playlistId ?? null,
      },
    }),
  };
}
