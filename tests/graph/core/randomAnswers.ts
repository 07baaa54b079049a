import {
  buildSchema,
  getNamedType,
  GraphQLError,
  GraphQLScalarType,
  isAbstractType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLNamedOutputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { scalars } from '../../../graph/engine/scalars.ts';
import { dice, hashText } from './randomNumbers.ts';

/** Behavior of the resolvers in a run. */
export interface Behaviour {
  seed: number;
  /** Faults in a hundred answers. */
  faults: number;
  /** True if resolvers answer with promises. */
  later: boolean;
}

const SERIALIZED: Readonly<Record<string, readonly [good: readonly unknown[], bad: unknown]>> = {
  Int: [[0, 7, -3], 'seven'],
  Float: [[0.5, 2, -1e6], 'half'],
  Boolean: [[true, false], {}],
  String: [['', 'words', 'ü"\\'], {}],
  ID: [['id-1', 4], { no: 'id' }],
  DateTime: [['2026-11-22T10:00:00.000Z', '2026-11-22T10:00:00+01:00'], 'whenever'],
  Date: [['2026-11-22'], undefined],
  URL: [['https://example.com/'], undefined],
  Timecode: [['00:00:01.000'], undefined],
  Duration: [[0, 1500.4], undefined],
};

/**
 * The public schema over resolvers that make their answers up, from the seed, the place and the arguments they were
 * called with: two executors that coerce arguments differently answer differently. About half of the fields have a
 * resolver; the others are read from their object.
 */
export function answeringSchema(sdl: string): GraphQLSchema {
  const schema = buildSchema(sdl);
  for (const type of Object.values(schema.getTypeMap())) {
    if (type instanceof GraphQLScalarType && scalars[type.name]) {
      const { serialize, parseValue, parseLiteral } = scalars[type.name]!;
      Object.assign(type, { serialize, parseValue, parseLiteral });
    }
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const isRoot = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].includes(
        type,
      );
      if (!isRoot && field.args.length === 0 && hashText(type.name + field.name) % 2 === 0) continue;
      field.resolve = (source: Source, args: unknown, context: Behaviour, info) => {
        const place = `${source?.place ?? ''}.${field.name}(${JSON.stringify(inOrder(args))})`;
        const answer = () => {
          const value = answerOf(schema, field.type, place, context);
          if (value instanceof Error && hashText(place) % 3 === 0) throw value;
          return value;
        };
        if (isLeafType(getNamedType(info.returnType)) && hashText(place) % 2 === 0) return answer();
        return context.later ? Promise.resolve().then(answer) : answer();
      };
    }
  }
  return schema;
}

/** The same arguments are the same in whatever order an executor puts them. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, inOrder(inner)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

interface Source {
  place: string;
}

function answerOf(schema: GraphQLSchema, type: GraphQLOutputType, place: string, run: Behaviour): unknown {
  const throwOf = dice(hashText(`${run.seed} ${place}`));
  if (throwOf.chance(run.faults)) return faultOf(type, throwOf.roll(5));
  if (isNonNullType(type)) return presentOf(schema, type.ofType, place, run);
  return throwOf.chance(10) ? null : presentOf(schema, type, place, run);
}

function faultOf(type: GraphQLOutputType, kind: number): unknown {
  const named = getNamedType(type);
  if (kind === 0) return null;
  if (kind === 1) return undefined;
  if (kind === 2) return new GraphQLError('refused', { extensions: { code: 'FORBIDDEN' } });
  if (kind === 3 && isLeafType(named) && !isListType(isNonNullType(type) ? type.ofType : type)) {
    return isEnumType(named) ? 'NO_SUCH_VALUE' : (SERIALIZED[named.name]?.[1] ?? null);
  }
  return new Error('the inside');
}

function presentOf(schema: GraphQLSchema, type: GraphQLOutputType, place: string, run: Behaviour): unknown {
  const throwOf = dice(hashText(`${run.seed} ${place} value`));
  if (isListType(type)) {
    const inner: GraphQLOutputType = type.ofType;
    return Array.from({ length: throwOf.roll(4) }, (_, i) => answerOf(schema, inner, `${place}[${i}]`, run));
  }
  const named = type as GraphQLNamedOutputType;
  if (isEnumType(named)) return throwOf.pick(named.getValues()).value;
  if (isLeafType(named)) {
    if (named.name === 'String') return `${throwOf.pick(SERIALIZED.String![0]) as string} ${hashText(place)}`;
    return throwOf.pick(SERIALIZED[named.name]![0]);
  }
  if (isAbstractType(named))
    return objectOf(schema, throwOf.pick(schema.getPossibleTypes(named)), place, run);
  return objectOf(schema, named as GraphQLObjectType, place, run);
}

/** An object whose properties are made up when they are read, and stay. */
function objectOf(schema: GraphQLSchema, type: GraphQLObjectType, place: string, run: Behaviour): unknown {
  const fields = type.getFields();
  const known = new Map<string, unknown>([
    ['place', place],
    ['__typename', type.name],
  ]);
  return new Proxy(
    {},
    {
      get(_target, name) {
        if (typeof name !== 'string') return undefined;
        const field = fields[name];
        if (!known.has(name) && field) known.set(name, answerOf(schema, field.type, `${place}.${name}`, run));
        return known.get(name);
      },
    },
  );
}

/** The event of a subscription. */
export function createRandomEvent(schema: GraphQLSchema, run: Behaviour): unknown {
  return objectOf(schema, schema.getSubscriptionType()!, 'event', run);
}
