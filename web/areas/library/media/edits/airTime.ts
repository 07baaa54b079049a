import { wallClock } from '../../../../time/days.ts';

/** A moment as day and time of a zone, for the fields of a form. */
export function toAirFields(iso: string | null, timeZone: string): { airDate: string; airTime: string } {
  if (!iso) return { airDate: '', airTime: '' };
  const shown = wallClock(new Date(iso), timeZone);
  return { airDate: shown.slice(0, 10), airTime: shown.slice(11, 16) };
}
