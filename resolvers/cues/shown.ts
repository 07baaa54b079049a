import type { CueRecord } from '../../graph/upstream/rest/cues/cues.ts';
import { START_OF_VIDEO } from '../../schema/rules/cues.ts';
import type { CueSourceKind } from '../__generated__/types.ts';
import { atMost } from '../shared/lists.ts';
import type { CueSourceStub, ShownCueRecord } from './shownCue.ts';

/** Cues of a video that are told at once, the start of video included. */
const CUES_MAX = 10_000;

const TYPES = {
  MEDIA_ITEM: 'MediaItem',
  CONTENT_DESTINATION: 'ContentDestination',
  ENCODER_VIDEO: 'EncoderVideo',
} as const satisfies Record<CueSourceKind, CueSourceStub['__typename']>;

/** A cue as it stands in its video. */
export function inSource(cue: CueRecord, kind: CueSourceKind, id: string): ShownCueRecord {
  return { ...cue, source: { __typename: TYPES[kind], id } };
}

/** The cues of a video with the synthetic start of video before them (CUE-07). */
export function shown(cues: readonly CueRecord[], kind: CueSourceKind, id: string): ShownCueRecord[] {
  return atMost([START_OF_VIDEO, ...cues], CUES_MAX).map((cue) => inSource(cue, kind, id));
}
