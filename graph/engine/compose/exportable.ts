import { recordSourceOf, type RecordSource } from '../../kernel/recordSource.ts';
import { connectionNodes } from '../../kernel/rowCapture.ts';
import type { Ownership } from './homes.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Extension of a field whose resolver only reads its record: a {@link RecordSource}. */
const RECORD_SOURCE = 'rostrumRecordSource';

/** Returns where a field reads its value from, if its resolver states that. */
export function sourceOfField(extensions: Readonly<Record<string, unknown>>): RecordSource | undefined {
  return extensions[RECORD_SOURCE] as RecordSource | undefined;
}

/**
 * Adds what exports need to the resolvers of all types: the source of each field that states one, as an extension because
 * the schema's resolvers are bound copies, and `nodes` of each connection that has no resolver of its own.
 */
export function exportable(
  resolvers: Readonly<Record<string, unknown>>,
  { fields }: Ownership,
): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [type, map] of Object.entries(resolvers)) found[type] = withSources(map as Fields);
  for (const { type, field } of fields) {
    if (field !== 'nodes' || !type.endsWith('Connection')) continue;
    const map = (found[type] ?? {}) as Fields;
    if (map.nodes === undefined) found[type] = { ...map, nodes: { resolve: connectionNodes } };
  }
  return found;
}

function withSources(map: Fields): Fields {
  return Object.fromEntries(
    Object.entries(map).map(([field, resolver]) => {
      const source = recordSourceOf(resolver);
      return [field, source ? { resolve: resolver, extensions: { [RECORD_SOURCE]: source } } : resolver];
    }),
  );
}
