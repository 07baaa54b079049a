/** A queue of several groups, which take turns. */
export interface FairQueue<T> {
  readonly size: number;
  /** Number of groups with something in the queue. */
  readonly groups: number;
  lengthOf(group: string): number;
  push(group: string, item: T): void;
  /**
   * Removes the oldest item of the group with the lowest load; of equals, of the group that has waited longest. A group
   * whose load is infinite is passed over. Without `loadOf`, the groups take turns.
   */
  shift(loadOf?: (group: string) => number): T | undefined;
}

/** Creates an empty queue. */
export function createFairQueue<T>(): FairQueue<T> {
  /** The group that was served last comes last. */
  const queued = new Map<string, T[]>();
  let size = 0;

  function nextGroup(loadOf: (group: string) => number): string | undefined {
    let next: string | undefined;
    let lowest = Infinity;
    for (const group of queued.keys()) {
      const load = loadOf(group);
      if (load >= lowest) continue;
      next = group;
      lowest = load;
      if (load === 0) break;
    }
    return next;
  }

  return {
    get size() {
      return size;
    },
    get groups() {
      return queued.size;
    },
    lengthOf: (group) => queued.get(group)?.length ?? 0,
    push(group, item) {
      size += 1;
      const items = queued.get(group);
      if (items) items.push(item);
      else queued.set(group, [item]);
    },
    shift(loadOf = () => 0) {
      const group = nextGroup(loadOf);
      const items = group === undefined ? undefined : queued.get(group);
      if (group === undefined || !items) return undefined;
      size -= 1;
      queued.delete(group);
      const item = items.shift();
      if (items.length > 0) queued.set(group, items);
      return item;
    },
  };
}
