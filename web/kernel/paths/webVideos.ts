import type { DestinationKind } from '../../schema.generated.ts';

export const webVideosPath = (channelId?: string) =>
  channelId ? `/media/web-videos?channel=${encodeURIComponent(channelId)}` : '/media/web-videos';
export const webVideoPath = (id: string) => `/media/web-videos/${id}`;

/** Source of a web video: a saved video, a recording, or the replay of a web channel. */
export type SourceKind = 'media' | 'recording' | 'channel';

export const startWebVideoPath = (id: string, kind: SourceKind = 'media') =>
  kind === 'media' ? `/media/start-web-video/${id}` : `/media/start-web-video/${id}?from=${kind}`;

/** True if a destination has a page here: what a web channel plays, or what is only saved (DST-22). */
export const isWebVideo = (kind: DestinationKind) => kind === 'EMBED' || kind === 'SAVEONLY';
