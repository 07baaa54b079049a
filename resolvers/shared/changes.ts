import type { GraphContext } from '../../graph/upstream/context.ts';
import type { Poller } from '../../graph/upstream/poller/poller.ts';
import type { PolledEvent } from '../../graph/upstream/poller/bus.ts';
import { requireCaller } from './signedIn.ts';

/** Number and time of an event, and what changed. */
type Event<P> = { sequence: number; at: string } & P;

/**
 * A subscription field over a poller: watches the organization asked for, the caller's own by default, and answers
 * each event as `payload` shapes it.
 */
export function changes<R, P extends object>(poller: Poller<R>, payload: (changed: R[]) => P) {
  return {
    // The values passed on are events; graphql-js hands each to `resolve` below.
    subscribe: (_root: unknown, args: { customerId?: string | null }, context: GraphContext) =>
      poller.subscribe(
        context,
        args.customerId ?? requireCaller(context).customerId,
      ) as unknown as AsyncIterable<never>,
    resolve: (event: unknown): Event<P> => {
      const { sequence, at, changed } = event as PolledEvent<R>;
      return { sequence, at, ...payload([...changed]) };
    },
  };
}
