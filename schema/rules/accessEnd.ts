import { momentSaid, formatReason, type ReasonMessage } from '../reasons/said.ts';

/** Number of an event's dates that end while access lasts, and of all its dates. */
export interface Coverage {
  coveredDates: number;
  totalDates: number;
}

/** True if access lasts until a date has ended (STM-14); without an end time access has already been withdrawn. */
export const isCovered = (endAt: Date, endsAt: Date | null): boolean => endsAt !== null && endAt <= endsAt;

/** Counts the dates that access covers when it ends at `endsAt`. */
export function getCoverage(dates: readonly { endAt: Date }[], endsAt: Date | null): Coverage {
  return {
    coveredDates: dates.filter(({ endAt }) => isCovered(endAt, endsAt)).length,
    totalDates: dates.length,
  };
}

interface AccessEnd extends Coverage {
  /** Name of the account, or of anything else with an end. */
  name: string;
  /** End of access; null where it has been withdrawn. */
  endsAt: Date | null;
  /** IANA time zone of the event, in which the end is shown. */
  timezone: string;
}

/** Returns the reason that states when access ends and how many dates it covers. */
export function accessEndSaid(
  { name, endsAt, timezone, coveredDates, totalDates }: AccessEnd,
  now: Date,
): ReasonMessage {
  if (endsAt === null || endsAt <= now) return formatReason('EVENT_CONFLICT_ACCOUNT_ENDED', { name });
  const at = momentSaid(endsAt, timezone);
  return totalDates > 1
    ? formatReason('EVENT_CONFLICT_ACCOUNT_EXPIRY_SERIES', {
        name,
        at,
        covered: coveredDates,
        total: totalDates,
      })
    : formatReason('EVENT_CONFLICT_ACCOUNT_EXPIRY', { name, at });
}
