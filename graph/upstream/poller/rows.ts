import type { PollerOptions } from './options.ts';

/** Differences between two responses. */
export interface Changes<R> {
  changed: R[];
  /** Increase of the sequence number: two if rows were added or removed, none without changes. */
  steps: 0 | 1 | 2;
}

/** The rows of the last answer by key, the comparable part as text. */
export class KnownRows<R> {
  readonly #options: Pick<PollerOptions<R>, 'keyOf' | 'comparable' | 'isTransitional'>;
  #known: Map<string, { row: R; text: string }> | null = null;

  constructor(options: Pick<PollerOptions<R>, 'keyOf' | 'comparable' | 'isTransitional'>) {
    this.#options = options;
  }

  /** True if there was an answer. */
  get areRead(): boolean {
    return this.#known !== null;
  }

  /** True if something is on its way from one state to another. */
  get isTransitional(): boolean {
    return [...(this.#known?.values() ?? [])].some(({ row }) => this.#options.isTransitional(row));
  }

  /** Takes the rows of a first answer. */
  begin(rows: readonly R[]): void {
    this.#known ??= this.#index(rows);
  }

  /** Forgets them: all of the next answer is news, and lists are read again. */
  forget(): void {
    this.#known = null;
  }

  /** Increase of the sequence number by one row. */
  stepsOf(row: R): 1 | 2 {
    return this.#known !== null && !this.#known.has(this.#options.keyOf(row)) ? 2 : 1;
  }

  /** Keeps rows that others have told of as those last known. */
  learn(rows: readonly R[]): void {
    if (this.#known) for (const [key, entry] of this.#index(rows)) this.#known.set(key, entry);
  }

  /** Takes the rows of an answer in the place of those before, and tells what is new in them. */
  replace(rows: readonly R[]): Changes<R> {
    const before = this.#known;
    const now = this.#index(rows);
    this.#known = now;
    if (!before) return { changed: [...rows], steps: 2 };
    const changed = [...now].flatMap(([key, { row, text }]) => (before.get(key)?.text === text ? [] : [row]));
    const came = [...now.keys()].some((key) => !before.has(key));
    const went = [...before.keys()].some((key) => !now.has(key));
    if (came || went) return { changed, steps: 2 };
    return { changed, steps: changed.length > 0 ? 1 : 0 };
  }

  #index(rows: readonly R[]): Map<string, { row: R; text: string }> {
    const { keyOf, comparable } = this.#options;
    return new Map(
      rows.map((row) => [keyOf(row), { row, text: JSON.stringify(comparable ? comparable(row) : row) }]),
    );
  }
}
