import { InputGroup } from '@blueprintjs/core';
import { Field } from './Field.tsx';
import { TimeInput } from './TimeInput.tsx';

interface Named {
  name: string;
  label: string;
}

interface DayTimeFieldsProps {
  day: Named;
  time: Named;
  /** The zone that both are of, which is named. */
  zone: string;
  isRequired?: boolean;
}

/** A day and a time of it, side by side. */
export function DayTimeFields({ day, time, zone, isRequired = false }: DayTimeFieldsProps) {
  return (
    <div className="form-page__pair">
      <Field<string> {...day} isRequired={isRequired}>
        {({ value, onChange, ...control }) => (
          <InputGroup
            {...control}
            type="date"
            value={value ?? ''}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
      <Field<string> {...time} help={zone}>
        {({ value, ...control }) => <TimeInput {...control} value={value ?? ''} />}
      </Field>
    </div>
  );
}
