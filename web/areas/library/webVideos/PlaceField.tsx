import { InputGroup } from '@blueprintjs/core';
import { useState } from 'react';
import { Field } from '../../../ui/Field.tsx';
import { readPlace, sayPlace } from './spans.ts';

interface PlaceFieldProps {
  name: string;
  label: string;
  help?: string;
  isRequired?: boolean;
  placeholder?: string | undefined;
}

/** A place in a video: minutes and seconds. Nothing is none. */
export function PlaceField({ placeholder, ...field }: PlaceFieldProps) {
  // Typed text is formatted when the field loses focus.
  const [typed, setTyped] = useState<string>();
  return (
    <Field<number | string | null> {...field}>
      {({ onChange, onBlur, value, ...control }) => (
        <InputGroup
          {...control}
          className="field__number"
          autoComplete="off"
          placeholder={placeholder}
          value={typed ?? sayPlace(value)}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(target.value.trim() === '' ? null : (readPlace(target.value) ?? target.value));
          }}
          onBlur={() => {
            setTyped(undefined);
            onBlur();
          }}
          intent={control['aria-invalid'] ? 'danger' : 'none'}
        />
      )}
    </Field>
  );
}
