import { useField, useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import type { EventValues } from '../eventValues.ts';
import { Segments, Toggles } from '../fields/SegmentField.tsx';
import { sayWeekday } from '../public/repeatWords.ts';
import { splitWallTime } from '../public/wallTimes.ts';
import { monthlyBy, getRepeatPosition, getWeekdayName } from '../repeatChoice.ts';
import { WEEKDAYS, type Repeat, type WeekdayName } from '../../../../../schema/rules/repeatRule.ts';

/** The rule, and how a part of it is changed. */
export function useRule(): [Repeat, (change: Partial<Repeat>) => void] {
  const { input } = useField<Repeat>('repeat');
  return [input.value, (change) => input.onChange({ ...input.value, ...change })];
}

/** On which days of the week. */
export function WeekdayChoice() {
  const { t, i18n } = useTranslation('eventForm');
  const [{ weekdays }, change] = useRule();
  return (
    <Toggles<WeekdayName>
      label={t('repeat.weekdays')}
      values={weekdays}
      options={WEEKDAYS.map((value) => ({
        value,
        label: sayWeekday(value, i18n.language, 'short'),
        full: sayWeekday(value, i18n.language),
      }))}
      onChange={(days) => change({ weekdays: days })}
    />
  );
}

/** On the day of a number, or on a weekday in its place of the month (RPT-08). */
export function MonthlyChoice() {
  const { t, i18n } = useTranslation('eventForm');
  const [repeat, change] = useRule();
  const { values } = useFormState<EventValues>({ subscription: { values: true } });
  const { startLocal } = values;
  const weekday = repeat.weekdays[0] ?? getWeekdayName(startLocal);
  const position = repeat.position ?? getRepeatPosition(startLocal);
  return (
    <Segments<'position' | 'day'>
      label={t('repeat.monthly')}
      value={repeat.position === null ? 'day' : 'position'}
      options={[
        {
          value: 'position',
          label: t('repeat.onPosition', {
            position: t(`repeat.say.positions.${position}`),
            day: sayWeekday(weekday, i18n.language),
          }),
        },
        {
          value: 'day',
          label: t('repeat.onDay', {
            day: repeat.dayOfMonth ?? Number(splitWallTime(startLocal).day.slice(8)),
          }),
        },
      ]}
      onChange={(by) => change(monthlyBy(repeat, by, startLocal))}
    />
  );
}
