import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { readPicture } from '../../fixtures/engine/ingest/flv.ts';
import { ChunkReader, MESSAGE } from '../../fixtures/engine/rtmp/chunks.ts';

/** One byte of version and two times as many random ones stand before what is said. */
const HANDSHAKE_BYTES = 1 + 2 * 1536;
/** Time that the peer can read buffered data of a broken connection, in milliseconds. */
const READ_MS = 200;

/** A line between a publisher and an RTMP server that breaks in the middle of what is sent. */
export interface BrokenLine {
  port: number;
  /** Resolves with the pictures that were passed on, once the line is broken or its publisher has gone. */
  passedOn: Promise<number>;
}

/**
 * A line to a port of this machine that passes on so many pictures, and what came with the last of them, and then breaks: the server gets
 * a reset and no word of goodbye.
 */
export async function brokenLine(to: number, pictures: number): Promise<BrokenLine> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const passedOn = once(server, 'connection').then(async ([publisher]: Socket[]) => {
    server.close();
    return publisher ? passOn(publisher, connect(to, '127.0.0.1'), pictures) : 0;
  });
  return { port: (server.address() as AddressInfo).port, passedOn };
}

function passOn(publisher: Socket, server: Socket, pictures: number): Promise<number> {
  const reader = new ChunkReader({ messageBytes: 16 * 1024 * 1024 });
  let handshake = HANDSHAKE_BYTES;
  let count = 0;
  return new Promise((resolve) => {
    const over = () => {
      publisher.destroy();
      server.destroy();
      resolve(count);
    };
    for (const socket of [publisher, server]) socket.on('error', over).on('close', over);
    server.pipe(publisher, { end: false });
    publisher.on('data', (bytes) => {
      server.write(bytes);
      const said = bytes.subarray(Math.min(handshake, bytes.length));
      handshake -= bytes.length - said.length;
      for (const { type, body } of reader.read(said)) {
        if (type === MESSAGE.video && readPicture(body)?.kind === 'picture') count += 1;
      }
      if (count < pictures) return;
      publisher.pause();
      publisher.removeAllListeners('data');
      server.write('', () => void wait(READ_MS).then(() => server.resetAndDestroy()));
    });
  });
}
