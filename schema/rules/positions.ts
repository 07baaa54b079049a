/** Positions within a video as they are on the wire. Without the rules of cues, which bring the forms along. */

/** Last position that can be named, in milliseconds: 99:59:59.999 (CUE-08; value chosen). */
export const POSITION_MAX_MS = 100 * 60 * 60 * 1000 - 1;

const POSITION = /^(\d{2,}):([0-5]\d):([0-5]\d)\.(\d{3})$/;

/** Milliseconds as the position string of CUE-08, for example `00:01:02.500`. */
export function formatPosition(milliseconds: number): string {
  const whole = Math.max(0, Math.round(milliseconds));
  const two = (value: number) => String(value).padStart(2, '0');
  const seconds = Math.floor(whole / 1000);
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
  return `${clock}.${String(whole % 1000).padStart(3, '0')}`;
}

/** The milliseconds of a position string; null when it is not one (CUE-08). */
export function parsePosition(position: string): number | null {
  const match = POSITION.exec(position);
  if (match === null) return null;
  const [, hours, minutes, seconds, milliseconds] = match.map(Number);
  return (((hours ?? 0) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0)) * 1000 + (milliseconds ?? 0);
}
