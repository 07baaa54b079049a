import type { DestinationState } from '../../../schema.generated.ts';

/** On air, with or without a problem (DST-14). */
export const isOnAir = (state: DestinationState) => state === 'STARTED' || state === 'WARNING';

/** Over for good (DST-20). */
export const hasEnded = (state: DestinationState) =>
  state === 'STOPPED' || state === 'ABORTED' || state === 'ERROR';
