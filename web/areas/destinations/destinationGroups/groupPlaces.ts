import type { PlaceValues } from './groupValues.ts';

/** The list with one destination moved by so many places. */
export function moved(places: readonly PlaceValues[], at: number, by: number): PlaceValues[] {
  const rest = places.filter((_place, other) => other !== at);
  return [...rest.slice(0, at + by), ...places.slice(at, at + 1), ...rest.slice(at + by)];
}
