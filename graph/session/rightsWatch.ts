import type { GraphClock } from '../kernel/clock.ts';
import type { NewsChannel } from '../kernel/invalidations.ts';
import type { Authority } from '../upstream/client/authority.ts';
import { tokenHash } from './callers.ts';
import type { Scopes } from './scopes.ts';

/** Interval of checks of subscribers' rights, so that a lost right takes effect within 5 seconds. */
export const LOOK_MS = 2_500;

interface Watched {
  authority: Authority;
  /** The scope that the listening rests on. */
  scope: string;
  changed(): void;
}

/**
 * Notices when those who keep listening may no longer do what they could: signed out elsewhere, disabled, other
 * roles,
 * another organization. Asks for all of them at once, as long as there are any.
 */
export class RightsWatch {
  readonly #scopes: Scopes;
  readonly #pause: GraphClock['wait'];
  readonly #watched = new Set<Watched>();
  #running: AbortController | null = null;

  constructor(scopes: Scopes, pause: GraphClock['wait'], news: NewsChannel) {
    this.#scopes = scopes;
    this.#pause = pause;
    news.hear((told) => {
      if (told.about === 'rights') void this.look();
    });
  }

  /** Calls `changed` whenever the platform says that the rights are others, until the returned function is called. */
  watch(watched: Watched): () => void {
    this.#watched.add(watched);
    if (!this.#running) void this.#run((this.#running = new AbortController()));
    return () => {
      this.#watched.delete(watched);
      if (this.#watched.size > 0) return;
      this.#running?.abort();
      this.#running = null;
    };
  }

  /** Asks about everybody once. */
  async look(): Promise<void> {
    await Promise.all(
      [...this.#watched].map(async (watched) => {
        const token = await watched.authority.token();
        if (token === null) return watched.changed();
        const { asked, scope } = await this.#scopes.of(tokenHash(token));
        if (asked && scope !== watched.scope && this.#watched.has(watched)) watched.changed();
      }),
    );
  }

  async #run(running: AbortController): Promise<void> {
    for (;;) {
      await this.#pause(LOOK_MS, running.signal).catch(() => undefined);
      if (running.signal.aborted) return;
      await this.look();
    }
  }
}
