/** Times between a destination and its content, as people write them: minutes, or minutes and seconds. */

const WRITTEN = /^(\d{1,4})(?::([0-5]?\d))?$/;

/** Milliseconds of `5` or `5:30`; null for what is neither. Nothing at all is none. */
export function readOffset(text: string): number | null {
  if (text.trim() === '') return 0;
  const [, minutes, seconds = '0'] = WRITTEN.exec(text.trim()) ?? [];
  return minutes === undefined ? null : (Number(minutes) * 60 + Number(seconds)) * 1000;
}

/** Milliseconds of either sign, as they are written; what is no time stays as it was typed. */
export function sayOffset(value: number | string): string {
  if (typeof value === 'string') return value;
  const seconds = Math.round(Math.abs(value) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
