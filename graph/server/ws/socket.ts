import type { Server as ProtocolServer } from 'graphql-ws';
import type { IncomingHttpHeaders } from 'node:http';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import type { Visitor } from '../../kernel/context.ts';

/** Properties stored with a socket. */
export interface SocketExtra extends Record<PropertyKey, unknown> {
  socket: WebSocket;
  /** Request headers that identify the caller, released once it is known. */
  headers: IncomingHttpHeaders;
  visitor: Visitor;
}

/** Pause between two pings; a socket that has not answered one by the next is gone. */
const PING_MS = 12_000;
/** Answers that a client has not taken, in bytes, before it is cut: it asks, and does not read. */
const UNREAD_BYTES = 8 * 1024 * 1024;
/** Something went wrong here: clients come back on their own, as they do not after graphql-ws' 4500. */
export const TRY_AGAIN_LATER = 1013;

/** Lets the protocol of graphql-ws run over a socket. Faults go to the log, not to the console and not to the client. */
export function attachSocket<E extends SocketExtra>(
  protocol: ProtocolServer<E>,
  socket: WebSocket,
  extra: E,
  logger: Logger,
): void {
  let alive = true;
  const ping = setInterval(() => {
    if (!alive) return socket.terminate();
    alive = false;
    socket.ping();
  }, PING_MS);
  socket.on('pong', () => (alive = true));
  // A frame that is too large or no protocol at all: the socket is closing already, with the right code.
  socket.on('error', (error) => logger.info({ err: error }, 'socket closed after an error'));

  const closed = protocol.opened(
    {
      protocol: socket.protocol,
      send: (data) =>
        new Promise((resolve, reject) => {
          if (socket.bufferedAmount > UNREAD_BYTES) socket.terminate();
          if (socket.readyState !== socket.OPEN) return resolve();
          socket.send(data, (error) => (error ? reject(error) : resolve()));
        }),
      close: (code, reason) => socket.close(code, reason),
      onMessage: (listener) =>
        socket.on('message', (data: Buffer) => {
          listener(data.toString()).catch((error: unknown) => {
            logger.error({ err: error }, 'unexpected error on a socket');
            socket.close(TRY_AGAIN_LATER, 'Try again later');
          });
        }),
    },
    extra,
  );
  socket.once('close', (code, reason) => {
    clearInterval(ping);
    closed(code, reason.toString()).catch((error: unknown) =>
      logger.error({ err: error }, 'closing a socket failed'),
    );
  });
}
