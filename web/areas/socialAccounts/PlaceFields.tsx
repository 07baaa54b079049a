import { Checkbox } from '@blueprintjs/core';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import type { SocialKind } from '../../schema.generated.ts';
import { SelectField } from '../../ui/choiceFields.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { useSocialPlacesQuery, type SocialPlacesQuery } from './Network.generated.ts';

type Place = NonNullable<NonNullable<SocialPlacesQuery['socialAccount']>['crosspostDestinations']>[number];

/** The default destination, and for Facebook the pages that it is crossposted to, of those that the network tells. */
export function PlaceFields({ id, kind }: { id: string; kind: SocialKind }) {
  const { t } = useTranslation('socialAccounts');
  const { input: chosen } = useField<string>('defaultDestinationId');
  const { input: crosspost } = useField<readonly string[]>('crosspostDestinationIds');
  const destinationId = chosen.value || null;
  const { data, previousData, loading, error, refetch } = useSocialPlacesQuery({
    variables: { id, destinationId },
    fetchPolicy: 'cache-and-network',
  });
  const found = (data ?? previousData)?.socialAccount;
  if (error)
    return <LoadFailure error={error} onRetry={() => void refetch().catch(() => undefined)} layout="bar" />;
  if (!found) return <SkeletonRows count={2} />;
  const others = data?.socialAccount?.crosspostDestinations ?? [];
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
      {kind === 'FACEBOOK' && destinationId && !loading && (
        <CrosspostField
          places={others}
          chosen={crosspost.value || []}
          onChange={(ids) => crosspost.onChange(ids)}
        />
      )}
    </>
  );
}

interface CrosspostFieldProps {
  places: readonly Place[];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}

function CrosspostField({ places, chosen, onChange }: CrosspostFieldProps) {
  const { t } = useTranslation('socialAccounts');
  return (
    <fieldset className="field social-crosspost">
      <legend className="field__label">{t('fields.crosspost')}</legend>
      {places.length === 0 && <span className="muted">{t('places.none')}</span>}
      {places.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={chosen.includes(id)}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
          }
        />
      ))}
      <span className="field__help">{t('help.crosspost')}</span>
    </fieldset>
  );
}
