/** The field of a record that a resolver reads, so that an export can read the record itself. */
export interface RecordSource {
  /** Name of the field in the record. */
  key: string;
  /** The schema's value for each of the record's; null where they are the same. */
  words: Readonly<Record<string, string>> | null;
}

/** Returns the source of a resolver that only reads a field of its record, else null. */
export function recordSourceOf(resolver: unknown): RecordSource | null {
  if (typeof resolver !== 'function') return null;
  const { key, words } = resolver as Partial<RecordSource>;
  return key !== undefined && words !== undefined ? { key, words } : null;
}
