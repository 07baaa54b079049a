import { isDay, toZonedInstant } from '../../../time/days.ts';
import type { SpanReader } from './libraryFilter.ts';

/** Reads spans of days as the clocks of a zone show them, both ends included. */
export const spansIn =
  (timeZone: string): SpanReader =>
  (from, to) => {
    if (!isDay(from) && !isDay(to)) return undefined;
    return {
      ...(isDay(from) && { start: toZonedInstant(from, '00:00', timeZone).toISOString() }),
      ...(isDay(to) && { end: toZonedInstant(to, '23:59:59.999', timeZone).toISOString() }),
    };
  };
