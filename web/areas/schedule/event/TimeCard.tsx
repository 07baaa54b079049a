import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../kernel/session.tsx';
import { useFormat } from '../../../time/format.ts';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { ThingLink } from '../../../ui/ThingLink.tsx';
import { AccessNote } from '../readiness/public/AccessNote.tsx';
import { ReadinessTag } from '../readiness/public/ReadinessTag.tsx';
import { BothTimes } from '../public/BothTimes.tsx';
import { toStateFilter } from '../scheduleList.ts';
import type { EventTime } from './eventTimes.ts';
import { TimeActions } from './TimeActions.tsx';
import type { EventDetails } from './useEvent.ts';
import './event.css';

const LiveFindings = lazy(async () => ({
  default: (await import('../../destinations/liveCheck/public/LiveFindings.tsx')).LiveFindings,
}));

interface TimeCardProps {
  event: EventDetails;
  time: EventTime;
  now: number;
}

/** One date of an event: when it takes place, the state of its encoder, its readiness and its actions. */
export function TimeCard({ event, time, now }: TimeCardProps) {
  const { t } = useTranslation('schedule');
  const { can } = useSession();
  const format = useFormat();
  const { encoder, encoderChannel, customer } = event;
  const isLive = time.bucket === 'LIVE';
  const mayReadFindings = can('VIEW_DASHBOARD') || can('MANAGE_ENCODER_AND_WEB_SETTINGS');
  const ahead = time.bucket === 'FUTURE' && !event.isPaused;
  return (
    <section
      className={`card time-card time-card--${time.bucket.toLowerCase()}`}
      aria-label={t('time.label')}
    >
      <div className="time-card__when">
        <h2 className="time-card__title">
          {t(`time.${time.id === event.next?.id ? 'next' : 'one'}.${time.bucket}`)}
        </h2>
        <p className="time-card__time">
          <BothTimes startAt={time.startAt} endAt={time.endAt} zone={event.timezone} />
        </p>
        <p className="time-card__states muted">
          {toStateFilter({ bucket: time.bucket, isPaused: event.isPaused }).map((state) => (
            <StatusTag key={state} kind="schedule" state={state} />
          ))}
          {time.bucket !== 'PAST' && <ReadinessTag readiness={time.readiness} />}
          {ahead && <span>{t('time.starts', { ago: format.ago(time.startAt, new Date(now)) })}</span>}
          {isLive && <span>{t('time.ends', { at: format.time(time.endAt, event.timezone) })}</span>}
          {encoder && time.bucket !== 'PAST' && (
            <span className="time-card__encoder">
              <ThingLink kind="ENCODER" id={encoder.id} name={encoder.name} />
              <StatusTag kind="encoder" state={encoder.status.state} />
            </span>
          )}
        </p>
        {!event.isPaused && <AccessNote times={event.occurrences ?? []} />}
        {event.isPaused && (
          <p className="time-card__paused">{t(event.repeat ? 'pause.series' : 'pause.once')}</p>
        )}
      </div>
      {can('MANAGE_SCHEDULE') && <TimeActions event={event} time={time} />}
      {isLive && encoderChannel && customer && mayReadFindings && (
        <Suspense>
          <LiveFindings customerId={customer.id} channelId={encoderChannel.id} />
        </Suspense>
      )}
    </section>
  );
}
