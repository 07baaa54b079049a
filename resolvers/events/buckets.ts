import type { ScheduleItemRecord } from '../../graph/upstream/rest/events/events.ts';
import type { ScheduleBucket } from '../__generated__/types.ts';

const ENDED: readonly string[] = ['STOPPED', 'ABORTED', 'ERROR'];
const RUNNING: readonly string[] = ['SET_UP', 'STARTING', 'STARTED', 'WARNING', 'STOPPING'];

/**
 * Where an occurrence lies (SCH-01). Only what runs is live, also past its planned end; what was ended before it is
 * over. What does not run lies ahead until its planned end has come: a paused event does not run until it is unpaused
 * (EVT-20), and one whose time has come but which stays idle is not on air either.
 */
export function bucketOf(item: Pick<ScheduleItemRecord, 'status' | 'endDay'>, now: Date): ScheduleBucket {
  if (isOver(item)) return 'PAST';
  if (RUNNING.includes(item.status)) return 'LIVE';
  return Date.parse(item.endDay) <= now.getTime() ? 'PAST' : 'FUTURE';
}

/** Whether it has run and ended; what never ran is judged for a day more, for it was missed. */
export function isOver({ status }: Pick<ScheduleItemRecord, 'status'>): boolean {
  return ENDED.includes(status);
}
