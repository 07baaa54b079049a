import { useTranslation } from 'react-i18next';
import type { HiddenRows } from './calendarEntries.ts';

/** Number of hidden events of a day in the month view. Opens the day. */
export function HiddenChip({ hidden: { count } }: { hidden: HiddenRows }) {
  const { t } = useTranslation('schedule');
  return (
    <span className="calendar__more" title={t('calendar.openDay')}>
      {t('calendar.more', { count })}
    </span>
  );
}
