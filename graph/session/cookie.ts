import { LRUCache } from 'lru-cache';
import { sealData, unsealData } from 'iron-session';
import type { TokenPair } from '../upstream/client/tokens.ts';
import { cookieValue } from './cookieHeader.ts';

/** Encrypted content of the cookie. */
export interface SealedSession extends TokenPair {
  /** Names the session through all renewals. */
  id: string;
  /** Counts renewals: of two cookies of one session the higher is the newer. */
  version: number;
}

/** The compact form in the cookie: browsers refuse more than 4096 bytes. */
interface Packed {
  i: string;
  v: number;
  a: string;
  r: string;
  e: number | null;
}

/** A session ends with its refresh token: 30 days. */
const LIFE_SECONDS = 30 * 24 * 3600;
/** Opened cookies remembered at most, so that not each request opens its own anew. */
const REMEMBERED = 5_000;
/** Longest Set-Cookie line that every browser keeps. */
const LARGEST_COOKIE = 3_900;

/** Seals sessions into the one cookie and opens them (§5 of the architecture). */
export class SessionCookie {
  readonly #secret: string;
  readonly #secure: boolean;
  readonly #opened = new LRUCache<string, SealedSession>({ max: REMEMBERED });
  /** `__Host-` asks browsers to take it from this very host over https only; plain http on localhost has no such. */
  readonly name: string;

  constructor(options: { secret: string; secure: boolean }) {
    this.#secret = options.secret;
    this.#secure = options.secure;
    this.name = options.secure ? '__Host-rostrum' : 'rostrum';
  }

  /** The session in a Cookie header: undefined without the cookie, null when it is forged, foreign or too old. */
  async read(header: string | undefined): Promise<SealedSession | null | undefined> {
    const seal = cookieValue(header, this.name);
    if (seal === undefined) return undefined;
    const before = this.#opened.get(seal);
    if (before) return before;
    // An unreadable seal opens to an empty object.
    const packed = await unsealData<Partial<Packed>>(seal, {
      password: this.#secret,
      ttl: LIFE_SECONDS,
    }).catch(() => ({}) as Partial<Packed>);
    if (!packed.i || !packed.a || !packed.r) return null;
    const session = {
      id: packed.i,
      version: packed.v ?? 0,
      accessToken: packed.a,
      refreshToken: packed.r,
      expiresAt: packed.e ?? null,
    };
    this.#opened.set(seal, session);
    return session;
  }

  /** The Set-Cookie line that gives a session to the browser. */
  async write(session: SealedSession): Promise<string> {
    const packed: Packed = {
      i: session.id,
      v: session.version,
      a: session.accessToken,
      r: session.refreshToken,
      e: session.expiresAt,
    };
    const seal = await sealData(packed, { password: this.#secret, ttl: LIFE_SECONDS });
    const line = this.#line(seal, LIFE_SECONDS);
    if (line.length > LARGEST_COOKIE) throw new Error(`The session cookie would have ${line.length} bytes.`);
    this.#opened.set(seal, session);
    return line;
  }

  /** The Set-Cookie line that takes the cookie away. */
  clear(): string {
    return this.#line('', 0);
  }

  #line(value: string, maxAge: number): string {
    const secure = this.#secure ? '; Secure' : '';
    return `${this.name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
  }
}
