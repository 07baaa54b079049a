/** What one tab tells the others: somebody signed out, or the session now belongs to another person or place. */
export type SessionNews = 'signedOut' | 'changed';

export interface SessionChannel {
  tell(news: SessionNews): void;
  close(): void;
}

/**
 * Opens the line between the tabs of one browser; silent where the browser has none. `hear` is called for news of
 * other tabs, never for this tab's own.
 */
export function openSessionChannel(hear: (news: SessionNews) => void): SessionChannel {
  if (typeof BroadcastChannel === 'undefined') return { tell() {}, close() {} };
  const channel = new BroadcastChannel('rostrum.session');
  channel.addEventListener('message', (event: MessageEvent<SessionNews>) => hear(event.data));
  return { tell: (news) => channel.postMessage(news), close: () => channel.close() };
}
