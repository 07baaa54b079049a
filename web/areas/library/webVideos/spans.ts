const WRITTEN = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]?\d)(?:[.,](\d{1,3}))?$/;

/** Milliseconds of a place in a video as people write it, `1:05` or `1:02:05.5`; null for what is none. */
export function readPlace(text: string): number | null {
  const [, hours = '0', minutes, seconds, rest = ''] = WRITTEN.exec(text.trim()) ?? [];
  if (minutes === undefined) return null;
  const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return whole * 1000 + Number(rest.padEnd(3, '0'));
}

/** A place in a video as it is written; what is none stays as it was typed. */
export function sayPlace(value: number | string | null): string {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  const seconds = Math.floor(value / 1000);
  const two = (part: number) => String(part).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const clock = hours > 0 ? `${hours}:${two(minutes)}` : String(minutes);
  const rest = value % 1000;
  return `${clock}:${two(seconds % 60)}${rest === 0 ? '' : `.${String(rest).padStart(3, '0')}`}`;
}
