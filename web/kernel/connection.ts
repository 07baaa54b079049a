import { useSyncExternalStore } from 'react';

/** State of live updates: live, reconnecting, or offline. */
export type ConnectionState = 'idle' | 'live' | 'reconnecting' | 'offline';

export interface Connection {
  current(): ConnectionState;
  set(state: ConnectionState): void;
  /** Calls back on every change; returns the way to stop. */
  listen(changed: () => void): () => void;
}

/** A store for the state of the WebSocket, read by the header and by every status subscription. */
export function createConnection(): Connection {
  let state: ConnectionState = 'idle';
  const listeners = new Set<() => void>();
  return {
    current: () => state,
    set(next) {
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
    listen(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/** The connection's present state. */
export function useConnectionState(connection: Connection): ConnectionState {
  return useSyncExternalStore(connection.listen, connection.current);
}
