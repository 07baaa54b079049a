import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import type { EventDetails } from '../event/useEvent.ts';
import { eventPath } from '../../../kernel/paths/schedule.ts';
import { BothTimes } from '../public/BothTimes.tsx';
import { toStateFilter } from '../scheduleList.ts';
import { getEncoderRun } from './encoderRun.ts';

const AT_ONCE = 10;

/** When the encoder works for the event from now on, each with the way to that date of it. */
export function EncoderTimes({ event }: { event: EventDetails }) {
  const { t } = useTranslation('schedule');
  const [most, setMost] = useState(AT_ONCE);
  const coming = event.occurrences?.filter(({ bucket }) => bucket !== 'PAST') ?? [];
  return (
    <section className="card">
      <h2 className="encoder-schedule__title">{t('encoder.times')}</h2>
      {coming.length === 0 && <p className="muted">{t('dates.noneComing')}</p>}
      <ul className="encoder-schedule__times">
        {coming.slice(0, most).map((time) => (
          <li key={time.id}>
            <Link to={eventPath(event.id, time.id)}>
              <BothTimes {...getEncoderRun(time, event.preEventBufferMinutes)} zone={event.timezone} />
            </Link>
            {toStateFilter({ bucket: time.bucket, isPaused: event.isPaused }).map((state) => (
              <StatusTag key={state} kind="schedule" state={state} />
            ))}
          </li>
        ))}
      </ul>
      {coming.length > most && (
        <Button
          variant="minimal"
          text={t('dates.more', { count: coming.length - most })}
          onClick={() => setMost(coming.length)}
        />
      )}
    </section>
  );
}
