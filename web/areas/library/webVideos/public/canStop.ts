import type { DestinationState } from '../../../../schema.generated.ts';

const STOPPABLE: readonly DestinationState[] = ['SET_UP', 'STARTING', 'STARTED', 'WARNING'];

/** True if a destination can still be stopped: on air or starting (DST-20). */
export const canStop = ({ state }: { state: DestinationState }) => STOPPABLE.includes(state);
