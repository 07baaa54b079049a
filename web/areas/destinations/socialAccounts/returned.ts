/**
 * Message from the window that a network returned to, to the studio's other windows, without code, state value, or
 * token.
 */
export interface Returned {
  /** The account that was linked or renewed; null where it was not. */
  account: { id: string; name: string } | null;
  /** Reason of the refusal. Null if there was none. */
  refusal: string | null;
}

const CHANNEL = 'rostrum-social-return';

/** Tells the other windows of this browser what came of an authorisation. */
export function tellReturned(returned: Returned): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(returned);
  channel.close();
}

/** Hears what other windows tell, until the answer is called. */
export function hearReturned(hear: (returned: Returned) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Returned>) => hear(data);
  return () => channel.close();
}

const LAST = 'rostrum-social-begun';

/** Authorization started by this window or its opener, for retrying. */
export interface Begun {
  kind: 'FACEBOOK' | 'YOUTUBE';
  /** The account that was to be renewed; null for a new one. */
  accountId: string | null;
}

/** Notes it for this window and those that it opens. */
export function noteBegun(begun: Begun): void {
  sessionStorage.setItem(LAST, JSON.stringify(begun));
}

/** Stored authorization. Null if there is none. */
export function begun(): Begun | null {
  const text = sessionStorage.getItem(LAST);
  return text === null ? null : (JSON.parse(text) as Begun);
}
