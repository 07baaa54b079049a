import {
  BREAK,
  Kind,
  OperationTypeNode,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** Fields of an operation at most, its fragments unfolded as often as they are spread: the compiler unfolds them. */
const MOST_FIELDS = 2_000;

/**
 * True if the compiler handles an operation correctly and in reasonable time. Others are interpreted, because the
 * compiler
 * - continues with the next mutation field after a failed one that cannot be null, and reports any of several errors
 * below a root field that cannot be null, as subscriptions have (an event runs once for a whole room);
 * - applies the condition of a fragment's first spread to a second one;
 * - treats a name such as `__proto__` as inherited, and `a_b` below `c` as `b` below `c_a`.
 *
 * Argument values are handled elsewhere: see compile.ts.
 */
export function isCompilable(document: DocumentNode, operation: OperationDefinitionNode): boolean {
  if (operation.operation !== OperationTypeNode.QUERY) return false;
  let plain = true;
  const refuse = (): typeof BREAK => {
    plain = false;
    return BREAK;
  };
  visit(document, {
    Directive: refuse,
    Field({ name, alias }) {
      if (name.value === '__schema' || name.value === '__type') return refuse();
      return alias?.value.includes('_') ? refuse() : undefined;
    },
  });
  return plain && unfoldedFields(document, operation) <= MOST_FIELDS;
}

/** Counts fields with all fragments inlined, in linear time. */
function unfoldedFields(document: DocumentNode, operation: OperationDefinitionNode): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  const known = new Map<string, number>();
  const ofSet = (set: SelectionSetNode | undefined): number =>
    (set?.selections ?? []).reduce((sum, node) => {
      if (node.kind === Kind.FRAGMENT_SPREAD) return sum + ofFragment(node.name.value);
      return sum + (node.kind === Kind.FIELD ? 1 : 0) + ofSet(node.selectionSet);
    }, 0);
  const ofFragment = (name: string): number => {
    let count = known.get(name);
    if (count === undefined) known.set(name, (count = ofSet(fragments.get(name)?.selectionSet)));
    return count;
  };
  return ofSet(operation.selectionSet);
}
