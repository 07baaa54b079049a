import type { RecordSource } from '../../graph/kernel/recordSource.ts';

/** A resolver that says a record's word in the schema's own. */
export interface WordResolver<K extends string, W extends string, T extends string> extends RecordSource {
  (record: Readonly<Record<K, W>>): T;
  /** The record's field. */
  key: K;
  /** The schema's word for each of the service's. */
  words: Readonly<Record<W, T>>;
}

/** Answers a field with the schema's word for what the record has in `key`; an export reads the two tables itself. */
export function toWord<K extends string, W extends string, T extends string>(
  key: K,
  words: Readonly<Record<W, T>>,
): WordResolver<K, W, T> {
  return Object.assign((record: Readonly<Record<K, W>>) => words[record[key]], { key, words });
}
