import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useChoices } from '../choicesContext.ts';
import type { EventValues } from '../eventValues.ts';
import { useDayWords, useHourWords } from '../useDayWords.ts';
import type { Clash } from './clashes.ts';
import { ConflictWords } from './ClashSentence.tsx';
import { useEventCheck, type Conflict } from './useEventCheck.tsx';
import { useMending } from './useMending.ts';

/** Every overlap by the event's times, with the ways out of each (S-173). */
export function ConflictsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('eventForm');
  const { clashes, total } = useEventCheck();
  return (
    <Dialog
      isOpen
      className="event-conflicts"
      transitionDuration={120}
      title={t('conflicts.title', { count: clashes.length, total })}
      onClose={onClose}
    >
      <DialogBody>
        {clashes.length === 0 && <p role="status">{t('conflicts.none')}</p>}
        <ul className="event-conflicts__list">
          {clashes.map((clash) => (
            <ClashRow key={clash.startAt} clash={clash} />
          ))}
        </ul>
      </DialogBody>
      <DialogFooter actions={<Button intent="primary" text={t('conflicts.close')} onClick={onClose} />} />
    </Dialog>
  );
}

function ClashRow({ clash }: { clash: Clash<Conflict> }) {
  const { t } = useTranslation('eventForm');
  const { values } = useFormState<EventValues>({ subscription: { values: true } });
  const mending = useMending(useChoices());
  const sayDay = useDayWords(values.timezone);
  const sayHours = useHourWords(values.timezone);
  const encoders = clash.conflicts.flatMap(({ freeEncoders }) => freeEncoders);
  const slots = clash.conflicts.find(({ freeSlots }) => freeSlots.length > 0)?.freeSlots ?? [];
  const length = Date.parse(clash.endAt) - Date.parse(clash.startAt);
  const when = (at: string) =>
    `${sayDay(at)}, ${sayHours(at, new Date(Date.parse(at) + length).toISOString())}`;
  return (
    <li>
      <b className="num">{when(clash.startAt)}</b>
      <span>
        {clash.conflicts.map((conflict, at) => (
          <ConflictWords key={at} conflict={conflict} zone={values.timezone} />
        ))}
      </span>
      {slots.length > 0 && (
        <span className="muted num">{t('conflicts.free', { times: slots.map(when).join(' · ') })}</span>
      )}
      {encoders.length > 0 && (
        <span className="muted">
          {t('conflicts.freeEncoders', { names: [...new Set(encoders.map(({ name }) => name))].join(', ') })}
        </span>
      )}
      <span className="event-clash__ways">
        {values.repeat ? (
          <Button
            size="small"
            text={t('conflicts.skip')}
            aria-label={t('conflicts.skipOf', { date: sayDay(clash.startAt) })}
            onClick={() => mending.skip([clash.startAt])}
          />
        ) : (
          slots.map((at) => (
            <Button key={at} size="small" text={when(at)} onClick={() => mending.moveTo(at)} />
          ))
        )}
      </span>
    </li>
  );
}
