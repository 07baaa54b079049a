import { useTranslation } from 'react-i18next';
import { useFormat } from '../../time/format.ts';
import { Ago } from '../../ui/Ago.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { Sparkline } from '../../ui/Sparkline.tsx';
import type { EncoderRow } from './public/encoderState.ts';
import './EncoderPage.css';

/** Readings beside the tabs: upload, CPU and every temperature sensor against its limit (S-149). */
export function SensorsPanel({ status }: { status: EncoderRow['status'] }) {
  const { t } = useTranslation(['encoders', 'states']);
  const format = useFormat();
  const isOffline = status.state === 'OFFLINE';
  const peak = status.peakCloudUpload;
  return (
    <>
      <section className="card">
        <header className="encoder-card__head">
          <h2>{t('sensors.upload')}</h2>
          <span className="num ink2">{peak === null ? '–' : format.bitrate(peak)}</span>
        </header>
        <Sparkline
          values={status.uploadHistory}
          width={300}
          height={64}
          label={t('states:encoder.uploadLabel', { peak: format.bitrate(peak ?? 0) })}
        />
        <p className="encoder-note num">
          {t('sensors.dropped', { count: status.droppedFrames, frames: format.number(status.droppedFrames) })}
          {status.hasInput !== null && <> · {t(status.hasInput ? 'sensors.input' : 'sensors.noInput')}</>}
        </p>
      </section>
      <section className="card">
        <header className="encoder-card__head">
          <h2>{t('sensors.title')}</h2>
        </header>
        {isOffline ? (
          <p className="muted encoder-note">{t('sensors.offline')}</p>
        ) : (
          <div className="encoder-meters">
            {status.cpuUsage !== null && (
              <Meter
                label={t('sensors.cpu')}
                share={status.cpuUsage / 100}
                text={format.percent(status.cpuUsage / 100)}
                warnAt={0.9}
              />
            )}
            {status.temperatures.map(({ name, celsius, warningCelsius }) => (
              <Meter
                key={name}
                label={name}
                share={celsius / (warningCelsius * 1.2)}
                warnAt={1 / 1.2}
                text={`${format.number(celsius)} °C`}
                hint={t('sensors.limit', { limit: format.number(warningCelsius) })}
              />
            ))}
          </div>
        )}
        {status.startedAt && !isOffline && (
          <p className="encoder-note muted">
            {t('sensors.started')} <Ago at={status.startedAt} />
          </p>
        )}
        {status.reportedAt && (
          <p className="encoder-note muted">
            {t('sensors.reported')} <Ago at={status.reportedAt} />
          </p>
        )}
      </section>
    </>
  );
}
