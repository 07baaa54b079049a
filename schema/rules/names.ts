import { formatReason, type ReasonMessage } from '../reasons/said.ts';

/** Message of a name over its limit, with its length. */
export function tooLong(limit: number): ({ value }: { value: string }) => ReasonMessage {
  return ({ value }) => formatReason('NAME_TOO_LONG', { limit, length: value.length });
}
