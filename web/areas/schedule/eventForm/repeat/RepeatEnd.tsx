import { InputGroup } from '@blueprintjs/core';
import { useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { getLastDay } from '../../../../../schema/rules/repeat.ts';
import { isZone } from '../../../../../schema/rules/wallTime.ts';
import { useNow } from '../../../../time/useNow.ts';
import { NumberField } from '../../../../ui/choiceFields.tsx';
import { Field } from '../../../../ui/Field.tsx';
import type { EventValues } from '../eventValues.ts';
import { Segments } from '../fields/SegmentField.tsx';
import type { RepeatEndName as End } from '../../../../../schema/rules/repeatRule.ts';
import { useRule } from './ruleFields.tsx';

const ENDS: readonly End[] = ['NEVER', 'ON', 'AFTER'];
const USUAL_COUNT = 10;

/** End of a series: none, a date, or a number of events (RPT-02 to RPT-05, RPT-07). */
export function RepeatEnd() {
  const { t } = useTranslation('eventForm');
  const [{ ends, until, count }, change] = useRule();
  const { values } = useFormState<EventValues>({ subscription: { values: true } });
  const now = new Date(useNow(60_000));
  const last = isZone(values.timezone) ? getLastDay(now, values.timezone) : undefined;
  // While the number is being typed it may be none.
  const after = Number(count) > 0 ? Number(count) : USUAL_COUNT;
  const choose = (next: End) =>
    change({
      ends: next,
      until: next === 'ON' ? (until ?? last ?? null) : until,
      count: next === 'AFTER' ? (count ?? USUAL_COUNT) : count,
    });
  return (
    <div className="event-ends">
      <Segments<End>
        label={t('repeat.ends')}
        value={ends}
        options={ENDS.map((value) => ({ value, label: t(`repeat.endings.${value}`, { count: after }) }))}
        onChange={choose}
      />
      {ends === 'ON' && (
        <Field<string | null> name="repeat.until" label={t('repeat.until')} isNullable>
          {({ value, onChange, ...control }) => (
            <InputGroup
              {...control}
              type="date"
              className="num"
              value={value ?? ''}
              min={values.startLocal.slice(0, 10)}
              max={last}
              onChange={({ target }) => onChange(target.value)}
            />
          )}
        </Field>
      )}
      {ends === 'AFTER' && <NumberField name="repeat.count" label={t('repeat.count')} isNullable />}
    </div>
  );
}
