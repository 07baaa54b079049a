/** Too many wait already. */
export class LineTooLong extends Error {
  constructor() {
    super('Too much work is waiting already.');
    this.name = 'LineTooLong';
  }
}

/** Bounds how many things run at once, and shares the places between groups. */
export interface FairLimiter {
  /**
   * Takes a place for the group: at once, or when what this returns resolves. Throws {@link LineTooLong} when too much
   * of it waits already.
   */
  enter(group: string): Promise<void> | undefined;
  /** Gives a place back. */
  leave(group: string): void;
}

interface Group {
  running: number;
  waiting: (() => void)[];
}

/**
 * A limiter for `limit` at once, in which a place that becomes free goes to the group with the fewest: one that wants
 * more than all the others together still waits for nobody but itself. At most `line` of a group wait, and ten times
 * as many of all; beyond that only groups with more than their part are turned away.
 */
export function createFairLimiter(limit: number, line: number): FairLimiter {
  const groups = new Map<string, Group>();
  /** Those with something in line; whoever got a place last stands last. */
  const inLine = new Map<string, Group>();
  let running = 0;
  let waiting = 0;

  function groupOf(name: string): Group {
    let group = groups.get(name);
    if (!group) groups.set(name, (group = { running: 0, waiting: [] }));
    return group;
  }

  function isFull({ waiting: own }: Group): boolean {
    return own.length >= line || (waiting >= 10 * line && own.length >= waiting / inLine.size);
  }

  function enter(name: string): Promise<void> | undefined {
    const group = groupOf(name);
    if (running < limit) {
      running += 1;
      group.running += 1;
      return undefined;
    }
    if (isFull(group)) throw new LineTooLong();
    waiting += 1;
    inLine.set(name, group);
    return new Promise((resolve) => group.waiting.push(resolve));
  }

  function leave(name: string): void {
    const group = groupOf(name);
    running -= 1;
    group.running -= 1;
    const next = nextInLine();
    if (group.running === 0 && group.waiting.length === 0) groups.delete(name);
    next?.();
  }

  /** Gives the free place to the group that has the fewest, and of equals to the one that has waited longest. */
  function nextInLine(): (() => void) | undefined {
    let chosen: [string, Group] | undefined;
    for (const entry of inLine) if (!chosen || entry[1].running < chosen[1].running) chosen = entry;
    if (!chosen) return undefined;
    const [name, group] = chosen;
    const next = group.waiting.shift();
    inLine.delete(name);
    if (group.waiting.length > 0) inLine.set(name, group);
    waiting -= 1;
    running += 1;
    group.running += 1;
    return next;
  }

  return { enter, leave };
}
