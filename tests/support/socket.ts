import { WebSocket } from 'ws';
import { until } from './until.ts';

/** A message of graphql-transport-ws. */
export interface SocketMessage {
  type: string;
  id?: string;
  // Tests know what they asked for.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  payload?: any;
}

/** A client that shows every message, good or bad. */
export interface TestSocket {
  readonly messages: readonly SocketMessage[];
  /** Close code; null while open. */
  readonly closed: number | null;
  /** HTTP status when the upgrade was refused. */
  readonly refused: number | null;
  send(message: object | string): void;
  /** Subscribes and gives the messages for that id. */
  subscribe(id: string, query: string, variables?: Record<string, unknown>): () => SocketMessage[];
  close(): void;
}

/** Opens a WebSocket to a graph; introduces itself unless told not to, and waits until that is acknowledged. */
export async function openSocket(
  url: string,
  options: { headers?: Record<string, string>; params?: Record<string, unknown>; init?: boolean } = {},
): Promise<TestSocket> {
  const messages: SocketMessage[] = [];
  let closed: number | null = null;
  let refused: number | null = null;
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: options.headers ?? {},
  });
  socket.on('message', (data: Buffer) => messages.push(JSON.parse(data.toString()) as SocketMessage));
  socket.on('close', (code) => (closed = code));
  socket.on('unexpected-response', (_request, response) => {
    refused = response.statusCode ?? 0;
    closed = 0;
  });
  socket.on('error', () => (closed ??= 0));
  await until(() => socket.readyState === WebSocket.OPEN || closed !== null, 'the socket to open');
  const send = (message: object | string) =>
    socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  if (options.init !== false && closed === null) {
    send({ type: 'connection_init', payload: options.params ?? {} });
    await until(
      () => messages.some(({ type }) => type === 'connection_ack') || closed !== null,
      'the greeting',
    );
  }
  return {
    messages,
    get closed() {
      return closed;
    },
    get refused() {
      return refused;
    },
    send,
    subscribe(id, query, variables = {}) {
      send({ type: 'subscribe', id, payload: { query, variables } });
      return () => messages.filter((message) => message.id === id);
    },
    close: () => socket.close(),
  };
}
