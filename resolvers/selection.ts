import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

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

function someField(info: Selection, wanted: (field: string) => boolean): boolean {
  const within = (set: SelectionSetNode | undefined): boolean =>
    set?.selections.some((selection) => {
      if (selection.kind === Kind.FIELD) return wanted(selection.name.value);
      if (selection.kind === Kind.INLINE_FRAGMENT) return within(selection.selectionSet);
      return within(info.fragments[selection.name.value]?.selectionSet);
    }) ?? false;
  return info.fieldNodes.some((node) => within(node.selectionSet));
}
