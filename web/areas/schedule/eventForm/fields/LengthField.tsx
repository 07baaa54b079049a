import { InputGroup } from '@blueprintjs/core';
import { useState } from 'react';
import { Field, type FieldControl } from '../../../../ui/Field.tsx';
import { readLength, writeLength } from '../public/lengths.ts';

/** How long something lasts, as people type it. What is no length stays as it was typed, for the rules to name it. */
export function LengthField({ name, label, help }: { name: string; label: string; help?: string }) {
  return (
    <Field<number | string> name={name} label={label} isRequired {...(help && { help })}>
      {(control) => <LengthInput {...control} />}
    </Field>
  );
}

function LengthInput({ value, onChange, onBlur, ...control }: FieldControl<number | string>) {
  // What is being typed stays as it is; once it is left, it is written as all lengths are.
  const [typed, setTyped] = useState<string>();
  return (
    <InputGroup
      {...control}
      className="num"
      autoComplete="off"
      placeholder="1 h 30 min"
      value={typed ?? (typeof value === 'number' ? writeLength(value) : value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readLength(target.value) ?? target.value);
      }}
      onBlur={() => {
        setTyped(undefined);
        onBlur();
      }}
      intent={control['aria-invalid'] ? 'danger' : 'none'}
    />
  );
}
