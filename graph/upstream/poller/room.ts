import type { RestClient } from '../client/client.ts';
import type { PollerOptions } from './options.ts';
import type { PollerRuntime } from './runtime.ts';
import type { PolledEvent } from './bus.ts';
import { unauthenticated } from '../../kernel/errors.ts';
import { RestError } from '../../kernel/restError.ts';
import { EventQueue } from './eventQueue.ts';
import { Pace } from './pace.ts';
import { KnownRows } from './rows.ts';

type RoomOptions<R> = PollerOptions<R> & { intervalMs: number; fastIntervalMs: number };

interface Subscriber<R> {
  rest: RestClient;
  queue: EventQueue<PolledEvent<R>>;
  /** True if its own call has succeeded, so that the room may read in its name. */
  authorised: boolean;
  /** Number of the event it began with; earlier ones are none of its business. */
  since: number;
}

/** A session without a known end is asked about again this often. */
const REAUTHORISE_MS = 900_000;

/** Creates the topic of an organization's rows. */
export function createTopic(resource: string, customerId: string): string {
  return `${resource}:${customerId}`;
}

/** The subscribers of one organization's rows of one resource, and the one reading for all of them. */
export class PollSubscription<R> {
  readonly #options: RoomOptions<R>;
  readonly #customerId: string;
  readonly #runtime: PollerRuntime;
  readonly #onEmpty: () => void;
  readonly #topic: string;
  readonly #subscribers = new Set<Subscriber<R>>();
  readonly #rows: KnownRows<R>;
  readonly #pace: Pace;
  /** The first reading while it is under way, one for all who come meanwhile. */
  #first: Promise<void> | null = null;
  #running: AbortController | null = null;
  #unlisten: Promise<() => void> | null = null;
  /** Rows that commands have published, counted: what was read before one is older than the command. */
  #published = 0;

  constructor(options: RoomOptions<R>, customerId: string, runtime: PollerRuntime, onEmpty: () => void) {
    this.#options = options;
    this.#customerId = customerId;
    this.#runtime = runtime;
    this.#onEmpty = onEmpty;
    this.#topic = createTopic(options.resource, customerId);
    this.#rows = new KnownRows(options);
    this.#pace = new Pace(runtime.clock, { ...options, isTransitional: () => this.#rows.isTransitional });
  }

  /** Adds a subscriber and starts polling with the first one. */
  subscribe(rest: RestClient): EventQueue<PolledEvent<R>> {
    const unwatch = rest.authority.watch((event) => {
      if (event === 'ended') queue.fail(unauthenticated());
      else void this.#authorise(subscriber);
    });
    const queue = new EventQueue<PolledEvent<R>>(() => {
      unwatch();
      this.#leave(subscriber);
    });
    const subscriber: Subscriber<R> = { rest: rest.unshared(), queue, authorised: false, since: Infinity };
    this.#subscribers.add(subscriber);
    this.#runtime.observer?.subscribers(this.#options.resource, 1);
    void this.#admit(subscriber);
    return queue;
  }

  /** Sends what a command did to a row, and keeps it as the row's last known form. */
  async publish(row: R): Promise<void> {
    this.#published += 1;
    await this.#send([row], this.#rows.stepsOf(row));
  }

  /** Authorises a newcomer by a call of its own, then lets it hear everything from the present number on. */
  async #admit(subscriber: Subscriber<R>): Promise<void> {
    const { transport, clock } = this.#runtime;
    try {
      // Hear first, read after: what changes in between is not lost.
      this.#unlisten ??= transport.listen(this.#topic, {
        event: (event) => this.#deliver(event),
        quickened: (until) => this.#pace.quicken(until),
      });
      await this.#unlisten;
      if (!(await this.#authorise(subscriber))) return;
      const sequence = await transport.present(this.#topic);
      subscriber.since = sequence;
      subscriber.queue.push({ sequence, at: clock.now().toISOString(), changed: [] });
    } catch (error) {
      subscriber.queue.fail(error as Error);
      return;
    }
    if (!this.#running && this.#subscribers.has(subscriber)) void this.#run();
  }

  async #authorise(subscriber: Subscriber<R>): Promise<boolean> {
    try {
      const { authorise, fetch } = this.#options;
      if (authorise) {
        await authorise(subscriber.rest, this.#customerId);
        await this.#readFirst(subscriber.rest);
      } else {
        const rows = await fetch(subscriber.rest, this.#customerId);
        this.#rows.begin(rows);
      }
      subscriber.authorised = true;
      return true;
    } catch (error) {
      // A subscriber that is already in stays in while the service fails; one that may no longer look must go.
      if (!subscriber.authorised || refuses(error)) subscriber.queue.fail(error as Error);
      return false;
    }
  }

  /** Reads the rows unless they are known: once for all who come meanwhile, in the name of the first of them. */
  async #readFirst(rest: RestClient): Promise<void> {
    if (this.#rows.areRead) return;
    const others = this.#first;
    const reading = others ?? this.#startFirst(rest);
    try {
      await reading;
    } catch (error) {
      // A refusal of another session, for example because it ended, does not apply to this one.
      if (!others || !refuses(error)) throw error;
      await this.#readFirst(rest);
    }
  }

  #startFirst(rest: RestClient): Promise<void> {
    this.#first = this.#options
      .fetch(rest, this.#customerId)
      .then((rows) => {
        this.#rows.begin(rows);
      })
      .finally(() => {
        this.#first = null;
      });
    return this.#first;
  }

  #leave(subscriber: Subscriber<R>): void {
    if (!this.#subscribers.delete(subscriber)) return;
    this.#runtime.observer?.subscribers(this.#options.resource, -1);
    if (this.#subscribers.size > 0) return;
    this.#onEmpty();
    this.#running?.abort();
    this.#pace.reconsider();
    // A lock that cannot be released expires.
    this.#unlisten?.then((stop) => stop()).catch(() => undefined);
    this.#runtime.transport.release(this.#topic).catch(() => undefined);
  }

  async #run(): Promise<void> {
    const running = new AbortController();
    this.#running = running;
    let asked = this.#runtime.clock.now().getTime();
    while (!running.signal.aborted) {
      await this.#pace.untilDue(running.signal);
      if (running.signal.aborted) return;
      const now = this.#runtime.clock.now().getTime();
      const askAll = now - asked >= REAUTHORISE_MS;
      if (askAll) asked = now;
      this.#renewExpired(now, askAll);
      if (await this.#isMine()) await this.#poll();
    }
  }

  /** True if this process does the polling. While that is unknown, no listener could be notified either. */
  async #isMine(): Promise<boolean> {
    try {
      return await this.#runtime.transport.lease(this.#topic, this.#pace.pauseMs * 2 + 1000);
    } catch (error) {
      this.#failed(error);
      return false;
    }
  }

  /** Only one subscriber's session is used for polling: those of the others are renewed, or found ended, here. */
  #renewExpired(now: number, askAll: boolean): void {
    for (const subscriber of this.#subscribers) {
      const { authority } = subscriber.rest;
      const expired = authority.expiresAt !== null && authority.expiresAt <= now;
      // The call meets the 401, renews the session once for all who share it, and so tells whether it still holds.
      if (subscriber.authorised && (expired || (askAll && authority.expiresAt === null))) {
        void this.#authorise(subscriber);
      }
    }
  }

  /** Reads in the name of any subscriber whose session holds, and sends what changed. */
  async #poll(): Promise<void> {
    for (const subscriber of this.#subscribers) {
      if (!subscriber.authorised) continue;
      const published = this.#published;
      try {
        const rows = await this.#options.fetch(subscriber.rest, this.#customerId);
        this.#pace.succeeded();
        this.#runtime.observer?.polled(this.#options.resource, 'ok');
        // Read while a command was given, it may show the state before: the next poll will do.
        if (published === this.#published) await this.#observe(rows);
        return;
      } catch (error) {
        if (refuses(error)) {
          subscriber.queue.fail(error as Error);
          continue;
        }
        this.#pace.failed();
        this.#runtime.observer?.polled(this.#options.resource, 'failed');
        this.#failed(error);
        return;
      }
    }
  }

  async #observe(rows: readonly R[]): Promise<void> {
    const { changed, steps } = this.#rows.replace(rows);
    // Whoever could not be told of it hears of it after the next poll.
    if (steps > 0 && !(await this.#send(changed, steps))) this.#rows.forget();
  }

  async #send(changed: R[], steps: number): Promise<boolean> {
    try {
      const at = this.#runtime.clock.now().toISOString();
      await this.#runtime.transport.emit(this.#topic, steps, { at, changed });
      return true;
    } catch (error) {
      this.#failed(error);
      return false;
    }
  }

  #failed(error: unknown): void {
    this.#runtime.observer?.failed(this.#options.resource, this.#customerId, error);
  }

  #deliver(event: PolledEvent<unknown>): void {
    const news = event as PolledEvent<R>;
    this.#rows.learn(news.changed);
    // Another process may have set a row on its way while this one is the one that polls.
    if (news.changed.some((row) => this.#options.isTransitional(row))) this.#pace.reconsider();
    for (const subscriber of this.#subscribers) {
      if (news.sequence > subscriber.since) subscriber.queue.push(news);
    }
  }
}

/** True if a service said that this caller may not, rather than that it cannot. */
function refuses(error: unknown): boolean {
  return error instanceof RestError && [401, 403, 404].includes(error.status);
}
