import type { ProcessingStateName } from './media.ts';

/** States in which the processing of a video has come to an end, well or badly (LIB-08, STM-07). */
export const PROCESSING_ENDS = [
  'COMPLETE',
  'FAILED',
  'CANCELLED',
  'TIMED_OUT',
] as const satisfies readonly ProcessingStateName[];

/** True if the work on a video has come to an end, well or badly; until then it is being processed. */
export function isProcessingOver(state: ProcessingStateName): boolean {
  return (PROCESSING_ENDS as readonly ProcessingStateName[]).includes(state);
}
