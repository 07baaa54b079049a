import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../time/format.ts';
import type { ListColumn } from '../../../ui/listTypes.ts';
import { momentColumn, removeColumn } from '../../../ui/rowColumns.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import type { RtmpRow_DestinationFragment } from './DestinationsPage.generated.ts';
import { rtmpDestinationPath } from '../../../kernel/paths/rtmpDestinations.ts';
import { ViewLink } from './ViewLink.tsx';

export type DestinationRow = RtmpRow_DestinationFragment;

export function useDestinationColumns(
  onRemove: (destination: DestinationRow) => void,
): ListColumn<DestinationRow>[] {
  const { t } = useTranslation('rtmpDestinations');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('fields.name'),
        isFixed: true,
        phone: 'title',
        cell: (row) => <RowLink to={rtmpDestinationPath(row.id)}>{row.name}</RowLink>,
      },
      {
        id: 'stream',
        header: t('stream.title'),
        width: '150px',
        phone: 'tag',
        cell: ({ stream }) =>
          stream ? <StatusTag kind="liveOutput" state={stream.state} /> : <span className="muted">–</span>,
      },
      {
        id: 'streamUrl',
        header: t('fields.streamUrl'),
        width: '30%',
        phone: 'line',
        cell: (row) => <span className="mono rtmp-url">{row.streamUrl}</span>,
      },
      {
        id: 'viewUrl',
        header: t('fields.viewUrl'),
        width: '24%',
        priority: 2,
        cell: (row) => <ViewLink url={row.viewUrl} />,
      },
      momentColumn(
        { id: 'created', header: t('fields.created'), isHiddenAtFirst: true, at: (row) => row.createdAt },
        format,
      ),
      removeColumn({ label: (row) => t('removeOf', { name: row.name }), onRemove }),
    ],
    [t, format, onRemove],
  );
}
