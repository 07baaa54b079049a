import { HTMLSelect } from '@blueprintjs/core';
import { useState } from 'react';
import { useField, useForm } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../kernel/session.tsx';
import { everyZone, viewerZone } from '../../../../time/formatters.ts';
import { Field } from '../../../../ui/Field.tsx';
import type { EventValues } from '../eventValues.ts';
import { movedDates } from '../movedDates.ts';

const MORE = '…';

/** The zone that the event is planned in (SCH-07): the likely ones first, every one on request. Dates that are skipped keep the time on its clocks. */
export function ZoneField() {
  const { t } = useTranslation('eventForm');
  const { viewer } = useSession();
  const form = useForm<EventValues>();
  const [initial] = useState(useField<string>('timezone').input.value);
  const [showsAll, setShowsAll] = useState(false);
  const likely = [initial, viewer.customer.timezone, viewerZone()].filter(Boolean);
  const zones = new Set(showsAll ? [...likely, ...everyZone()] : likely);
  const move = (timezone: string) =>
    form.batch(() => {
      const { skippedAt, takenOutAt } = movedDates(form.getState().values, { timezone });
      form.change('timezone', timezone);
      form.change('skippedAt', skippedAt);
      form.change('takenOutAt', takenOutAt);
    });
  return (
    <Field<string> name="timezone" label={t('fields.zone')} isRequired>
      {({ onChange: _onChange, ...control }) => (
        <HTMLSelect
          {...control}
          fill
          onChange={({ target }) => (target.value === MORE ? setShowsAll(true) : move(target.value))}
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
