import type VideoJs from 'video.js/dist/types/player';

/** What the HLS engine notes of each segment that it plays, on a hidden text track of this name. */
const SEGMENTS = 'segment-metadata';
interface SegmentCue extends TextTrackCue {
  value?: { programDateTime?: number | undefined };
}

/** When what a player shows was on air, by the stream's own dates (EXT-X-PROGRAM-DATE-TIME); null without any. */
export function getAiredAt(vjs: Pick<VideoJs, 'textTracks' | 'currentTime'>): number | null {
  const at = vjs.currentTime() ?? 0;
  const tracks = Array.from(vjs.textTracks() as unknown as ArrayLike<TextTrack>);
  const cues = tracks.find(({ label }) => label === SEGMENTS)?.cues ?? [];
  const segment = Array.from<SegmentCue>(cues).findLast(({ startTime }) => startTime <= at);
  const aired = segment?.value?.programDateTime;
  return segment === undefined || aired === undefined ? null : aired + (at - segment.startTime) * 1000;
}
