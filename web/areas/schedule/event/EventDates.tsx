import { Button } from '@blueprintjs/core';
import { Undo } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../../../kernel/session.tsx';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { ReadinessTag } from '../readiness/public/ReadinessTag.tsx';
import { useRestoreDate } from '../changes/useRestoreDate.ts';
import { eventPath } from '../../../kernel/paths/schedule.ts';
import { BothTimes } from '../public/BothTimes.tsx';
import { toStateFilter } from '../scheduleList.ts';
import { splitEventTimes, type EventTime } from './eventTimes.ts';
import { TimeActions } from './TimeActions.tsx';
import type { EventDetails } from './useEvent.ts';
import './event.css';

const AT_ONCE = 10;

/** Its times: what comes, what was left out or taken out of a series, and what was (EVT-29, EVT-24). */
export function EventDates({ event }: { event: EventDetails }) {
  const { t } = useTranslation('schedule');
  const { coming, past } = splitEventTimes(event.occurrences ?? []);
  const times = (list: readonly EventTime[]) =>
    list.map((time) => <TimeLine key={time.id} event={event} time={time} />);
  return (
    <div className="card event-dates">
      <Part title={t('dates.coming')} nothing={t('dates.noneComing')} lines={times(coming)} />
      <Skipped event={event} />
      {event.takenOut && event.takenOut.length > 0 && (
        <Part
          title={t('dates.takenOut')}
          lines={event.takenOut.map(({ id, name, startAt, timezone }) => (
            <li key={id}>
              <Link to={eventPath(id)}>{name}</Link>
              {startAt && (
                <span className="muted">
                  <BothTimes
                    startAt={startAt}
                    endAt={new Date(Date.parse(startAt) + event.duration).toISOString()}
                    zone={timezone}
                  />
                </span>
              )}
            </li>
          ))}
        />
      )}
      {past.length > 0 && <Part title={t('dates.past')} lines={times(past)} />}
    </div>
  );
}

function TimeLine({ event, time }: { event: EventDetails; time: EventTime }) {
  const { can } = useSession();
  return (
    <li>
      <Link className="event-dates__when" to={eventPath(event.id, time.id)} replace>
        <BothTimes startAt={time.startAt} endAt={time.endAt} zone={event.timezone} />
      </Link>
      <span className="event-dates__states">
        {toStateFilter({ bucket: time.bucket, isPaused: event.isPaused }).map((state) => (
          <StatusTag key={state} kind="schedule" state={state} />
        ))}
        {time.bucket !== 'PAST' && time.readiness?.state !== 'READY' && (
          <ReadinessTag readiness={time.readiness} />
        )}
      </span>
      {can('MANAGE_SCHEDULE') && <TimeActions event={event} time={time} isLine />}
    </li>
  );
}

/** Dates that the rule leaves out, each with the way back; one that was taken out is an event of its own. */
function Skipped({ event }: { event: EventDetails }) {
  const { t } = useTranslation('schedule');
  const { can } = useSession();
  const restore = useRestoreDate(event);
  const [busy, setBusy] = useState<string>();
  const taken = new Set(event.takenOut?.map(({ takenFromAt }) => takenFromAt && Date.parse(takenFromAt)));
  const skipped = event.skippedAt.filter((at) => !taken.has(Date.parse(at)));
  if (skipped.length === 0) return null;
  const bringBack = async (at: string) => {
    setBusy(at);
    await restore(at);
    setBusy(undefined);
  };
  return (
    <Part
      title={t('dates.skipped')}
      lines={skipped.map((at) => {
        const endAt = new Date(Date.parse(at) + event.duration).toISOString();
        return (
          <li key={at}>
            <span className="event-dates__when event-dates__when--skipped">
              <BothTimes startAt={at} endAt={endAt} zone={event.timezone} />
            </span>
            {can('MANAGE_SCHEDULE') && (
              <div className="time-actions">
                <Button
                  size="small"
                  variant="minimal"
                  icon={<Undo />}
                  text={t('skip.restore')}
                  loading={busy === at}
                  disabled={busy !== undefined}
                  onClick={() => void bringBack(at)}
                />
              </div>
            )}
          </li>
        );
      })}
    />
  );
}

interface PartProps {
  title: string;
  /** Text if there are none. */
  nothing?: string;
  lines: readonly React.ReactElement[];
}

/** A part of the dates; a long one shows its first lines until all are asked for. */
function Part({ title, nothing, lines }: PartProps) {
  const { t } = useTranslation('schedule');
  const [most, setMost] = useState(AT_ONCE);
  return (
    <section>
      <h3>{title}</h3>
      {lines.length === 0 ? <p className="muted">{nothing}</p> : <ul>{lines.slice(0, most)}</ul>}
      {lines.length > most && (
        <Button
          variant="minimal"
          text={t('dates.more', { count: lines.length - most })}
          onClick={() => setMost(lines.length)}
        />
      )}
    </section>
  );
}
