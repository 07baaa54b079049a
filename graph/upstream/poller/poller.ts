import type { GraphContext } from '../context.ts';
import type { PolledEvent } from './bus.ts';
import { pollerRuntime, type PollerRuntime } from './runtime.ts';
import type { PollerOptions } from './options.ts';
import { PollSubscription, createTopic } from './room.ts';

/** Watches one resource: one reading for each organization, whatever the number of subscribers. */
export interface Poller<R> {
  /**
   * The changes of an organization's rows. The subscriber is authorized by a call of its own first, and again
   * when its token renews; it rejects with that call's RestError. The first event carries the present number and no
   * rows. When rows came or went the number jumps by two, so that a client reads its list again. The stream ends
   * with UNAUTHENTICATED when the subscriber's session ends.
   */
  subscribe(context: Pick<GraphContext, 'rest'>, customerId: string): AsyncIterableIterator<PolledEvent<R>>;
  /** Tells everyone at once what a command has just done to a row. */
  publish(customerId: string, row: R): void;
  /** Polls at the fast pace for half a minute: something is about to change. */
  quicken(customerId: string): void;
}

const INTERVAL_MS = 60_000;
const FAST_INTERVAL_MS = 5_000;
/** Time of fast polling after a command. */
const QUICK_MS = 30_000;

/** Makes the poller of a resource. Make one for the process. */
export function createPoller<R>(
  options: PollerOptions<R>,
  runtime: () => PollerRuntime = pollerRuntime,
): Poller<R> {
  const rooms = new Map<string, PollSubscription<R>>();
  const settings = { intervalMs: INTERVAL_MS, fastIntervalMs: FAST_INTERVAL_MS, ...options };

  function roomOf(customerId: string): PollSubscription<R> {
    let room = rooms.get(customerId);
    if (!room) {
      room = new PollSubscription(settings, customerId, runtime(), () => rooms.delete(customerId));
      rooms.set(customerId, room);
    }
    return room;
  }

  /**
   * Reaches the process that polls, whichever it is; and what was commanded on a page without status is about to happen
   * on the next one, which watches.
   */
  function quicken(customerId: string): void {
    const { transport, observer } = runtime();
    transport
      .quicken(createTopic(options.resource, customerId), QUICK_MS)
      .catch((error: unknown) => observer?.failed(options.resource, customerId, error));
  }

  return {
    subscribe: (context, customerId) => roomOf(customerId).subscribe(context.rest),
    publish(customerId, row) {
      // Subscribers may be in other processes: the news goes out even when nobody listens here.
      const room =
        rooms.get(customerId) ?? new PollSubscription(settings, customerId, runtime(), () => undefined);
      void room.publish(row);
      quicken(customerId);
    },
    quicken,
  };
}
