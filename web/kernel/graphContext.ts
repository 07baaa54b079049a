import { createContext, use } from 'react';
import type { GraphClient } from './apollo.ts';
import { useConnectionState as useStateOf, type ConnectionState } from './connection.ts';

export const GraphContext = createContext<GraphClient | null>(null);

/** The client, socket and connection of the signed-in person. */
export function useGraphClient(): GraphClient {
  const graph = use(GraphContext);
  if (!graph) throw new Error('useGraphClient needs the signed-in app above it.');
  return graph;
}

/** State of the connection for live status. */
export function useConnection(): ConnectionState {
  return useStateOf(useGraphClient().connection);
}
