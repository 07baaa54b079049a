import { LRUCache } from 'lru-cache';

/** Changes in one organization since the previous event. */
export interface PolledEvent<R> {
  /** Counts up by one an event; a gap means that rows came or went, or that events were missed. */
  sequence: number;
  /** When the change was seen: ISO 8601, UTC. */
  at: string;
  changed: R[];
}

/** Listener of a topic. */
export interface TopicListener {
  event(event: PolledEvent<unknown>): void;
  /** The topic is to be polled at the fast pace until then, in milliseconds of the clock. */
  quickened(until: number): void;
}

/** Carries events from the process that polls to those that have subscribers, and says who polls. */
export interface EventTransport {
  /** The number of the last event of a topic; a new topic begins at the present second, so no number comes twice. */
  present(topic: string): Promise<number>;
  /** Counts a topic up by so many and sends an event with the new number to every listener. */
  emit(topic: string, steps: number, event: Omit<PolledEvent<unknown>, 'sequence'>): Promise<void>;
  /** Asks whoever polls a topic to do so at the fast pace for so many milliseconds, now or when somebody comes meanwhile. */
  quicken(topic: string, milliseconds: number): Promise<void>;
  /** Hears of a topic until the returned function is called. */
  listen(topic: string, listener: TopicListener): Promise<() => void>;
  /** Takes or keeps the right to poll a topic for so many milliseconds; false while another process holds it. */
  lease(topic: string, milliseconds: number): Promise<boolean>;
  /** Gives the right back. */
  release(topic: string): Promise<void>;
  close(): Promise<void>;
}

/** Topics whose last number is remembered at most. */
const REMEMBERED_TOPICS = 10_000;
/** Numbers are seconds since this moment, so that they fit into GraphQL's Int until 2092. */
const EPOCH_SECONDS = 1_700_000_000;

/** A first number for a topic that is larger than every number it may have had before. */
export function firstSequence(now: Date): number {
  return Math.floor(now.getTime() / 1000) - EPOCH_SECONDS;
}

/** Events within this process: what a single process needs. */
export function createMemoryTransport(now: () => Date = () => new Date()): EventTransport {
  const sequences = new LRUCache<string, number>({ max: REMEMBERED_TOPICS });
  const quickUntil = new LRUCache<string, number>({ max: REMEMBERED_TOPICS });
  const listeners = new Map<string, Set<TopicListener>>();

  function present(topic: string): number {
    const sequence = sequences.get(topic) ?? firstSequence(now());
    sequences.set(topic, sequence);
    return sequence;
  }

  return {
    present: (topic) => Promise.resolve(present(topic)),
    emit(topic, steps, event) {
      const sequence = present(topic) + steps;
      sequences.set(topic, sequence);
      // One object for all: whoever executes for one subscriber may use it for the next (transport.ts).
      const numbered = { ...event, sequence };
      for (const listener of listeners.get(topic) ?? []) listener.event(numbered);
      return Promise.resolve();
    },
    quicken(topic, milliseconds) {
      const until = now().getTime() + milliseconds;
      quickUntil.set(topic, until);
      for (const listener of listeners.get(topic) ?? []) listener.quickened(until);
      return Promise.resolve();
    },
    listen(topic, listener) {
      const set = listeners.get(topic) ?? new Set();
      listeners.set(topic, set.add(listener));
      listener.quickened(quickUntil.get(topic) ?? 0);
      return Promise.resolve(() => {
        set.delete(listener);
        if (set.size > 0 || listeners.get(topic) !== set) return;
        listeners.delete(topic);
        // No process counts from here on: the next listener must detect the gap.
        sequences.set(topic, Math.max(present(topic) + 1, firstSequence(now())));
      });
    },
    lease: () => Promise.resolve(true),
    release: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}
