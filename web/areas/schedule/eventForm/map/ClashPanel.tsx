import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useChoices } from '../choicesContext.ts';
import type { EventValues } from '../eventValues.ts';
import { useDayWords, useHourWords } from '../useDayWords.ts';
import { ClashSentence } from './ClashSentence.tsx';
import { ConflictsDialog } from './ConflictsDialog.tsx';
import { useEventCheck } from './useEventCheck.tsx';
import { useMending } from './useMending.ts';

/** Clashes that are told at once; the others stand in a dialog (S-173). */
const SHOWN = 2;
const OFFERED_ENCODERS = 2;

/** Conflicts with their one-click solutions (EVT-11 to EVT-13, EVT-28, EVT-32). */
export function ClashPanel() {
  const { t } = useTranslation('eventForm');
  const { values } = useFormState<EventValues>({ subscription: { values: true } });
  const { check, clashes, total, isCurrent } = useEventCheck();
  const mending = useMending(useChoices());
  const sayDay = useDayWords(values.timezone);
  const sayHours = useHourWords(values.timezone);
  const [isOpen, setOpen] = useState(false);
  const [first] = clashes;
  if (!first)
    return (
      <p className="event-map__free" role="status">
        {isCurrent && total > 0 ? t('map.free', { count: total }) : ''}
      </p>
    );
  const slots = values.repeat
    ? []
    : (first.conflicts.find(({ freeSlots }) => freeSlots.length > 0)?.freeSlots ?? []);
  const length = Date.parse(first.endAt) - Date.parse(first.startAt);
  return (
    <div className="event-clash" role="status">
      <p className="event-clash__text">
        <b className="num">
          {values.repeat ? t('map.clash', { count: clashes.length, total }) : t('map.clashOnce')}
        </b>{' '}
        {clashes.slice(0, SHOWN).map((clash) => (
          <ClashSentence
            key={clash.startAt}
            clash={clash}
            zone={values.timezone}
            withDay={Boolean(values.repeat)}
          />
        ))}
      </p>
      {(clashes.length > SHOWN || values.repeat) && (
        <Button variant="minimal" size="small" text={t('map.seeAll')} onClick={() => setOpen(true)} />
      )}
      <div className="event-clash__ways">
        {slots.map((at) => (
          <Button
            key={at}
            size="small"
            text={t('map.slot', {
              day: sayDay(at),
              time: sayHours(at, new Date(Date.parse(at) + length).toISOString()),
            })}
            onClick={() => mending.moveTo(at)}
          />
        ))}
        {check?.freeEncoders.slice(0, OFFERED_ENCODERS).map(({ id, name }) => (
          <Button
            key={id}
            size="small"
            text={t('map.freeEncoder', { name, count: clashes.length })}
            onClick={() => mending.takeEncoder(id)}
          />
        ))}
        {values.repeat && clashes.length < total && (
          <Button
            size="small"
            text={t('map.skip', { count: clashes.length })}
            onClick={() => mending.skip(clashes.map(({ startAt }) => startAt))}
          />
        )}
      </div>
      {isOpen && <ConflictsDialog onClose={() => setOpen(false)} />}
    </div>
  );
}
