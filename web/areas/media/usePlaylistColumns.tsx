import { Button } from '@blueprintjs/core';
import { Trash } from '@blueprintjs/icons';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../time/format.ts';
import type { ListColumn } from '../../ui/listTypes.ts';
import { lengthOf, PlaylistNameCell, sizeOf, type PlaylistRow } from './PlaylistCells.tsx';

/** Columns of playlists; without `onDelete` none offers to remove one. */
export function usePlaylistColumns(
  onDelete: ((playlist: PlaylistRow) => void) | undefined,
): ListColumn<PlaylistRow>[] {
  const { t } = useTranslation('media');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('columns.name'),
        isFixed: true,
        phone: 'title',
        cell: (row) => <PlaylistNameCell playlist={row} />,
      },
      {
        id: 'videos',
        header: t('columns.videos'),
        width: '92px',
        align: 'right',
        cell: (row) => <span className="num">{sizeOf(row, t)}</span>,
      },
      {
        id: 'length',
        header: t('columns.totalLength'),
        width: '116px',
        align: 'right',
        cell: (row) => <span className="num">{lengthOf(row.totalLength)}</span>,
      },
      {
        id: 'rolling',
        header: t('columns.rolling'),
        width: '108px',
        priority: 3,
        cell: (row) => (
          <span className="ink2">{t(row.rolling ? 'playlists.rolling' : 'playlists.fixed')}</span>
        ),
      },
      {
        id: 'position',
        header: t('columns.position'),
        width: '140px',
        priority: 3,
        cell: (row) => <span className="ink2">{t(`playlists.positions.${row.sortPosition}`)}</span>,
      },
      {
        id: 'created',
        header: t('columns.created'),
        width: '124px',
        priority: 2,
        cell: (row) => (
          <time className="num" dateTime={row.createdAt} title={format.dateTime(row.createdAt)}>
            {format.date(row.createdAt)}
          </time>
        ),
      },
      {
        id: 'actions',
        header: '',
        width: '60px',
        align: 'right',
        isFixed: true,
        phone: 'end',
        cell: (row) =>
          onDelete && (
            <span className="list-above">
              <Button
                variant="minimal"
                icon={<Trash />}
                aria-label={t('playlists.remove', { name: row.name })}
                onClick={() => onDelete(row)}
              />
            </span>
          ),
      },
    ],
    [t, format, onDelete],
  );
}
