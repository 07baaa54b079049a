import { Checkbox } from '@blueprintjs/core';
import { memo, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from './listTypes.ts';
import { PHONE, useMedia } from './useMedia.ts';
import { useRoomForNames } from './useRoomForNames.ts';
import { useRowChoice } from './useRowChoice.ts';
import type { Selection } from './useSelection.ts';
import { useWindowedRows } from './useWindowedRows.ts';
import './ListTable.css';

interface ListTableProps<Row> {
  label: string;
  columns: ReadonlyArray<ListColumn<Row>>;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Name of a row, for its checkbox. */
  rowName: (row: Row) => string;
  /** Rows there are in all, loaded or not. */
  totalCount?: number | undefined;
  selection?: Selection<Row> | undefined;
  rowHeight?: number;
  phoneRowHeight?: number;
}

/**
 * A table of our own markup: rows may be two lines high, carry drawings and stack into blocks on a phone, which
 * @blueprintjs/table (a canvas of one-line cells) does not do. Only the rows in view are drawn.
 */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { columns, rows, rowKey, selection, rowHeight = 61, phoneRowHeight = 73 } = props;
  const { t } = useTranslation('ui');
  const table = useRef<HTMLTableElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  useRoomForNames(table, columns);
  const height = useMedia(PHONE) ? phoneRowHeight : rowHeight;
  const { start, end } = useWindowedRows(body, rows.length, height);

  const toggle = useRowChoice(rows, rowKey, selection);
  const chosen = selection && selection.ids.size > 0 ? selection.ids.size - selection.hiddenCount : 0;
  return (
    <table
      ref={table}
      className="list-table"
      aria-label={props.label}
      aria-rowcount={(props.totalCount ?? rows.length) + 1}
      style={
        {
          '--row-height': `${rowHeight}px`,
          '--phone-row-height': `${phoneRowHeight}px`,
        } as React.CSSProperties
      }
      onKeyDown={moveBetweenRows}
    >
      <thead>
        <tr>
          {selection && (
            <th className="list-table__check" scope="col">
              <Checkbox
                aria-label={t('list.selectAll')}
                checked={chosen > 0 && chosen === rows.length}
                indeterminate={chosen > 0 && chosen < rows.length}
                onChange={() => selection.set(rows, chosen < rows.length)}
              />
            </th>
          )}
          {columns.map((column) => (
            <th key={column.id} scope="col" className={cellClass(column)} style={{ width: column.width }}>
              {column.header || <span className="visually-hidden">{t('list.actions')}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {start > 0 && <Gap height={start * height} />}
        {rows.slice(start, end).map((row, offset) => {
          const id = rowKey(row);
          return (
            <ListRow
              key={id}
              id={id}
              row={row}
              name={props.rowName(row)}
              index={start + offset}
              columns={columns as ReadonlyArray<ListColumn<unknown>>}
              isSelected={selection?.ids.has(id) ?? false}
              onToggle={selection ? toggle : undefined}
            />
          );
        })}
        {end < rows.length && <Gap height={(rows.length - end) * height} />}
      </tbody>
    </table>
  );
}

interface ListRowProps {
  id: string;
  row: unknown;
  name: string;
  index: number;
  columns: ReadonlyArray<ListColumn<unknown>>;
  isSelected: boolean;
  onToggle: ((id: string, isRange: boolean) => void) | undefined;
}

/** Drawn again only when its own row, its selection or the columns change. */
const ListRow = memo(function ListRow({ id, row, name, index, columns, isSelected, onToggle }: ListRowProps) {
  const { t } = useTranslation('ui');
  return (
    <tr aria-rowindex={index + 2} aria-selected={onToggle ? isSelected : undefined} data-row={id}>
      {onToggle && (
        // Shift chooses a range of rows here, not of text.
        <td className="list-table__check" onMouseDown={(event) => event.shiftKey && event.preventDefault()}>
          <Checkbox
            aria-label={t('list.selectRow', { name })}
            checked={isSelected}
            onChange={({ nativeEvent }) => onToggle(id, (nativeEvent as MouseEvent).shiftKey)}
          />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.id} className={cellClass(column)}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
});

function Gap({ height }: { height: number }) {
  return (
    <tr className="list-table__gap" aria-hidden="true" style={{ height }}>
      <td />
    </tr>
  );
}

function cellClass(column: Pick<ListColumn<never>, 'align' | 'priority' | 'phone'>): string {
  const classes = [
    'list-cell',
    `list-cell--p${column.priority ?? 1}`,
    `list-cell--phone-${column.phone ?? 'none'}`,
  ];
  if (column.align) classes.push('list-cell--right');
  return classes.join(' ');
}

/** Arrow up and down go from the link of one row to that of the next. */
function moveBetweenRows(event: KeyboardEvent<HTMLTableElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const link = (event.target as HTMLElement).closest<HTMLElement>('.list-link');
  const row = link?.closest('tr');
  const next = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling;
  const target = next?.querySelector<HTMLElement>('.list-link');
  if (!target) return;
  event.preventDefault();
  target.focus();
}
