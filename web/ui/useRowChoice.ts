import { useCallback, useEffect, useRef } from 'react';
import type { Selection } from './useSelection.ts';

/**
 * Chooses a row by its id or drops it; with Shift, every row from the one that was clicked before up to it takes the
 * same turn. The function stays the same, so that choosing one row does not draw all others again.
 */
export function useRowChoice<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  selection: Selection<Row> | undefined,
): (id: string, isRange: boolean) => void {
  const latest = useRef({ rows, rowKey, selection });
  useEffect(() => {
    latest.current = { rows, rowKey, selection };
  });
  const before = useRef<string>(undefined);
  return useCallback((id, isRange) => {
    const { rows: shown, rowKey: keyOf, selection: chosen } = latest.current;
    const at = shown.findIndex((row) => keyOf(row) === id);
    const from = isRange ? shown.findIndex((row) => keyOf(row) === before.current) : at;
    before.current = id;
    const start = Math.min(at, from < 0 ? at : from);
    const range = shown.slice(start, Math.max(at, from) + 1);
    chosen?.set(range, !chosen.ids.has(id));
  }, []);
}
