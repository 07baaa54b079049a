import type { DestinationState } from '../../../../schema.generated.ts';

const STOPPABLE: readonly DestinationState[] = ['SET_UP', 'STARTING', 'STARTED', 'WARNING'];

/** True if a destination can still be told to stop: on air or on its way there (DST-20). */
export const canStop = ({ state }: { state: DestinationState }) => STOPPABLE.includes(state);
