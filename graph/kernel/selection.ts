import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

/** Position of a field in its operation. */
export type Selection = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

/** Answers a question about where a field stands. */
type Question = (info: Selection) => boolean;

/**
 * Makes the question whether an operation asks an object for any of the fields, fragments included. Fields under @skip
 * and @include count as asked for: reading too much is no fault, reading too little is.
 */
export function asksFor(fields: Iterable<string>): Question {
  const wanted = new Set(fields);
  return rememberedFor((field) => wanted.has(field));
}

/** Makes the question whether an operation asks an object for any field beside these. */
export function asksBeyond(fields: Iterable<string>): Question {
  const known = new Set(fields);
  return rememberedFor((field) => !known.has(field));
}

/** The answer for a field of a document is found once, and kept as long as the document is. */
function rememberedFor(wanted: (field: string) => boolean): Question {
  const known = new WeakMap<FieldNode, boolean>();
  return (info) =>
    info.fieldNodes.some((node) => {
      let answer = known.get(node);
      if (answer === undefined) known.set(node, (answer = hasField(node.selectionSet, info, wanted)));
      return answer;
    });
}

function hasField(
  set: SelectionSetNode | undefined,
  info: Selection,
  wanted: (field: string) => boolean,
): boolean {
  return (set?.selections ?? []).some((selection) => {
    if (selection.kind === Kind.FIELD) return wanted(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT) return hasField(selection.selectionSet, info, wanted);
    return hasField(info.fragments[selection.name.value]?.selectionSet, info, wanted);
  });
}

const ROWS = new WeakMap<FieldNode, readonly FieldNode[]>();

/** The selections of the rows of a connection: in `nodes`, and in `node` of `edges`. */
export function selectNodes({ fieldNodes, fragments }: Selection): Selection {
  return {
    fragments,
    fieldNodes: fieldNodes.flatMap((node) => {
      let rows = ROWS.get(node);
      if (!rows) ROWS.set(node, (rows = rowsWithin({ fieldNodes: [node], fragments })));
      return rows;
    }),
  };
}

function rowsWithin(info: Selection): FieldNode[] {
  const edges = within(info, 'edges');
  return [...within(info, 'nodes').fieldNodes, ...within(edges, 'node').fieldNodes];
}

/** Occurrences of a field within this one. */
function within(info: Selection, field: string): Selection {
  const fieldNodes: FieldNode[] = [];
  const collect = (set: SelectionSetNode | undefined): void => {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet);
      else if (selection.kind === Kind.FRAGMENT_SPREAD)
        collect(info.fragments[selection.name.value]?.selectionSet);
      else if (selection.name.value === field) fieldNodes.push(selection);
    }
  };
  for (const node of info.fieldNodes) collect(node.selectionSet);
  return { fieldNodes, fragments: info.fragments };
}
