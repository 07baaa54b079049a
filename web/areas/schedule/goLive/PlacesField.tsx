import { Checkbox } from '@blueprintjs/core';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { errorsAt } from '../../destinations/destinationForm/public/destinationErrors.ts';
import { DestinationsField } from '../../destinations/destinationForm/public/DestinationsField.tsx';
import { ZonedTime } from '../../../ui/ZonedTime.tsx';
import type { listPlaceChoices } from './goLiveValues.ts';
import { useBusyPlaces } from './useBusyPlaces.ts';

/** Web channels and RTMP destinations beside the group; each shows what uses it, before and after it is chosen. */
export function PlacesField({ places }: { places: ReturnType<typeof listPlaceChoices> }) {
  const { t } = useTranslation(['goLive', 'ui']);
  const { input, meta } = useField<string[]>('places');
  const { input: duration } = useField<string>('duration', { subscription: { value: true } });
  const busy = useBusyPlaces(places, Number(duration.value));
  const chosen = new Set(input.value);
  const { rows } = errorsAt(meta.dirtySinceLastSubmit ? undefined : meta.submitError);
  if (places.length === 0) return null;
  return (
    <fieldset className="go-live-form__places">
      <legend className="field__label">{t('fields.places')}</legend>
      {places.map(({ value, kind, name }) => {
        const error = rows[input.value.indexOf(value)];
        const user = busy.get(value);
        return (
          <div key={value}>
            <Checkbox
              checked={chosen.has(value)}
              aria-invalid={error !== undefined}
              onChange={({ currentTarget }) =>
                input.onChange(
                  currentTarget.checked
                    ? [...input.value, value]
                    : input.value.filter((one) => one !== value),
                )
              }
            >
              {name} <span className="muted">{t(`ui:destinationKinds.${kind}`)}</span>
            </Checkbox>
            {user && !error && (
              <span className="go-live-form__busy">
                {t('busy', { title: user.title })}{' '}
                <ZonedTime at={user.startAt} until={user.endAt} zone={user.timezone} form="clock" />
              </span>
            )}
            {error && (
              <span className="field__error" role="alert">
                {error}
              </span>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

/** A page or a channel of an account, for this time only (S-180); it says what is broadcast unless somebody says more. */
export function AccountsField() {
  const { t } = useTranslation('goLive');
  const { input: title } = useField<string>('title', { subscription: { value: true } });
  const said = title.value.trim();
  return (
    <DestinationsField
      name="accounts"
      label={t('fields.accounts')}
      help={t('help.accounts')}
      kinds={['FACEBOOK', 'YOUTUBE']}
      usualTitle={said}
      begins={{ title: said, description: said, privacy: 'PUBLIC', publishState: 'PUBLISHED' }}
    />
  );
}
