import { Button, Menu, MenuItem, PopoverNext, Tag } from '@blueprintjs/core';
import { Add, Cross, Edit } from '@blueprintjs/icons';
import { useId, useState } from 'react';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { CHOSEN_KINDS, type ChosenKind } from '../../../../../schema/rules/destinationFields.ts';
import { errorsAt } from './destinationErrors.ts';
import { DestinationDialog, type DestinationParts } from './DestinationDialog.tsx';
import { newDestination, type DestinationValues } from './destinationValues.ts';
import { sayOffset } from './offsets.ts';
import '../destinationForm.css';

interface DestinationsFieldProps extends DestinationParts {
  /** The field of the form around it: a list of {@link DestinationValues}. */
  name: string;
  label: string;
  help?: string;
  kinds?: readonly ChosenKind[];
  usualTitle?: string | undefined;
  /** Initial values of a new destination. */
  begins?: Partial<DestinationValues>;
}

/** Destinations of an event or web video: a list with a form per kind (S-180). */
export function DestinationsField({
  name,
  label,
  help,
  kinds = CHOSEN_KINDS,
  begins = {},
  ...rest
}: DestinationsFieldProps) {
  const { t } = useTranslation(['destinationForm', 'ui']);
  const id = useId();
  const { input, meta } = useField<DestinationValues[]>(name);
  const [open, setOpen] = useState<{ at: number; values: DestinationValues }>();
  const places = input.value || [];
  const [only, ...others] = kinds;
  const fault: unknown =
    (meta.submitFailed && meta.error) || (!meta.dirtySinceLastSubmit && meta.submitError);
  const { own, rows } = errorsAt(fault);
  const keep = (at: number, values: DestinationValues) =>
    input.onChange(
      at < places.length ? places.map((one, other) => (other === at ? values : one)) : [...places, values],
    );
  const add = (kind: ChosenKind) =>
    setOpen({ at: places.length, values: { ...newDestination(kind), ...begins } });
  return (
    <div className="field" role="group" aria-labelledby={`${id}-label`}>
      <span className="field__label" id={`${id}-label`}>
        {label}
      </span>
      {help && <span className="field__help">{help}</span>}
      {places.length > 0 && (
        <ul className="destination-list" aria-labelledby={`${id}-label`}>
          {places.map((place, at) => (
            <Row
              // In their order: the same place may stand in the list twice.
              key={place.id ?? at}
              place={place}
              error={rows[at]}
              usualTitle={rest.usualTitle}
              onEdit={() => setOpen({ at, values: place })}
              onRemove={() => input.onChange(places.filter((_one, other) => other !== at))}
            />
          ))}
        </ul>
      )}
      {own && (
        <span className="field__error" role="alert" tabIndex={-1} aria-invalid="true">
          {own}
        </span>
      )}
      {only && others.length === 0 ? (
        <Button icon={<Add />} text={t('add')} onClick={() => add(only)} />
      ) : (
        <PopoverNext
          placement="bottom-start"
          content={
            <Menu>
              {kinds.map((kind) => (
                <MenuItem key={kind} text={t(`ui:destinationKinds.${kind}`)} onClick={() => add(kind)} />
              ))}
            </Menu>
          }
        >
          <Button icon={<Add />} text={t('add')} />
        </PopoverNext>
      )}
      {open && (
        <DestinationDialog
          {...rest}
          values={open.values}
          onSave={(values) => keep(open.at, values)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

interface RowProps {
  place: DestinationValues;
  error: string | undefined;
  usualTitle: string | undefined;
  onEdit: () => void;
  onRemove: () => void;
}

function Row({ place, error, usualTitle, onEdit, onRemove }: RowProps) {
  const { t } = useTranslation(['destinationForm', 'ui']);
  const kind = t(`ui:destinationKinds.${place.kind}`);
  const name = place.name ?? (place.title || usualTitle || kind);
  const said = [
    place.title !== name && place.title,
    place.startOffset !== 0 && t('later', { time: sayOffset(place.startOffset) }),
    place.stopOffset !== 0 && t('earlier', { time: sayOffset(place.stopOffset) }),
    place.isAutosaved && t('saved'),
    Number(place.scheduledPostDays) > 0 && t('postAhead', { count: Number(place.scheduledPostDays) }),
  ].filter(Boolean);
  return (
    <li>
      <span className="destination-list__name">
        {name}
        {said.length > 0 && <span className="muted">{said.join(' · ')}</span>}
        {error && (
          <span className="field__error" role="alert">
            {error}
          </span>
        )}
      </span>
      <Tag minimal>{kind}</Tag>
      <span className="destination-list__actions">
        <Button variant="minimal" icon={<Edit />} aria-label={t('editOf', { name })} onClick={onEdit} />
        <Button variant="minimal" icon={<Cross />} aria-label={t('removeOf', { name })} onClick={onRemove} />
      </span>
    </li>
  );
}
