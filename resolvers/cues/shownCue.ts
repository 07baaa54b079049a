import type { CueRecord } from '../../graph/upstream/rest/cues/cues.ts';

/** Stub of a cue source. Its home domain completes it. */
export interface CueSourceStub {
  __typename: 'MediaItem' | 'ContentDestination' | 'EncoderVideo';
  id: string;
}

/** A cue with the video that it is set in, which services do not say: whoever asked knows it. */
export type ShownCueRecord = CueRecord & { source: CueSourceStub };
