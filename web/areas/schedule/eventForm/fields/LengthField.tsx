import { InputGroup } from '@blueprintjs/core';
import { useState } from 'react';
import { Field, type FieldControl } from '../../../../ui/Field.tsx';
import { readLength, writeLength } from '../public/lengths.ts';

/** Duration field. Invalid text stays for the rules to report. */
export function LengthField({ name, label, help }: { name: string; label: string; help?: string }) {
  return (
    <Field<number | string> name={name} label={label} isRequired {...(help && { help })}>
      {(control) => <LengthInput {...control} />}
    </Field>
  );
}

function LengthInput({ value, onChange, onBlur, ...control }: FieldControl<number | string>) {
  // Typed text is formatted when the field loses focus.
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
