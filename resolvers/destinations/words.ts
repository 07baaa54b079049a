import type { ContentDestinationRecord } from '../../graph/upstream/rest/destinations/destinations.ts';
import type { DestinationState } from '../__generated__/types.ts';

type Status = ContentDestinationRecord['status'];

/** The state that a status means: upper and lower case mean the same (DST-12). */
export function destinationState(status: Status): DestinationState {
  return status.toUpperCase() as Uppercase<Status>;
}

const ENDED: readonly DestinationState[] = ['STOPPED', 'ABORTED', 'ERROR'];
/** Starting or started; a started one that has a problem is on air all the same (DST-14). */
const ACTIVE: readonly DestinationState[] = ['STARTING', 'STARTED', 'WARNING'];

/** True if a destination belongs in the list: one that only saves does so when it has ended (DST-15, DST-16). */
export function isListed({ kind, status }: Pick<ContentDestinationRecord, 'kind' | 'status'>): boolean {
  return kind !== 'SAVEONLY' || ENDED.includes(destinationState(status));
}

/** True if a destination is starting or started (DST-17). */
export function isActive({ status }: Pick<ContentDestinationRecord, 'status'>): boolean {
  return ACTIVE.includes(destinationState(status));
}

/** True if a destination was asked to start and has not ended. */
export function isUnderWay({
  status,
  startRequestTime,
}: Pick<ContentDestinationRecord, 'status' | 'startRequestTime'>): boolean {
  return startRequestTime !== null && !ENDED.includes(destinationState(status));
}

/**
 * True if a destination is one of these encoder channels; what plays a saved video has none to be asked for (DST-18).
 */
export function isOfEncoderChannels(
  { mediaId, eventProfileId }: Pick<ContentDestinationRecord, 'mediaId' | 'eventProfileId'>,
  ids: readonly string[],
): boolean {
  return mediaId !== null || ids.includes(eventProfileId ?? '');
}

type Placed = Pick<ContentDestinationRecord, 'id' | 'occurrenceId'>;

/** Tells the other destinations of the event that one belongs to; one started by hand belongs to none. */
export function isSameEvent({ id, occurrenceId }: Placed): (other: Placed) => boolean {
  return (other) => occurrenceId !== null && other.occurrenceId === occurrenceId && other.id !== id;
}
