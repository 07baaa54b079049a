import { LRUCache } from 'lru-cache';
import type { DocumentNode, GraphQLError, GraphQLSchema } from 'graphql';
import { estimateCost } from '../../schema/rules/cost.ts';
import { reasonError } from '../kernel/errors.ts';
import { LIMITS } from './limits.ts';

/** Costs kept for one document: of its operations, each with the page sizes that it was asked with. */
const KEPT_COSTS = 20;

const NAME = /^\w+$/;
const DAY = /^\d{4}-\d\d-\d\d/;

const known = new WeakMap<DocumentNode, LRUCache<string, number>>();

/**
 * The estimated cost of an operation. It follows from the document and, among the variables, from numbers (page
 * sizes), days (windows of time) and lengths of lists (a router's entities), so it is worked out once for each of those and kept as long as the document is.
 */
export function getOperationCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Readonly<Record<string, unknown>>,
): number {
  let ofDocument = known.get(document);
  if (!ofDocument) known.set(document, (ofDocument = new LRUCache({ max: KEPT_COSTS })));
  let key = operationName ?? '';
  for (const [name, value] of Object.entries(variables)) {
    // One that is given without a number still takes the place of a default in the document. No document can name
    // what isn't a name, and such a one must not look like two others.
    if (NAME.test(name)) key += ` ${name}=${measureOf(value)}`;
  }
  const before = ofDocument.get(key);
  if (before !== undefined) return before;
  const cost = estimateCost(schema, document, operationName, variables);
  ofDocument.set(key, cost);
  return cost;
}

/** Part of a variable that the cost depends on. */
function measureOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  // The days of windows of time.
  if (typeof value === 'string') return DAY.exec(value)?.[0] ?? '';
  return Array.isArray(value) ? `[${value.length}]` : '';
}

/** A coded error for an operation that costs too much; null when it is within the limit. */
export function costError(cost: number): GraphQLError | null {
  if (cost <= LIMITS.cost) return null;
  const limit = LIMITS.cost;
  return reasonError('QUERY_TOO_COSTLY', 'OPERATION_TOO_COSTLY', { cost, limit }, { cost, limit });
}
