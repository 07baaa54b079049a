import { useEffect, useEffectEvent } from 'react';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../../ui/choiceFields.tsx';

interface PlaceSelectProps {
  name: 'webChannelId' | 'rtmpDestinationId' | 'placeId';
  label: string;
  /** Choices. Undefined while they are loading. */
  places: readonly { id: string; name: string }[] | undefined;
  /** Default choice: the account's own page, or the only one. */
  usual?: { id: string } | null | undefined;
  /** True if these are some of them only: then none is chosen for being the only one. */
  isNarrowed?: boolean;
}

/** The place that a destination goes to. Its name goes into the form with it, for lists that show it. */
export function PlaceSelect({ name, label, places, usual, isNarrowed = false }: PlaceSelectProps) {
  const { t } = useTranslation('destinationForm');
  const { input } = useField<string>(name);
  const { input: named } = useField<string | null>('name', { allowNull: true });
  const id = input.value;
  const first = usual ?? (places?.length === 1 && !isNarrowed ? places[0] : undefined);
  const found = places?.find((place) => place.id === (id || first?.id));
  const follow = useEffectEvent(() => {
    if (found && found.id !== id) input.onChange(found.id);
    if (found && found.name !== named.value) named.onChange(found.name);
  });
  useEffect(() => follow(), [found]);
  // An existing selection stays visible if it cannot be loaded or was deleted.
  const kept = id && !found ? [{ id, name: named.value ?? t('gone') }] : [];
  return (
    <SelectField
      name={name}
      label={label}
      isRequired
      options={[
        { value: '', label: t(places ? 'choose' : 'reading') },
        ...[...kept, ...(places ?? [])].map((place) => ({ value: place.id, label: place.name })),
      ]}
    />
  );
}
