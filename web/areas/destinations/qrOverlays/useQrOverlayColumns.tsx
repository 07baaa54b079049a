import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../time/format.ts';
import type { ListColumn } from '../../../ui/listTypes.ts';
import { momentColumn, removeColumn } from '../../../ui/rowColumns.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import { qrOverlayPath } from '../../../kernel/paths/qrOverlays.ts';
import type { QrOverlay_QrOverlayFragment } from './QrOverlays.generated.ts';
import './qrOverlays.css';

export type QrOverlayRow = QrOverlay_QrOverlayFragment;

export function useQrOverlayColumns(onRemove: (overlay: QrOverlayRow) => void): ListColumn<QrOverlayRow>[] {
  const { t } = useTranslation('qrOverlays');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('fields.name'),
        isFixed: true,
        phone: 'title',
        cell: (row) => <RowLink to={qrOverlayPath(row.id)}>{row.name}</RowLink>,
      },
      {
        id: 'url',
        header: t('fields.url'),
        width: '34%',
        phone: 'line',
        cell: (row) => (
          <span className="mono qr-overlay-url" title={row.url}>
            {row.url}
          </span>
        ),
      },
      {
        id: 'type',
        header: t('fields.type'),
        width: '150px',
        priority: 2,
        cell: (row) => <span className="ink2">{t(`types.${row.type}`)}</span>,
      },
      {
        id: 'opening',
        header: t('fields.openingBehavior'),
        width: '140px',
        priority: 2,
        cell: (row) => <span className="ink2">{t(`openings.${row.openingBehavior}`)}</span>,
      },
      momentColumn(
        { id: 'created', header: t('created'), isHiddenAtFirst: true, at: (row) => row.createdAt },
        format,
      ),
      removeColumn({ label: (row) => t('removeOf', { name: row.name }), onRemove }),
    ],
    [t, format, onRemove],
  );
}
