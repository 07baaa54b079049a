import { useMemo } from 'react';
import { useNow } from '../../time/useNow.ts';

const HOUR = 3_600_000;

/** A window around a whole hour since 1970. */
function aroundHour(hour: number, backHours: number, aheadHours: number): { from: string; to: string } {
  return {
    from: new Date((hour - backHours) * HOUR).toISOString(),
    to: new Date((hour + aheadHours) * HOUR).toISOString(),
  };
}

/** Current result of {@link useHourWindow}. */
export const hourWindow = (backHours: number, aheadHours: number): { from: string; to: string } =>
  aroundHour(Math.floor(Date.now() / HOUR), backHours, aheadHours);

/** A window around now that moves on the hour, so that the cards ask the same question for an hour. */
export function useHourWindow(backHours: number, aheadHours: number): { from: string; to: string } {
  const hour = Math.floor(useNow(60_000) / HOUR);
  return useMemo(() => aroundHour(hour, backHours, aheadHours), [hour, backHours, aheadHours]);
}
