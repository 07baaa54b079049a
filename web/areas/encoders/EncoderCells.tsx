import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useScreen } from '../../kernel/screen.ts';
import { useFormat } from '../../time/format.ts';
import { Ago } from '../../ui/Ago.tsx';
import { Sparkline } from '../../ui/Sparkline.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { ZonedTime } from '../../ui/ZonedTime.tsx';
import { RowLink } from '../../ui/RowLink.tsx';
import { eventPath } from '../../kernel/paths/schedule.ts';
import { hottest, reasonBesideState, type EncoderRow } from './public/encoderState.ts';
import { encoderPath } from '../../kernel/paths/encoders.ts';
import './public/EncoderCells.css';

const Dash = () => <span className="muted">–</span>;

export function NameCell({ encoder }: { encoder: EncoderRow }) {
  const { t } = useTranslation('states');
  const { serialNumber } = encoder;
  return (
    <>
      <RowLink to={encoderPath(encoder.id)}>{encoder.name}</RowLink>
      <div className="list-sub" title={`${t(`encoder.types.${encoder.type}`)} · ${encoder.model}`}>
        {serialNumber && <span className="mono">{serialNumber}</span>}
        {serialNumber ? ' · ' : `${t(`encoder.types.${encoder.type}`)} · `}
        {encoder.model}
      </div>
    </>
  );
}

/** The state, with the first reason to look closer below it (ENC-17). */
export function StateCell({ encoder }: { encoder: EncoderRow }) {
  const { t } = useTranslation('states');
  const reason = reasonBesideState(encoder);
  return (
    <>
      <StatusTag kind="encoder" state={encoder.status.state} />
      {reason && <div className="encoder-concern">{t(`encoder.attention.${reason}`)}</div>}
    </>
  );
}

export function ChannelCell({ encoder }: { encoder: EncoderRow }) {
  const { channel, preset } = encoder;
  if (!channel && !preset) return <Dash />;
  return <>{[channel?.name, preset?.name].filter(Boolean).join(' · ')}</>;
}

export function UploadCell({ encoder }: { encoder: EncoderRow }) {
  const { t } = useTranslation('states');
  const format = useFormat();
  const { status } = encoder;
  if (status.state === 'OFFLINE') {
    return (
      <span className="muted encoder-seen">
        {status.reportedAt ? (
          <>
            {t('encoder.lastSeen')} <Ago at={status.reportedAt} />
          </>
        ) : (
          t('encoder.neverSeen')
        )}
      </span>
    );
  }
  const peak = format.bitrate(status.peakCloudUpload ?? 0);
  return (
    <Sparkline
      values={status.uploadHistory}
      label={t('encoder.uploadLabel', { peak })}
      quiet={!status.peakCloudUpload}
    />
  );
}

export function TemperatureCell({ encoder }: { encoder: EncoderRow }) {
  const { t } = useTranslation('states');
  const format = useFormat();
  const reading = hottest(encoder.status);
  if (!reading) return <Dash />;
  return (
    <span className={reading.isHot ? 'num encoder-concern-inline' : 'num'}>
      {format.number(reading.celsius)} °C
      {reading.isHot && <span className="visually-hidden"> {t('encoder.attention.hot')}</span>}
    </span>
  );
}

export function CpuCell({ encoder }: { encoder: EncoderRow }) {
  const format = useFormat();
  const { cpuUsage } = encoder.status;
  return cpuUsage === null ? <Dash /> : <span className="num">{format.percent(cpuUsage / 100)}</span>;
}

export function VersionCell({ encoder }: { encoder: EncoderRow }) {
  const { t } = useTranslation('states');
  const isRequired = encoder.status.state === 'UPDATE_REQUIRED';
  return (
    <span className="num">
      {encoder.version}{' '}
      {(isRequired || encoder.availableVersion) && (
        <span className="encoder-concern-inline">
          {t(isRequired ? 'encoder.required' : 'encoder.update')}
        </span>
      )}
    </span>
  );
}

export function NextUseCell({ encoder }: { encoder: EncoderRow }) {
  const { t } = useTranslation('states');
  const page = useScreen('event');
  const { nextUse } = encoder;
  if (!nextUse) return <Dash />;
  const time =
    nextUse.bucket === 'LIVE' ? (
      <>
        {t('encoder.liveUntil')} <ZonedTime at={nextUse.endAt} zone={nextUse.timezone} form="clock" />
      </>
    ) : (
      <ZonedTime at={nextUse.startAt} zone={nextUse.timezone} />
    );
  if (!page)
    return (
      <span className="ink2" title={nextUse.title}>
        {time}
      </span>
    );
  return (
    <Link className="ink2 list-above" title={nextUse.title} to={eventPath(nextUse.eventId, nextUse.id)}>
      {time}
    </Link>
  );
}
