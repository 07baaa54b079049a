import { useCallback, useMemo, useState } from 'react';

/** Selected rows of a list. Rows instead of indexes, so that an action gets exactly the counted rows. */
export interface Selection<Row> {
  /** In the order in which they were chosen, each as it is at present. */
  rows: readonly Row[];
  ids: ReadonlySet<string>;
  /** Chosen rows that a filter or another page keeps out of sight. */
  hiddenCount: number;
  /** Adds rows to what is chosen, or takes them out of it. */
  set(rows: readonly Row[], isChosen: boolean): void;
  /** Leaves only these chosen, for example those that refused a command. */
  keep(ids: readonly string[]): void;
  clear(): void;
}

interface SelectionOptions<Row> {
  rowKey: (row: Row) => string;
  /** The rows on screen. */
  shown: readonly Row[] | undefined;
  /** Every row there is, where the page knows them all: what has left them is no longer chosen. */
  known?: readonly Row[] | undefined;
}

/** The selection of one list. It lives as long as the list is open, whatever is filtered meanwhile. */
export function useSelection<Row>({ rowKey, shown, known }: SelectionOptions<Row>): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(() => new Map());
  const set = useCallback(
    (rows: readonly Row[], isChosen: boolean) =>
      setChosen((before) => {
        const next = new Map(before);
        for (const row of rows) {
          if (isChosen) next.set(rowKey(row), row);
          else next.delete(rowKey(row));
        }
        return next;
      }),
    [rowKey],
  );
  const keep = useCallback(
    (ids: readonly string[]) =>
      setChosen((before) => new Map([...before].filter(([id]) => ids.includes(id)))),
    [],
  );
  const clear = useCallback(() => setChosen(new Map()), []);
  return useMemo(() => {
    const visible = new Map(chosen.size > 0 ? shown?.map((row) => [rowKey(row), row]) : []);
    const every = known && new Map(chosen.size > 0 ? known.map((row) => [rowKey(row), row]) : []);
    const rows = [...chosen].flatMap(([id, row]) => every?.get(id) ?? visible.get(id) ?? (every ? [] : row));
    const ids = new Set(rows.map(rowKey));
    const hiddenCount = rows.length - [...ids].filter((id) => visible.has(id)).length;
    return { rows, ids, hiddenCount, set, keep, clear };
  }, [chosen, shown, known, rowKey, set, keep, clear]);
}
