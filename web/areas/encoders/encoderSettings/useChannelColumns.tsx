import { Tag } from '@blueprintjs/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../time/format.ts';
import { RowLink } from '../../../ui/RowLink.tsx';
import type { ListColumn } from '../../../ui/listTypes.ts';
import { momentColumn, removeColumn } from '../../../ui/rowColumns.tsx';
import type { ChannelRow_EncoderChannelFragment } from './ChannelsPage.generated.ts';
import { channelPath } from '../../../kernel/paths/encoderSettings.ts';
import { StorageTag } from './StorageTag.tsx';
import './EncoderSettings.css';

export type ChannelRow = ChannelRow_EncoderChannelFragment;

export function useChannelColumns(onDelete: (channel: ChannelRow) => void): ListColumn<ChannelRow>[] {
  const { t } = useTranslation('encoderSettings');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('columns.name'),
        isFixed: true,
        phone: 'title',
        cell: (row) => (
          <span className="settings-name">
            <RowLink to={channelPath(row.id)}>{row.name}</RowLink>
            {row.isViewOnly && <Tag minimal>{t('channels.viewOnly')}</Tag>}
          </span>
        ),
      },
      {
        id: 'region',
        header: t('columns.region'),
        width: '180px',
        phone: 'line',
        cell: (row) => <span className="ink2">{row.region?.name ?? '–'}</span>,
      },
      {
        id: 'deleteAfter',
        header: t('columns.deleteAfter'),
        width: '130px',
        align: 'right',
        cell: (row) => <span className="num">{t('channels.days', { count: row.deleteAfter })}</span>,
      },
      {
        id: 'lanOnly',
        header: t('columns.lanOnly'),
        width: '110px',
        priority: 2,
        cell: (row) => <span className="ink2">{t(row.isLanOnly ? 'yes' : 'no')}</span>,
      },
      {
        id: 'users',
        header: t('columns.users'),
        width: '140px',
        align: 'right',
        priority: 2,
        cell: (row) => <span className="num">{format.number(row.userCount)}</span>,
      },
      {
        id: 'storage',
        header: t('columns.storage'),
        width: '150px',
        priority: 3,
        phone: 'tag',
        cell: (row) => <StorageTag channel={row} />,
      },
      momentColumn(
        { id: 'created', header: t('columns.created'), isHiddenAtFirst: true, at: (row) => row.createdAt },
        format,
      ),
      removeColumn({
        label: (row) => t('remove.label', { name: row.name }),
        isOffered: (row) => !row.isViewOnly,
        onRemove: onDelete,
      }),
    ],
    [t, format, onDelete],
  );
}
