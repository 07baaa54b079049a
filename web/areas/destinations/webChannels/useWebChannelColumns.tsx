import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../time/format.ts';
import type { ListColumn } from '../../../ui/listTypes.ts';
import { momentColumn, removeColumn } from '../../../ui/rowColumns.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import { ActiveContentTag } from './ActiveContentTag.tsx';
import { webChannelPath } from '../../../kernel/paths/webChannels.ts';
import type { WebChannelRow_ChannelFragment } from './WebChannels.generated.ts';

export type WebChannelRow = WebChannelRow_ChannelFragment;

export function useWebChannelColumns(
  mayChange: boolean,
  onRemove: (channel: WebChannelRow) => void,
): ListColumn<WebChannelRow>[] {
  const { t } = useTranslation('webChannels');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('fields.name'),
        isFixed: true,
        phone: 'title',
        cell: (row) => <RowLink to={webChannelPath(row.id)}>{row.name}</RowLink>,
      },
      {
        id: 'active',
        header: t('fields.active'),
        width: '24%',
        phone: 'tag',
        cell: (row) => <ActiveContentTag content={row.activeContent} />,
      },
      {
        id: 'offline',
        header: t('fields.offline'),
        width: '150px',
        priority: 2,
        cell: (row) => t(`offline.${row.offlineContent.kind}`),
      },
      {
        id: 'region',
        header: t('fields.region'),
        width: '150px',
        priority: 2,
        phone: 'line',
        cell: (row) => row.region?.name,
      },
      {
        id: 'embed',
        header: t('fields.embedId'),
        width: '160px',
        priority: 2,
        cell: (row) => <span className="mono web-channel-key">{row.embedKey}</span>,
      },
      {
        id: 'loadBalancer',
        header: t('fields.loadBalancer'),
        width: '150px',
        isHiddenAtFirst: true,
        cell: (row) => <span className="mono">{row.loadBalancer}</span>,
      },
      momentColumn(
        { id: 'created', header: t('fields.created'), isHiddenAtFirst: true, at: (row) => row.createdAt },
        format,
      ),
      ...(mayChange
        ? [removeColumn<WebChannelRow>({ label: (row) => t('removeOf', { name: row.name }), onRemove })]
        : []),
    ],
    [t, format, mayChange, onRemove],
  );
}
