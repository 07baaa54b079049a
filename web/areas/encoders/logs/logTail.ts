import { joined, type LogEntry } from './logEntries.ts';

/** A window of a log: so many minutes up to now, which is followed, or from one moment to another. */
export type LogWindow = { minutes: number } | { from: string; to: string };

/** Reads the entries between two moments, the present by default; `isCut` when older ones may be missing. */
export type ReadLog = (
  from: string,
  to: string | null,
) => Promise<{ entries: readonly LogEntry[]; isCut: boolean }>;

/** Progress of reading a log. */
export interface LogSnapshot {
  /** Oldest first; undefined until the first answer. */
  entries: readonly LogEntry[] | undefined;
  isCut: boolean;
  loading: boolean;
  error: unknown;
}

/**
 * A log that is read once as a whole and then followed: each further reading begins at the last entry, so that it
 * carries only what is new. Follows for as long as somebody looks, and not in a hidden tab.
 */
export class LogTail {
  readonly #read: ReadLog;
  readonly #window: LogWindow;
  readonly #everyMs: number;
  readonly #listeners = new Set<() => void>();
  #snapshot: LogSnapshot = { entries: undefined, isCut: false, loading: true, error: undefined };
  #timer: ReturnType<typeof setInterval> | undefined;
  #underWay = false;

  constructor(read: ReadLog, window: LogWindow, everyMs: number) {
    this.#read = read;
    this.#window = window;
    this.#everyMs = everyMs;
  }

  readonly snapshot = (): LogSnapshot => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) {
      void this.next();
      if ('minutes' in this.#window) this.#timer = setInterval(this.#tick, this.#everyMs);
    }
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  };

  /** Reads what is not there yet: everything at first and after a failure of that, then what is new. */
  readonly next = async (): Promise<void> => {
    if (this.#underWay) return;
    this.#underWay = true;
    const { entries } = this.#snapshot;
    if (!entries) this.#publish({ loading: true, error: undefined });
    try {
      const from = entries?.at(-1)?.time ?? this.#start();
      const answer = await this.#read(from, 'to' in this.#window ? this.#window.to : null);
      const all = entries ? joined(entries, answer.entries) : answer.entries;
      const isCut = this.#snapshot.isCut || answer.isCut;
      if (all !== entries || this.#snapshot.error || this.#snapshot.loading) {
        this.#publish({ entries: all, isCut, loading: false, error: undefined });
      }
    } catch (error) {
      this.#publish({ loading: false, error });
    } finally {
      this.#underWay = false;
    }
  };

  #start(): string {
    if ('from' in this.#window) return this.#window.from;
    return new Date(Date.now() - this.#window.minutes * 60_000).toISOString();
  }

  readonly #tick = (): void => {
    if (!document.hidden) void this.next();
  };

  #publish(change: Partial<LogSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const tell of this.#listeners) tell();
  }
}
