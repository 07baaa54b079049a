import type { EncoderVideoRow_VideoFragment } from './EncoderVideos.generated.ts';
import type { VenueToLoadOn_VenueFragment } from './LoadEvents.generated.ts';

/** Fields needed to load a video on decoders. */
export type LoadableVideo = Pick<
  EncoderVideoRow_VideoFragment,
  'id' | 'name' | 'status' | 'isPlayable' | 'channelName' | 'encoderChannel'
>;

/** True if there is something to load: it is still recorded, or something arrived (LIB-17). */
export function canLoad({ status, isPlayable }: Pick<LoadableVideo, 'status' | 'isPlayable'>): boolean {
  return status !== 'STOPPED' || isPlayable;
}

/** Names of the channels of the videos that a venue may not see (VEN-14). */
export function hiddenChannels(
  venue: VenueToLoadOn_VenueFragment,
  videos: readonly LoadableVideo[],
): string[] {
  const seen = new Set(venue.encoderChannels?.map(({ id }) => id));
  const hidden = videos.filter(({ encoderChannel }) => !encoderChannel || !seen.has(encoderChannel.id));
  return [...new Set(hidden.map(({ channelName }) => channelName ?? '–'))];
}

/** Since when the decoder loads the videos, or has them all; null unless it was told to load them all. */
export function getVenueLoad(
  { decoder }: VenueToLoadOn_VenueFragment,
  videos: readonly LoadableVideo[],
): { isThere: boolean; since: string } | null {
  const loads = new Map(decoder?.loadedVideos?.map((load) => [load.encoderVideoId, load]));
  const own = videos.flatMap(({ id }) => loads.get(id) ?? []);
  if (own.length < videos.length) return null;
  const confirmed = own.flatMap(({ confirmedAt }) => confirmedAt ?? []);
  const isThere = confirmed.length === own.length;
  const since = (isThere ? confirmed : own.map(({ loadedAt }) => loadedAt)).sort().at(-1);
  return since === undefined ? null : { isThere, since };
}
