import { parse, type DocumentNode } from 'graphql';
import { readFileSync } from 'node:fs';
import type { Domain, ResolverMap } from '../../graph/engine/compose/homes.ts';

const base = readFileSync(new URL('../../schema/base.graphql', import.meta.url), 'utf8');

/** A domain made up for a test: its SDL behind schema/base.graphql, and its resolvers. */
export function tinyDomain(name: string, sdl: string, resolvers: object): Domain {
  const document: DocumentNode = parse(`${base}\n${sdl}`);
  return { name, document, resolvers: resolvers as ResolverMap };
}
