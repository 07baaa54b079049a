import type { ProcessingStateName } from './media.ts';

/** States in which the processing of a video has come to an end, well or badly (LIB-08, STM-07). */
export const PROCESSING_ENDS = [
  'COMPLETE',
  'FAILED',
  'CANCELLED',
  'TIMED_OUT',
] as const satisfies readonly ProcessingStateName[];

/** True if processing of a video has ended, successfully or not. */
export function isProcessingOver(state: ProcessingStateName): boolean {
  return (PROCESSING_ENDS as readonly ProcessingStateName[]).includes(state);
}
