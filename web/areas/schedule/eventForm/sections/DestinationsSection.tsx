import { lazy, Suspense, useState } from 'react';
import { useField, useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { postDaysLimit } from '../../../../../schema/rules/events.ts';
import { errorsAt } from '../../../destinations/destinationForm/public/destinationErrors.ts';
import { placeKey, placesToTick, type EventChoices } from '../eventChoices.ts';
import { toTiming, type EventValues, type PlaceValues } from '../eventValues.ts';
import { AddPlace } from '../places/AddPlace.tsx';
import { GroupChoice } from '../places/GroupChoice.tsx';
import { PlaceRow } from '../places/PlaceRow.tsx';
import { useCalendar } from '../useCalendar.ts';
import { Section } from './Section.tsx';

// Most places are ticked as they are; what else there is to say of one comes when it is opened.
const DestinationDialog = lazy(async () => ({
  default: (await import('../../../destinations/destinationForm/public/DestinationDialog.tsx'))
    .DestinationDialog,
}));

/** Places that can be ticked at once; behind them there is a search. */
const OFFERED = 6;

interface DestinationsSectionProps {
  choices: EventChoices;
  /** The group that the event goes to already. */
  group: { id: string; name: string } | null;
}

/** Destinations: a group, and individual ones with offsets (EVT-09, EVT-10, EVT-14, DST-01 to DST-26). */
export function DestinationsSection({ choices, group }: DestinationsSectionProps) {
  const { t } = useTranslation('eventForm');
  const { input, meta } = useField<PlaceValues[]>('destinations');
  const { values } = useFormState<EventValues>({ subscription: { values: true } });
  const [open, setOpen] = useState<{ at: number; values: PlaceValues }>();
  const canTellNow = useCalendar();
  const [showsAll, setShowsAll] = useState(false);
  const places = input.value || [];
  const chosen = new Set(places.map(placeKey));
  const offered = placesToTick(choices).filter((place) => !chosen.has(placeKey(place)));
  const shown = showsAll ? offered : offered.slice(0, Math.max(0, OFFERED - places.length));
  const fault: unknown =
    (meta.submitFailed && meta.error) || (!meta.dirtySinceLastSubmit && meta.submitError);
  const { own, rows } = errorsAt(fault);
  const add = (place: PlaceValues) => input.onChange([...places, place]);
  return (
    <Section name="destinations" end={<GroupChoice groups={choices.groups} present={group} />}>
      {own && (
        <p className="field__error" role="alert" tabIndex={-1} aria-invalid="true">
          {own}
        </p>
      )}
      <ul className="event-form-places" aria-label={t('sections.destinations')}>
        {places.map((place, at) => (
          <PlaceRow
            // In their order: the same place may stand in the list twice.
            key={place.id ?? `${placeKey(place)} ${at}`}
            at={at}
            place={place}
            isChosen
            error={rows[at]}
            onToggle={() => input.onChange(places.filter((_one, other) => other !== at))}
            onEdit={() => setOpen({ at, values: place })}
          />
        ))}
        {shown.map((place) => (
          <PlaceRow key={placeKey(place)} place={place} onToggle={() => add(place)} />
        ))}
      </ul>
      <AddPlace
        hidden={offered.length - shown.length}
        onShowAll={() => setShowsAll(true)}
        onAdd={(place) => setOpen({ at: places.length, values: place })}
      />
      {open && (
        <Suspense fallback={null}>
          <DestinationDialog
            values={open.values}
            usualTitle={values.name}
            hasTimes
            hasLibrary
            hasPicture
            postDaysMax={postDaysLimit(canTellNow(values.repeat) ? toTiming(values) : null)}
            onSave={(kept) =>
              input.onChange(
                open.at < places.length
                  ? // As a whole: what it had before and is emptied now does not come back.
                    places.map((one, other) => (other === open.at ? kept : one))
                  : [...places, kept],
              )
            }
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </Section>
  );
}
