import { createFairQueue } from '../../schema/scheduling/fairQueue.ts';
import { createFairScheduler } from '../../schema/scheduling/fairScheduler.ts';
import { createAdmission } from './admission.ts';
import { afterTimeout, type After } from './clock.ts';

/** Shares the processor between groups (organizations), in turns of the event loop. */
export interface ProcessorTurns {
  /** Runs a piece of work now or, once the current turn has used its time, when it is the group's turn. */
  take(group: string, work: () => void): void;
  /** Resolves when an operation of the group can begin, with a function to call at its end. */
  begin(group: string): Promise<() => void>;
}

/** Length of a turn, after which the event loop looks for new input, in milliseconds. */
const TURN_MS = 1;
/** An operation that takes longer waits for a slow service and frees its slot, in milliseconds. */
const BUSY_MS = 250;
/** A group is alone once no other has requested anything for this time, in milliseconds. */
const ALONE_MS = 100;
/** Minimum slots of a group while it is alone. Further operations on a busy processor only delay each other. */
const FEWEST_ALONE = 8;

/**
 * Without turns, the group that sends most is served first: the event loop handles all input that has arrived before it
 * looks again, and all operations in progress hold memory that each garbage collection visits. A piece is what runs at
 * once, with everything that it settles. A group that is alone takes no turns, which would cost a fifth of its throughput.
 */
export function createProcessorTurns(
  now: () => number = () => performance.now(),
  after: After = afterTimeout,
  slots: () => number = createAdmission(now),
): ProcessorTurns {
  const pieces = createFairQueue<() => void>();
  const operations = createFairScheduler({
    slotsPerGroup: (group) => (isAlone(group) ? Math.max(FEWEST_ALONE, slots()) : slots()),
  });
  let isOpen = false;
  let turnStartedAt = 0;
  let lastGroup = '';
  let groupChangedAt = -Infinity;

  /** Returns true if only this group, which requests something now, has requested anything recently. */
  function isAlone(group: string): boolean {
    const time = now();
    if (group !== lastGroup) {
      lastGroup = group;
      groupChangedAt = time;
    }
    return time - groupChangedAt > ALONE_MS && pieces.size === 0;
  }

  const hasTime = (): boolean => now() - turnStartedAt < TURN_MS;

  function nextTurn(): void {
    isOpen = pieces.size > 0;
    if (!isOpen) return;
    turnStartedAt = now();
    advance();
  }

  function advance(): void {
    const piece = pieces.shift();
    if (!piece) {
      setImmediate(nextTurn);
      return;
    }
    // Scheduled first, so that work which throws delays no other group. A tick requested by a microtask comes after all
    // microtasks, and so after everything that the piece settles.
    queueMicrotask(() => process.nextTick(goOn));
    piece();
  }

  function goOn(): void {
    if (hasTime()) advance();
    else setImmediate(nextTurn);
  }

  function take(group: string, work: () => void): void {
    if (isAlone(group)) return work();
    if (!isOpen) {
      isOpen = true;
      turnStartedAt = now();
      setImmediate(nextTurn);
    }
    if (pieces.size === 0 && hasTime()) return work();
    pieces.push(group, work);
  }

  /** Marks an operation as begun. Its slot is freed once: by the returned function, or after {@link BUSY_MS}. */
  function occupy(group: string): () => void {
    let isOccupied = true;
    const free = (): void => {
      if (!isOccupied) return;
      isOccupied = false;
      stopTimer();
      operations.release(group);
    };
    const stopTimer = after(BUSY_MS, free);
    return free;
  }

  return {
    take,
    begin(group) {
      return new Promise((resolve) => {
        const start = (): void => take(group, () => resolve(occupy(group)));
        const slot = operations.acquire(group);
        if (slot) void slot.then(start);
        else start();
      });
    },
  };
}
