import {
  type GraphQLError,
  Kind,
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { COST_LIMIT } from '../../schema/rules/cost.ts';
import type { Caller } from '../kernel/context.ts';
import { codedError } from '../kernel/errors.ts';

/** Limits of an operation over HTTP and WebSocket. */
export const LIMITS = {
  /** Bytes of a request's body. */
  bodyBytes: 256 * 1024,
  /** Bytes of the body of an operation that carries a picture: 2 MB, and what base64 adds to it. */
  fileBodyBytes: 3 * 1024 * 1024,
  /** Tokens of a document. */
  tokens: 2000,
  /** Fields within fields. */
  depth: 12,
  /** Aliased fields. */
  aliases: 30,
  /** Objects that an operation may request, as schema/rules/cost.ts estimates them. */
  cost: COST_LIMIT,
  /** Bytes of a WebSocket frame. */
  frameBytes: 64 * 1024,
  /** Subscriptions of a WebSocket. */
  subscriptions: 50,
  /** Milliseconds within which a WebSocket must introduce itself. */
  initMs: 3000,
} as const;

/** Measures a selection, and each fragment once however often it is spread: the work stays linear. */
function measure(
  document: DocumentNode,
  combine: (values: readonly number[]) => number,
  fieldValue: (aliased: boolean, inner: number) => number,
): (operation: OperationDefinitionNode) => number {
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [],
    ),
  ) as Map<string, FragmentDefinitionNode>;
  const known = new Map<string, number>();

  function ofFragment(name: string): number {
    const before = known.get(name);
    if (before !== undefined) return before;
    // A fragment that spreads itself is another rule's business; here it must only come to an end.
    known.set(name, 0);
    const value = of(fragments.get(name)?.selectionSet);
    known.set(name, value);
    return value;
  }

  function of(set: SelectionSetNode | undefined): number {
    if (!set) return 0;
    return combine(
      set.selections.map((node) => {
        if (node.kind === Kind.FRAGMENT_SPREAD) return ofFragment(node.name.value);
        if (node.kind === Kind.INLINE_FRAGMENT) return of(node.selectionSet);
        // The schema describes itself deeper than data goes; who may ask is decided elsewhere.
        if (node.name.value.startsWith('__')) return 0;
        return fieldValue(node.alias !== undefined, of(node.selectionSet));
      }),
    );
  }

  return (operation) => of(operation.selectionSet);
}

function limitRule(
  limit: number,
  measureWith: (document: DocumentNode) => (operation: OperationDefinitionNode) => number,
  refuse: (value: number) => GraphQLError,
): ValidationRule {
  return (context: ValidationContext): ASTVisitor => {
    const valueOf = measureWith(context.getDocument());
    return {
      OperationDefinition(operation) {
        const value = valueOf(operation);
        if (value > limit) context.reportError(refuse(value));
        return false;
      },
    };
  };
}

/** The bounds on depth and aliases as validation rules: each document is measured once, then remembered as valid. */
export const limitRules: readonly ValidationRule[] = [
  limitRule(
    LIMITS.depth,
    (document) =>
      measure(
        document,
        (values) => Math.max(0, ...values),
        (_aliased, inner) => inner + 1,
      ),
    (depth) =>
      codedError('QUERY_TOO_DEEP', `The query is ${depth} fields deep; at most ${LIMITS.depth} are allowed.`),
  ),
  limitRule(
    LIMITS.aliases,
    (document) =>
      measure(
        document,
        (values) => values.reduce((sum, value) => sum + value, 0),
        (aliased, inner) => inner + (aliased ? 1 : 0),
      ),
    (count) =>
      codedError(
        'TOO_MANY_ALIASES',
        `The query has ${count} aliases; at most ${LIMITS.aliases} are allowed.`,
      ),
  ),
];

/** Refuses the introspection of the schema to callers who are not signed in. Null when all is well. */
export function introspectionError(document: DocumentNode, caller: Caller | null): GraphQLError | null {
  if (caller || !asksSchema(document)) return null;
  return codedError('INTROSPECTION_DISABLED', 'Sign in to read the schema.', { status: 403 });
}

const asked = new WeakMap<DocumentNode, boolean>();

function asksSchema(document: DocumentNode): boolean {
  let answer = asked.get(document);
  if (answer === undefined) {
    answer = document.definitions.some(
      (node) => 'selectionSet' in node && node.selectionSet !== undefined && setAsksSchema(node.selectionSet),
    );
    asked.set(document, answer);
  }
  return answer;
}

function setAsksSchema(set: SelectionSetNode): boolean {
  return set.selections.some((node) => {
    if (node.kind === Kind.FIELD && (node.name.value === '__schema' || node.name.value === '__type'))
      return true;
    return (
      node.kind !== Kind.FRAGMENT_SPREAD &&
      node.selectionSet !== undefined &&
      setAsksSchema(node.selectionSet)
    );
  });
}
