import type { DestinationKind } from '../../schema.generated.ts';

export const webVideoPath = (id: string) => `/media/web-videos/${id}`;

/** Whether a destination has a page here: what a web channel plays, or what is only saved (DST-22). */
export const isWebVideo = (kind: DestinationKind) => kind === 'EMBED' || kind === 'SAVEONLY';
