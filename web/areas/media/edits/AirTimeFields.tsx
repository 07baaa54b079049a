import { InputGroup } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/Field.tsx';

/** Air date and time in the organisation's zone, which is named. */
export function AirTimeFields({ timeZone }: { timeZone: string }) {
  const { t } = useTranslation('media');
  const field = (name: 'airDate' | 'airTime', type: 'date' | 'time') => (
    <Field<string> name={name} label={t(`edit.${name}`)} help={type === 'time' ? timeZone : ''}>
      {({ value, onChange, ...control }) => (
        <InputGroup
          {...control}
          type={type}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
  return (
    <div className="form-page__pair">
      {field('airDate', 'date')}
      {field('airTime', 'time')}
    </div>
  );
}
