import type { Caller } from '../../graph/kernel/context.ts';
import type { GraphContext } from '../../graph/upstream/context.ts';
import { unauthenticated } from '../../graph/kernel/errors.ts';

/** Who calls; throws UNAUTHENTICATED when nobody is signed in. */
export function callerOf(context: Pick<GraphContext, 'caller'>): Caller {
  if (context.caller) return context.caller;
  throw unauthenticated();
}
