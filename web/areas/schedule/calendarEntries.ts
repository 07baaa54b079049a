import { addDays, startOfDay, wallClock } from '../../time/days.ts';
import type { ScheduleRow } from './scheduleRows.ts';
import type { ScheduleWindow } from './scheduleWindow.ts';

/** Calendar entry: a row, or the number of hidden events of a day. */
export interface CalendarEntry {
  id: string;
  title: string;
  /** Local start in the organization's zone. */
  start: string;
  end?: string;
  startEditable: boolean;
  durationEditable: boolean;
  extendedProps: { item: ScheduleRow } | { hidden: HiddenRows };
}

export interface HiddenRows {
  day: string;
  count: number;
}

/** Lines of a day in a month, the one that tells how many there are beside them included. */
const MOST_OF_DAY = 4;

interface Sheet {
  window: Pick<ScheduleWindow, 'span' | 'first' | 'end'>;
  /** The organization's zone, by whose days and hours the calendar is laid out. */
  zone: string;
  /** True if a row may be dragged. */
  canMove: (item: ScheduleRow) => boolean;
}

/**
 * Entries of a window. In the month view, each day has room for a few, live ones first, because drawing thousands
 * would be slow.
 */
export function toCalendarEntries(
  items: readonly ScheduleRow[],
  { window, zone, canMove }: Sheet,
): CalendarEntry[] {
  const entry = (item: ScheduleRow) => entryOf(item, zone, window.span, canMove(item));
  if (window.span !== 'month') return items.map(entry);
  return byDay(items, window, zone).flatMap(({ day, rows }) => {
    if (rows.length <= MOST_OF_DAY) return rows.map(entry);
    const shown = rows.toSorted(mostUrgent).slice(0, MOST_OF_DAY - 1);
    return [...shown.map(entry), hiddenEntry({ day, count: rows.length - shown.length })];
  });
}

/** Rows by the day on which they begin, or by the first of the window. */
function byDay(items: readonly ScheduleRow[], { first, end }: Sheet['window'], zone: string) {
  const days: { day: string; ends: number; rows: ScheduleRow[] }[] = [];
  for (let day = first; day < end; day = addDays(day, 1)) {
    days.push({ day, ends: startOfDay(addDays(day, 1), zone).getTime(), rows: [] });
  }
  // Ends of days are computed once, because per-event computation costs more than drawing.
  const rows = items.map((item) => ({ item, at: Date.parse(item.startAt) })).sort((a, b) => a.at - b.at);
  let index = 0;
  for (const { item, at } of rows) {
    while (index < days.length - 1 && at >= days[index]!.ends) index += 1;
    days[index]?.rows.push(item);
  }
  return days;
}

const mostUrgent = (a: ScheduleRow, b: ScheduleRow) =>
  Number(b.bucket === 'LIVE') - Number(a.bucket === 'LIVE');

function entryOf(item: ScheduleRow, zone: string, span: string, isMovable: boolean): CalendarEntry {
  const { id, title, startAt, endAt } = item;
  return {
    id,
    title,
    start: wallClock(new Date(startAt), zone),
    ...(endAt && { end: wallClock(new Date(endAt), zone) }),
    startEditable: isMovable,
    // A month has no hours to pull at.
    durationEditable: isMovable && span !== 'month',
    extendedProps: { item },
  };
}

/** It stands under everything else of its day. */
const hiddenEntry = (hidden: HiddenRows): CalendarEntry => ({
  id: `hidden ${hidden.day}`,
  title: '',
  start: `${hidden.day}T23:59:59`,
  startEditable: false,
  durationEditable: false,
  extendedProps: { hidden },
});

/** The first hour of a week in which nothing is earlier. */
const MORNING = 7;

/** Nights in which nothing happens are left out; what runs past midnight needs the whole day. */
export function firstHour(entries: readonly CalendarEntry[]): number {
  return entries.reduce((hour, { start, end = start }) => {
    const isOneDay = start.slice(0, 10) === end.slice(0, 10);
    return Math.min(hour, isOneDay ? Number(start.slice(11, 13)) : 0);
  }, MORNING);
}
