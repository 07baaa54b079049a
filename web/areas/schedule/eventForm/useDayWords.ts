import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../../time/clock.ts';
import { dateFormatter } from '../../../time/formatters.ts';
import { useNow } from '../../../time/useNow.ts';
import { clockSpan, dayAt } from '../../../time/zonedTime.ts';

/** A day as short as it can be told: "Sun, 14 March", with its year where it is another one. */
export function useDayWords(zone: string): (at: string | Date) => string {
  const { i18n } = useTranslation();
  const now = useNow(3_600_000);
  return useCallback(
    (at) => {
      const moment = new Date(at);
      const isOtherYear = dayAt(moment, zone).slice(0, 4) !== dayAt(new Date(now), zone).slice(0, 4);
      return dateFormatter(i18n.language, {
        ...{ weekday: 'short', day: 'numeric', month: 'long', timeZone: zone },
        ...(isOtherYear && { year: 'numeric' }),
      }).format(moment);
    },
    [i18n.language, now, zone],
  );
}

/** From when to when by the clock of a zone: "08:00–13:00". */
export function useHourWords(zone: string): (from: string, to: string) => string {
  const { i18n } = useTranslation();
  const { clock } = useClock();
  return useCallback(
    (from, to) => clockSpan(new Date(from), new Date(to), zone, i18n.language, clock),
    [i18n.language, clock, zone],
  );
}
