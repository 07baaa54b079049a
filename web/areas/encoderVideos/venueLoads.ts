import type { EncoderVideoRow_VideoFragment } from './EncoderVideos.generated.ts';
import type { VenueToLoadOn_VenueFragment } from './LoadEvents.generated.ts';

/** What has to be known of a video to load it on decoders. */
export type LoadableVideo = Pick<
  EncoderVideoRow_VideoFragment,
  'id' | 'name' | 'status' | 'playable' | 'channelName' | 'encoderChannel'
>;

/** Whether there is something to load: it is still recorded, or something arrived (LIB-17). */
export function canLoad({ status, playable }: Pick<LoadableVideo, 'status' | 'playable'>): boolean {
  return status !== 'STOPPED' || playable;
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

/** When the last of the videos was loaded there; null unless the decoder has them all. */
export function loadedSince(
  { decoder }: VenueToLoadOn_VenueFragment,
  videos: readonly LoadableVideo[],
): string | null {
  const times = new Map(
    decoder?.loadedEvents?.map(({ encoderVideoId, loadedAt }) => [encoderVideoId, loadedAt]),
  );
  if (!videos.every(({ id }) => times.has(id))) return null;
  return (
    videos
      .map(({ id }) => times.get(id) ?? '')
      .sort()
      .at(-1) ?? null
  );
}
