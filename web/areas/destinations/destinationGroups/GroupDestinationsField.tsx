import { Button, InputGroup, Tag } from '@blueprintjs/core';
import { Add, ArrowDown, ArrowUp, Cross, Edit } from '@blueprintjs/icons';
import { useId, useState } from 'react';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { isSocial } from '../../../../schema/rules/socialPosts.ts';
import { useDebounced } from '../../../ui/useDebounced.ts';
import { DestinationDialog } from '../destinationForm/public/DestinationDialog.tsx';
import { errorsAt } from '../destinationForm/public/destinationErrors.ts';
import { newDestination, type DestinationValues } from '../destinationForm/public/destinationValues.ts';
import { moved } from './groupPlaces.ts';
import { toGroupDestination, placeKey, toPlaceValues, type PlaceValues } from './groupValues.ts';
import { SocialPlaces } from './SocialPlaces.tsx';
import { useCandidates } from './useCandidates.ts';

interface GroupDestinationsFieldProps {
  name: string;
  webChannels: readonly { id: string; name: string }[];
  /** The group's web channel, which is a destination already; empty for none. */
  mainId: string;
}

/** The destinations of a group in their order, and what can be added to them: nothing twice (GRP-04, GRP-05). */
export function GroupDestinationsField({ name, webChannels, mainId }: GroupDestinationsFieldProps) {
  const { t } = useTranslation('destinationGroups');
  const { input, meta } = useField<PlaceValues[]>(name);
  const id = useId();
  const places = input.value;
  const fault: unknown =
    (meta.submitFailed && meta.error) || (!meta.dirtySinceLastSubmit && meta.submitError);
  const { own, rows } = errorsAt(fault);
  const change = (next: PlaceValues[]) => input.onChange(next);
  const [open, setOpen] = useState<{ at: number; values: DestinationValues }>();
  const keep = (at: number, values: DestinationValues) => {
    const kept = toPlaceValues(values);
    const next = at < places.length ? places.with(at, kept) : [...places, kept];
    // Chosen anew, a page that stands elsewhere in the list says this instead.
    change(next.filter((one, other) => other === at || placeKey(one) !== placeKey(kept)));
  };
  return (
    <div className="field" role="group" aria-labelledby={`${id}-label`}>
      <span className="field__label" id={`${id}-label`}>
        {t('fields.destinations')}
      </span>
      <span className="field__help">{t('help.destinations')}</span>
      {own && (
        <span className="field__error" role="alert" tabIndex={-1} aria-invalid="true">
          {own}
        </span>
      )}
      {places.length > 0 && (
        <ul className="group-places" aria-labelledby={`${id}-label`}>
          {places.map((place, at) => (
            <PlaceRow
              key={placeKey(place)}
              place={place}
              error={rows[at]}
              onEdit={
                isSocial(place.kind) ? () => setOpen({ at, values: toGroupDestination(place) }) : undefined
              }
              onUp={at > 0 ? () => change(moved(places, at, -1)) : undefined}
              onDown={at < places.length - 1 ? () => change(moved(places, at, 1)) : undefined}
              onRemove={() => change(places.filter((_one, other) => other !== at))}
            />
          ))}
        </ul>
      )}
      <Candidates
        webChannels={webChannels}
        taken={[...places, { kind: 'EMBED', destinationId: mainId }]}
        onAdd={(place) => change([...places, place])}
      />
      <SocialPlaces onAdd={(kind) => setOpen({ at: places.length, values: newDestination(kind) })} />
      {open && (
        <DestinationDialog
          values={open.values}
          onSave={(values) => keep(open.at, values)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

interface PlaceRowProps {
  place: PlaceValues;
  error: string | undefined;
  /** Changes what is said there; undefined where nothing is. */
  onEdit: (() => void) | undefined;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: () => void;
}

function PlaceRow({ place, error, onEdit, onUp, onDown, onRemove }: PlaceRowProps) {
  const { t } = useTranslation('destinationGroups');
  const name = place.name ?? t('gone');
  return (
    <li>
      <span className="group-places__name">
        {name}
        {error && (
          <span className="field__error" role="alert">
            {error}
          </span>
        )}
        {place.title && <span className="muted">{place.title}</span>}
      </span>
      <Tag minimal>{t(`kinds.${place.kind}`)}</Tag>
      <span className="group-places__actions">
        {onEdit && (
          <Button variant="minimal" icon={<Edit />} aria-label={t('editOf', { name })} onClick={onEdit} />
        )}
        <Button
          variant="minimal"
          icon={<ArrowUp />}
          aria-label={t('moveUp', { name })}
          disabled={!onUp}
          onClick={onUp}
        />
        <Button
          variant="minimal"
          icon={<ArrowDown />}
          aria-label={t('moveDown', { name })}
          disabled={!onDown}
          onClick={onDown}
        />
        <Button variant="minimal" icon={<Cross />} aria-label={t('takeOut', { name })} onClick={onRemove} />
      </span>
    </li>
  );
}

interface CandidatesProps {
  webChannels: GroupDestinationsFieldProps['webChannels'];
  taken: readonly Pick<PlaceValues, 'kind' | 'destinationId' | 'accountId'>[];
  onAdd: (place: PlaceValues) => void;
}

/** Choices to add, by name, without those already in the group. */
function Candidates({ webChannels, taken, onAdd }: CandidatesProps) {
  const { t } = useTranslation('destinationGroups');
  const [filter, setFilter] = useState('');
  const [typed, setTyped] = useDebounced(filter, setFilter);
  const { candidates, isLoading } = useCandidates(webChannels, filter);
  const keys = new Set(taken.map(placeKey));
  const free = candidates.filter((place) => !keys.has(placeKey(place)));
  return (
    <div className="group-candidates">
      <InputGroup
        type="search"
        placeholder={t('find')}
        aria-label={t('find')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && !event.ctrlKey && event.preventDefault()}
      />
      {free.length === 0 ? (
        <p className="muted">{t(isLoading ? 'reading' : filter ? 'noneFound' : 'noneLeft')}</p>
      ) : (
        // A list that scrolls is reached by keyboard too.
        <ul className="group-places group-places--free" aria-label={t('candidates')} tabIndex={0}>
          {free.map((place) => (
            <li key={placeKey(place)}>
              <span className="group-places__name">{place.name}</span>
              <Tag minimal>{t(`kinds.${place.kind}`)}</Tag>
              <Button
                size="small"
                icon={<Add />}
                text={t('add')}
                aria-label={t('addOf', { name: place.name })}
                onClick={() => onAdd(place)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
