import { buildSubgraphSchema } from '@apollo/subgraph';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { readOwnership, type Domain, type ResolverMap } from './homes.ts';
import { homeProblems } from './rules.ts';
import { composeSdl, CompositionError } from './sdl.ts';
import { exportable } from './exportable.ts';
import { joinDomains, getTypeName } from './stubs.ts';
import { scalars } from '../scalars.ts';
import { begunInTime } from '../writes.ts';

/**
 * The whole graph as one schema: the public schema out of the composed supergraph, with the resolvers of all domains
 * joined. Throws a CompositionError that names every problem's code and place.
 */
export function composeSchema(domains: readonly Domain[]): GraphQLSchema {
  const { api } = composeSdl(domains);
  const ownership = readOwnership(domains);
  const problems = homeProblems(domains, ownership);
  if (problems.length > 0) throw new CompositionError(problems);
  const joined: Record<string, unknown> = joinDomains(
    ownership,
    new Map(domains.map(({ name, resolvers }) => [name, resolvers])),
  );
  for (const { resolvers } of domains) addOthers(joined, resolvers);
  if (joined.Mutation) joined.Mutation = begunInTime(joined.Mutation as ResolverMap);
  for (const name of ownership.abstracts) joined[name] ??= { __resolveType: getTypeName };
  return makeExecutableSchema({
    typeDefs: api,
    resolvers: { ...exportable(joined, ownership), ...scalars } as Parameters<
      typeof makeExecutableSchema
    >[0]['resolvers'],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
}

/** One domain as a Federation subgraph, from the same SDL and resolvers, for a deployment behind a router. */
export function subgraphSchema(domain: Domain): GraphQLSchema {
  const { Mutation } = domain.resolvers;
  return buildSubgraphSchema({
    typeDefs: domain.document,
    resolvers: {
      ...domain.resolvers,
      ...(Mutation ? { Mutation: begunInTime(Mutation as ResolverMap) } : {}),
      ...scalars,
    } as never,
  });
}

/** Adds what no object type declares: values of enums, and which type a union or interface is. */
function addOthers(joined: Record<string, unknown>, resolvers: ResolverMap): void {
  for (const [type, map] of Object.entries(resolvers)) {
    if (!(type in joined) && !isReferenceOnly(map)) joined[type] = map;
  }
}

/** A map with nothing but a `__resolveReference` says nothing that one process would need. */
function isReferenceOnly(map: unknown): boolean {
  return (
    typeof map === 'object' && map !== null && Object.keys(map).every((name) => name === '__resolveReference')
  );
}
