import type { Caller } from '../kernel/context.ts';
import type { GraphContext, SessionHandle } from '../upstream/context.ts';
import { nobody } from '../upstream/client/authority.ts';
import { createRestClient } from '../upstream/client/client.ts';
import type { IssuedTokens, TokenPair } from '../upstream/client/tokens.ts';
import type { RestUpstream } from '../upstream/client/upstream.ts';
import { createLoaders } from '../upstream/loaders/loaders.ts';
import type { LiveSession } from './live.ts';
import type { Identity, Sessions } from './sessions.ts';

interface Core {
  upstream: RestUpstream;
  sessions: Sessions;
}

/** The session of the browser behind one request, and what becomes of its cookie. */
export class BrowserSession implements SessionHandle {
  readonly #core: Core;
  readonly #context: GraphContext;
  readonly #cookieVersion: number;
  readonly #stale: boolean;
  #live: LiveSession | null;
  #opened = false;
  #devices: string | null = null;

  constructor(core: Core, context: GraphContext, identity: Identity) {
    this.#core = core;
    this.#context = context;
    this.#live = identity.live;
    this.#cookieVersion = identity.cookieVersion;
    this.#stale = identity.stale;
  }

  async open(tokens: IssuedTokens): Promise<Caller> {
    const { live, caller } = await this.#core.sessions.open(tokens, this.#context.trackingId);
    // The previous session ends, because nothing of the other organization can remain after a switch (SES-14).
    if (this.#live) await this.#core.sessions.end(this.#live);
    this.#live = live;
    this.#opened = true;
    if (tokens.devices !== undefined) this.know(tokens.devices);
    this.#turn(caller);
    return caller;
  }

  know(devices: string): void {
    this.#devices = devices;
  }

  async close(): Promise<void> {
    const live = this.#live;
    this.#live = null;
    this.#turn(null);
    if (live) await this.#core.sessions.end(live);
  }

  rightsChanged(userId?: string): Promise<void> {
    return this.#core.sessions.rightsChanged(userId);
  }

  async renew(): Promise<Caller | null> {
    const live = this.#live;
    if (!live || (await live.renew(live.present.accessToken)) === null) {
      this.#live = null;
      this.#turn(null);
      return null;
    }
    return this.#context.caller;
  }

  tokens(): TokenPair | null {
    return this.#live && !this.#live.ended ? this.#live.present : null;
  }

  /** The Set-Cookie lines for the answer; none when the browser's cookies are right as they are. */
  async cookieLines(): Promise<string[]> {
    const session = await this.#sessionLine();
    const device = this.#devices === null ? null : this.#core.sessions.devices.write(this.#devices);
    return [session, device].filter((line) => line !== null);
  }

  async #sessionLine(): Promise<string | null> {
    const { cookie } = this.#core.sessions;
    if (this.#live && !this.#live.ended) {
      const { present } = this.#live;
      return this.#opened || present.version !== this.#cookieVersion ? cookie.write(present) : null;
    }
    return this.#stale || this.#cookieVersion >= 0 ? cookie.clear() : null;
  }

  /** Lets the rest of the operation run as the new caller. */
  #turn(caller: Caller | null): void {
    const context = this.#context;
    context.caller = caller;
    context.rest = createRestClient(this.#core.upstream, {
      authority: this.#live ?? nobody,
      trackingId: context.trackingId,
      log: context.upstream,
      visitor: context.visitor,
      ending: context.ending,
    });
    context.loaders = createLoaders(context.rest, context.clock);
  }
}
