import type { ListSort } from './__generated__/types.ts';

/** Rows whose name contains the filter, whatever the case (LST-01). */
export function matching<R>(
  rows: readonly R[],
  filter: string | null | undefined,
  nameOf: (row: R) => string,
): R[] {
  const wanted = filter?.trim().toLowerCase();
  return wanted ? rows.filter((row) => nameOf(row).toLowerCase().includes(wanted)) : [...rows];
}

/** What a list is ordered by (LST-02). */
export interface SortKeys<R> {
  name(row: R): string;
  /** ISO time; lists whose rows have none are ordered by name alone. */
  time?(row: R): string;
}

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Rows in the order asked for; equal ones stay in the order they came in (LST-02). */
export function sorted<R>(rows: readonly R[], sort: ListSort | null | undefined, keys: SortKeys<R>): R[] {
  const name = (a: R, b: R) => byName.compare(keys.name(a), keys.name(b));
  const { time = () => '' } = keys;
  const oldest = (a: R, b: R) => time(a).localeCompare(time(b)) || name(a, b);
  const orders: Record<ListSort, (a: R, b: R) => number> = {
    NAME_ASC: name,
    NAME_DESC: (a, b) => name(b, a),
    OLDEST: oldest,
    MOST_RECENT: (a, b) => time(b).localeCompare(time(a)) || name(a, b),
  };
  return [...rows].sort(orders[sort ?? 'NAME_ASC']);
}
