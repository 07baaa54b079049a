import { addDays, toZonedInstant, wallClock } from '../../time/days.ts';
import type { ScheduleRow } from './scheduleRows.ts';

const HOUR = 3_600_000;
export const DAY_MS = 24 * HOUR;
/** The hour that is offered where only a day was chosen. */
const MORNING = 'T10:00:00';

/** The calendar library's UTC stands for local time in the organization's zone. */
const shown = (at: Date) => at.toISOString().slice(0, 19);
const dayOf = (clock: string) => clock.slice(0, 10);
const timeOf = (clock: string) => clock.slice(11);

/** The moment at which the organization's clocks show what a place of the calendar does. */
export const momentAt = (place: Date, zone: string): Date =>
  toZonedInstant(dayOf(shown(place)), timeOf(shown(place)), zone);

/** The same wall-clock time of the event's own zone, so many days later (SCH-07). */
export function daysLater(
  { startAt, timezone }: Pick<ScheduleRow, 'startAt' | 'timezone'>,
  days: number,
): Date {
  const clock = wallClock(new Date(startAt), timezone);
  return toZonedInstant(addDays(dayOf(clock), days), timeOf(clock), timezone);
}

/** A place of the calendar that was clicked or drawn over. */
export interface Place {
  start: Date;
  end: Date;
  /** Whole days, of a month. */
  allDay: boolean;
}

/** True if a place is no more than what a click chooses. */
export const isPlain = ({ start, end, allDay }: Place, shortestMs: number): boolean =>
  end.getTime() - start.getTime() <= (allDay ? DAY_MS : shortestMs);

/** Initial times of an event added from a day view. Nothing for a past day. */
export function slotOfDay(day: string, now: Date, zone: string): Partial<Slot> {
  const start = new Date(`${day}T00:00:00Z`);
  return toSlot({ start, end: new Date(start.getTime() + DAY_MS), allDay: true }, 0, now, zone) ?? {};
}

/** Initial local times of an event drawn in the calendar, in the organization's zone. */
export interface Slot {
  /** `yyyy-mm-ddThh:mm`. */
  at: string;
  until: string;
}

/**
 * The slot for an event of a place that was chosen: an hour where it was only clicked, in the morning where it is a
 * whole day, and never in the past (EVT-07). Null where it is over.
 */
export function toSlot(place: Place, shortestMs: number, now: Date, zone: string): Slot | null {
  const nowShown = new Date(`${wallClock(now, zone)}Z`);
  if (place.end <= nowShown) return null;
  const nextHour = new Date(Math.floor(nowShown.getTime() / HOUR) * HOUR + HOUR);
  const wanted = place.allDay ? new Date(`${dayOf(shown(place.start))}${MORNING}Z`) : place.start;
  const start = wanted < nowShown ? nextHour : wanted;
  const isClick = place.allDay || place.end.getTime() - place.start.getTime() <= shortestMs;
  const end = isClick || place.end <= start ? new Date(start.getTime() + HOUR) : place.end;
  return { at: shown(start).slice(0, 16), until: shown(end).slice(0, 16) };
}
