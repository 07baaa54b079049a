import { useMemo, useState } from 'react';
import { readStored, store } from '../../kernel/storage.ts';
import type { DenseColumn } from './denseTypes.ts';

interface Kept {
  order: string[];
  widths: Record<string, number>;
}

export const NARROWEST = 56;
const NOTHING: Kept = { order: [], widths: {} };

/** The columns in a person's own order and widths, kept in this browser where there is a name to keep them under. */
export function useDenseColumns<Row>(columns: ReadonlyArray<DenseColumn<Row>>, storeId: string | undefined) {
  const key = storeId && `dense.${storeId}`;
  const [kept, setKept] = useState<Kept>(() => (key && readStored<Kept>(key)) || NOTHING);
  const shown = useMemo(() => inOrder(columns, kept), [columns, kept]);
  const keep = (next: Kept) => {
    setKept(next);
    if (key) store(key, next);
  };
  return {
    shown,
    /** Moves columns that stand side by side, so that the first of them gets the new place. */
    move(from: number, to: number, length = 1) {
      const order = shown.map(({ id }) => id);
      order.splice(to, 0, ...order.splice(from, length));
      keep({ ...kept, order });
    },
    resize(index: number, width: number) {
      const column = shown[index];
      if (!column) return;
      keep({ ...kept, widths: { ...kept.widths, [column.id]: Math.max(NARROWEST, Math.round(width)) } });
    },
  };
}

/** Columns that are new since the order was chosen stand behind the others. */
function inOrder<Row>(columns: ReadonlyArray<DenseColumn<Row>>, { order, widths }: Kept): DenseColumn<Row>[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ id }: DenseColumn<Row>) => places.get(id) ?? order.length;
  return columns
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((column) => ({ ...column, width: widths[column.id] ?? column.width }));
}
