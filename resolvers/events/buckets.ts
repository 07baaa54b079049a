import type { ScheduleItemRecord } from '../../graph/rest/events.ts';
import type { ScheduleBucket } from '../__generated__/types.ts';

const ENDED: readonly string[] = ['STOPPED', 'ABORTED', 'ERROR'];
const RUNNING: readonly string[] = ['STARTING', 'STARTED', 'WARNING', 'STOPPING'];

/**
 * Where an occurrence lies in time (SCH-01). What runs is live even past its planned end, and what was ended before
 * it is over; otherwise the plan decides.
 */
export function bucketOf(
  item: Pick<ScheduleItemRecord, 'status' | 'startDay' | 'endDay'>,
  now: Date,
): ScheduleBucket {
  if (ENDED.includes(item.status)) return 'PAST';
  if (RUNNING.includes(item.status)) return 'LIVE';
  if (Date.parse(item.startDay) > now.getTime()) return 'FUTURE';
  return Date.parse(item.endDay) <= now.getTime() ? 'PAST' : 'LIVE';
}
