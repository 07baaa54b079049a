import { createFairQueue } from './fairQueue.ts';

/** Thrown when too much work of a group is queued already. */
export class QueueFullError extends Error {
  constructor() {
    super('Too much work is queued already.');
    this.name = 'QueueFullError';
  }
}

interface FairSchedulerSettings {
  /** Slots shared by all groups; unlimited by default. */
  slots?: number;
  /** Slots that a group can occupy at once; unlimited by default. */
  slotsPerGroup?: (group: string) => number;
  /** Queued work of one group. */
  maxQueuedPerGroup?: number;
  /** Queued work of all groups, beyond which only groups with more than their share are refused. */
  maxQueued?: number;
}

/** Limits how much work runs at once, and shares the slots fairly between groups (organizations). */
export interface FairScheduler {
  /**
   * Occupies a slot: immediately, or when the returned promise resolves.
   * @throws QueueFullError
   */
  acquire(group: string): Promise<void> | undefined;
  /** Frees a slot that was acquired. */
  release(group: string): void;
  /**
   * Runs work in a slot.
   * @throws QueueFullError
   */
  run<T>(group: string, work: () => Promise<T>): Promise<T>;
}

/**
 * A slot that becomes free goes to the group that occupies the fewest; of equals, to the one that has waited longest. A
 * group that wants more than all others together waits only for itself.
 */
export function createFairScheduler(settings: FairSchedulerSettings): FairScheduler {
  const { slots = Infinity, slotsPerGroup = () => Infinity } = settings;
  const { maxQueued = Infinity, maxQueuedPerGroup = Infinity } = settings;
  const queue = createFairQueue<() => void>();
  const running = new Map<string, number>();
  let occupied = 0;

  const runningOf = (group: string): number => running.get(group) ?? 0;

  function hasSlot(group: string): boolean {
    return occupied < slots && runningOf(group) < slotsPerGroup(group);
  }

  function isFull(group: string): boolean {
    const own = queue.lengthOf(group);
    return own >= maxQueuedPerGroup || (queue.size >= maxQueued && own >= queue.size / queue.groups);
  }

  function occupy(group: string): void {
    occupied += 1;
    running.set(group, runningOf(group) + 1);
  }

  /** Starts queued work in free slots. Without shared slots, the change concerns only the group that caused it. */
  function startQueued(cause: string): void {
    const loadOf = (group: string): number =>
      (slots < Infinity || group === cause) && hasSlot(group) ? runningOf(group) : Infinity;
    while (queue.size > 0 && occupied < slots) {
      const start = queue.shift(loadOf);
      if (!start) return;
      start();
    }
  }

  function acquire(group: string): Promise<void> | undefined {
    if (queue.lengthOf(group) === 0 && hasSlot(group)) {
      occupy(group);
      return undefined;
    }
    if (isFull(group)) throw new QueueFullError();
    return new Promise((resolve) => {
      queue.push(group, () => {
        occupy(group);
        resolve();
      });
      startQueued(group);
    });
  }

  function release(group: string): void {
    occupied -= 1;
    const left = runningOf(group) - 1;
    if (left > 0) running.set(group, left);
    else running.delete(group);
    startQueued(group);
  }

  async function run<T>(group: string, work: () => Promise<T>): Promise<T> {
    const slot = acquire(group);
    if (slot) await slot;
    try {
      return await work();
    } finally {
      release(group);
    }
  }

  return { acquire, release, run };
}
