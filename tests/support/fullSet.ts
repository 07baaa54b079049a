/** True if the heavy sets run, too: everything on every storage, every value of the fuzz (`npm run test:full`). */
export const FULL = process.env.TEST_FULL === 'true';

/** The values of a fuzz by what they have in common: the first of each, in the full set all. */
export function fuzzValues<T>(classes: Record<string, readonly [T, ...T[]]>): T[] {
  return Object.values(classes).flatMap((values) => (FULL ? values : [values[0]]));
}
