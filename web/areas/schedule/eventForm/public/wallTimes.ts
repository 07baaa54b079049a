import { getDay, isLocalTime, isZone, localAt, momentAt } from '../../../../../schema/rules/wallTime.ts';
import { addDays } from '../../../../time/days.ts';

/** Conversions of local times, `yyyy-mm-ddTHH:mm`, which can be incomplete while they are typed (SCH-07). */

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Day and time of a wall-clock time, as fields hold them; what is none stays as it was typed. */
export function splitWallTime(local: string): { day: string; time: string } {
  const [day = '', time = ''] = local.split('T');
  return { day, time: time.slice(0, 5) };
}

export const joinWallTime = (day: string, time: string): string => `${day}T${time}`;

/** The moment that it means in the zone; undefined while it is none. */
export const toInstant = (local: string, zone: string): Date | undefined =>
  isLocalTime(local) && isZone(zone) ? momentAt(local, zone) : undefined;

/** Monday 0 to Sunday 6 of a day. */
export const getWeekdayIndex = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** When it ends by the zone's clocks; undefined while it has no beginning. */
export function getLocalEnd(startLocal: string, durationMs: number, zone: string): string | undefined {
  const start = toInstant(startLocal, zone);
  return start && Number.isFinite(durationMs)
    ? localAt(new Date(start.getTime() + durationMs), zone)
    : undefined;
}

/** Duration until a time of day on the day of the start, or on the next day if that is not later. */
export function durationUntil(startLocal: string, endTime: string, zone: string): number | undefined {
  const start = toInstant(startLocal, zone);
  if (!start || !TIME.test(endTime)) return undefined;
  const day = getDay(startLocal);
  for (const ahead of [0, 1]) {
    const end = toInstant(joinWallTime(addDays(day, ahead), endTime), zone);
    if (end && end > start) return end.getTime() - start.getTime();
  }
  return undefined;
}

/** The first time from now on that has the weekday and the time of day of another one. */
export function nextLike(local: string, now: Date, zone: string): string {
  const { day, time } = splitWallTime(local);
  const today = getDay(localAt(now, zone));
  const ahead = (getWeekdayIndex(day) - getWeekdayIndex(today) + 7) % 7;
  const first = joinWallTime(addDays(today, ahead), time);
  const start = toInstant(first, zone);
  return start && start > now ? first : joinWallTime(addDays(today, ahead + 7), time);
}

/** The next full hour that is at least so far away. */
export function nextHour(now: Date, zone: string, aheadMs: number): string {
  const hour = 3_600_000;
  const local = localAt(new Date(now.getTime() + aheadMs + hour - 60_000), zone);
  return `${local.slice(0, 13)}:00`;
}
