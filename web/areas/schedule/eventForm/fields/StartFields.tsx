import { InputGroup } from '@blueprintjs/core';
import { useRef } from 'react';
import { useField, useForm } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { isLocalTime } from '../../../../../schema/rules/wallTime.ts';
import { Field } from '../../../../ui/Field.tsx';
import { TimeInput } from '../../../../ui/TimeInput.tsx';
import type { EventValues } from '../eventValues.ts';
import { durationUntil, getLocalEnd, joinWallTime, splitWallTime } from '../public/wallTimes.ts';
import { movedDates } from '../movedDates.ts';
import { followStart } from '../repeatChoice.ts';

/** Day and time of the start by the clock of the event's zone (EVT-07, SCH-07); its rule and the dates that it skips follow it. */
export function StartFields() {
  const { t } = useTranslation('eventForm');
  const form = useForm<EventValues>();
  const lastStart = useRef<string>(undefined);
  const move = (to: string) =>
    form.batch(() => {
      const { values } = form.getState();
      form.change('startLocal', to);
      // Incomplete input has no end.
      const from = isLocalTime(values.startLocal) ? values.startLocal : lastStart.current;
      lastStart.current = from;
      if (from === undefined || !isLocalTime(to)) return;
      form.change('repeat', followStart(values.repeat, from, to));
      const before = { ...values, startLocal: from };
      const { skippedAt, takenOutAt } = movedDates(before, { startLocal: to });
      form.change('skippedAt', skippedAt);
      form.change('takenOutAt', takenOutAt);
    });
  return (
    <Field<string> name="startLocal" label={t('fields.start')} isRequired>
      {({ value, onChange: _onChange, ...control }) => {
        const { day, time } = splitWallTime(value);
        return (
          <div className="event-start">
            <InputGroup
              {...control}
              type="date"
              className="num"
              value={day}
              onChange={({ target }) => move(joinWallTime(target.value, time))}
              intent={control['aria-invalid'] ? 'danger' : 'none'}
            />
            <TimeInput
              aria-label={t('fields.startTime')}
              aria-invalid={control['aria-invalid']}
              aria-describedby={control['aria-describedby']}
              value={time}
              onChange={(next) => move(joinWallTime(day, next))}
              onFocus={control.onFocus}
              onBlur={control.onBlur}
            />
          </div>
        );
      }}
    </Field>
  );
}

/** When it ends: the other way to say how long it lasts. */
export function EndField({ id }: { id: string }) {
  const { t } = useTranslation('eventForm');
  const form = useForm<EventValues>();
  const { input: start } = useField<string>('startLocal', { subscription: { value: true } });
  const { input: zone } = useField<string>('timezone', { subscription: { value: true } });
  const { input: duration } = useField<number | string>('duration', { subscription: { value: true } });
  const end =
    typeof duration.value === 'number' ? getLocalEnd(start.value, duration.value, zone.value) : undefined;
  const isNextDay = end !== undefined && splitWallTime(end).day !== splitWallTime(start.value).day;
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {t('fields.end')}
      </label>
      <TimeInput
        id={id}
        aria-describedby={isNextDay ? `${id}-day` : undefined}
        value={end ? splitWallTime(end).time : ''}
        onChange={(time) => {
          const lasts = durationUntil(start.value, time, zone.value);
          if (lasts !== undefined) form.change('duration', lasts);
        }}
      />
      <span className="field__note field__help" id={`${id}-day`}>
        {isNextDay && t('help.nextDay')}
      </span>
    </div>
  );
}
