import { randomUUID } from 'node:crypto';
import { PAGE_MAX } from '../kernel/connection.ts';
import type { Visitor } from '../kernel/context.ts';
import type { Cancellation } from '../kernel/cancellation.ts';
import type { Identity } from '../session/sessions.ts';
import { createUpstreamLog } from '../upstream/client/callLog.ts';
import { createRestClient } from '../upstream/client/client.ts';
import type { GraphContext } from '../upstream/context.ts';
import { createLoaders } from '../upstream/loaders/loaders.ts';
import type { GraphRoot } from './root.ts';

const TRACKING_ID = /^[\w.:-]{8,64}$/;

/** The request's tracking id, or a new one when it has none that could stand in a log line. */
export function readTrackingId(header: string | string[] | undefined): string {
  return typeof header === 'string' && TRACKING_ID.test(header) ? header : randomUUID();
}

/** A context for one operation or one event: fresh loaders, an empty log, the identity's rights. */
export function createContext(
  root: Pick<GraphRoot, 'upstream' | 'clock'>,
  identity: Pick<Identity, 'caller' | 'authority'>,
  trackingId: string,
  { visitor = null, ending = null }: { visitor?: Visitor | null; ending?: Cancellation | null } = {},
): GraphContext {
  const log = createUpstreamLog();
  const rest = createRestClient(root.upstream, {
    authority: identity.authority,
    trackingId,
    log,
    visitor,
    ending,
  });
  return {
    caller: identity.caller,
    rest,
    loaders: createLoaders(rest, root.clock),
    trackingId,
    upstream: log,
    visitor,
    session: null,
    clock: root.clock,
    pageMax: PAGE_MAX,
    reading: null,
    ending,
  };
}
