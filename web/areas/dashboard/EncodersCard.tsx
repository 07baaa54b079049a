import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../time/format.ts';
import { useSession } from '../../kernel/session.tsx';
import { Ago } from '../../ui/Ago.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Sparkline } from '../../ui/Sparkline.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { countByChip } from '../encoders/public/encoderList.ts';
import { attentionTo, hottest, reasonBesideState, type EncoderRow } from '../encoders/public/encoderState.ts';
import { encoderPath, encodersPath } from '../../kernel/paths/encoders.ts';
import { useAllEncoders } from '../encoders/public/useAllEncoders.ts';
import '../encoders/public/EncoderCells.css';
import { DashboardCard } from './DashboardCard.tsx';

const AT_MOST = 6;

/** As many as there is room for; a single one more is not left out for a line that says so. */
const roomFor = (count: number) => (count === AT_MOST + 1 ? count : AT_MOST);

/** Encoders that run or want attention first. */
export function EncodersCard() {
  const { t } = useTranslation('dashboard');
  const { encoders, load } = useAllEncoders();
  const { can } = useSession();
  const counts = useMemo(() => countByChip(encoders ?? []), [encoders]);
  const first = useMemo(
    () => encoders?.toSorted((a, b) => rank(a) - rank(b)).slice(0, roomFor(encoders.length)),
    [encoders],
  );
  const mayOpen = can('MANAGE_ENCODER_AND_WEB_SETTINGS');
  const online = t('encoders.online', { online: counts.online, count: counts[''] });
  return (
    <DashboardCard
      title={t('encoders.title')}
      end={mayOpen ? <Link to={encodersPath()}>{online}</Link> : online}
      load={load}
      hasData={first !== undefined}
    >
      {first?.length === 0 && (
        <EmptyState
          drawing="encoder"
          sentence={t('encoders.nothing')}
          {...(mayOpen && { action: { label: t('encoders.open'), to: encodersPath() } })}
        />
      )}
      <ul className="dash-lines">
        {first?.map((encoder) => (
          <EncoderLine key={encoder.id} encoder={encoder} mayOpen={mayOpen} />
        ))}
      </ul>
      {mayOpen && first && counts[''] > first.length && (
        <Link className="dash-more" to={encodersPath()}>
          {t('encoders.more', { count: counts[''] - first.length })}
        </Link>
      )}
    </DashboardCard>
  );
}

/** Live before what wants attention before what is ready. */
function rank(encoder: EncoderRow): number {
  const { state } = encoder.status;
  if (state === 'STARTED' || state === 'STARTING' || state === 'STOPPING') return 0;
  return attentionTo(encoder).length > 0 ? 1 : 2;
}

function EncoderLine({ encoder, mayOpen }: { encoder: EncoderRow; mayOpen: boolean }) {
  const { t } = useTranslation(['dashboard', 'states']);
  const format = useFormat();
  const { status, name } = encoder;
  const reason = reasonBesideState(encoder);
  const reading = hottest(status);
  const readings = [
    reading && `${format.number(reading.celsius)} °C`,
    status.cpuUsage !== null && `CPU ${format.percent(status.cpuUsage / 100)}`,
    Boolean(status.peakCloudUpload) && format.bitrate(status.peakCloudUpload ?? 0),
  ];
  return (
    <li className="dash-encoder">
      <div className="dash-encoder__text">
        {mayOpen ? <Link to={encoderPath(encoder.id)}>{name}</Link> : name}
        {reason ? (
          <div className="encoder-concern">{t(`states:encoder.attention.${reason}`)}</div>
        ) : status.state === 'OFFLINE' ? (
          <div className="dash-small">
            {status.reportedAt ? (
              <>
                {t('states:encoder.lastSeen')} <Ago at={status.reportedAt} />
              </>
            ) : (
              t('states:encoder.neverSeen')
            )}
          </div>
        ) : (
          <div className="dash-small num">
            {readings.filter(Boolean).map((value, index, all) => (
              <span key={index} className="dash-encoder__reading">
                {value}
                {index < all.length - 1 && ' · '}
              </span>
            ))}
          </div>
        )}
      </div>
      {status.state === 'OFFLINE' ? (
        <span />
      ) : (
        <Sparkline
          values={status.uploadHistory}
          width={72}
          quiet={!status.peakCloudUpload}
          label={t('states:encoder.uploadLabel', { peak: format.bitrate(status.peakCloudUpload ?? 0) })}
        />
      )}
      <StatusTag kind="encoder" state={status.state} />
    </li>
  );
}
