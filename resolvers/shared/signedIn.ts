import type { Caller } from '../../graph/kernel/context.ts';
import type { GraphContext } from '../../graph/upstream/context.ts';
import { unauthenticated } from '../../graph/kernel/errors.ts';

/** Returns the caller. @throws UNAUTHENTICATED if not signed in */
export function requireCaller(context: Pick<GraphContext, 'caller'>): Caller {
  if (context.caller) return context.caller;
  throw unauthenticated();
}
