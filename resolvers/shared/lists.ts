import { pageSize } from '../../graph/kernel/connection.ts';
import type { ListSort } from '../__generated__/types.ts';

/** As many rows as a list without pages has at most, where its description states no other bound. */
const MOST = 1000;

/** The first rows of a list without pages: as many as its description says at most. */
export function atMost<R>(rows: readonly R[], most = MOST): R[] {
  return rows.slice(0, most);
}

/** The newest rows of a history that begins with the oldest. */
export function newest<R>(rows: readonly R[], most = MOST): R[] {
  return rows.slice(-most);
}

/** The first rows of a list that is asked with `first`; throws BAD_USER_INPUT outside of 1 to `most`. */
export function takeFirst<R>(rows: readonly R[], first: number | null | undefined, most = MOST): R[] {
  return rows.slice(0, pageSize(first, most, most));
}

/** The last rows, in the same order, of a list that is asked with `last`; throws as {@link takeFirst}. */
export function takeLast<R>(rows: readonly R[], last: number, most = MOST): R[] {
  return rows.slice(-pageSize(last, most, most, 'last'));
}

/** Rows that began within a window, in the order they came in; what has not begun is in none. */
export function beganWithin<R>(
  rows: readonly R[],
  { from, to }: { from: string; to: string },
  timeOf: (row: R) => string | null,
): R[] {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  return rows.filter((row) => {
    const time = timeOf(row);
    return time !== null && Date.parse(time) >= start && Date.parse(time) < end;
  });
}

/** Rows whose name contains the filter, whatever the case (LST-01). */
export function matching<R>(
  rows: readonly R[],
  filter: string | null | undefined,
  nameOf: (row: R) => string,
): R[] {
  const wanted = filter?.trim().toLowerCase();
  return wanted ? rows.filter((row) => nameOf(row).toLowerCase().includes(wanted)) : [...rows];
}

/** Sort keys of a list (LST-02). */
export interface SortKeys<R> {
  name(row: R): string;
  /** ISO time; lists whose rows have none are ordered by name alone. */
  time?(row: R): string;
}

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Rows in the order asked for; equal ones stay in the order they came in (LST-02). */
export function sorted<R>(rows: readonly R[], sort: ListSort | null | undefined, keys: SortKeys<R>): R[] {
  const order = ORDERS[sort ?? 'NAME_ASC'];
  return [...rows].sort((a, b) => order(a, b, keys));
}

type Order = <R>(a: R, b: R, keys: SortKeys<R>) => number;

const nameUp: Order = (a, b, { name }) => byName.compare(name(a), name(b));
const timeUp: Order = (a, b, { time }) => (time ? time(a).localeCompare(time(b)) : 0);

const ORDERS: Readonly<Record<ListSort, Order>> = {
  NAME_ASC: nameUp,
  NAME_DESC: (a, b, keys) => nameUp(b, a, keys),
  OLDEST: (a, b, keys) => timeUp(a, b, keys) || nameUp(a, b, keys),
  MOST_RECENT: (a, b, keys) => timeUp(b, a, keys) || nameUp(a, b, keys),
};
