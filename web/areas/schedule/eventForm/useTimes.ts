import { useMemo } from 'react';
import { useFormState } from 'react-final-form';
import { startsAmong, timesAhead, type Occurrence } from '../../../../schema/rules/repeat.ts';
import { useNow } from '../../../time/useNow.ts';
import { canTell, useCalendar } from './useCalendar.ts';
import { toTiming, type EventValues } from './eventValues.ts';

/** The event's times from now on, as the scheduler will run them; undefined while they cannot be reckoned. */
export function useTimes(): Occurrence[] | undefined {
  const { values } = useFormState<EventValues>({ subscription: { values: true } });
  const now = useNow(60_000);
  const canTellNow = useCalendar();
  const { startLocal, timezone, duration, repeat, skippedAt } = values;
  return useMemo(() => {
    const timing = toTiming({ startLocal, timezone, duration, repeat, skippedAt } as EventValues);
    if (!timing || !canTellNow(repeat)) return undefined;
    return timesAhead(timing, new Date(now));
  }, [startLocal, timezone, duration, repeat, skippedAt, now, canTellNow]);
}

/** The dates that are left out of a rule: those that it has, so far as that can be told. */
export function ownSkips(values: EventValues): string[] {
  const timing = toTiming(values);
  if (!timing || !canTell(values.repeat)) return values.skippedAt;
  const dates = values.skippedAt.map((at) => new Date(at));
  return startsAmong(timing, dates).map((at) => at.toISOString());
}

/** {@link ownSkips} by time, and apart from them those that are events of their own. */
export function useSkips(): { skipped: string[]; taken: string[] } {
  const { values } = useFormState<EventValues>({ subscription: { values: true } });
  const canTellNow = useCalendar();
  const { startLocal, timezone, duration, repeat, skippedAt, takenOutAt } = values;
  return useMemo(() => {
    const given = { startLocal, timezone, duration, repeat, skippedAt } as EventValues;
    const all = (canTellNow(repeat) ? ownSkips(given) : skippedAt).toSorted();
    const out = new Set(takenOutAt);
    return { skipped: all.filter((at) => !out.has(at)), taken: all.filter((at) => out.has(at)) };
  }, [startLocal, timezone, duration, repeat, skippedAt, takenOutAt, canTellNow]);
}
