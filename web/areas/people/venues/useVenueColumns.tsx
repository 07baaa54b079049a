import { Tag } from '@blueprintjs/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../time/format.ts';
import type { ListColumn } from '../../../ui/listTypes.ts';
import { momentColumn, removeColumn } from '../../../ui/rowColumns.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import { DecoderTag } from './DecoderTag.tsx';
import { venuePath } from '../../../kernel/paths/venues.ts';
import type { VenueRow_VenueFragment } from './VenueRow.generated.ts';

export type VenueRow = VenueRow_VenueFragment;

export function useVenueColumns(onRemove: (venue: VenueRow) => void): ListColumn<VenueRow>[] {
  const { t } = useTranslation('venues');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'userName',
        header: t('fields.userName'),
        isFixed: true,
        phone: 'title',
        cell: (row) => <RowLink to={venuePath(row.id)}>{row.userName}</RowLink>,
      },
      {
        id: 'license',
        header: t('fields.licenseType'),
        width: '20%',
        phone: 'line',
        cell: (row) => (
          <span className="venue-tags">
            {row.licenseType ? t(`types.${row.licenseType}`) : row.planName}
            {row.hasWatermark && <Tag minimal>{t('watermark')}</Tag>}
          </span>
        ),
      },
      {
        id: 'mode',
        header: t('fields.mode'),
        width: '90px',
        priority: 2,
        cell: (row) => <span className="ink2">{t(`modes.${row.mode}`)}</span>,
      },
      {
        id: 'decoder',
        header: t('fields.decoder'),
        width: '19%',
        priority: 2,
        cell: (row) => <DecoderCell venue={row} />,
      },
      {
        id: 'status',
        header: t('fields.status'),
        width: '140px',
        phone: 'tag',
        cell: (row) => <DecoderTag decoder={row.decoder} />,
      },
      {
        id: 'left',
        header: t('fields.licensesLeft'),
        width: '110px',
        align: 'right',
        priority: 3,
        cell: (row) => <span className="num">{format.number(row.availableVenueLicenses)}</span>,
      },
      momentColumn(
        { id: 'created', header: t('fields.created'), isHiddenAtFirst: true, at: (row) => row.createdAt },
        format,
      ),
      removeColumn({ label: (row) => t('removeOf', { name: row.userName }), onRemove }),
    ],
    [t, format, onRemove],
  );
}

function DecoderCell({ venue: { decoder, refusedDecoders } }: { venue: VenueRow }) {
  const { t } = useTranslation('venues');
  const refused = refusedDecoders?.length ?? 0;
  return (
    <span className="venue-tags">
      {decoder ? (
        <span title={decoder.playerVersion ?? undefined} className="mono">
          {decoder.serial}
        </span>
      ) : (
        <span className="muted">–</span>
      )}
      {refused > 0 && (
        <Tag minimal intent="warning" title={t('duplicates', { count: refused })}>
          {t('duplicate')}
        </Tag>
      )}
    </span>
  );
}
