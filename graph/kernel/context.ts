import type { PermissionName, RoleName } from '../../schema/rules/permissions.ts';
import type { UpstreamLog } from '../upstream/client/callLog.ts';
import type { RestClient } from '../upstream/client/client.ts';
import type { ReadAhead } from './readAhead.ts';
import type { RowTaking } from '../server/csv/direct.ts';
import type { TokenPair } from '../upstream/client/tokens.ts';
import type { Loaders } from '../upstream/loaders/loaders.ts';

/** What every resolver gets. Made anew for each request, and for each event of a subscription. */
export interface GraphContext {
  /** Who calls; null when nobody is signed in. */
  caller: Caller | null;
  /** REST calls in the caller's name, with the request's tracking id. */
  rest: RestClient;
  /** Loaders of this operation only: nothing outlives it. */
  loaders: Loaders;
  /** From the browser's request or made here; in every log line and every REST call (SES-18). */
  trackingId: string;
  /** REST calls of this operation. */
  upstream: UpstreamLog;
  /** Address of the browser that asks; null over WebSocket and for CSV. */
  address: string | null;
  /** Opens and closes the session of the browser that asked. Null over WebSocket and for API clients. */
  session: SessionHandle | null;
  /** Where the graph reads the time. */
  clock: GraphClock;
  /** True while a connection is read to its end as CSV: pages may then hold 1000 rows (ANA-05). */
  exporting: boolean;
  /** The pages that an export reads ahead; null outside of one. */
  readAhead: ReadAhead | null;
  /** Takes the rows of an export that writes them straight from their records; null otherwise. */
  taking: RowTaking | null;
}

/** Where the graph reads the time, and waits. Tests put one of their own in its place. */
export interface GraphClock {
  /** The present moment. */
  now(): Date;
  /** Resolves after so many milliseconds; rejects with the signal's reason when it is aborted first. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

/** Who calls, as the platform describes them (C-006, SES-19). */
export interface Caller {
  kind: 'user' | 'client';
  userId: string;
  userName: string;
  firstName: string;
  lastName: string;
  userType: 'USER' | 'SITE';
  /** The organisation the caller works in at present. */
  customerId: string;
  customerName: string;
  /** The caller's own organisation; differs after a switch (SES-14). */
  homeCustomerId: string;
  roles: readonly RoleName[];
  permissions: readonly PermissionName[];
  capabilities: readonly string[];
  /** Names of the feature toggles that are on. */
  toggles: readonly string[];
  /** May look into and change every organisation (PRM-27). */
  sudoAdmin: boolean;
  /** May look into every organisation (PRM-27). */
  sudoViewer: boolean;
  /** Organisation and rights in one short key: callers of equal scope may share answers. */
  scope: string;
}

/** The session of the browser that asked: its one sealed cookie. */
export interface SessionHandle {
  /**
   * Makes these tokens the browser's session: asks the platform who they belong to, seals them into the cookie
   * of the answer, and turns `context.caller`, `context.rest` and `context.loaders` to the new caller.
   * Nothing is opened for a venue login: that throws WRONG_USER_TYPE (SES-06).
   */
  open(tokens: TokenPair): Promise<Caller>;
  /** Forgets the tokens and clears the cookie; ends the subscriptions that lived by it. No error when signed out. */
  close(): Promise<void>;
  /** Renews the access token now (C-002); null when the session has expired or nobody is signed in. */
  renew(): Promise<Caller | null>;
  /** The present tokens, for calls that need the refresh cookie (C-005); null when nobody is signed in. */
  tokens(): TokenPair | null;
}
