import { Tag } from '@blueprintjs/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../time/format.ts';
import type { ListColumn } from '../../../ui/listTypes.ts';
import { momentColumn, removeColumn } from '../../../ui/rowColumns.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import { presetPath } from '../../../kernel/paths/encoderSettings.ts';
import type { PresetRow_EncoderPresetFragment } from './PresetsPage.generated.ts';
import { CODEC_NAMES } from './presetValues.ts';
import './EncoderSettings.css';

export type PresetRow = PresetRow_EncoderPresetFragment;

export function usePresetColumns(onDelete: (preset: PresetRow) => void): ListColumn<PresetRow>[] {
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
            <RowLink to={presetPath(row.id)}>{row.name}</RowLink>
            {row.version === 2 && <Tag minimal>{t('presets.version2')}</Tag>}
          </span>
        ),
      },
      {
        id: 'codec',
        header: t('columns.codec'),
        width: '90px',
        phone: 'tag',
        cell: (row) => <span className="ink2">{CODEC_NAMES[row.codec]}</span>,
      },
      {
        id: 'format',
        header: t('columns.format'),
        width: '170px',
        phone: 'line',
        cell: (row) => (
          <span className="num">
            {row.outputFormat} · {t(`standards.${row.formatStandard}`)}
          </span>
        ),
      },
      {
        id: 'channels',
        header: t('columns.channels'),
        width: '170px',
        priority: 2,
        cell: (row) => <span className="num">{t('presets.channels', { ...row })}</span>,
      },
      {
        id: 'bitrate',
        header: t('columns.bitrate'),
        width: '110px',
        align: 'right',
        cell: (row) => <span className="num">{format.bitrate(row.bitrate)}</span>,
      },
      momentColumn(
        { id: 'created', header: t('columns.created'), isHiddenAtFirst: true, at: (row) => row.createdAt },
        format,
      ),
      removeColumn({ label: (row) => t('remove.label', { name: row.name }), onRemove: onDelete }),
    ],
    [t, format, onDelete],
  );
}
