import {
  getNamedType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { listColumns, listFields, getResponseKey, refused, typeBelow } from './columns.ts';
import { directRows, type DirectRows } from './direct.ts';
import { EXPORT_CURSOR, type Column } from './rows.ts';

/** A query that can be read to its end as CSV. */
export interface CsvPlan {
  /** The query as asked for, reading the connection from the variable's cursor, `pageInfo` added. */
  first: DocumentNode;
  /** The same with nothing but the connection: what following pages need. */
  following: DocumentNode;
  operationName: string | undefined;
  /** Response keys that lead to the connection. */
  path: readonly string[];
  /** Response key of its `nodes` or `edges`, within the connection. */
  rows: string;
  /** Columns outside the connection, the same for all rows, with paths from the root. */
  around: readonly Column[];
  /** Columns of a row, with paths within it. */
  columns: readonly Column[];
  /** Writes rows straight from their records; null when the executor has to make them. */
  direct: DirectRows | null;
  /** The cursor that the query itself gave to begin with. */
  after: unknown;
}

/** Response keys of what the plan adds to the connection, so that they never meet those of the query. */
export const PAGE_INFO = 'exportPageInfo';
export const TRUNCATED = 'exportIsTruncated';

/** Fields of a query at most, once its fragments are expanded. */
const MOST_FIELDS = 2000;

/** Rows a page when the query does not say (ANA-05). */
const PAGE_ROWS = 1000;

interface Found {
  path: readonly FieldNode[];
  type: GraphQLObjectType;
}

/**
 * Plans how to read a query as CSV (architecture §7): it must be a query with exactly one connection on its path and
 * anything but lists around it. Throws BAD_USER_INPUT when its shape does not allow that.
 */
export function planCsv(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): CsvPlan {
  const query = schema.getQueryType();
  if (operation.operation !== 'query' || !query) throw refused('CSV_QUERY_ONLY');
  const flat = inlineFragments(document, operation);
  const found = findConnections(flat.selectionSet, query, []);
  const [connection] = found;
  if (!connection || found.length > 1) {
    throw refused('CSV_ONE_LIST', { count: found.length });
  }
  const target = connection.path.at(-1) as FieldNode;
  const rows = rowsOf(target);
  const prepared = prepare(target, connection.type);
  const operationOf = (selectionSet: SelectionSetNode): DocumentNode => ({
    kind: Kind.DOCUMENT,
    definitions: [
      {
        ...flat,
        variableDefinitions: [
          ...(flat.variableDefinitions ?? []),
          {
            kind: Kind.VARIABLE_DEFINITION,
            variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: EXPORT_CURSOR } },
            type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: 'String' } },
          },
        ],
        selectionSet,
      },
    ],
  });
  const around = listColumns(flat.selectionSet, query, target);
  return {
    first: operationOf(replaceOnPath(flat.selectionSet, connection.path, prepared, true)),
    following: operationOf(replaceOnPath(flat.selectionSet, connection.path, prepared, false)),
    operationName: operation.name?.value,
    path: connection.path.map(getResponseKey),
    rows: getResponseKey(rows),
    around,
    columns: listColumns(rows.selectionSet, typeBelow(connection.type, rows), null),
    direct: directRows(connection.type, rows, around.length === 0),
    after: afterOf(target, variables),
  };
}

/** Replaces fragment spreads and inline fragments by what is in them; objects here have one type only. */
function inlineFragments(
  document: DocumentNode,
  operation: OperationDefinitionNode,
): OperationDefinitionNode {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  let fields = 0;
  const inline = (set: SelectionSetNode): SelectionSetNode => ({
    ...set,
    selections: set.selections.flatMap((node): readonly SelectionNode[] => {
      if ((fields += 1) > MOST_FIELDS) throw refused('CSV_TOO_MANY_FIELDS', { limit: MOST_FIELDS });
      if (node.directives?.length) throw refused('CSV_DIRECTIVES');
      if (node.kind === Kind.INLINE_FRAGMENT) return inline(node.selectionSet).selections;
      if (node.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(node.name.value);
        return fragment ? inline(fragment.selectionSet).selections : [];
      }
      return [node.selectionSet ? { ...node, selectionSet: inline(node.selectionSet) } : node];
    }),
  });
  return { ...operation, selectionSet: inline(operation.selectionSet) };
}

function findConnections(
  set: SelectionSetNode,
  type: GraphQLObjectType,
  path: readonly FieldNode[],
): Found[] {
  return set.selections.flatMap((node) => {
    if (node.kind !== Kind.FIELD || !node.selectionSet) return [];
    const field = type.getFields()[node.name.value];
    const inner = field ? getNamedType(field.type) : null;
    if (!inner || !isObjectType(inner)) return [];
    const here = [...path, node];
    if (inner.name.endsWith('Connection')) {
      const below = findConnections(node.selectionSet, inner, here);
      return [{ path: here, type: inner }, ...below];
    }
    return findConnections(node.selectionSet, inner, here);
  });
}

function rowsOf(connection: FieldNode): FieldNode {
  const lists = listFields(connection).filter(({ name }) => name.value === 'nodes' || name.value === 'edges');
  const [list] = lists;
  if (!list || lists.length > 1) throw refused('CSV_ROWS');
  return list;
}

/** Lets the connection read from the plan's cursor and tell where it stands; large pages unless the query says. */
function prepare(connection: FieldNode, type: GraphQLObjectType): FieldNode {
  const name = (value: string) => ({ kind: Kind.NAME, value }) as const;
  const field = (value: string): FieldNode => ({ kind: Kind.FIELD, name: name(value) });
  const given = (connection.arguments ?? []).filter((argument) => argument.name.value !== 'after');
  const first = given.some((argument) => argument.name.value === 'first')
    ? []
    : [
        {
          kind: Kind.ARGUMENT,
          name: name('first'),
          value: { kind: Kind.INT, value: String(PAGE_ROWS) },
        } as const,
      ];
  const after = { kind: Kind.VARIABLE, name: name(EXPORT_CURSOR) } as const;
  const truncated = type.getFields().isTruncated ? [{ ...field('isTruncated'), alias: name(TRUNCATED) }] : [];
  const pageInfo = {
    ...field('pageInfo'),
    alias: name(PAGE_INFO),
    selectionSet: {
      kind: Kind.SELECTION_SET,
      selections: [field('hasNextPage'), field('endCursor')],
    } as const,
  };
  return {
    ...connection,
    arguments: [...given, ...first, { kind: Kind.ARGUMENT, name: name('after'), value: after }],
    selectionSet: {
      kind: Kind.SELECTION_SET,
      selections: [
        ...listFields(connection).filter((one) => one === rowsOf(connection)),
        pageInfo,
        ...truncated,
      ],
    },
  };
}

/** Puts the prepared connection in its place; keeps what is around it, or drops that. */
function replaceOnPath(
  set: SelectionSetNode,
  path: readonly FieldNode[],
  prepared: FieldNode,
  keepOthers: boolean,
): SelectionSetNode {
  const [step, ...rest] = path;
  return {
    ...set,
    selections: set.selections.flatMap((node) => {
      if (node !== step) return keepOthers ? [node] : [];
      if (rest.length === 0) return [prepared];
      const inner = replaceOnPath(step.selectionSet as SelectionSetNode, rest, prepared, keepOthers);
      return [{ ...step, selectionSet: inner }];
    }),
  };
}

function afterOf(connection: FieldNode, variables: Readonly<Record<string, unknown>>): unknown {
  const value = connection.arguments?.find((argument) => argument.name.value === 'after')?.value;
  if (value?.kind === Kind.STRING) return value.value;
  return value?.kind === Kind.VARIABLE ? variables[value.name.value] : null;
}
