import { Tag } from '@blueprintjs/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../time/format.ts';
import type { ListColumn } from '../../../ui/listTypes.ts';
import { momentColumn, removeColumn } from '../../../ui/rowColumns.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import { webPresetPath } from '../../../kernel/paths/webPresets.ts';
import type { WebPreset_WebPresetFragment } from './WebPresets.generated.ts';
import { getSoundMode } from './webPresetValues.ts';
import './webPresets.css';

export type WebPresetRow = WebPreset_WebPresetFragment;

export function useWebPresetColumns(
  mayChange: boolean,
  onRemove: (preset: WebPresetRow) => void,
): ListColumn<WebPresetRow>[] {
  const { t } = useTranslation('webPresets');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('fields.name'),
        isFixed: true,
        phone: 'title',
        cell: (row) => (
          <span className="web-preset-name">
            <RowLink to={webPresetPath(row.id)}>{row.name}</RowLink>
            {row.isDefault && <Tag minimal>{t('default')}</Tag>}
          </span>
        ),
      },
      {
        id: 'video',
        header: t('fields.videoChannel'),
        width: '150px',
        phone: 'tag',
        cell: (row) => <span className="num">{row.videoChannel}</span>,
      },
      {
        id: 'audio',
        header: t('audioChannels'),
        width: '210px',
        phone: 'line',
        cell: (row) => <span className="num">{t(`sound.${getSoundMode(row)}`, { ...row })}</span>,
      },
      {
        id: 'deinterlace',
        header: t('fields.deinterlace'),
        width: '120px',
        priority: 2,
        cell: (row) => <span className="ink2">{t(row.isDeinterlaced ? 'yes' : 'no')}</span>,
      },
      momentColumn(
        { id: 'created', header: t('created'), isHiddenAtFirst: true, at: (row) => row.createdAt },
        format,
      ),
      ...(mayChange
        ? [
            removeColumn<WebPresetRow>({
              label: (row) => t('removeOf', { name: row.name }),
              isOffered: (row) => !row.isDefault,
              onRemove,
            }),
          ]
        : []),
    ],
    [t, format, mayChange, onRemove],
  );
}
