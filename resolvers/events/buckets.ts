import type { ScheduleItemRecord } from '../../graph/upstream/rest/events/events.ts';
import type { ScheduleBucket } from '../__generated__/types.ts';

const ENDED: readonly string[] = ['STOPPED', 'ABORTED', 'ERROR'];
const RUNNING: readonly string[] = ['SET_UP', 'STARTING', 'STARTED', 'WARNING', 'STOPPING'];

/**
 * Bucket of an occurrence (SCH-01). Only a running one is live, also past its planned end; one that was ended early
 * is past. One that is not running is upcoming until its planned end: a paused event does not run until it is resumed
 * (EVT-20), and an idle one whose time has come is not on air.
 */
export function getScheduleBucket(
  item: Pick<ScheduleItemRecord, 'status' | 'endDay'>,
  now: Date,
): ScheduleBucket {
  if (isOver(item)) return 'PAST';
  if (RUNNING.includes(item.status)) return 'LIVE';
  return Date.parse(item.endDay) <= now.getTime() ? 'PAST' : 'FUTURE';
}

/** True if it has run and ended; what never ran is judged for a day more, for it was missed. */
export function isOver({ status }: Pick<ScheduleItemRecord, 'status'>): boolean {
  return ENDED.includes(status);
}
