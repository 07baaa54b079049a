import { HTMLSelect } from '@blueprintjs/core';
import { useState } from 'react';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../kernel/session.tsx';
import { everyZone, viewerZone } from '../../../time/formatters.ts';
import { Field } from '../../../ui/Field.tsx';

const MORE = '…';

/** The zone that the event is planned in (SCH-07): the likely ones first, every one on request. */
export function ZoneField() {
  const { t } = useTranslation('eventForm');
  const { viewer } = useSession();
  const [initial] = useState(useField<string>('timezone').input.value);
  const [showsAll, setShowsAll] = useState(false);
  const likely = [initial, viewer.customer.timezone, viewerZone()].filter(Boolean);
  const zones = new Set(showsAll ? [...likely, ...everyZone()] : likely);
  return (
    <Field<string> name="timezone" label={t('fields.zone')} isRequired>
      {({ onChange, ...control }) => (
        <HTMLSelect
          {...control}
          fill
          onChange={({ target }) => (target.value === MORE ? setShowsAll(true) : onChange(target.value))}
        >
          {[...zones].map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
          {!showsAll && <option value={MORE}>{t('fields.moreZones')}</option>}
        </HTMLSelect>
      )}
    </Field>
  );
}
