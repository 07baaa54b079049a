import { HTMLSelect, InputGroup } from '@blueprintjs/core';
import { Field } from './Field.tsx';

interface NumberFieldProps {
  name: string;
  label: string;
  help?: string;
  isRequired?: boolean;
  /** Written behind the number. */
  unit?: string;
  isNullable?: boolean;
}

const WHOLE = /^-?\d{1,15}$/;

/** A whole number. What is none stays as it was typed, for the rules to name it. */
export function NumberField({ unit, ...field }: NumberFieldProps) {
  return (
    <Field<number | string> {...field}>
      {({ onChange, value, ...control }) => (
        <InputGroup
          {...control}
          className="field__number"
          inputMode="numeric"
          value={value === null || value === undefined ? '' : String(value)}
          onChange={({ target }) => {
            const text = target.value.trim();
            onChange(WHOLE.test(text) ? Number(text) : text);
          }}
          autoComplete="off"
          intent={control['aria-invalid'] ? 'danger' : 'none'}
          {...(unit && { rightElement: <span className="field__unit muted">{unit}</span> })}
        />
      )}
    </Field>
  );
}

export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean;
}

interface SelectFieldProps {
  name: string;
  label: string;
  help?: string;
  isRequired?: boolean;
  isNullable?: boolean;
  options: readonly SelectOption[];
}

/** One of more options than fit side by side. */
export function SelectField({ options, ...field }: SelectFieldProps) {
  return (
    <Field<string> {...field}>
      {({ onChange, value, ...control }) => (
        <HTMLSelect {...control} value={value ?? ''} onChange={({ target }) => onChange(target.value)} fill>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </HTMLSelect>
      )}
    </Field>
  );
}
