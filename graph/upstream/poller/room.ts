import type { RestClient } from '../client/client.ts';
import type { PollerRuntime } from './runtime.ts';
import type { PolledEvent } from './bus.ts';
import { unauthenticated } from '../../kernel/errors.ts';
import { RestError } from '../../kernel/restError.ts';
import { createEventQueue, type EventQueue } from './eventQueue.ts';

/** What is polled, and how. */
export interface PollerOptions<R> {
  /** Name of the resource, for topics, metrics and logs. */
  resource: string;
  /** Pause between two polls, in milliseconds; 60 s by default (MON-02, CON-01). */
  intervalMs?: number;
  /** Pause while something is in a transitional state; 5 s by default (CON-01). */
  fastIntervalMs?: number;
  /** Reads all rows of an organisation: one or few REST calls with the given client, which shares nothing. */
  fetch(rest: RestClient, customerId: string): Promise<readonly R[]>;
  /**
   * A smaller call that needs the very right that `fetch` needs and names the same organisation, for authorising each
   * subscriber; `fetch` itself by default. Give one where the rows of an organisation can be many.
   */
  authorise?(rest: RestClient, customerId: string): Promise<unknown>;
  /** What tells a row from the others. */
  keyOf(row: R): string;
  /** Whether a row is on its way from one state to another. */
  isTransitional(row: R): boolean;
  /** The part of a row whose change is news; all of it by default. */
  comparable?(row: R): unknown;
}

type RoomOptions<R> = PollerOptions<R> & { intervalMs: number; fastIntervalMs: number };

interface Subscriber<R> {
  rest: RestClient;
  queue: EventQueue<PolledEvent<R>>;
  /** Whether its own call has succeeded, so that the room may read in its name. */
  authorised: boolean;
  /** Number of the event it began with; earlier ones are none of its business. */
  since: number;
}

/** Longest pause between polls of a service that fails. */
const LONGEST_PAUSE_MS = 300_000;
/** A session without a known end is asked about again this often. */
const REAUTHORISE_MS = 900_000;

/** The subscribers of one organisation's rows of one resource, and the one reading for all of them. */
export class PollerRoom<R> {
  readonly #options: RoomOptions<R>;
  readonly #customerId: string;
  readonly #runtime: PollerRuntime;
  readonly #onEmpty: () => void;
  readonly #topic: string;
  readonly #subscribers = new Set<Subscriber<R>>();
  /** Rows of the last answer by key, the comparable part as text; null before the first answer. */
  #known: Map<string, { row: R; text: string }> | null = null;
  /** The first reading while it is under way, one for all who come meanwhile. */
  #first: Promise<void> | null = null;
  #running: AbortController | null = null;
  #pause: AbortController | null = null;
  #unlisten: Promise<() => void> | null = null;
  #quickUntil = 0;
  #failures = 0;
  /** Rows that commands have published, counted: what was read before one is older than the command. */
  #published = 0;

  constructor(options: RoomOptions<R>, customerId: string, runtime: PollerRuntime, onEmpty: () => void) {
    this.#options = options;
    this.#customerId = customerId;
    this.#runtime = runtime;
    this.#onEmpty = onEmpty;
    this.#topic = `${options.resource}:${customerId}`;
  }

  /** Adds a subscriber and starts polling with the first one. */
  subscribe(rest: RestClient): EventQueue<PolledEvent<R>> {
    const unwatch = rest.authority.watch((event) => {
      if (event === 'ended') queue.fail(unauthenticated());
      else void this.#authorise(subscriber);
    });
    const queue = createEventQueue<PolledEvent<R>>(() => {
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
    await this.#send([row], this.#known !== null && !this.#known.has(this.#options.keyOf(row)) ? 2 : 1);
  }

  /** Polls at the fast pace until then, in milliseconds of the clock. */
  quicken(until: number): void {
    if (until <= this.#quickUntil) return;
    this.#quickUntil = until;
    this.#pause?.abort();
  }

  /** Authorises a newcomer by a call of its own, then lets it hear everything from the present number on. */
  async #admit(subscriber: Subscriber<R>): Promise<void> {
    try {
      // Hear first, read after: what changes in between is not lost.
      this.#unlisten ??= this.#runtime.transport.listen(this.#topic, (event) => this.#deliver(event));
      await this.#unlisten;
    } catch (error) {
      subscriber.queue.fail(error as Error);
      return;
    }
    if (!(await this.#authorise(subscriber))) return;
    const sequence = await this.#runtime.transport.present(this.#topic);
    subscriber.since = sequence;
    subscriber.queue.push({ sequence, at: this.#runtime.clock.now().toISOString(), changed: [] });
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
        this.#known ??= this.#index(rows);
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
    if (this.#known) return;
    const others = this.#first;
    const reading = others ?? this.#startFirst(rest);
    try {
      await reading;
    } catch (error) {
      // What is refused to another one, whose session has ended meanwhile say, is no word on this one.
      if (!others || !refuses(error)) throw error;
      await this.#readFirst(rest);
    }
  }

  #startFirst(rest: RestClient): Promise<void> {
    this.#first = this.#options
      .fetch(rest, this.#customerId)
      .then((rows) => {
        this.#known ??= this.#index(rows);
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
    this.#pause?.abort();
    void this.#unlisten?.then((stop) => stop());
    void this.#runtime.transport.release(this.#topic);
  }

  async #run(): Promise<void> {
    const running = new AbortController();
    this.#running = running;
    let asked = this.#runtime.clock.now().getTime();
    while (!running.signal.aborted) {
      await this.#untilDue(running.signal);
      if (running.signal.aborted) return;
      const now = this.#runtime.clock.now().getTime();
      const askAll = now - asked >= REAUTHORISE_MS;
      if (askAll) asked = now;
      this.#renewExpired(now, askAll);
      if (await this.#runtime.transport.lease(this.#topic, this.#nextPause() * 2 + 1000)) await this.#poll();
    }
  }

  /** Waits for the next poll. A change of pace on the way can only bring it nearer, however often it comes. */
  async #untilDue(running: AbortSignal): Promise<void> {
    const now = () => this.#runtime.clock.now().getTime();
    let due = now() + this.#nextPause();
    while (!running.aborted && now() < due) {
      const pause = new AbortController();
      this.#pause = pause;
      await this.#runtime.clock.wait(due - now(), pause.signal).catch(() => undefined);
      if (!pause.signal.aborted) return;
      due = Math.min(due, now() + this.#nextPause());
    }
  }

  #nextPause(): number {
    const { intervalMs, fastIntervalMs, isTransitional } = this.#options;
    const quick =
      this.#runtime.clock.now().getTime() < this.#quickUntil ||
      [...(this.#known?.values() ?? [])].some(({ row }) => isTransitional(row));
    const pause = quick ? fastIntervalMs : intervalMs;
    return this.#failures === 0 ? pause : Math.min(pause * 2 ** this.#failures, LONGEST_PAUSE_MS);
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
        this.#failures = 0;
        this.#runtime.observer?.polled(this.#options.resource, 'ok');
        // Read while a command was given, it may show the state before: the next poll will do.
        if (published === this.#published) await this.#observe(rows);
        return;
      } catch (error) {
        if (refuses(error)) {
          subscriber.queue.fail(error as Error);
          continue;
        }
        this.#failures += 1;
        this.#runtime.observer?.polled(this.#options.resource, 'failed');
        this.#runtime.observer?.failed(this.#options.resource, this.#customerId, error);
        return;
      }
    }
  }

  async #observe(rows: readonly R[]): Promise<void> {
    const before = this.#known ?? new Map<string, { row: R; text: string }>();
    const now = this.#index(rows);
    const changed = [...now].flatMap(([key, { row, text }]) => (before.get(key)?.text === text ? [] : [row]));
    const came = [...now.keys()].some((key) => !before.has(key));
    const went = [...before.keys()].some((key) => !now.has(key));
    this.#known = now;
    if (changed.length > 0 || went) await this.#send(changed, came || went ? 2 : 1);
  }

  async #send(changed: R[], steps: number): Promise<void> {
    try {
      await this.#runtime.transport.emit(this.#topic, steps, {
        at: this.#runtime.clock.now().toISOString(),
        changed,
      });
    } catch (error) {
      this.#runtime.observer?.failed(this.#options.resource, this.#customerId, error);
    }
  }

  #deliver(event: PolledEvent<unknown>): void {
    const news = event as PolledEvent<R>;
    if (this.#known) for (const [key, entry] of this.#index(news.changed)) this.#known.set(key, entry);
    // Another process may have set a row on its way while this one is the one that polls.
    if (news.changed.some((row) => this.#options.isTransitional(row))) this.#pause?.abort();
    for (const subscriber of this.#subscribers) {
      if (news.sequence > subscriber.since) subscriber.queue.push(news);
    }
  }

  #index(rows: readonly R[]): Map<string, { row: R; text: string }> {
    const { keyOf, comparable } = this.#options;
    return new Map(
      rows.map((row) => [keyOf(row), { row, text: JSON.stringify(comparable ? comparable(row) : row) }]),
    );
  }
}

/** Whether a service said that this caller may not, rather than that it cannot. */
function refuses(error: unknown): boolean {
  return error instanceof RestError && [401, 403, 404].includes(error.status);
}
