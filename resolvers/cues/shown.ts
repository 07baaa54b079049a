import type { CueRecord } from '../../graph/upstream/rest/cues/cues.ts';
import { START_OF_VIDEO } from '../../schema/rules/cues.ts';
import { atMost } from '../shared/lists.ts';

/** Cues of a video that are told at once, the start of video included. */
const CUES_MAX = 10_000;

/** The cues of a video with the synthetic start of video before them (CUE-07). */
export function shown(cues: readonly CueRecord[]): CueRecord[] {
  return atMost([START_OF_VIDEO, ...cues], CUES_MAX);
}
