import type { Caller } from '../kernel/context.ts';
import type { GraphClock } from '../kernel/clock.ts';
import type { Authority } from '../upstream/client/authority.ts';
import type { TokenPair } from '../upstream/client/tokens.ts';
import type { SealedSession } from './cookie.ts';
import { RestError, transportError } from '../kernel/restError.ts';
import { tokenHash } from './callers.ts';
import { readExpiry } from '../upstream/client/tokens.ts';

/** Pause between a renewal and the replay of what waited for it, in milliseconds (SES-08). */
export const REPLAY_DELAY_MS = 2000;

type Listener = (event: 'renewed' | 'ended') => void;

/** Those who want to hear that a token was renewed or that a session has ended. */
class Listeners {
  readonly #all = new Set<Listener>();

  add(listener: Listener): () => void {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  }

  tell(event: 'renewed' | 'ended'): void {
    for (const listener of [...this.#all]) listener(event);
  }
}

/** Upstream operations that a live session needs. */
export interface RenewalPort {
  clock: GraphClock;
  /** Exchanges the refresh token (C-002); rejects when the platform refuses it, or cannot be asked. */
  refresh(session: SealedSession): Promise<SealedSession>;
  /** Called once the session is over. */
  ended(session: SealedSession): void;
}

/**
 * A browser's session as this process knows it, shared by all its requests and subscriptions. Whatever cookie of it
 * a tab still has, its newest tokens are here: a tab with an older cookie goes on, and gets the newer one.
 */
export class LiveSession implements Authority {
  readonly #port: RenewalPort;
  readonly #listeners = new Listeners();
  #present: SealedSession;
  #renewal: Promise<void> | null = null;
  #ended = false;
  /** Known once the platform was asked. */
  caller: Caller | null = null;

  constructor(session: SealedSession, port: RenewalPort) {
    this.#present = session;
    this.#port = port;
  }

  get present(): SealedSession {
    return this.#present;
  }

  get ended(): boolean {
    return this.#ended;
  }

  get scope(): string | null {
    return this.caller?.scope ?? null;
  }

  get self(): string {
    return this.#present.id;
  }

  get organisation(): string {
    return this.caller?.customerId ?? '';
  }

  get crosses(): boolean {
    return this.caller?.sudoAdmin ?? false;
  }

  get looksAcross(): boolean {
    return this.caller?.sudoViewer ?? false;
  }

  get expiresAt(): number | null {
    return this.#present.expiresAt;
  }

  /** Takes a newer form of the session over: another process has renewed it. */
  adopt(session: SealedSession): void {
    if (this.#ended || session.version <= this.#present.version) return;
    this.#present = session;
    this.#listeners.tell('renewed');
  }

  token(): string | null | Promise<string | null> {
    // Requests during a renewal wait for it instead of getting a 401 (SES-07). If the renewal fails, the previous
    // token is tried, and the renewal with it.
    const usable = () => this.#usable();
    if (this.#renewal) return this.#renewal.then(usable, usable);
    return this.#usable();
  }

  #usable(): string | null {
    return this.#ended ? null : this.#present.accessToken;
  }

  async renew(used: string): Promise<string | null> {
    if (this.#ended) return null;
    // Whoever comes late with a token that was renewed meanwhile only waits for the end of the pause.
    if (used === this.#present.accessToken)
      this.#renewal ??= this.#renewNow().finally(() => (this.#renewal = null));
    await this.#renewal;
    return this.#usable();
  }

  async #renewNow(): Promise<void> {
    try {
      this.#present = await this.#port.refresh(this.#present);
    } catch (error) {
      if (!refusesSession(error)) throw unavailable(error);
      // The session is over (SES-10, SES-11). The platform's words would say nothing more.
      this.expire();
      return;
    }
    await this.#port.clock.wait(REPLAY_DELAY_MS);
    this.#listeners.tell('renewed');
  }

  expire(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#port.ended(this.#present);
    this.#listeners.tell('ended');
  }

  watch(listener: Listener): () => void {
    return this.#listeners.add(listener);
  }
}

/** True if the platform said that this session may not go on, rather than that it cannot say now. */
export function refusesSession(error: unknown): boolean {
  return error instanceof RestError && [400, 401, 403, 404].includes(error.status);
}

/** Error while the session cannot be renewed. The session stays, and the next call tries again. */
function unavailable(error: unknown): RestError {
  return error instanceof RestError ? error : transportError('UNREACHABLE', 'C-002', 'central');
}

/** A caller with an access token and nothing to renew it with: API clients and curl. */
export class BearerAuthority implements Authority {
  readonly #token: string;
  readonly #listeners = new Listeners();
  readonly self: string;
  readonly expiresAt: number | null;
  #ended = false;
  caller: Caller | null = null;

  constructor(tokens: Pick<TokenPair, 'accessToken'>) {
    this.#token = tokens.accessToken;
    this.self = tokenHash(tokens.accessToken);
    this.expiresAt = readExpiry(tokens.accessToken);
  }

  /** True if the platform has refused the token. */
  get ended(): boolean {
    return this.#ended;
  }

  get scope(): string | null {
    return this.caller?.scope ?? null;
  }

  get organisation(): string {
    return this.caller?.customerId ?? '';
  }

  get crosses(): boolean {
    return this.caller?.sudoAdmin ?? false;
  }

  get looksAcross(): boolean {
    return this.caller?.sudoViewer ?? false;
  }

  token(): string {
    return this.#token;
  }

  renew(): Promise<null> {
    this.expire();
    return Promise.resolve(null);
  }

  expire(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#listeners.tell('ended');
  }

  watch(listener: Listener): () => void {
    return this.#listeners.add(listener);
  }
}
