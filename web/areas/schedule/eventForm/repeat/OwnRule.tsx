import { useTranslation } from 'react-i18next';
import { NumberField, SelectField } from '../../../../ui/choiceFields.tsx';
import { Toggles } from '../fields/SegmentField.tsx';
import { sayMonth } from '../public/repeatWords.ts';
import type { RepeatPositionName, RepeatTypeName } from '../../../../../schema/rules/repeatRule.ts';
import { useRule, WeekdayChoice } from './ruleFields.tsx';

const TYPES: readonly RepeatTypeName[] = ['MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'];
const POSITIONS: readonly RepeatPositionName[] = ['FIRST', 'SECOND', 'THIRD', 'FOURTH', 'LAST'];
const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** A rule with every part that one has (RPT-06, RPT-08). */
export function OwnRule() {
  const { t, i18n } = useTranslation('eventForm');
  const [{ type, months, position }, change] = useRule();
  const isByMonth = type === 'MONTHLY' || type === 'YEARLY';
  return (
    <div className="event-own-rule">
      <div className="event-own-rule__often">
        <NumberField name="repeat.interval" label={t('repeat.interval')} />
        <SelectField
          name="repeat.type"
          label={t('repeat.type')}
          options={TYPES.map((value) => ({ value, label: t(`repeat.types.${value}`) }))}
        />
        {isByMonth && (
          <SelectField
            name="repeat.position"
            label={t('repeat.position')}
            isNullable
            options={[
              { value: '', label: t('repeat.byDay') },
              ...POSITIONS.map((value) => ({ value, label: t(`repeat.say.positions.${value}`) })),
            ]}
          />
        )}
        {isByMonth && !position && (
          <NumberField name="repeat.dayOfMonth" label={t('repeat.dayOfMonth')} isNullable />
        )}
      </div>
      {(!isByMonth || position) && <WeekdayChoice />}
      <Toggles<number>
        label={t('repeat.months')}
        values={months}
        options={MONTHS.map((value) => ({
          value,
          label: sayMonth(value, i18n.language, 'short'),
          full: sayMonth(value, i18n.language),
        }))}
        onChange={(chosen) => change({ months: chosen })}
      />
    </div>
  );
}
