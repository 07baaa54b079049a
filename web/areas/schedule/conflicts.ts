import type { ScheduleRow } from './scheduleRows.ts';

/** Occurrences to come that want an encoder at the same time as another one, each with the others. */
export function conflictsIn(items: readonly ScheduleRow[]): ReadonlyMap<string, readonly ScheduleRow[]> {
  const conflicts = new Map<string, ScheduleRow[]>();
  const waiting = items.filter(
    ({ kind, bucket, isPaused, encoder }) => kind === 'EVENT' && bucket !== 'PAST' && !isPaused && encoder,
  );
  const byStart = waiting.toSorted((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt));
  for (const [index, one] of byStart.entries()) {
    for (const other of byStart.slice(index + 1)) {
      if (Date.parse(other.startAt) >= endOf(one)) break;
      if (other.encoder?.id !== one.encoder?.id) continue;
      conflicts.set(one.id, [...(conflicts.get(one.id) ?? []), other]);
      conflicts.set(other.id, [...(conflicts.get(other.id) ?? []), one]);
    }
  }
  return conflicts;
}

const endOf = ({ startAt, endAt }: ScheduleRow) => Date.parse(endAt ?? startAt);
