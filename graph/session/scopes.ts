import type { RestClient } from '../upstream/client/client.ts';
import { MOST_SCOPES, readScopes } from '../upstream/client/scopes.ts';

/** The platform's word on a session's scope: null when its token is worth nothing; not asked when it cannot say. */
export interface ScopeAnswer {
  asked: boolean;
  scope: string | null;
}

interface Waiting {
  token: string;
  resolve(answer: ScopeAnswer): void;
}

/** Current rights of sessions. Concurrent requests share one call. */
export class Scopes {
  readonly #rest: RestClient;
  #waiting: Waiting[] = [];

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  /** The present scope of the session with a token, by the token's hash. Never rejects. */
  of(token: string): Promise<ScopeAnswer> {
    return new Promise((resolve) => {
      this.#waiting.push({ token, resolve });
      if (this.#waiting.length === 1) setImmediate(() => this.#askAll());
    });
  }

  #askAll(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (let from = 0; from < waiting.length; from += MOST_SCOPES) {
      void this.#ask(waiting.slice(from, from + MOST_SCOPES));
    }
  }

  async #ask(waiting: readonly Waiting[]): Promise<void> {
    const tokens = [...new Set(waiting.map(({ token }) => token))];
    // A platform that fails, or does not serve this call, leaves everything as it was.
    const answer = await readScopes(this.#rest, tokens).catch(() => null);
    const scopes = new Map(tokens.map((token, at) => [token, answer?.[at] ?? null]));
    for (const { token, resolve } of waiting) {
      resolve({ asked: answer !== null, scope: scopes.get(token) ?? null });
    }
  }
}
