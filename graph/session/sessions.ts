import { LRUCache } from 'lru-cache';
import { randomUUID } from 'node:crypto';
import type { Caller } from '../kernel/context.ts';
import type { GraphClock } from '../kernel/clock.ts';
import type { NewsChannel } from '../kernel/invalidations.ts';
import type { SessionShare } from './share.ts';
import type { Authority } from '../upstream/client/authority.ts';
import type { RestClient } from '../upstream/client/client.ts';
import { Callers, tokenHash } from './callers.ts';
import { codedError } from '../kernel/errors.ts';
import { nobody } from '../upstream/client/authority.ts';
import { RestError } from '../kernel/restError.ts';
import { createUpstreamLog } from '../upstream/client/callLog.ts';
import { createRestClient } from '../upstream/client/client.ts';
import { refreshTokens, type TokenPair } from '../upstream/client/tokens.ts';
import type { RestUpstream } from '../upstream/client/upstream.ts';
import { type SessionCookie, type SealedSession } from './cookie.ts';
import type { DeviceCookie } from './deviceCookie.ts';
import { BearerAuthority, LiveSession } from './live.ts';
import { Scopes } from './scopes.ts';

/** Sessions that a process remembers at most. */
const REMEMBERED = 20_000;

/** Caller and its means of authentication. */
export interface Identity {
  caller: Caller | null;
  authority: Authority;
  /** The browser's session; null for API clients and for those who are not signed in. */
  live: LiveSession | null;
  /** Version of the session in the cookie that came; -1 when none came. */
  cookieVersion: number;
  /** True if the cookie of the request is no longer valid: the response removes it. */
  stale: boolean;
  /** True if a Bearer token came: an API client, which keeps no cookie and opens no session. */
  bearer: boolean;
}

const NOBODY: Identity = {
  caller: null,
  authority: nobody,
  live: null,
  cookieVersion: -1,
  stale: false,
  bearer: false,
};

const BEARER = /^\s*Bearer(?:\s+|$)/i;
/** Form of a token (RFC 6750); the platform is not asked about anything else. */
const TOKEN = /^[\w.~+/-]+=*$/;

/** True if credentials are for the graph: those of other schemes (Basic) are for a proxy in front. */
export function isBearer(authorization: unknown): authorization is string {
  return typeof authorization === 'string' && BEARER.test(authorization);
}

/** True if a Bearer token came that the platform does not accept, or stopped accepting during the operation. */
export function isRefusedToken({ bearer, caller, authority }: Identity): boolean {
  return bearer && (!caller || (authority instanceof BearerAuthority && authority.ended));
}

/** Settings of sessions. */
export interface SessionSettings {
  upstream: RestUpstream;
  cookie: SessionCookie;
  devices: DeviceCookie;
  clock: GraphClock;
  share: SessionShare | null;
  /** Sessions ended and changed by other processes. */
  news: NewsChannel;
}

/** The sessions of all browsers that talk to this process, and the API clients' tokens. */
export class Sessions {
  readonly #settings: SessionSettings;
  readonly #live = new LRUCache<string, LiveSession>({ max: REMEMBERED });
  readonly #bearers = new LRUCache<string, BearerAuthority>({ max: REMEMBERED });
  readonly callers: Callers;
  readonly scopes: Scopes;

  constructor(settings: SessionSettings) {
    this.#settings = settings;
    this.scopes = new Scopes(
      createRestClient(settings.upstream, {
        authority: nobody,
        trackingId: randomUUID(),
        log: createUpstreamLog(),
      }),
    );
    this.callers = new Callers(settings.clock, this.scopes);
    settings.news.hear((told) => {
      if (told.about === 'end') this.#live.get(told.session)?.expire();
      if (told.about === 'rights') this.callers.doubt(told.userId);
    });
  }

  /** Ends a session in every process: what lives by it ends there, too. */
  async end(live: LiveSession): Promise<void> {
    live.expire();
    await this.#settings.news.tell({ about: 'end', session: live.present.id });
  }

  /** Somebody's rights or names have changed upstream: no process answers by what it knew of them. */
  async rightsChanged(userId?: string): Promise<void> {
    await this.#settings.news.tell({ about: 'rights', ...(userId !== undefined && { userId }) });
  }

  /** The cookie sessions are kept in. */
  get cookie(): SessionCookie {
    return this.#settings.cookie;
  }

  /** The cookie browsers are known by. */
  get devices(): DeviceCookie {
    return this.#settings.devices;
  }

  /**
   * Identifies the caller. A Bearer token takes precedence over the cookie. One that is malformed, forged, foreign or
   * expired gives an identity without a caller. Rejects with a RestError when the platform cannot say who it is.
   */
  async identify(
    headers: { authorization?: string | undefined; cookie?: string | undefined },
    trackingId: string,
  ): Promise<Identity> {
    const { authorization } = headers;
    if (isBearer(authorization)) return this.#identifyBearer(authorization.replace(BEARER, ''), trackingId);
    const sealed = await this.#settings.cookie.read(headers.cookie);
    if (sealed === undefined) return NOBODY;
    const live = sealed && this.#liveOf(sealed);
    if (!live || live.ended) return { ...NOBODY, stale: true };
    const caller = await this.#callerOf(live, tokenHash(live.present.accessToken), trackingId);
    if (!caller) return { ...NOBODY, stale: true };
    return { ...NOBODY, caller, authority: live, live, cookieVersion: sealed.version };
  }

  async #identifyBearer(token: string, trackingId: string): Promise<Identity> {
    if (!TOKEN.test(token)) return { ...NOBODY, bearer: true };
    const key = tokenHash(token);
    let authority = this.#bearers.get(key);
    if (authority && hasEnded(authority, this.#settings.clock.now())) {
      this.callers.forget(token);
      authority = undefined;
    }
    if (!authority) this.#bearers.set(key, (authority = new BearerAuthority({ accessToken: token })));
    const caller = await this.#callerOf(authority, key, trackingId);
    return caller ? { ...NOBODY, caller, authority, bearer: true } : { ...NOBODY, bearer: true };
  }

  /**
   * Asks the platform anew who holds a token, whatever is remembered. Resolves with false when the caller's rights
   * or organization are no longer the same: what was subscribed to with them must end.
   */
  async holds(
    { authority, caller }: Pick<Identity, 'caller' | 'authority'>,
    trackingId: string,
  ): Promise<boolean> {
    const token = await authority.token();
    if (token === null) return false;
    this.callers.forget(token);
    const known = authority as LiveSession | BearerAuthority;
    const now = await this.#callerOf(known, tokenHash(token), trackingId).catch(() => caller);
    return now?.scope === caller?.scope;
  }

  async #callerOf(
    authority: LiveSession | BearerAuthority,
    key: string,
    trackingId: string,
  ): Promise<Caller | null> {
    try {
      authority.caller = await this.callers.of(key, () => this.#restOf(authority, trackingId));
      return authority.caller;
    } catch (error) {
      if (error instanceof RestError && error.status === 401) return null;
      throw error;
    }
  }

  #restOf(authority: Authority, trackingId: string): RestClient {
    return createRestClient(this.#settings.upstream, { authority, trackingId, log: createUpstreamLog() });
  }

  #liveOf(sealed: SealedSession): LiveSession {
    const known = this.#live.get(sealed.id);
    if (known) {
      known.adopt(sealed);
      return known;
    }
    const live = new LiveSession(sealed, {
      clock: this.#settings.clock,
      refresh: (present) => this.#refresh(present),
      ended: (present) => this.callers.forget(present.accessToken),
    });
    this.#live.set(sealed.id, live);
    return live;
  }

  /** Renews a session once. Across processes, the first one renews and the others take its result. */
  async #refresh(present: SealedSession): Promise<SealedSession> {
    const renew = async (): Promise<SealedSession> => {
      const tokens = await refreshTokens(this.#restOf(nobody, randomUUID()), present.refreshToken);
      return { ...tokens, id: present.id, version: present.version + 1 };
    };
    const renewed = this.#settings.share
      ? await this.#settings.share.renewOnce(present, renew)
      : await renew();
    this.callers.carry(present.accessToken, renewed.accessToken);
    return renewed;
  }

  /** Makes tokens a session; refuses a venue's login, upstream too (SES-06). Rejects with the RestError of C-006. */
  async open(tokens: TokenPair, trackingId: string): Promise<{ live: LiveSession; caller: Caller }> {
    const live = this.#liveOf({ ...tokens, id: randomUUID(), version: 0 });
    const caller = await this.#callerOf(live, tokenHash(tokens.accessToken), trackingId);
    if (!caller) throw codedError('UNAUTHENTICATED', 'The new session was refused at once.', { status: 401 });
    if (caller.userType === 'SITE') {
      live.expire();
      throw codedError('WRONG_USER_TYPE', 'Venues shall not pass!!', { status: 403 });
    }
    return { live, caller };
  }
}

/** True if what is known of a token's caller may be outdated: the token was refused, or its time is up. */
function hasEnded({ ended, expiresAt }: BearerAuthority, now: Date): boolean {
  return ended || (expiresAt !== null && expiresAt <= now.getTime());
}
