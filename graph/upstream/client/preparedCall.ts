import type { Cancellation } from '../../kernel/cancellation.ts';
import type { ProcessorTurns } from '../../kernel/processorTurns.ts';
import type { Authority } from './authority.ts';
import type { UpstreamCall } from './callLog.ts';
import type { Attempt } from './send.ts';
import type { Service } from './services.ts';
import type { PlainOptions } from './typedCall.ts';

/** A call on its way through. */
export interface PreparedCall {
  method: string;
  call: string;
  service: Service;
  base: string;
  path: string;
  settings: PlainOptions;
  authority: Authority;
  trackingId: string;
  entry: UpstreamCall;
  /** When it is broken off: once nobody waits for it, and never when it writes. */
  ending: Cancellation | null;
}

/** Creates the request of a call with a token. Its response is parsed in the organization's turns. */
export function createAttempt(call: PreparedCall, token: string | null, turns: ProcessorTurns): Attempt {
  const { body, headers, decode } = call.settings;
  const sent: Record<string, string> = { accept: 'application/json', 'x-tracking-id': call.trackingId };
  if (token !== null) sent.authorization = `Bearer ${token}`;
  if (body !== undefined) sent['content-type'] = 'application/json';
  return {
    service: call.service.name,
    base: call.base,
    method: call.method,
    path: call.path,
    headers: headers ? { ...sent, ...headers } : sent,
    body: body === undefined ? undefined : JSON.stringify(body),
    decode,
    ending: call.ending,
    turns,
    organisation: call.authority.organisation,
  };
}
