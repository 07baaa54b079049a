import {
  getNamedType,
  isCompositeType,
  isListType,
  isNonNullType,
  Kind,
  type DocumentNode,
  type ExecutionResult,
  type FragmentDefinitionNode,
  type GraphQLError,
  type GraphQLCompositeType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** A selection set, and what it is a selection of. */
interface Selected {
  type: GraphQLCompositeType;
  set: SelectionSetNode;
}

/** Fields of one name in an answer, in the order of the document. */
type Fields = Map<string, { type: GraphQLOutputType; inner: Selected[] }>;

/**
 * The errors of an answer in the order of the document, one for each place that became null. Which of several came
 * first is chance, and so is whether one below a place that was given up meanwhile is told at all.
 */
export function settleErrors(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  result: ExecutionResult,
): ExecutionResult {
  const { errors, data } = result;
  const type = schema.getRootType(operation.operation);
  if (!errors || errors.length < 2 || data === undefined || !type) return result;
  const places = new Places(schema, document, { type, set: operation.selectionSet });
  const told = new Map<string, { error: GraphQLError; rank: readonly number[] }>();
  for (const error of errors) {
    const path = error.path ?? [];
    const { rank, nulled } = places.of(path);
    // The error is inside a part that another error already made null.
    if (depthOfNull(data, path) < nulled) continue;
    const place = path.slice(0, nulled).join('.');
    const before = told.get(place);
    if (!before || precedes(rank, before.rank)) told.set(place, { error, rank });
  }
  const inOrder = [...told.values()].sort((a, b) => (precedes(a.rank, b.rank) ? -1 : 1));
  return { ...result, errors: inOrder.map(({ error }) => error) };
}

/** Number of path steps up to the first null. */
function depthOfNull(data: unknown, path: readonly (string | number)[]): number {
  let value = data;
  for (let depth = 0; depth < path.length; depth += 1) {
    if (value == null) return depth;
    value = (value as Record<string | number, unknown>)[path[depth]!];
  }
  return path.length;
}

function precedes(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < Math.min(a.length, b.length); i += 1) {
    if (a[i] !== b[i]) return a[i]! < b[i]!;
  }
  return a.length < b.length;
}

class Places {
  readonly #schema: GraphQLSchema;
  readonly #fragments = new Map<string, FragmentDefinitionNode>();
  readonly #root: Selected;

  constructor(schema: GraphQLSchema, document: DocumentNode, root: Selected) {
    this.#schema = schema;
    this.#root = root;
    for (const node of document.definitions) {
      if (node.kind === Kind.FRAGMENT_DEFINITION) this.#fragments.set(node.name.value, node);
    }
  }

  /** Position of a path in the document, and the number of its steps up to the value that becomes null for an error. */
  of(path: readonly (string | number)[]): { rank: number[]; nulled: number } {
    const rank: number[] = [];
    let nulled = 0;
    let selected = [this.#root];
    let type: GraphQLOutputType | undefined;
    path.forEach((step, i) => {
      if (typeof step === 'number') {
        const list = isNonNullType(type) ? type.ofType : type;
        type = isListType(list) ? (list.ofType as GraphQLOutputType) : undefined;
        rank.push(step);
      } else {
        const fields = this.#fieldsOf(selected);
        const field = fields.get(step);
        rank.push([...fields.keys()].indexOf(step));
        type = field?.type;
        selected = field?.inner ?? [];
      }
      if (type && !isNonNullType(type)) nulled = i + 1;
    });
    return { rank, nulled };
  }

  #fieldsOf(selected: readonly Selected[]): Fields {
    const fields: Fields = new Map();
    for (const one of selected) this.#collect(one, fields);
    return fields;
  }

  /** Conditions on types are left aside: fields of one name are equally nullable, whatever the object turns out to be. */
  #collect({ type, set }: Selected, fields: Fields): void {
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD) {
        const field = 'getFields' in type ? type.getFields()[node.name.value] : undefined;
        if (!field) continue;
        const key = node.alias?.value ?? node.name.value;
        const known = fields.get(key) ?? { type: field.type, inner: [] };
        const named = getNamedType(field.type);
        if (isCompositeType(named) && node.selectionSet) {
          known.inner.push({ type: named, set: node.selectionSet });
        }
        fields.set(key, known);
        continue;
      }
      const within = node.kind === Kind.FRAGMENT_SPREAD ? this.#fragments.get(node.name.value) : node;
      if (!within) continue;
      const on = within.typeCondition ? this.#schema.getType(within.typeCondition.name.value) : type;
      if (on && isCompositeType(on)) this.#collect({ type: on, set: within.selectionSet }, fields);
    }
  }
}
