import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../time/format.ts';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { CPU_WARNING_PERCENT, DROPPED_FRAMES_WARNING } from '../../../../schema/rules/encoderHealth.ts';
import { hottest, type EncoderRow } from '../public/encoderState.ts';
import './EncoderHealth.css';

interface HealthTilesProps {
  status: EncoderRow['status'];
}

/** Most important readings: state, input, temperature against its limit, load, upload, and dropped frames. */
export function HealthTiles({ status }: HealthTilesProps) {
  const { t } = useTranslation('encoders');
  const format = useFormat();
  const sensor = hottest(status);
  const dropped = status.droppedFramesLastHour;
  const isOffline = status.state === 'OFFLINE';
  const input = status.hasInput === null ? 'unknown' : status.hasInput ? 'present' : 'missing';
  return (
    <dl className="health-tiles">
      <Tile name={t('columns.state')}>
        <StatusTag kind="encoder" state={status.state} />
      </Tile>
      <Tile name={t('health.input')} isBad={status.hasInput === false}>
        {t(`health.inputs.${input}`)}
      </Tile>
      <Tile
        name={t('health.temperature')}
        isBad={sensor?.isHot ?? false}
        note={
          sensor && t('health.limit', { limit: format.number(Math.round(sensor.celsius + sensor.margin)) })
        }
      >
        {sensor ? `${format.number(sensor.celsius)} °C` : '–'}
      </Tile>
      <Tile name={t('sensors.cpu')} isBad={(status.cpuUsage ?? 0) >= CPU_WARNING_PERCENT}>
        {status.cpuUsage === null ? '–' : format.percent(status.cpuUsage / 100)}
      </Tile>
      <Tile name={t('health.upload')} note={t('health.lastMinute')}>
        {status.peakCloudUpload === null ? '–' : format.bitrate(status.peakCloudUpload)}
      </Tile>
      <Tile name={t('health.dropped')} note={t('health.lastHour')} isBad={dropped >= DROPPED_FRAMES_WARNING}>
        {isOffline ? '–' : format.number(dropped)}
      </Tile>
    </dl>
  );
}

interface TileProps {
  name: string;
  note?: string | undefined;
  isBad?: boolean;
  children: React.ReactNode;
}

function Tile({ name, note, isBad = false, children }: TileProps) {
  return (
    <div className={isBad ? 'health-tile health-tile--bad card' : 'health-tile card'}>
      <dt>{name}</dt>
      <dd className="num">
        {children}
        {note && <small className="muted">{note}</small>}
      </dd>
    </div>
  );
}
