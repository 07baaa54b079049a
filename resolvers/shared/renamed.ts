import type { RecordSource } from '../../graph/kernel/recordSource.ts';

/** Answers a field with what the record calls otherwise; an export reads the key itself. */
export interface RecordKey<K extends string> extends RecordSource {
  <R extends Readonly<Partial<Record<K, unknown>>>>(record: R): R[K];
  /** The record's name of it. */
  key: K;
  /** Its values are the schema's own. */
  words: null;
}

/** Fields by the schema's names, each answered by the record's field of another name. */
export function renamed<const Names extends Readonly<Record<string, string>>>(
  names: Names,
): { readonly [Field in keyof Names]: RecordKey<Names[Field]> } {
  const fields = Object.entries(names).map(([field, key]) => [
    field,
    Object.assign((record: Readonly<Record<string, unknown>>) => record[key], { key, words: null }),
  ]);
  return Object.fromEntries(fields) as { [Field in keyof Names]: RecordKey<Names[Field]> };
}
