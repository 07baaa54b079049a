import { say, type Said } from '../reasons/said.ts';

/** Message of a name over its limit, with its length. */
export function tooLong(limit: number): ({ value }: { value: string }) => Said {
  return ({ value }) => say('NAME_TOO_LONG', { limit, length: value.length });
}
