/** What a window that a network returned to tells the others of the studio. It carries no code, state value or token. */
export interface Returned {
  /** The account that was linked or renewed; null where it was not. */
  account: { id: string; name: string } | null;
  /** Why it was not; null where it was. */
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

/** What this window, or the one that opened it, began: to begin it again where it came to nothing. */
export interface Begun {
  kind: 'FACEBOOK' | 'YOUTUBE';
  /** The account that was to be renewed; null for a new one. */
  accountId: string | null;
}

/** Notes it for this window and those that it opens. */
export function noteBegun(begun: Begun): void {
  sessionStorage.setItem(LAST, JSON.stringify(begun));
}

/** What was noted; null where nothing was. */
export function begun(): Begun | null {
  const text = sessionStorage.getItem(LAST);
  return text === null ? null : (JSON.parse(text) as Begun);
}
