import { Button } from '@blueprintjs/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { EventValues } from './eventValues.ts';
import { ConflictsDialog } from './map/ConflictsDialog.tsx';
import { useEventCheck } from './map/useEventCheck.tsx';

interface SaveBarProps {
  back: string;
  /** True if the event has not been saved yet. */
  isNew: boolean;
  isSaving: boolean;
  /** Told the times of a series that are left out when it is saved. */
  onLeftOut: (starts: readonly string[]) => void;
}

/** Save button that states what it saves ("Save 25 of 27 times"), or that every date of a series clashes. */
export function SaveBar({ back, isNew, isSaving, onLeftOut }: SaveBarProps) {
  const { t } = useTranslation(['eventForm', 'ui']);
  const navigate = useNavigate();
  const { clashes, total, free, again, isChecking, isCurrent } = useEventCheck();
  const [isOpen, setOpen] = useState(false);
  const { values, submitErrors } = useFormState<EventValues>({
    subscription: { values: true, submitErrors: true },
  });
  const tell = useEffectEvent(onLeftOut);
  useEffect(() => {
    tell(free > 0 ? clashes.map(({ startAt }) => new Date(startAt).toISOString()) : []);
  }, [clashes, free]);
  // Somebody else may have taken what was free a moment ago.
  const checkAgain = useEffectEvent(again);
  useEffect(() => {
    if (submitErrors && Object.keys(submitErrors).length > 0) checkAgain();
  }, [submitErrors]);
  const isPart = clashes.length > 0 && free > 0;
  const isTaken = Boolean(values.repeat) && clashes.length > 0 && free === 0;
  // Changes that move nothing, a new name for example, are saved whatever clashes.
  const isBlocked = isNew && isCurrent && isTaken;
  const labelOf = () => {
    if (!values.repeat || total === 0) return t('save.once');
    if (isBlocked) return t('save.none', { count: total });
    if (isChecking || isTaken) return t('save.series');
    return t(isPart ? 'save.some' : 'save.all', { free, count: total });
  };
  return (
    <div className="event-form__foot">
      <span className="muted event-form__hint">{t('ui:form.hint')}</span>
      <Button text={t('ui:form.cancel')} onClick={() => void navigate(back)} disabled={isSaving} />
      {isTaken && <Button text={t('save.conflicts')} onClick={() => setOpen(true)} />}
      <Button
        type="submit"
        intent="primary"
        className="num"
        text={labelOf()}
        loading={isSaving}
        disabled={isBlocked}
      />
      {isOpen && <ConflictsDialog onClose={() => setOpen(false)} />}
    </div>
  );
}
