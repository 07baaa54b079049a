import type { CustomerConnectionResolvers, CustomerEdgeResolvers } from '../__generated__/types.ts';
import { customerOf } from './customerOf.ts';

/** A page of organisations of which only names are known so far. */
export const CustomerConnection = {
  nodes: ({ nodes }, _args, context, info) => nodes.map((customer) => customerOf(customer, context, info)),
} satisfies CustomerConnectionResolvers;

/** An organisation within a page of which only the name is known so far. */
export const CustomerEdge = {
  node: ({ node }, _args, context, info) => customerOf(node, context, info),
} satisfies CustomerEdgeResolvers;
