import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

function refuse(name: string, value: unknown, wanted: string): GraphQLError {
  return new GraphQLError(`${name} must be ${wanted}, it was ${JSON.stringify(value)}.`, {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}

/** A scalar that is a checked string on the way in. */
function textScalar(
  name: string,
  wanted: string,
  accepts: (text: string) => boolean,
  serialize: (value: unknown) => string = String,
): GraphQLScalarType<string, string> {
  const parseValue = (value: unknown): string => {
    if (typeof value !== 'string' || !accepts(value)) throw refuse(name, value, wanted);
    return value;
  };
  return new GraphQLScalarType({
    name,
    serialize,
    parseValue,
    parseLiteral: (node: ValueNode) => parseValue(node.kind === Kind.STRING ? node.value : undefined),
  });
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // Date.parse lets 30 February pass as 2 March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

function inUtc(value: unknown): string {
  if (typeof value === 'string' && value.length === 24 && value.endsWith('Z')) return value;
  const date = value instanceof Date ? value : new Date(String(value));
  // No input caused it: a date that cannot be formatted is an error of the server.
  if (Number.isNaN(date.getTime())) throw new Error(`DateTime cannot be ${JSON.stringify(value)}.`);
  return date.toISOString();
}

function milliseconds(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  throw refuse('Duration', value, 'whole milliseconds, 0 or more');
}

/** The scalars of schema/base.graphql. */
export const scalars: Readonly<Record<string, GraphQLScalarType>> = {
  DateTime: textScalar(
    'DateTime',
    'ISO 8601 with an offset',
    (text) => INSTANT.test(text) && !Number.isNaN(Date.parse(text)),
    inUtc,
  ),
  Date: textScalar('Date', 'a day as yyyy-mm-dd', isDay),
  URL: textScalar('URL', 'an absolute URL', (text) => URL.canParse(text)),
  Timecode: textScalar('Timecode', 'hh:mm:ss.mmm', (text) => /^\d{2,}:[0-5]\d:[0-5]\d\.\d{3}$/.test(text)),
  Duration: new GraphQLScalarType({
    name: 'Duration',
    serialize: (value) => Math.round(Number(value)),
    parseValue: milliseconds,
    parseLiteral: (node: ValueNode) => milliseconds(node.kind === Kind.INT ? Number(node.value) : undefined),
  }),
};
