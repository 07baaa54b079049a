import { useId } from 'react';
import { useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { viewerZone } from '../../../../time/formatters.ts';
import { useFormat } from '../../../../time/format.ts';
import { isSameClock } from '../../../../time/zonedTime.ts';
import type { EventValues } from '../eventValues.ts';
import { LengthField } from '../fields/LengthField.tsx';
import { EndField, StartFields } from '../fields/StartFields.tsx';
import { ZoneField } from '../fields/ZoneField.tsx';
import { toInstant } from '../public/wallTimes.ts';
import { Section } from './Section.tsx';

/** When it takes place, by the clock of its zone (EVT-05 to EVT-07, SCH-07). */
export function ScheduleSection() {
  return (
    <Section name="schedule">
      <TimeFields />
    </Section>
  );
}

export function TimeFields() {
  const { t } = useTranslation('eventForm');
  const endId = useId();
  return (
    <>
      <div className="event-times">
        <StartFields />
        <LengthField name="duration" label={t('fields.length')} />
        <EndField id={endId} />
        <ZoneField />
      </div>
      <ViewersTime />
    </>
  );
}

/** When that is for who reads it, where their clock shows another time. */
function ViewersTime() {
  const { t } = useTranslation('eventForm');
  const format = useFormat();
  const { values } = useFormState<EventValues>({ subscription: { values: true } });
  const start = toInstant(values.startLocal, values.timezone);
  const mine = viewerZone();
  if (!start || isSameClock(start, values.timezone, mine)) return null;
  return (
    <p className="muted num event-section__help">{t('help.yours', { time: format.dateTime(start, mine) })}</p>
  );
}
