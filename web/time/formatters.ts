/** Formatters of the browser. Making one costs far more than using it, so each is made once. */

import { isTimezone } from '../../schema/rules/timezoneNames.ts';

const made = new Map<string, unknown>();

function once<Formatter>(key: string, make: () => Formatter): Formatter {
  const kept = (made.get(key) as Formatter | undefined) ?? make();
  made.set(key, kept);
  return kept;
}

/** The zone that the person has chosen; undefined while their browser decides. */
let chosenZone: string | undefined;
const listeners = new Set<() => void>();

/** From here on moments without a zone of their own are shown in this one; null lets the browser decide. */
export function keepZone(zone: string | null): void {
  // One that this browser does not know counts as none.
  const known = zone !== null && isTimezone(zone) ? zone : undefined;
  if (known === chosenZone) return;
  chosenZone = known;
  for (const tell of listeners) tell();
}

/** Hears of another choice, until the returned function is called. */
export function onZone(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The zone that was chosen; null while the browser decides. */
export const zoneChosen = (): string | null => chosenZone ?? null;

export function dateFormatter(language: string, given: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const options = { ...given, timeZone: given.timeZone ?? chosenZone };
  return once(
    `date ${language} ${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(language, options),
  );
}

export function numberFormatter(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return once(
    `number ${language} ${JSON.stringify(options)}`,
    () => new Intl.NumberFormat(language, options),
  );
}

/** "yesterday", "in 5 minutes". */
export function relativeFormatter(language: string): Intl.RelativeTimeFormat {
  return once(`relative ${language}`, () => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
}

/** "Sunday and Wednesday", "1, 2 and 3"; one of them with a disjunction: "Sunday or Wednesday". */
export function listFormatter(language: string, type: Intl.ListFormatType = 'conjunction'): Intl.ListFormat {
  return once(`list ${type} ${language}`, () => new Intl.ListFormat(language, { type }));
}

/** The order of names: numbers in them by size, whatever the case. */
export function nameOrder(language: string): Intl.Collator {
  return once(`names ${language}`, () => new Intl.Collator(language, { numeric: true, sensitivity: 'base' }));
}

/** The day a week begins with where a language is spoken: 0 for Sunday to 6. */
export function getFirstWeekday(language: string): number {
  const locale = new Intl.Locale(language).maximize() as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
  };
  // Firefox does not tell; Monday is right nearly everywhere but in the Americas.
  const firstDay = locale.getWeekInfo?.().firstDay ?? (locale.region === 'US' ? 7 : 1);
  return firstDay % 7;
}

/** Names of all zones, in their order. */
export function zoneNames(): string[] {
  return [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].sort();
}

/** The zone that the person reads moments in: the one they have chosen, or that of this browser. */
export function viewerZone(): string {
  return dateFormatter('en', {}).resolvedOptions().timeZone;
}

/** The zone that the device itself is in, whatever the person has chosen. */
export const deviceZone = (): string | undefined =>
  once('device zone', () => new Intl.DateTimeFormat().resolvedOptions()).timeZone;

/** Every zone that this browser knows. */
export const everyZone = (): string[] => Intl.supportedValuesOf('timeZone');
