import { randomUUID } from 'node:crypto';
import type { Caller, GraphContext, SessionHandle } from '../kernel/context.ts';
import type { GraphRoot } from './root.ts';
import type { Identity } from '../session/sessions.ts';
import type { LiveSession } from '../session/live.ts';
import type { TokenPair } from '../upstream/client/tokens.ts';
import { createLoaders } from '../upstream/loaders/loaders.ts';
import { nobody } from '../upstream/client/authority.ts';
import { createRestClient } from '../upstream/client/client.ts';
import { ReadAhead } from '../kernel/readAhead.ts';
import { createUpstreamLog } from '../upstream/client/callLog.ts';

type Core = Pick<GraphRoot, 'upstream' | 'clock' | 'sessions'>;

const TRACKING_ID = /^[\w.:-]{8,64}$/;

/** The request's tracking id, or a new one when it has none that could stand in a log line. */
export function trackingIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && TRACKING_ID.test(header) ? header : randomUUID();
}

/** A context for one operation or one event: fresh loaders, an empty log, the identity's rights. */
export function createContext(
  core: Core,
  identity: Pick<Identity, 'caller' | 'authority'>,
  trackingId: string,
  exporting = false,
  address: string | null = null,
): GraphContext {
  const log = createUpstreamLog();
  const rest = createRestClient(core.upstream, { authority: identity.authority, trackingId, log, address });
  return {
    caller: identity.caller,
    rest,
    loaders: createLoaders(rest, core.clock),
    trackingId,
    upstream: log,
    address,
    session: null,
    clock: core.clock,
    exporting,
    readAhead: exporting ? new ReadAhead() : null,
    taking: null,
  };
}

/** The session of the browser behind one request, and what becomes of its cookie. */
export class BrowserSession implements SessionHandle {
  readonly #core: Core;
  readonly #context: GraphContext;
  readonly #cookieVersion: number;
  readonly #stale: boolean;
  #live: LiveSession | null;
  #opened = false;

  constructor(core: Core, context: GraphContext, identity: Identity) {
    this.#core = core;
    this.#context = context;
    this.#live = identity.live;
    this.#cookieVersion = identity.cookieVersion;
    this.#stale = identity.stale;
  }

  async open(tokens: TokenPair): Promise<Caller> {
    const { live, caller } = await this.#core.sessions.open(tokens, this.#context.trackingId);
    // The one before ends here: switching must leave nothing of the other organisation behind (SES-14).
    this.#live?.expire();
    this.#live = live;
    this.#opened = true;
    this.#turn(caller);
    return caller;
  }

  close(): Promise<void> {
    this.#live?.expire();
    this.#live = null;
    this.#turn(null);
    return Promise.resolve();
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

  /** The Set-Cookie line for the answer; null when the browser's cookie is right as it is. */
  async cookieLine(): Promise<string | null> {
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
      address: context.address,
    });
    context.loaders = createLoaders(context.rest, this.#core.clock);
  }
}
