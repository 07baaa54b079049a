import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../../ui/listTypes.ts';
import { RowMenu } from './RowMenu.tsx';
import * as cells from './ScheduleCells.tsx';
import type { ScheduleRow } from './scheduleRows.ts';

/** The columns of the schedule as a list; who plans has a menu in each row of an event. */
export function useScheduleColumns(
  withEncoders: boolean,
  mayPlan: boolean,
  conflicts: ReadonlyMap<string, readonly ScheduleRow[]>,
): ListColumn<ScheduleRow>[] {
  const { t } = useTranslation('schedule');
  return useMemo(
    () => [
      {
        id: 'title',
        header: t('columns.title'),
        isFixed: true,
        phone: 'title',
        cell: (row) => <cells.TitleCell item={row} />,
      },
      {
        id: 'state',
        header: t('columns.state'),
        width: '276px',
        phone: 'tag',
        cell: (row) => <cells.StateCell item={row} conflicts={conflicts} />,
      },
      {
        id: 'time',
        header: t('columns.time'),
        width: '248px',
        isFixed: true,
        phone: 'line',
        cell: (row) => <cells.TimeCell item={row} />,
      },
      ...(withEncoders ? encoderColumns(t) : []),
      ...(mayPlan ? [MENU] : []),
    ],
    [t, withEncoders, mayPlan, conflicts],
  );
}

const MENU: ListColumn<ScheduleRow> = {
  id: 'actions',
  header: '',
  width: '56px',
  align: 'right',
  isFixed: true,
  phone: 'end',
  cell: (row) => <RowMenu row={row} />,
};

function encoderColumns(t: TFunction<'schedule'>): ListColumn<ScheduleRow>[] {
  return [
    {
      id: 'encoder',
      header: t('columns.encoder'),
      width: '160px',
      priority: 2,
      cell: (row) => <cells.EncoderCell item={row} />,
    },
    {
      id: 'channel',
      header: t('columns.channel'),
      width: '160px',
      priority: 3,
      cell: (row) => <cells.ChannelCell item={row} />,
    },
  ];
}
