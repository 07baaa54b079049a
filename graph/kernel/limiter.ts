/** Bounds how many things run at once; the others wait in line. */
export interface Limiter {
  /** Runs `work` as soon as there is room. Throws {@link LineTooLong} when too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** How many run. */
  readonly running: number;
  /** How many wait. */
  readonly waiting: number;
}

/** Too many wait already. */
export class LineTooLong extends Error {
  constructor() {
    super('Too much work is waiting already.');
    this.name = 'LineTooLong';
  }
}

/** A limiter for `limit` at once and at most `line` waiting. Make one for the process, not one a request. */
export function createLimiter(limit: number, line = Number.POSITIVE_INFINITY): Limiter {
  let running = 0;
  const waiting: (() => void)[] = [];

  function release(): void {
    const next = waiting.shift();
    // The slot goes straight to the next in line, so that a newcomer cannot slip in between.
    if (next) next();
    else running -= 1;
  }

  async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running < limit) {
      running += 1;
    } else {
      if (waiting.length >= line) throw new LineTooLong();
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      release();
    }
  }

  return {
    run,
    get running() {
      return running;
    },
    get waiting() {
      return waiting.length;
    },
  };
}
