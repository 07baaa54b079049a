import type { Caller, OperationContext } from '../kernel/context.ts';
import type { UpstreamLog } from './client/callLog.ts';
import type { RestClient } from './client/client.ts';
import type { IssuedTokens, TokenPair } from './client/tokens.ts';
import type { Loaders } from './loaders/loaders.ts';
import type { ReadingToTheEnd } from './reading.ts';

/** Context of resolvers, created for each request and each subscription event. */
export interface GraphContext extends OperationContext {
  /** REST calls in the caller's name, with the request's tracking id. */
  rest: RestClient;
  /** Loaders of this operation only: nothing outlives it. */
  loaders: Loaders;
  /** REST calls of this operation. */
  upstream: UpstreamLog;
  /** Opens and closes the session of the browser that asked. Null over WebSocket and for API clients. */
  session: SessionHandle | null;
  /** Paging of a connection that is read completely. Null otherwise. */
  reading: ReadingToTheEnd | null;
}

/** The session of the browser that asked: its one sealed cookie. */
export interface SessionHandle {
  /**
   * Makes these tokens the browser's session: asks the platform who they belong to, seals them into the cookie
   * of the answer, and turns `context.caller`, `context.rest` and `context.loaders` to the new caller.
   * Nothing is opened for a venue login: that throws WRONG_USER_TYPE (SES-06).
   */
  open(tokens: IssuedTokens): Promise<Caller>;
  /** Leaves in the browser what the platform knows it by. */
  know(devices: string): void;
  /** Forgets the tokens and clears the cookie; ends the subscriptions that lived by it. No error when signed out. */
  close(): Promise<void>;
  /**
   * Somebody's rights, names or sessions were changed upstream: every process asks anew before it answers. With the user
   * whose they are, where names may have changed.
   */
  rightsChanged(userId?: string): Promise<void>;
  /** Renews the access token now (C-002); null when the session has expired or nobody is signed in. */
  renew(): Promise<Caller | null>;
  /** The present tokens, for calls that need the refresh cookie (C-005); null when nobody is signed in. */
  tokens(): TokenPair | null;
}
