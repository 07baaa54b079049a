import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isScalarType,
  responsePathAsArray,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLTypeResolver,
} from 'graphql';

/** The word of every text that nobody has answered: no sentence of any catalog. */
export const IMAGINED = 'xyzzy';

const SCALARS: Readonly<Record<string, unknown>> = {
  ID: 'x',
  String: IMAGINED,
  Int: 1,
  Float: 1.5,
  DateTime: '2026-11-22T12:00:00.000Z',
  Date: '2026-11-22',
  URL: 'https://media.example/x',
  Duration: 60_000,
  Timecode: '00:00:01.000',
};
/** Fields whose text has to be more than a word. */
const FIELDS: Readonly<Record<string, unknown>> = {
  timezone: 'Europe/Madrid',
  schedule: '04:30',
  hasNextPage: false,
  isBuiltIn: false,
};

/** `id` is that of what is imagined, should it be a thing: the one asked for, or one of its place. */
function imagined(type: GraphQLOutputType, name: string, id: unknown): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [imagined(nullable.ofType, name, id)];
  const named = getNamedType(nullable);
  if (isEnumType(named)) return named.getValues()[0]!.value;
  if (!isScalarType(named)) return { id };
  return name in FIELDS ? FIELDS[name] : named.name === 'Boolean' ? true : SCALARS[named.name];
}

/** Answers what a test has not: one of each thing, with something in each of its fields. */
export const imagine: {
  fieldResolver: GraphQLFieldResolver<unknown, unknown>;
  typeResolver: GraphQLTypeResolver<unknown, unknown>;
} = {
  fieldResolver: (source, args, context, info) =>
    defaultFieldResolver(source, args as never, context, info) ??
    imagined(info.returnType, info.fieldName, args.id ?? `x-${responsePathAsArray(info.path).join('-')}`),
  typeResolver: (_value, _context, info, type) => info.schema.getPossibleTypes(type)[0]?.name,
};
