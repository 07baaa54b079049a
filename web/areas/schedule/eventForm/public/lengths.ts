const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Rounds a length in milliseconds up to whole minutes, at least one: every suggested length is a whole number of minutes. */
export const wholeMinutes = (ms: number): number => Math.max(1, Math.ceil(ms / MINUTE_MS)) * MINUTE_MS;

const CLOCK = /^(\d{1,3}):(\d{2})$/;
const UNITS =
  /^(?:(\d{1,3}(?:[.,]\d{1,2})?)(?:h|hr|hrs|hour|hours|hora|horas))?(?:(\d{1,4})(?:m|min|mins|minute|minutes|minuto|minutos)?)?$/;

/**
 * Parses a duration to milliseconds: `1:30`, `1 h 30 m`, `1.5 h`, `90 min`, or `90` for minutes. Null if it is
 * invalid. A bare number up to 12 could also mean hours, so it needs a unit.
 */
export function readLength(text: string): number | null {
  const typed = text
    .toLowerCase()
    .replaceAll(/[\s.](?!\d)/g, '')
    .replaceAll(/\s/g, '');
  const clock = CLOCK.exec(typed);
  if (clock) {
    const minutes = Number(clock[2]);
    return minutes > 59 ? null : Number(clock[1]) * HOUR_MS + minutes * MINUTE_MS;
  }
  const [, hours, minutes] = UNITS.exec(typed) ?? [];
  if (hours === undefined && minutes === undefined) return null;
  if (/^\d{1,2}$/.test(typed) && Number(typed) <= 12) return null;
  const fromHours = Number((hours ?? '0').replace(',', '.')) * HOUR_MS;
  return Math.round((fromHours + Number(minutes ?? 0) * MINUTE_MS) / MINUTE_MS) * MINUTE_MS;
}

/** The same as a field shows it, whatever the language: `1 h 30 min`, `45 min`, `2 h`. */
export function writeLength(ms: number): string {
  const minutes = Math.round(ms / MINUTE_MS);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}
