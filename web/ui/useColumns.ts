import { useMemo, useState } from 'react';
import { readStored, store } from '../kernel/storage.ts';
import type { ListColumn } from './listTypes.ts';

/** The columns that are shown, by the choice remembered in this browser. */
export function useColumns<Row>(listId: string, columns: ReadonlyArray<ListColumn<Row>>) {
  const key = `columns.${listId}`;
  const [stored, setStored] = useState(() => readStored<string[]>(key));
  const hidden = useMemo(
    () => new Set(stored ?? columns.filter((column) => column.isHiddenAtFirst).map((column) => column.id)),
    [stored, columns],
  );
  const shown = useMemo(() => columns.filter((column) => !hidden.has(column.id)), [columns, hidden]);
  const hide = (ids: readonly string[]) => {
    store(key, ids);
    setStored([...ids]);
  };
  return { shown, hidden, hide };
}
