import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLResolveInfo } from 'graphql';
import type { OperationContext } from '../../kernel/context.ts';
import type { DeclaredField, Entity, Ownership, ResolverMap } from './homes.ts';
import { asksBeyond, asksFor } from '../../kernel/selection.ts';

type Resolver = GraphQLFieldResolver<unknown, OperationContext>;
type ReferenceResolver = (stub: Stub, context: OperationContext, info: GraphQLResolveInfo) => unknown;

/** A reference to an entity whose home is another domain. */
interface Stub {
  __typename: string;
  [key: string]: unknown;
}

/**
 * Does in one process what a router does between subgraphs. A field that returns another domain's entity answers
 * with a stub `{ __typename, id }`: the home's `__resolveReference` completes it, unless no field of the home is
 * selected. A field that extends another domain's entity gets such a stub as its parent.
 */
export function joinDomains(
  ownership: Ownership,
  maps: ReadonlyMap<string, ResolverMap>,
): Record<string, Record<string, unknown>> {
  const joined: Record<string, Record<string, unknown>> = {};
  for (const field of ownership.fields) {
    const wrapped = joinField(field, ownership, maps);
    if (wrapped !== undefined) (joined[field.type] ??= {})[field.field] = wrapped;
  }
  return joined;
}

function joinField(
  field: DeclaredField,
  ownership: Ownership,
  maps: ReadonlyMap<string, ResolverMap>,
): unknown {
  const entity = ownership.entities.get(field.type);
  const atHome = entity?.homes[0] === field.domain;
  if (entity && entity.key === field.field) {
    return atHome && typeof field.resolver === 'function'
      ? keyResolver(field.resolver as Resolver, entity)
      : undefined;
  }
  // A subscription's field object, scalars and default resolvers of a domain's own types stay as they are.
  if (field.resolver !== undefined && typeof field.resolver !== 'function') return field.resolver;
  let resolver = field.resolver as Resolver | undefined;
  if (resolver && entity && !atHome) resolver = extension(resolver, entity, maps);
  if (ownership.abstracts.has(field.returns)) {
    return anyCompletion(resolver ?? defaultFieldResolver, ownership, maps);
  }
  const returned = ownership.entities.get(field.returns);
  if (returned && returned.homes[0] !== field.domain) {
    resolver = completion(resolver ?? defaultFieldResolver, returned, ownership, maps);
  }
  return resolver;
}

/** The key of a stub is in the stub; the home's resolver knows it in the record. */
function keyResolver(resolver: Resolver, entity: Entity): Resolver {
  return (parent, args, context, info) =>
    isStub(parent) ? parent[entity.key] : resolver(parent, args, context, info);
}

function extension(resolver: Resolver, entity: Entity, maps: ReadonlyMap<string, ResolverMap>): Resolver {
  const home = (maps.get(entity.homes[0] ?? '')?.[entity.name] ?? {}) as Record<string, Resolver | undefined>;
  const keyOf = home[entity.key] ?? defaultFieldResolver;
  const toStub: Resolver = (parent, _args, context, info) =>
    isStub(parent)
      ? parent
      : {
          __typename: entity.name,
          [entity.key]: keyOf(parent, {}, context, { ...info, fieldName: entity.key }),
        };
  return (parent, args, context, info) => resolver(toStub(parent, {}, context, info), args, context, info);
}

function completion(
  resolver: Resolver,
  entity: Entity,
  ownership: Ownership,
  maps: ReadonlyMap<string, ResolverMap>,
): Resolver {
  const needsHome = asksFor(
    ownership.fields
      .filter((field) => field.type === entity.name && field.field !== entity.key)
      .filter((field) => field.domain === entity.homes[0])
      .map((field) => field.field),
  );
  const refer = referenceResolver(entity, maps);
  const complete = (value: unknown, context: OperationContext, info: GraphQLResolveInfo): unknown => {
    if (Array.isArray(value)) return value.map((one) => complete(one, context, info));
    return isStub(value) ? refer(value, context, info) : value;
  };
  return (parent, args, context, info) => {
    const value: unknown = resolver(parent, args, context, info);
    if (!needsHome(info)) return value;
    return value instanceof Promise
      ? value.then((settled: unknown) => complete(settled, context, info))
      : complete(value, context, info);
  };
}

/** Type names of entity records, for fields with several possible types: the records do not contain them. */
const NAMES = new WeakMap<object, string>();

/** The type of a value that an interface or union stands for. */
export function getTypeName(value: object): string | undefined {
  return NAMES.get(value) ?? (isStub(value) ? value.__typename : undefined);
}

const needsRecord = asksBeyond(['__typename', 'id']);

/** As completion, for a field whose values may be of any entity: each stub says which. */
function anyCompletion(
  resolver: Resolver,
  ownership: Ownership,
  maps: ReadonlyMap<string, ResolverMap>,
): Resolver {
  const refer = async (stub: Stub, context: OperationContext, info: GraphQLResolveInfo): Promise<unknown> => {
    const entity = ownership.entities.get(stub.__typename);
    if (!entity) return stub;
    const record: unknown = await referenceResolver(entity, maps)(stub, context, info);
    if (typeof record === 'object' && record !== null) NAMES.set(record, entity.name);
    return record;
  };
  const complete = (value: unknown, context: OperationContext, info: GraphQLResolveInfo): unknown => {
    if (value instanceof Promise) return value.then((settled) => complete(settled, context, info));
    if (Array.isArray(value)) return value.map((one) => complete(one, context, info));
    return isStub(value) ? refer(value, context, info) : value;
  };
  return (parent, args, context, info) => {
    const value: unknown = resolver(parent, args, context, info);
    return needsRecord(info) ? complete(value, context, info) : value;
  };
}

function referenceResolver(entity: Entity, maps: ReadonlyMap<string, ResolverMap>): ReferenceResolver {
  const home = maps.get(entity.homes[0] ?? '')?.[entity.name] as { __resolveReference: ReferenceResolver };
  return home.__resolveReference;
}

function isStub(value: unknown): value is Stub {
  return typeof value === 'object' && value !== null && '__typename' in value;
}
