import { Button, Checkbox } from '@blueprintjs/core';
import { Edit } from '@blueprintjs/icons';
import { useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { problemWords } from '../../../../kernel/reasons.ts';
import { useClock } from '../../../../time/clock.ts';
import { clockTime } from '../../../../time/zonedTime.ts';
import { sayOffset } from '../../../destinations/destinationForm/public/offsets.ts';
import type { EventValues, PlaceValues } from '../eventValues.ts';
import { useEventCheck } from '../map/useEventCheck.tsx';
import { toInstant } from '../public/wallTimes.ts';
import './places.css';

interface PlaceRowProps {
  /** Index of the destination in the event. Absent if it is not selected. */
  at?: number;
  place: PlaceValues;
  isChosen?: boolean;
  error?: string | undefined;
  onToggle: () => void;
  onEdit?: () => void;
}

/** One place: ticked when the event goes there, with when it starts there; locked shortly before (EVT-23). */
export function PlaceRow({ at = -1, place, isChosen = false, error, onToggle, onEdit }: PlaceRowProps) {
  const { t } = useTranslation(['eventForm', 'ui']);
  const kind = t(`ui:destinationKinds.${place.kind}`);
  const name = place.name ?? (place.title || kind);
  const warning = useWarning(at);
  return (
    <li className={isChosen ? 'event-place' : 'event-place event-place--free'}>
      <Checkbox
        className="event-place__tick"
        checked={isChosen}
        disabled={place.isLocked === true}
        onChange={onToggle}
      >
        <span className="event-place__text">
          <span className="event-place__name">{name}</span>
          <span className="event-place__kind muted">
            {[
              kind,
              isChosen && place.title && place.title !== name && `“${place.title}”`,
              isChosen && place.isAutosaved && t('places.saved'),
            ]
              .filter((part) => part && part !== name)
              .join(' · ')}
          </span>
        </span>
      </Checkbox>
      {isChosen && <PlaceTime place={place} />}
      {isChosen && onEdit && (
        <Button
          variant="minimal"
          icon={<Edit />}
          aria-label={t('places.edit', { name })}
          disabled={place.isLocked === true}
          onClick={onEdit}
        />
      )}
      {place.isLocked && <span className="event-place__note">{t('places.locked')}</span>}
      {isChosen && warning && <span className="event-place__note">{warning}</span>}
      {error && (
        <span className="field__error event-place__note" role="alert" tabIndex={-1} aria-invalid="true">
          {error}
        </span>
      )}
    </li>
  );
}

/** When it starts there, and by how much that is later than the event, or ends sooner. */
function PlaceTime({ place }: { place: PlaceValues }) {
  const { t, i18n } = useTranslation('eventForm');
  const { clock } = useClock();
  const { values } = useFormState<EventValues>({ subscription: { values: true } });
  const start = toInstant(values.startLocal, values.timezone);
  const [from, to] = [Number(place.startOffset), Number(place.stopOffset)];
  if (!start || Number.isNaN(from)) return null;
  const at = clockTime(new Date(start.getTime() + from), values.timezone, i18n.language, clock);
  return (
    <span className="event-place__time num ink2">
      {[
        at,
        from !== 0 && t('places.later', { time: sayOffset(from) }),
        to !== 0 && t('places.earlier', { time: sayOffset(to) }),
      ]
        .filter(Boolean)
        .join(', ')}
    </span>
  );
}

/** Warning that the account's access expires before the last occurrence (SOC-02). */
function useWarning(at: number): string | undefined {
  const { check } = useEventCheck();
  const warning = check?.warnings.find(
    ({ field }) => field?.[0] === 'destinations' && field[1] === String(at),
  );
  return warning && problemWords(warning);
}
