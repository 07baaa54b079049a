import { InputGroup, RadioGroup, Radio, Switch } from '@blueprintjs/core';
import { useField } from 'react-final-form';
import { Field } from './Field.tsx';

interface TextFieldProps {
  name: string;
  label: string;
  help?: string;
  isRequired?: boolean;
  limit?: number;
  autoFocus?: boolean;
}

export function TextField({ autoFocus, ...field }: TextFieldProps) {
  return (
    <Field<string> {...field}>
      {({ onChange, value, ...control }) => (
        <InputGroup
          {...control}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value)}
          autoFocus={autoFocus}
          autoComplete="off"
          intent={control['aria-invalid'] ? 'danger' : 'none'}
        />
      )}
    </Field>
  );
}

interface SwitchFieldProps {
  name: string;
  label: string;
  help?: string;
  isDisabled?: boolean;
}

export function SwitchField({ name, label, help, isDisabled = false }: SwitchFieldProps) {
  const { input } = useField<boolean>(name, { type: 'checkbox' });
  return (
    <div className="field">
      <Switch
        name={name}
        label={label}
        checked={Boolean(input.checked)}
        disabled={isDisabled}
        onChange={input.onChange}
        onBlur={() => input.onBlur()}
        aria-describedby={help ? `${name}-help` : undefined}
      />
      {help && (
        <span className="field__help" id={`${name}-help`}>
          {help}
        </span>
      )}
    </div>
  );
}

interface ChoiceFieldProps {
  name: string;
  label: string;
  help?: string;
  options: ReadonlyArray<{ value: string; label: string }>;
}

/** A few options to see at once. */
export function ChoiceField({ name, label, help, options }: ChoiceFieldProps) {
  const { input } = useField<string>(name);
  return (
    <div className="field">
      <RadioGroup
        name={name}
        label={<span className="field__label">{label}</span>}
        inline
        selectedValue={input.value}
        onChange={(event) => input.onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <Radio key={option.value} value={option.value} label={option.label} />
        ))}
      </RadioGroup>
      {help && <span className="field__help">{help}</span>}
    </div>
  );
}
