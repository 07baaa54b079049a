import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../time/format.ts';
import { Ago } from '../../../ui/Ago.tsx';
import type { ListColumn } from '../../../ui/listTypes.ts';
import { RowLink } from '../../../ui/RowLink.tsx';
import type { DecoderRow_DecoderFragment } from './DecodersPage.generated.ts';
import { DecoderTag } from './DecoderTag.tsx';
import { venuePath } from '../../../kernel/paths/venues.ts';
import { Playhead } from './Playhead.tsx';

export type DecoderRow = DecoderRow_DecoderFragment;

/** Decoders with mode, buffer, playhead, version and status (S-159). */
export function useDecoderColumns(): ListColumn<DecoderRow>[] {
  const { t } = useTranslation('venues');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'venue',
        header: t('decoder.venue'),
        isFixed: true,
        phone: 'title',
        cell: (row) =>
          row.venue ? <RowLink to={venuePath(row.venue.id)}>{row.userName}</RowLink> : row.userName,
      },
      {
        id: 'serial',
        header: t('decoder.serial'),
        width: '110px',
        phone: 'line',
        cell: (row) => <span className="mono">{row.serial}</span>,
      },
      {
        id: 'status',
        header: t('decoder.status'),
        width: '136px',
        phone: 'tag',
        cell: (row) => <DecoderTag decoder={row} />,
      },
      {
        id: 'playing',
        header: t('decoder.playing'),
        width: '15%',
        priority: 2,
        cell: (row) => row.playing ?? <span className="muted">–</span>,
      },
      {
        id: 'playhead',
        header: t('decoder.playhead'),
        width: '84px',
        align: 'right',
        cell: (row) => <Playhead decoder={row} />,
      },
      {
        id: 'mode',
        header: t('decoder.mode'),
        width: '72px',
        priority: 2,
        cell: (row) => <span className="ink2">{t(`modes.${modeOf(row)}`)}</span>,
      },
      {
        id: 'buffer',
        header: t('decoder.buffer'),
        width: '74px',
        align: 'right',
        priority: 3,
        cell: ({ bufferSeconds }) =>
          bufferSeconds === null ? (
            <span className="muted">–</span>
          ) : (
            <span className="num">{t('decoder.seconds', { value: format.number(bufferSeconds, 1) })}</span>
          ),
      },
      {
        id: 'version',
        header: t('decoder.version'),
        width: '78px',
        priority: 2,
        cell: (row) => <span className="num">{row.playerVersion}</span>,
      },
      {
        id: 'reported',
        header: t('decoder.reported'),
        width: '116px',
        priority: 3,
        cell: ({ reportedAt }) => reportedAt && <Ago at={reportedAt} />,
      },
    ],
    [t, format],
  );
}

/** Source of a decoder's stream: as reported, or else that of its venue. */
function modeOf({ isLan, venue }: DecoderRow): 'CLOUD' | 'LAN' {
  if (isLan === null) return venue?.mode ?? 'CLOUD';
  return isLan ? 'LAN' : 'CLOUD';
}
