import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isInterfaceType,
  isObjectType,
  Kind,
  type ConstValueNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { LOGS_KEPT_MS } from './encoderLogWords.ts';
import { COSTS } from './__generated__/costs.ts';

/**
 * The cost of an operation is the number of objects that it may ask for, estimated before it runs:
 * - a field that returns an object costs 1 and what is selected in it;
 * - `nodes` and `edges` of a connection cost that times `first` (the schema's default when it is left out);
 * - any other list of objects counts as `first` of them, without it as 10, or as many as `@listSize` says; `nodes`, and the entities that a
 *   router asks a subgraph for, count as many as are named;
 * - what is asked for a window of time counts by its days: 10 occurrences of a schedule, 1,000 entries of a log;
 * - a field with a `@cost` costs that much more for each object it stands on: it makes a REST call of its own there;
 * - a mutation's fields cost 10 more each, because writes cannot be shared;
 * - scalars cost nothing: they come with their object.
 *
 * The graph bounds it; the explorer shows it before an operation runs.
 */
const LIST_LENGTH = 10;
const WRITE_COST = 10;

/** Highest cost at which an operation runs. */
export const COST_LIMIT = 25_000;

const DAY = 86_400_000;
const LOG_DAYS = LOGS_KEPT_MS / DAY;

/** Time range of a request: its arguments, and the assumed number of rows per day. */
interface Window {
  from: string;
  to: string;
  perDay: number;
  /** Days that are there at most. */
  mostDays: number;
  /** Days of a window that neither argument, or only one, is given of. */
  byDefault: { none: number; one: number };
  /** The list below it that has the rows; itself where that is left out. */
  list?: string;
}

const WINDOWS: Readonly<Record<string, Window | undefined>> = {
  'Customer.schedule': {
    from: 'from',
    to: 'to',
    perDay: 10,
    mostDays: Infinity,
    byDefault: { none: 50, one: 50 },
  },
  'Encoder.logs': {
    from: 'start',
    to: 'end',
    perDay: 1000,
    mostDays: LOG_DAYS,
    byDefault: { none: 1, one: LOG_DAYS },
    list: 'EncoderLog.entries',
  },
};
const SIZED_BY_PARENT: ReadonlySet<string> = new Set(
  Object.values(WINDOWS).flatMap((one) => one?.list ?? []),
);

type Variables = Readonly<Record<string, unknown>>;

/** Estimates the cost of an operation of a valid document. */
export function estimateCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Variables,
): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  const operation = document.definitions.find(
    (node) =>
      node.kind === Kind.OPERATION_DEFINITION && (!operationName || node.name?.value === operationName),
  );
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return 0;
  const defaults = Object.fromEntries(
    (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue && 'value' in defaultValue ? [[variable.name.value, literal(defaultValue)] as const] : [],
    ),
  );
  const known = new Map<string, number>();
  const given: Variables = { ...defaults, ...variables };

  function ofSet(
    set: SelectionSetNode | undefined,
    type: GraphQLNamedType | undefined,
    rows: number,
  ): number {
    if (!set || !type) return 0;
    let cost = 0;
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD) {
        cost += ofField(node, type, rows);
      } else if (node.kind === Kind.INLINE_FRAGMENT) {
        const inner = node.typeCondition ? schema.getType(node.typeCondition.name.value) : type;
        cost += ofSet(node.selectionSet, inner, rows);
      } else {
        cost += ofFragment(node.name.value, rows);
      }
      // Beyond the limit the very number does not matter, and it must not overflow.
      if (cost > Number.MAX_SAFE_INTEGER / 1000) return Number.MAX_SAFE_INTEGER / 1000;
    }
    return cost;
  }

  function ofFragment(name: string, rows: number): number {
    const key = `${name} ${rows}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    known.set(key, 0);
    const fragment = fragments.get(name);
    const cost = fragment
      ? ofSet(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value), rows)
      : 0;
    known.set(key, cost);
    return cost;
  }

  function ofField(node: FieldNode, parent: GraphQLNamedType, rows: number): number {
    if (node.name.value.startsWith('__')) return 0;
    if (isInterfaceType(parent))
      return Math.max(...schema.getPossibleTypes(parent).map((type) => ofField(node, type, rows)));
    if (!isObjectType(parent)) return 0;
    const field = parent.getFields()[node.name.value];
    if (!field) return 0;
    const type = getNamedType(field.type);
    const place = `${parent.name}.${field.name}`;
    const { weight = 0, size = LIST_LENGTH } = COSTS[place] ?? {};
    const window = WINDOWS[place];
    const spanned = window && rowsOf(window, node, given);
    const named = parent === schema.getQueryType() ? namedBy(node, given) : undefined;
    const own = weight * (named ?? 1) + (parent === schema.getMutationType() ? WRITE_COST : 0);
    if (!isCompositeType(type)) return own;
    const each = 1 + ofSet(node.selectionSet, type, window?.list ? spanned! : pageOf(field, node, given));
    const isCounted = isPage(parent) || SIZED_BY_PARENT.has(place);
    const length = isCounted ? rows : (named ?? firstOf(node, given) ?? spanned ?? size);
    const count = isListType(getNullableType(field.type)) ? length : 1;
    return own + count * each;
  }

  return ofSet(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined, LIST_LENGTH);
}

/** A default in the document, where a cost may follow from it: a number or a text. */
function literal(node: ConstValueNode & { value: unknown }): unknown {
  if (node.kind === Kind.INT) return Number(node.value);
  return node.kind === Kind.STRING ? node.value : undefined;
}

/** Assumed number of rows in the time range of a field. */
function rowsOf(
  { from, to, perDay, mostDays, byDefault }: Window,
  node: FieldNode,
  given: Variables,
): number {
  const ends = [from, to].map((name) => dayOf(node, name, given));
  const [start, end] = ends;
  if (start == null || end == null) {
    return perDay * (ends.every((day) => day === null) ? byDefault.none : byDefault.one);
  }
  return perDay * Math.min(mostDays, Math.max(1, end - start));
}

/** The day, counted from 1970, that an argument names; null where it names none. The time of the day is left out. */
function dayOf(node: FieldNode, name: string, variables: Variables): number | null {
  const value = node.arguments?.find((one) => one.name.value === name)?.value;
  const text = value?.kind === Kind.STRING ? value.value : null;
  const given = value?.kind === Kind.VARIABLE ? variables[value.name.value] : text;
  const day = typeof given === 'string' && given.length >= 10 ? Date.parse(given.slice(0, 10)) / DAY : NaN;
  return Number.isNaN(day) ? null : day;
}

function isPage(type: GraphQLNamedType): boolean {
  return type.name.endsWith('Connection');
}

/** Fields of the root that answer one thing for each that an argument names. */
const NAMING: Readonly<Record<string, string | undefined>> = { _entities: 'representations', nodes: 'ids' };

/** Number of objects that a field names. Undefined for other fields. */
function namedBy(node: FieldNode, variables: Variables): number | undefined {
  const naming = NAMING[node.name.value];
  if (!naming) return undefined;
  const value = node.arguments?.find((one) => one.name.value === naming)?.value;
  if (value?.kind === Kind.LIST) return value.values.length;
  const given = value?.kind === Kind.VARIABLE ? variables[value.name.value] : undefined;
  // GraphQL takes a single value for a list of one.
  return Array.isArray(given) ? given.length : 1;
}

/** Number of rows that a connection field requests. */
function pageOf(field: GraphQLField<unknown, unknown>, node: FieldNode, variables: Variables): number {
  const argument = field.args.find((one) => one.name === 'first');
  if (!argument) return LIST_LENGTH;
  const byDefault = typeof argument.defaultValue === 'number' ? argument.defaultValue : LIST_LENGTH;
  return firstOf(node, variables) ?? byDefault;
}

/** Number of rows requested by `first`. Undefined if it is missing. */
function firstOf(node: FieldNode, variables: Variables): number | undefined {
  const value = node.arguments?.find((one) => one.name.value === 'first')?.value;
  if (value?.kind === Kind.INT) return Math.max(0, Number(value.value));
  const given = value?.kind === Kind.VARIABLE ? variables[value.name.value] : undefined;
  return typeof given === 'number' ? Math.max(0, given) : undefined;
}
