import type { PlaceValues } from './groupValues.ts';

/** What is wrong with the destinations of a group: with all together, and with each. */
interface PlaceErrors {
  own: string | undefined;
  /** By their place; undefined where nothing is wrong. */
  rows: readonly (string | undefined)[];
}

/** A form's errors of the field, whose rows have errors by field. */
export function errorsAt(fault: unknown): PlaceErrors {
  if (typeof fault === 'string') return { own: fault, rows: [] };
  if (typeof fault !== 'object' || fault === null) return { own: undefined, rows: [] };
  const rows: (string | undefined)[] = [];
  for (const [at, row] of Object.entries(fault)) {
    rows[Number(at)] = Object.values((row ?? {}) as object).find((text) => typeof text === 'string');
  }
  return { own: undefined, rows };
}

/** The list with one destination moved by so many places. */
export function moved(places: readonly PlaceValues[], at: number, by: number): PlaceValues[] {
  const rest = places.filter((_place, other) => other !== at);
  return [...rest.slice(0, at + by), ...places.slice(at, at + 1), ...rest.slice(at + by)];
}
