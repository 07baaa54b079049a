import { Button, HTMLSelect } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { useField, useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import type { EventValues } from '../eventValues.ts';
import { useDayWords } from '../useDayWords.ts';
import { useSkips, useTimes } from '../useTimes.ts';

/** The dates that the rule leaves out, each to be brought back but for those that are events of their own, and a choice of further ones (EVT-29, EVT-24). */
export function SkippedDates() {
  const { t } = useTranslation('eventForm');
  const { input } = useField<string[]>('skippedAt');
  const { values } = useFormState<EventValues>({ subscription: { values: true } });
  const sayDay = useDayWords(values.timezone);
  const times = useTimes() ?? [];
  const all = input.value || [];
  const { skipped, taken } = useSkips();
  return (
    <div className="event-skipped">
      {skipped.length > 0 && <span className="muted">{t('repeat.skips')}</span>}
      {skipped.map((at) => (
        <span key={at} className="event-skipped__one num">
          {sayDay(at)}
          <Button
            variant="minimal"
            size="small"
            icon={<Cross size={12} />}
            aria-label={t('repeat.bringBack', { date: sayDay(at) })}
            onClick={() => input.onChange(all.filter((one) => one !== at))}
          />
        </span>
      ))}
      {taken.length > 0 && (
        <span className="muted">{t('repeat.taken', { dates: taken.map(sayDay).join(', ') })}</span>
      )}
      {times.length > 1 && (
        <HTMLSelect
          minimal
          aria-label={t('repeat.skip')}
          value=""
          onChange={({ target }) => input.onChange([...all, target.value].sort())}
        >
          <option value="">{t('repeat.skip')}</option>
          {times.map(({ startAt }) => (
            <option key={startAt.getTime()} value={startAt.toISOString()}>
              {sayDay(startAt)}
            </option>
          ))}
        </HTMLSelect>
      )}
    </div>
  );
}
