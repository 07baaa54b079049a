import type { PermissionName, RoleName } from '../../schema/rules/permissions.ts';
import type { GraphClock } from './clock.ts';
import type { Cancellation } from './cancellation.ts';

/** Context that every part of the graph needs; `GraphContext` adds loaders and REST clients. */
export interface OperationContext {
  /** Caller. Null if not signed in. */
  caller: Caller | null;
  /** From the browser's request or made here; in every log line and every REST call (SES-18). */
  trackingId: string;
  /** The browser that asks; null where nobody in particular does. */
  visitor: Visitor | null;
  /** Clock of the graph. */
  clock: GraphClock;
  /** Most rows a page of a connection may have: 100, or 1000 where one is read to its end (ANA-05). */
  pageMax: number;
  /** When it has to end before it is done; null for what ends by itself. */
  ending: Cancellation | null;
}

/** A browser, or whatever else asks, as services are told of it. */
export interface Visitor {
  /** IP address; null for what is none. */
  address: string | null;
  /** User agent. */
  agent: string | null;
  /** The IANA time zone that it says it is in; null where it says none. */
  timezone: string | null;
  /** Cookie of known devices. Null if the browser has none. */
  devices: string | null;
}

/** Caller, as described by the platform (C-006, SES-19). */
export interface Caller {
  kind: 'user' | 'client';
  userId: string;
  userName: string;
  firstName: string;
  lastName: string;
  userType: 'USER' | 'SITE';
  /** The organization the caller works in at present. */
  customerId: string;
  customerName: string;
  /** The caller's own organization; differs after a switch (SES-14). */
  homeCustomerId: string;
  roles: readonly RoleName[];
  permissions: readonly PermissionName[];
  capabilities: readonly string[];
  /** Names of the feature toggles that are on. */
  toggles: readonly string[];
  /** May look into and change every organization (PRM-27). */
  sudoAdmin: boolean;
  /** May look into every organization (PRM-27). */
  sudoViewer: boolean;
  /** Organization and rights in one short key: callers of equal scope may share answers. */
  scope: string;
}
