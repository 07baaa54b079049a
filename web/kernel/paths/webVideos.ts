import type { DestinationKind } from '../../schema.generated.ts';

export const webVideosPath = (channelId?: string) =>
  channelId ? `/media/web-videos?channel=${encodeURIComponent(channelId)}` : '/media/web-videos';
export const webVideoPath = (id: string) => `/media/web-videos/${id}`;

/** What a web video is started from: a saved video, unless it is a recording or what a web channel replays. */
export type SourceKind = 'media' | 'recording' | 'channel';

export const startWebVideoPath = (id: string, kind: SourceKind = 'media') =>
  kind === 'media' ? `/media/start-web-video/${id}` : `/media/start-web-video/${id}?from=${kind}`;

/** Whether a destination has a page here: what a web channel plays, or what is only saved (DST-22). */
export const isWebVideo = (kind: DestinationKind) => kind === 'EMBED' || kind === 'SAVEONLY';
