import { InputGroup } from '@blueprintjs/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/Field.tsx';
import { readOffset, sayOffset } from './public/offsets.ts';

interface OffsetFieldProps {
  name: 'startOffset' | 'stopOffset';
  label: string;
  help: string;
}

/** Minutes and seconds by which a destination starts later, or ends earlier, than its content. */
export function OffsetField({ name, ...field }: OffsetFieldProps) {
  const { t } = useTranslation('destinationForm');
  // Typed text is formatted when the field loses focus.
  const [typed, setTyped] = useState<string>();
  const sign = name === 'startOffset' ? 1 : -1;
  return (
    <Field<number | string> name={name} {...field}>
      {({ onChange, onBlur, value, ...control }) => (
        <InputGroup
          {...control}
          className="field__number"
          autoComplete="off"
          value={typed ?? sayOffset(value)}
          onChange={({ target }) => {
            setTyped(target.value);
            const ms = readOffset(target.value);
            // Without a negative nothing, which the form would take for a change.
            onChange(ms === null ? target.value : ms === 0 ? 0 : ms * sign);
          }}
          onBlur={() => {
            setTyped(undefined);
            onBlur();
          }}
          intent={control['aria-invalid'] ? 'danger' : 'none'}
          rightElement={<span className="field__unit muted">{t('offsetUnit')}</span>}
        />
      )}
    </Field>
  );
}
