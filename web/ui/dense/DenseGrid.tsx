import { HotkeysProvider } from '@blueprintjs/core';
import { Cell, Column, FocusMode, RenderMode, Table, type Region } from '@blueprintjs/table';
import { useEffect, useId, useMemo, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { announce } from '../announce.ts';
import { useToasts } from '../Toasts.tsx';
import { chosenCount, toTsv } from './denseCopy.ts';
import { denseCommand } from './denseKeys.ts';
import { cellId, DenseRows } from './DenseRows.tsx';
import type { CellPlace, CellRange, DenseTableProps } from './denseTypes.ts';
import { createRowsSeen, type RowSpan } from './rowsSeen.ts';
import { NARROWEST, useDenseColumns } from './useDenseColumns.ts';
import './DenseGrid.css';

const ROW = 32;
const HEADER = 44;
/** Rows left below those on screen when the next ones are asked for. */
const NEAR_END = 40;

/** The part of a dense table that @blueprintjs/table draws; fetched when the first one is on screen. */
export function DenseGrid({ label, columns, rows, storeId, onEnd }: DenseTableProps<unknown>) {
  const { t } = useTranslation('ui');
  const toasts = useToasts();
  const id = useId();
  const table = useRef<Table>(null);
  const [grid, setGrid] = useState<HTMLElement | null>(null);
  const [seen] = useState(createRowsSeen);
  const { shown, move, resize } = useDenseColumns(columns, storeId);
  const [focus, setFocus] = useState<CellPlace>({ row: 0, col: 0 });
  const [regions, setRegions] = useState<Region[]>([]);
  const at = {
    row: Math.max(0, Math.min(focus.row, rows.length - 1)),
    col: Math.min(focus.col, shown.length - 1),
  };
  const chosen =
    regions.length > 0
      ? (regions as CellRange[])
      : [{ rows: [at.row, at.row], cols: [at.col, at.col] } as CellRange];

  useEffect(() => {
    if (!grid) return;
    nameGrid(grid, {
      'aria-label': label,
      'aria-describedby': `${id}-keys`,
      'aria-multiselectable': 'true',
      'aria-rowcount': String(rows.length + 1),
      'aria-colcount': String(shown.length),
      'aria-activedescendant': cellId(id, at),
    });
  });

  const see = (span: RowSpan) => {
    seen.set(span);
    if (span.last >= rows.length - NEAR_END) onEnd?.();
  };
  const go = (to: CellPlace) => {
    setFocus(to);
    setRegions([{ rows: [to.row, to.row], cols: [to.col, to.col] }]);
    table.current?.scrollToRegion({ rows: [to.row, to.row], cols: [to.col, to.col] });
  };
  const press = (event: KeyboardEvent) => {
    // The library would keep the focus for ever: Tab leaves the table.
    if (event.key === 'Tab') return event.stopPropagation();
    const { first, last } = seen.get();
    const size = { rows: rows.length, cols: shown.length, page: Math.max(1, last - first - 1) };
    const command = denseCommand(event, at, size);
    if (!command) return;
    event.preventDefault();
    event.stopPropagation();
    const column = shown[at.col]!;
    if (command.kind === 'go') return go(command.to);
    if (command.kind === 'widen') return resize(at.col, column.width + command.by);
    const to = at.col + command.by;
    if (!shown[to]) return;
    move(at.col, to);
    go({ row: at.row, col: to });
    announce(t('dense.moved', { column: column.header, place: to + 1, count: shown.length }));
  };
  const copy = (event: ClipboardEvent) => {
    if (window.getSelection()?.toString()) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', toTsv(chosen, shown, rows));
    const count = chosenCount(chosen, rows.length, shown.length);
    toasts.show({ intent: 'success', message: t('dense.copied', { count }) });
  };
  const drawn = useMemo(
    () =>
      shown.map((column) => (
        <Column
          key={column.id}
          id={column.id}
          name={column.header}
          cellRenderer={(row) => {
            const text = column.text(rows[row]);
            return (
              <Cell className={column.align && 'dense__right'} tooltip={text}>
                {text}
              </Cell>
            );
          }}
        />
      )),
    [shown, rows],
  );
  const widths = useMemo(() => shown.map(({ width }) => width), [shown]);

  return (
    <div
      className="dense"
      ref={(place) => setGrid(place?.querySelector<HTMLElement>('.bp6-table-container') ?? null)}
      style={{ '--dense-height': `${HEADER + rows.length * ROW}px` } as React.CSSProperties}
      onKeyDownCapture={press}
      onCopy={copy}
    >
      <HotkeysProvider renderDialog={() => <></>}>
        <Table
          ref={table}
          numRows={rows.length}
          numFrozenColumns={1}
          columnWidths={widths}
          minColumnWidth={NARROWEST}
          defaultRowHeight={ROW}
          enableRowHeader={false}
          enableGhostCells
          enableColumnResizing
          enableColumnReordering
          enableColumnInteractionBar
          renderMode={RenderMode.NONE}
          cellRendererDependencies={[drawn]}
          focusMode={FocusMode.CELL}
          focusedRegion={{ type: FocusMode.CELL, ...at, focusSelectionIndex: 0 }}
          selectedRegions={regions}
          // Copying is the browser's own event, which needs no leave and no https.
          getCellClipboardData={null as never}
          onColumnWidthChanged={resize}
          onColumnsReordered={move}
          onFocusedRegion={(region) =>
            region.type === FocusMode.CELL && setFocus({ row: region.row, col: region.col })
          }
          onSelection={setRegions}
          onVisibleCellsChange={({ rowIndexStart, rowIndexEnd }) =>
            // The library tells it amid its own drawing, when nothing else may be drawn.
            queueMicrotask(() => see({ first: rowIndexStart, last: rowIndexEnd }))
          }
        >
          {drawn}
        </Table>
      </HotkeysProvider>
      {grid &&
        createPortal(
          <div className="visually-hidden" role="rowgroup">
            <DenseRows
              id={id}
              columns={shown}
              rows={rows}
              seen={seen}
              at={at}
              chosen={regions as CellRange[]}
            />
          </div>,
          grid,
        )}
      <p className="dense__keys muted" id={`${id}-keys`}>
        {t('dense.keys')}
      </p>
    </div>
  );
}

/** Adds the grid role and labels that the library lacks. */
function nameGrid(grid: HTMLElement, attributes: Record<string, string>): void {
  grid.setAttribute('role', 'grid');
  for (const [name, value] of Object.entries(attributes)) grid.setAttribute(name, value);
  grid.querySelector('.bp6-table-quadrant-stack')?.setAttribute('aria-hidden', 'true');
  // Browsers put boxes that scroll among the stops of Tab.
  for (const box of grid.querySelectorAll<HTMLElement>('.bp6-table-quadrant-scroll-container'))
    box.tabIndex = -1;
}
