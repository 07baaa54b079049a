import { say, type Said } from '../reasons/said.ts';

/** What is said of a name that is longer than its limit, with the length that it has. */
export function tooLong(limit: number): ({ value }: { value: string }) => Said {
  return ({ value }) => say('NAME_TOO_LONG', { limit, length: value.length });
}
