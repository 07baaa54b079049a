import { Button } from '@blueprintjs/core';
import { Trash } from '@blueprintjs/icons';
import type { Format } from '../time/format.ts';
import type { ListColumn } from './listTypes.ts';

type Placed = 'width' | 'priority' | 'phone' | 'isHiddenAtFirst';

/** When something was created or changed: the day, and the moment on hover; nothing for what always was there. */
export function momentColumn<Row>(
  column: Pick<ListColumn<Row>, 'id' | 'header' | Placed> & { at: (row: Row) => string | null },
  format: Format,
): ListColumn<Row> {
  const { at, ...rest } = column;
  return {
    width: '124px',
    ...rest,
    cell: (row) => {
      const moment = at(row);
      return (
        moment && (
          <time className="num" dateTime={moment} title={format.dateTime(moment)}>
            {format.date(moment)}
          </time>
        )
      );
    },
  };
}

/** The row's own button to remove it; none where it may not be. */
export function removeColumn<Row>({
  label,
  isOffered = () => true,
  onRemove,
}: {
  label: (row: Row) => string;
  isOffered?: (row: Row) => boolean;
  onRemove: (row: Row) => void;
}): ListColumn<Row> {
  return {
    id: 'actions',
    header: '',
    width: '60px',
    align: 'right',
    isFixed: true,
    phone: 'end',
    cell: (row) =>
      isOffered(row) && (
        <span className="list-above">
          <Button variant="minimal" icon={<Trash />} aria-label={label(row)} onClick={() => onRemove(row)} />
        </span>
      ),
  };
}
