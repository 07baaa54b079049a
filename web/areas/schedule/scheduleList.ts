import type { ScheduleBucket } from '../../schema.generated.ts';
import type { StateOf } from '../../ui/states.ts';
import type { SortName } from '../../ui/useListState.ts';
import type { ScheduleRow } from './scheduleRows.ts';
import { nameOrder } from '../../time/formatters.ts';

/** SCH-01; the first shows all three. */
export const BUCKET_CHIPS = ['', 'live', 'future', 'past'] as const;
export type BucketChip = (typeof BUCKET_CHIPS)[number];

const inChip = (chip: string, bucket: ScheduleBucket): boolean =>
  chip === '' || !(BUCKET_CHIPS as readonly string[]).includes(chip) || chip === bucket.toLowerCase();

/** Narrows by bucket and by a case-insensitive part of the title (LST-01), and sorts; by start unless by name. */
export function selectItems(
  items: readonly ScheduleRow[],
  { filter, chip, sort, language }: { filter: string; chip: string; sort: SortName; language: string },
): ScheduleRow[] {
  const wanted = filter.trim().toLocaleLowerCase(language);
  const names = nameOrder(language);
  const byStart = (a: ScheduleRow, b: ScheduleRow) => Date.parse(a.startAt) - Date.parse(b.startAt);
  const byName = (a: ScheduleRow, b: ScheduleRow) => names.compare(a.title, b.title);
  const orders: Record<SortName, (a: ScheduleRow, b: ScheduleRow) => number> = {
    NAME_ASC: (a, b) => byName(a, b) || byStart(a, b),
    NAME_DESC: (a, b) => byName(b, a) || byStart(a, b),
    MOST_RECENT: (a, b) => byStart(b, a),
    OLDEST: byStart,
  };
  return items
    .filter(({ title, bucket }) => inChip(chip, bucket) && title.toLocaleLowerCase(language).includes(wanted))
    .sort(orders[sort]);
}

/** Filters of the schedule (SCH-05). */
export const KINDS = ['EVENT', 'MANUAL', 'ENCODER_VIDEO', 'WEB_VIDEO', 'POST'] as const;

/** Those of the kinds that are asked for, of rows (SCH-05) or of events (SCH-06); all where none is. */
export function ofKinds(items: readonly ScheduleRow[], kinds: readonly string[]): readonly ScheduleRow[] {
  if (kinds.length === 0) return items;
  return items.filter(
    ({ kind, type, isManual }) =>
      kinds.includes(kind) ||
      (type !== null && kinds.includes(type)) ||
      (isManual && kinds.includes('MANUAL')),
  );
}

/** The list of a window that holds now begins with what runs or comes; how many lie before is told. */
export function foldEarlier(
  rows: readonly ScheduleRow[] | undefined,
  isFolded: boolean,
): { shown: readonly ScheduleRow[] | undefined; earlier: number } {
  const left = isFolded ? rows?.filter(({ bucket }) => bucket !== 'PAST') : undefined;
  // Without upcoming rows, past ones are shown.
  if (!rows || !left || left.length === 0) return { shown: rows, earlier: 0 };
  return { shown: left, earlier: rows.length - left.length };
}

/** Counts the occurrences of each chip. */
export function countByBucket(items: readonly ScheduleRow[]): Record<BucketChip, number> {
  const count = (chip: BucketChip) => items.filter(({ bucket }) => inChip(chip, bucket)).length;
  return { '': count(''), live: count('live'), future: count('future'), past: count('past') };
}

/** The states to show: a paused event is not "scheduled"; one that runs although it is paused is both. */
export function toStateFilter({
  bucket,
  isPaused,
}: Pick<ScheduleRow, 'bucket' | 'isPaused'>): StateOf<'schedule'>[] {
  if (!isPaused || bucket === 'PAST') return [bucket];
  return bucket === 'LIVE' ? ['LIVE', 'PAUSED'] : ['PAUSED'];
}
