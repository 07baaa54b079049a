import type { CustomerConnectionResolvers, CustomerEdgeResolvers } from '../__generated__/types.ts';
import { loadCustomer } from './loadCustomer.ts';

/** A page of organizations of which only names are known so far. */
export const CustomerConnection = {
  nodes: ({ nodes }, _args, context, info) => nodes.map((customer) => loadCustomer(customer, context, info)),
} satisfies CustomerConnectionResolvers;

/** An organization within a page of which only the name is known so far. */
export const CustomerEdge = {
  node: ({ node }, _args, context, info) => loadCustomer(node, context, info),
} satisfies CustomerEdgeResolvers;
