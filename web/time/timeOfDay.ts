import { hourForm, type Clock } from './clock.ts';
import { dateFormatter } from './formatters.ts';

const TYPED = /^(\d{1,2})(?:[:.](\d{2}))?(am|pm)?$/;

/** A time of day as people type one, in 12 or 24 hours, as `HH:mm`; null when it is none (LST-03). */
export function readTime(text: string): string | null {
  // "p. m." in Spanish, "PM" in English: blanks and what follows a letter as a full stop say nothing.
  const found = TYPED.exec(
    text
      .toLowerCase()
      .replaceAll(/\s/g, '')
      .replaceAll(/([apm])\./g, '$1'),
  );
  if (!found) return null;
  const [, typed, minutes, half] = found;
  const hours = Number(typed);
  if (!minutes && !half) return null;
  if (Number(minutes ?? 0) > 59 || hours > 23) return null;
  if (half && (hours < 1 || hours > 12)) return null;
  const hour = half ? (hours % 12) + (half === 'pm' ? 12 : 0) : hours;
  return `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`;
}

/** `HH:mm` as a clock writes it: 1:05 PM, 13:05. */
export function sayTime(time: string, language: string, clock: Clock): string {
  return dateFormatter(language, { ...hourForm(clock), timeZone: 'UTC' }).format(
    new Date(`1970-01-01T${time}:00Z`),
  );
}
