import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../time/format.ts';
import type { ListColumn } from '../../../ui/listTypes.ts';
import { momentColumn, removeColumn } from '../../../ui/rowColumns.tsx';
import { formatLength, PlaylistNameCell, formatMediaCount, type PlaylistRow } from './PlaylistCells.tsx';

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
        cell: (row) => <span className="num">{formatMediaCount(row, t)}</span>,
      },
      {
        id: 'length',
        header: t('columns.totalLength'),
        width: '116px',
        align: 'right',
        cell: (row) => <span className="num">{formatLength(row.totalLength)}</span>,
      },
      {
        id: 'rolling',
        header: t('columns.rolling'),
        width: '108px',
        priority: 3,
        cell: (row) => (
          <span className="ink2">{t(row.isRolling ? 'playlists.rolling' : 'playlists.fixed')}</span>
        ),
      },
      {
        id: 'position',
        header: t('columns.position'),
        width: '140px',
        priority: 3,
        cell: (row) => <span className="ink2">{t(`playlists.positions.${row.sortPosition}`)}</span>,
      },
      momentColumn(
        { id: 'created', header: t('columns.created'), priority: 2, at: (row) => row.createdAt },
        format,
      ),
      ...(onDelete
        ? [
            removeColumn<PlaylistRow>({
              label: (row) => t('playlists.remove', { name: row.name }),
              onRemove: onDelete,
            }),
          ]
        : []),
    ],
    [t, format, onDelete],
  );
}
