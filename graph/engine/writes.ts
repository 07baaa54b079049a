import type { GraphQLFieldResolver } from 'graphql';
import type { OperationContext } from '../kernel/context.ts';

type Write = GraphQLFieldResolver<unknown, OperationContext>;

/**
 * Mutations of which none is begun once the operation's deadline has passed: DEADLINE_EXCEEDED stands in its place. One
 * that was begun goes on to its end, and so do those of a caller who has left, as nobody can tell what was meant to stand alone.
 */
export function begunInTime(mutations: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(mutations).map(([name, resolver]) => {
      if (typeof resolver !== 'function') return [name, resolver];
      const write: Write = (root, args, context, info) => {
        if (context.ending?.reason === 'LATE') context.ending.check();
        return (resolver as Write)(root, args, context, info);
      };
      return [name, write];
    }),
  );
}
