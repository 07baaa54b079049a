/** True if a text names a time zone, such as `Europe/Madrid`, and no bare offset. */
export function isTimezone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The longest name that a device may say it is in; the longest of today's zones has 32 characters. */
export const TIMEZONE_MAX = 64;

/** Cached checks of time zones, which take too long for a request. */
const told = new Map<string, boolean>();
const TOLD_MAX = 1000;

/** The zone that a device says it is in; null for what is none. A hint: nothing is refused for it. */
export function toldTimezone(name: unknown): string | null {
  if (typeof name !== 'string' || name.length > TIMEZONE_MAX) return null;
  const known = told.get(name);
  if (known !== undefined) return known ? name : null;
  if (told.size >= TOLD_MAX) told.clear();
  told.set(name, isTimezone(name));
  return toldTimezone(name);
}
