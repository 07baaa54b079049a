import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

/** Where a field stands in its operation. */
export type Selection = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

/**
 * Whether an operation asks this object for any of the fields, fragments included. Fields under @skip and @include
 * count as asked for: reading too much is no fault, reading too little is.
 */
export function asksFor(info: Selection, fields: ReadonlySet<string>): boolean {
  return someField(info, (field) => fields.has(field));
}

/** Whether an operation asks this object for any field beside these. */
export function asksBeyond(info: Selection, fields: ReadonlySet<string>): boolean {
  return someField(info, (field) => !fields.has(field));
}

/** The selections of the rows of a connection: in `nodes`, and in `node` of `edges`. */
export function rowsOf(info: Selection): Selection {
  const edges = within(info, 'edges');
  const fieldNodes = [...within(info, 'nodes').fieldNodes, ...within(edges, 'node').fieldNodes];
  return { fieldNodes, fragments: info.fragments };
}

/** Where a field of this object stands, as often as it is asked for. */
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

function someField(info: Selection, wanted: (field: string) => boolean): boolean {
  const within = (set: SelectionSetNode | undefined): boolean =>
    set?.selections.some((selection) => {
      if (selection.kind === Kind.FIELD) return wanted(selection.name.value);
      if (selection.kind === Kind.INLINE_FRAGMENT) return within(selection.selectionSet);
      return within(info.fragments[selection.name.value]?.selectionSet);
    }) ?? false;
  return info.fieldNodes.some((node) => within(node.selectionSet));
}
