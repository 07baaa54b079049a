import { memo, useDeferredValue, useSyncExternalStore } from 'react';
import { isChosen } from './denseCopy.ts';
import type { CellPlace, CellRange, DenseColumn } from './denseTypes.ts';
import type { RowsSeen } from './rowsSeen.ts';

interface DenseRowsProps {
  id: string;
  columns: ReadonlyArray<DenseColumn<unknown>>;
  rows: readonly unknown[];
  seen: RowsSeen;
  at: CellPlace;
  chosen: readonly CellRange[];
}

/** The id of a cell's element, for `aria-activedescendant`. */
export const cellId = (id: string, { row, col }: CellPlace) => `${id}-${row}-${col}`;

/**
 * Accessible structure of the table: headers, visible rows, and the focused row. The library renders cells without
 * rows, and those of frozen columns twice.
 */
export function DenseRows({ id, columns, rows, seen, at, chosen }: DenseRowsProps) {
  const { first, last } = useDeferredValue(useSyncExternalStore(seen.subscribe, seen.rested));
  const shown = new Set<number>([at.row]);
  for (let row = first; row <= last; row += 1) shown.add(row);
  return (
    <>
      <div role="row" aria-rowindex={1}>
        {columns.map((column, col) => (
          <span key={column.id} role="columnheader" aria-colindex={col + 1}>
            {column.header}
          </span>
        ))}
      </div>
      {[...shown]
        .sort((a, b) => a - b)
        .filter((row) => row < rows.length)
        .map((row) => (
          <DenseRow
            key={row}
            id={id}
            index={row}
            row={rows[row]}
            columns={columns}
            chosen={
              chosen.some((range) => !range.rows || (row >= range.rows[0] && row <= range.rows[1]))
                ? chosen
                : NONE
            }
          />
        ))}
    </>
  );
}

const NONE: readonly CellRange[] = [];

interface DenseRowProps {
  id: string;
  index: number;
  row: unknown;
  columns: ReadonlyArray<DenseColumn<unknown>>;
  chosen: readonly CellRange[];
}

const DenseRow = memo(function DenseRow({ id, index, row, columns, chosen }: DenseRowProps) {
  return (
    <div role="row" aria-rowindex={index + 2}>
      {columns.map((column, col) => (
        <span
          key={column.id}
          id={cellId(id, { row: index, col })}
          role="gridcell"
          aria-colindex={col + 1}
          aria-selected={isChosen(chosen, index, col)}
        >
          {column.text(row)}
        </span>
      ))}
    </div>
  );
});
