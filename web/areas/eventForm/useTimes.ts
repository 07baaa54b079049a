import { useMemo } from 'react';
import { useFormState } from 'react-final-form';
import { timesAhead, type Occurrence } from '../../../schema/rules/repeat.ts';
import { useNow } from '../../time/useNow.ts';
import { useCalendar } from './useCalendar.ts';
import { timesOf, type EventValues } from './eventValues.ts';

/** The event's times from now on, as the scheduler will run them; undefined while they cannot be reckoned. */
export function useTimes(): Occurrence[] | undefined {
  const { values } = useFormState<EventValues>({ subscription: { values: true } });
  const now = useNow(60_000);
  const canTellNow = useCalendar();
  const { startLocal, timezone, duration, repeat, skippedAt } = values;
  return useMemo(() => {
    const timing = timesOf({ startLocal, timezone, duration, repeat, skippedAt } as EventValues);
    if (!timing || !canTellNow(repeat)) return undefined;
    return timesAhead(timing, new Date(now));
  }, [startLocal, timezone, duration, repeat, skippedAt, now, canTellNow]);
}
