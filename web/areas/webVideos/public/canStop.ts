import type { DestinationState } from '../../../schema.generated.ts';

/** Whether a destination can still be told to stop (DST-20). */
export const canStop = ({ state }: { state: DestinationState }) =>
  state === 'STARTED' || state === 'WARNING' || state === 'STARTING';
