import { Button, InputGroup } from '@blueprintjs/core';
import { EyeOff, EyeOpen } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/Field.tsx';

interface SecretFieldProps {
  name: string;
  label: string;
  help: string;
}

/** A password that somebody enters for a machine: it can be read while it is typed. */
export function SecretField(field: SecretFieldProps) {
  const { t } = useTranslation('venues');
  const [isShown, setShown] = useState(false);
  return (
    <Field<string> {...field} isRequired>
      {({ onChange, value, ...control }) => (
        <InputGroup
          {...control}
          type={isShown ? 'text' : 'password'}
          autoComplete="new-password"
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value)}
          intent={control['aria-invalid'] ? 'danger' : 'none'}
          rightElement={
            <Button
              variant="minimal"
              icon={isShown ? <EyeOff /> : <EyeOpen />}
              aria-label={t(isShown ? 'hidePassword' : 'showPassword')}
              onClick={() => setShown(!isShown)}
            />
          }
        />
      )}
    </Field>
  );
}
