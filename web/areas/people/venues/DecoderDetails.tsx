import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../time/format.ts';
import { Ago } from '../../../ui/Ago.tsx';
import { DetailsList } from '../../../ui/DetailsList.tsx';
import { DecoderTag } from './DecoderTag.tsx';
import { Playhead } from './Playhead.tsx';
import type { Decoder_DecoderFragment } from './VenuePage.generated.ts';

/** All that a decoder tells of itself (DEC-08 to DEC-10). */
export function DecoderDetails({ decoder }: { decoder: Decoder_DecoderFragment }) {
  const { t } = useTranslation('venues');
  const format = useFormat();
  const { bandwidthKbps, bufferSeconds, memoryMegabytes, isLan, reportedAt } = decoder;
  return (
    <DetailsList
      rows={[
        [t('decoder.status'), <DecoderTag key="status" decoder={decoder} />],
        [t('decoder.playing'), decoder.playing],
        [t('decoder.playhead'), <Playhead key="playhead" decoder={decoder} />],
        [t('decoder.streamUrl'), decoder.streamUrl && <span className="mono">{decoder.streamUrl}</span>],
        [t('decoder.mode'), isLan === null ? null : t(`modes.${isLan ? 'LAN' : 'CLOUD'}`)],
        [t('decoder.bandwidth'), bandwidthKbps === null ? null : format.bitrate(bandwidthKbps)],
        [
          t('decoder.buffer'),
          bufferSeconds === null ? null : t('decoder.seconds', { value: format.number(bufferSeconds, 1) }),
        ],
        [
          t('decoder.memory'),
          memoryMegabytes === null ? null : t('decoder.megabytes', { value: format.number(memoryMegabytes) }),
        ],
        [
          t('decoder.serial'),
          <span key="serial" className="mono">
            {decoder.serial}
          </span>,
        ],
        [t('decoder.hardware'), decoder.hardware],
        [t('decoder.version'), decoder.playerVersion],
        [t('decoder.nics'), decoder.nics?.length ? <Nics key="nics" nics={decoder.nics} /> : null],
        [t('decoder.reported'), reportedAt && <Ago key="reported" at={reportedAt} />],
      ]}
    />
  );
}

function Nics({ nics }: { nics: NonNullable<Decoder_DecoderFragment['nics']> }) {
  return (
    <ul className="venue-plain">
      {nics.map(({ name, ipv4Address, macAddress }) => (
        <li key={macAddress}>
          {name} <span className="mono">{ipv4Address ?? '–'}</span>{' '}
          <span className="mono muted">{macAddress}</span>
        </li>
      ))}
    </ul>
  );
}
