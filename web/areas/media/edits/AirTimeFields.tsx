import { InputGroup } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/Field.tsx';
import { TimeInput } from '../../../ui/TimeInput.tsx';

/** Air date and time in the organisation's zone, which is named. */
export function AirTimeFields({ timeZone }: { timeZone: string }) {
  const { t } = useTranslation('media');
  return (
    <div className="form-page__pair">
      <Field<string> name="airDate" label={t('edit.airDate')}>
        {({ value, onChange, ...control }) => (
          <InputGroup
            {...control}
            type="date"
            value={value ?? ''}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
      <Field<string> name="airTime" label={t('edit.airTime')} help={timeZone}>
        {({ value, ...control }) => <TimeInput {...control} value={value ?? ''} />}
      </Field>
    </div>
  );
}
