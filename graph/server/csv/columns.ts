import {
  getNamedType,
  getNullableType,
  isLeafType,
  isListType,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLObjectType,
  type SelectionSetNode,
} from 'graphql';
import type { Column } from './rows.ts';
import { reasonError } from '../../kernel/errors.ts';
import type { Reason } from '../../../schema/reasons/said.ts';

/**
 * The columns of a selection: one for each leaf, named by its response keys with dots between (architecture §7).
 * `except` is left out with all below it. A list of objects cannot be a column, and is refused.
 */
export function listColumns(
  set: SelectionSetNode | undefined,
  type: GraphQLObjectType,
  except: FieldNode | null,
  above: readonly string[] = [],
): Column[] {
  const columns = new Map<string, Column>();
  for (const node of set?.selections ?? []) {
    if (node.kind !== Kind.FIELD || node === except) continue;
    const path = [...above, getResponseKey(node)];
    for (const column of columnsOfField(node, type, except, path)) columns.set(column.name, column);
  }
  return [...columns.values()];
}

function columnsOfField(
  node: FieldNode,
  type: GraphQLObjectType,
  except: FieldNode | null,
  path: readonly string[],
): Column[] {
  const field = type.getFields()[node.name.value];
  // __typename is a leaf of every type.
  if (!field) return [{ name: path.join('.'), path }];
  if (isLeafType(getNamedType(field.type))) return [{ name: path.join('.'), path }];
  if (isListType(getNullableType(field.type))) {
    throw refused('CSV_NESTED_LIST', { field: path.join('.') });
  }
  return listColumns(node.selectionSet, typeBelow(type, node), except, path);
}

/** The object type that a field returns. */
export function typeBelow(type: GraphQLObjectType, node: FieldNode): GraphQLObjectType {
  const field = type.getFields()[node.name.value];
  const below = field ? getNamedType(field.type) : null;
  if (!below || !isObjectType(below)) throw refused('CSV_NO_COLUMNS', { field: node.name.value });
  return below;
}

/** The fields of a selection without fragments. */
export function listFields(node: FieldNode): FieldNode[] {
  return (node.selectionSet?.selections ?? []).filter((one): one is FieldNode => one.kind === Kind.FIELD);
}

/** The response key of a field. */
export function getResponseKey(node: FieldNode): string {
  return node.alias?.value ?? node.name.value;
}

/** 400: the query has a shape that CSV cannot have. */
export function refused(reason: Reason, parameters: Readonly<Record<string, string | number>> = {}) {
  return reasonError('BAD_USER_INPUT', reason, parameters, { status: 400 });
}
