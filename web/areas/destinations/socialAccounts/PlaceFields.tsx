import { Checkbox } from '@blueprintjs/core';
import { useEffect, useRef } from 'react';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import type { SocialKind } from '../../../schema.generated.ts';
import { SelectField } from '../../../ui/choiceFields.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { errorsAt } from '../destinationForm/public/destinationErrors.ts';
import { useSocialPlacesQuery, type SocialPlacesQuery } from './Network.generated.ts';

type Place = NonNullable<NonNullable<SocialPlacesQuery['socialAccount']>['crosspostDestinations']>[number];

/** The default destination, and for Facebook the pages that it is crossposted to, of those that the network tells. */
export function PlaceFields({ id, kind }: { id: string; kind: SocialKind }) {
  const { t } = useTranslation('socialAccounts');
  const { input: chosen } = useField<string>('defaultDestinationId');
  const destinationId = chosen.value || null;
  const { data, previousData, loading, error, refetch } = useSocialPlacesQuery({
    variables: { id, destinationId },
    fetchPolicy: 'cache-and-network',
  });
  const found = (data ?? previousData)?.socialAccount;
  const places = loading ? undefined : (data?.socialAccount?.crosspostDestinations ?? undefined);
  useOnlyOffered(destinationId, places);
  if (error)
    return <LoadFailure error={error} onRetry={() => void refetch().catch(() => undefined)} layout="bar" />;
  if (!found) return <SkeletonRows count={2} />;
  return (
    <>
      <SelectField
        name="defaultDestinationId"
        label={t('fields.defaultDestination')}
        help={t('help.defaultDestination')}
        options={[
          { value: '', label: t('places.noDefault') },
          ...(found.destinations ?? []).map((place) => ({ value: place.id, label: place.name })),
        ]}
      />
      {kind === 'FACEBOOK' && destinationId && <CrosspostField places={places} />}
    </>
  );
}

interface CrosspostFieldProps {
  /** The pages that it can be crossposted to; undefined while they are read. */
  places: readonly Place[] | undefined;
}

function CrosspostField({ places }: CrosspostFieldProps) {
  const { t } = useTranslation('socialAccounts');
  const { input, meta } = useField<readonly string[]>('crosspostDestinationIds');
  const chosen = input.value || [];
  if (!places) return null;
  // Crosspost pages that are no longer offered can only be removed.
  const gone = chosen
    .filter((id) => !isAmong(places, id))
    .map((id) => ({ id, name: t('places.gone', { id }) }));
  const fault: unknown = meta.error ?? (meta.dirtySinceLastSubmit ? undefined : meta.submitError);
  const { own, rows } = errorsAt(fault);
  const error = own ?? rows.find(Boolean);
  return (
    <fieldset className="field social-crosspost" aria-invalid={Boolean(error)} tabIndex={-1}>
      <legend className="field__label">{t('fields.crosspost')}</legend>
      {places.length === 0 && <span className="muted">{t('places.none')}</span>}
      {[...places, ...gone].map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={chosen.includes(id)}
          onChange={({ currentTarget }) =>
            input.onChange(currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
          }
        />
      ))}
      {error && (
        <span className="field__error" role="alert">
          {error}
        </span>
      )}
      <span className="field__help">{t('help.crosspost')}</span>
    </fieldset>
  );
}

const isAmong = (places: readonly Place[], id: string) => places.some((place) => place.id === id);

/** Once the pages of another default destination have been read, those that it does not have are not chosen any more. */
function useOnlyOffered(destinationId: string | null, places: readonly Place[] | undefined) {
  const { input } = useField<readonly string[]>('crosspostDestinationIds');
  const of = useRef(destinationId);
  useEffect(() => {
    if (!places || !destinationId || of.current === destinationId) return;
    of.current = destinationId;
    const chosen = input.value || [];
    const left = chosen.filter((id) => isAmong(places, id));
    if (left.length < chosen.length) input.onChange(left);
  }, [destinationId, places, input]);
}
