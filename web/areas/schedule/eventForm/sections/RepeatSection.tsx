import { useField, useForm, useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import type { EventValues } from '../eventValues.ts';
import { Segments } from '../fields/SegmentField.tsx';
import { ConflictMap } from '../map/ConflictMap.tsx';
import { useRepeatWords } from '../public/repeatWords.ts';
import { OwnRule } from '../repeat/OwnRule.tsx';
import { RepeatEnd } from '../repeat/RepeatEnd.tsx';
import { SkippedDates } from '../repeat/SkippedDates.tsx';
import { MonthlyChoice, WeekdayChoice } from '../repeat/ruleFields.tsx';
import { REPEAT_CHOICES, toRepeatChoice, toRepeatRule, type RepeatChoice } from '../repeatChoice.ts';
import type { Repeat } from '../../../../../schema/rules/repeatRule.ts';
import { calendarFor } from '../useCalendar.ts';
import { useTimes } from '../useTimes.ts';
import { useState } from 'react';
import { Section } from './Section.tsx';

interface RepeatSectionProps {
  /** Reason why it cannot repeat: one date of a series is being edited. */
  onlyOnce?: string | undefined;
}

/** Section for repetition, with the dates that have conflicts (RPT-01 to RPT-08, EVT-11 to EVT-13). */
export function RepeatSection({ onlyOnce }: RepeatSectionProps) {
  return (
    <Section name="repeat">
      {onlyOnce ? <p className="muted event-section__help">{onlyOnce}</p> : <RepeatFields />}
      <ConflictMap />
    </Section>
  );
}

export function RepeatFields() {
  const { t } = useTranslation('eventForm');
  const form = useForm<EventValues>();
  const { input } = useField<Repeat | null>('repeat', { allowNull: true });
  const repeat = input.value || null;
  const [isOwn, setIsOwn] = useState(toRepeatChoice(repeat) === 'OWN');
  const choice = isOwn && repeat ? 'OWN' : toRepeatChoice(repeat);
  const choose = (next: RepeatChoice) => {
    setIsOwn(next === 'OWN');
    if (next !== 'ONCE') void calendarFor({ type: 'WEEKLY' });
    form.batch(() => {
      input.onChange(toRepeatRule(next, form.getState().values.startLocal, repeat));
      if (next === 'ONCE') form.change('skippedAt', form.getState().values.takenOutAt);
    });
  };
  return (
    <>
      <Segments<RepeatChoice>
        label={t('sections.repeat')}
        value={choice}
        options={REPEAT_CHOICES.map((value) => ({ value, label: t(`repeat.choices.${value}`) }))}
        onChange={choose}
      />
      {repeat && (
        <>
          {choice === 'WEEKLY' && <WeekdayChoice />}
          {choice === 'MONTHLY' && <MonthlyChoice />}
          {choice === 'OWN' && <OwnRule />}
          <RepeatEnd />
          <RuleInWords />
          <SkippedDates />
        </>
      )}
    </>
  );
}

/** "every Sunday until 30 May · 27 times". */
function RuleInWords() {
  const { t } = useTranslation('eventForm');
  const say = useRepeatWords();
  const { values } = useFormState<EventValues>({ subscription: { values: true } });
  const times = useTimes();
  if (!values.repeat) return null;
  return (
    <p className="event-rule" role="status">
      <b>
        {say(
          { ...values.repeat, ends: values.repeat.ends === 'AFTER' ? 'NEVER' : values.repeat.ends },
          values.startLocal,
        )}
      </b>
      {times && <span className="num"> · {t('repeat.times', { count: times.length })}</span>}
      {values.repeat.ends === 'NEVER' && <span className="muted"> · {t('repeat.rolling')}</span>}
    </p>
  );
}
