import { Button } from '@blueprintjs/core';
import { useEffect, useEffectEvent } from 'react';
import { useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { EventValues } from './eventValues.ts';
import { useEventCheck } from './map/useEventCheck.tsx';

interface SaveBarProps {
  back: string;
  isSaving: boolean;
  /** Told the times of a series that are left out when it is saved. */
  onLeftOut: (starts: readonly string[]) => void;
}

/** The one button that saves says how many times it saves: "Save 25 of 27 times". */
export function SaveBar({ back, isSaving, onLeftOut }: SaveBarProps) {
  const { t } = useTranslation(['eventForm', 'ui']);
  const navigate = useNavigate();
  const { clashes, total, free, again } = useEventCheck();
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
  const label =
    !values.repeat || total === 0
      ? t('save.once')
      : t(isPart ? 'save.some' : 'save.all', { free, count: total });
  return (
    <div className="event-form__foot">
      <span className="muted event-form__hint">{t('ui:form.hint')}</span>
      <Button text={t('ui:form.cancel')} onClick={() => void navigate(back)} disabled={isSaving} />
      <Button type="submit" intent="primary" className="num" text={label} loading={isSaving} />
    </div>
  );
}
