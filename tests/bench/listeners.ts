/**
 * Subscribers that cost next to nothing: plain sockets that speak just enough WebSocket and read all their bytes into
 * one buffer. The parent says whom to ask (an {@link Order}); it hears when all have had their first event, and then
 * when each heard of the next one, with the processor time that hearing took.
 */
import { connect, type Socket } from 'node:net';

/** Order of the parent. */
export interface Order {
  port: number;
  authorization: string;
  query: string;
  count: number;
}

/** Message to the parent. */
export type Told =
  | { opened: true }
  | { failed: string }
  /** When each heard, in milliseconds since 1970. */
  | { heard: number[]; cpuMs: number };

/** Sockets that open at a time. */
const AT_ONCE = 100;
const HEAD_END = Buffer.from('\r\n\r\n');
const TEXT = 0x1;
const PING = 0x9;
const PONG = 0xa;

/** A frame of a client. Its mask is nothing, which leaves the bytes as they are. */
function frameOf(opcode: number, text = ''): Buffer {
  const body = Buffer.from(text);
  const length =
    body.length < 126 ? [body.length | 0x80] : [126 | 0x80, body.length >> 8, body.length & 0xff];
  return Buffer.concat([Buffer.from([0x80 | opcode, ...length, 0, 0, 0, 0]), body]);
}

const pong = frameOf(PONG);

/** One subscriber. Of what it hears it looks at the lengths alone, but for the words of an unexpected message. */
class Listener {
  readonly #socket: Socket;
  readonly #subscribe: Buffer;
  readonly #heard: () => void;
  /** Bytes that came before their frame was whole. */
  #rest: Buffer | null = null;
  #isOpen = false;
  #messages = 0;

  constructor(order: Order, buffer: Buffer, heard: () => void, failed: (why: string) => void) {
    this.#heard = heard;
    this.#subscribe = frameOf(
      TEXT,
      JSON.stringify({ type: 'subscribe', id: '1', payload: { query: order.query } }),
    );
    const onread = {
      buffer,
      callback: (bytes: number, all: Uint8Array): boolean => {
        try {
          this.#read(Buffer.from(all.buffer, all.byteOffset, bytes));
        } catch (error) {
          failed((error as Error).message);
        }
        return true;
      },
    };
    this.#socket = connect({ port: order.port, host: '127.0.0.1', noDelay: true, onread });
    this.#socket.once('error', (error) => failed(error.message));
    this.#socket.once('close', () => failed('A socket was closed.'));
    this.#socket.write(
      `GET /graphql HTTP/1.1\r\nHost: 127.0.0.1:${order.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n' +
        'Sec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n',
    );
    const { authorization } = order;
    this.#socket.write(
      frameOf(TEXT, JSON.stringify({ type: 'connection_init', payload: { authorization } })),
    );
  }

  #read(bytes: Buffer): void {
    let unread = this.#rest ? Buffer.concat([this.#rest, bytes]) : bytes;
    if (!this.#isOpen) {
      const end = unread.indexOf(HEAD_END);
      if (end >= 0 && !unread.toString('latin1').startsWith('HTTP/1.1 101')) {
        throw new Error(unread.toString('latin1', 0, end));
      }
      this.#isOpen = end >= 0;
      unread = unread.subarray(end >= 0 ? end + HEAD_END.length : 0);
    }
    while (this.#isOpen && unread.length >= 2) {
      const [first = 0, short = 0] = unread;
      const headLength = short === 126 ? 4 : short === 127 ? 10 : 2;
      if (unread.length < headLength) break;
      const bodyLength = headLength === 2 ? short : Number(`0x${unread.toString('hex', 2, headLength)}`);
      if (unread.length < headLength + bodyLength) break;
      this.#take(first, unread.subarray(headLength, headLength + bodyLength));
      unread = unread.subarray(headLength + bodyLength);
    }
    // A copy: the buffer is everybody's.
    this.#rest = unread.length > 0 ? Buffer.from(unread) : null;
  }

  #take(first: number, body: Buffer): void {
    const isLast = (first & 0x80) !== 0;
    if ((first & 0xf) === PING) this.#socket.write(pong);
    else if (isLast && (first & 0xf) < 8) this.#hear(body);
  }

  #hear(body: Buffer): void {
    this.#messages += 1;
    if (this.#messages === 1) this.#socket.write(this.#subscribe);
    else if (body.includes('"errors"') || body.includes('"type":"error"')) throw new Error(body.toString());
    else this.#heard();
  }
}

function listen(order: Order): void {
  const buffer = Buffer.alloc(64 * 1024);
  const heard: number[] = [];
  let events = 0;
  let atRest = process.cpuUsage();
  const tell = (told: Told): void => void process.send?.(told);
  const hear = (): void => {
    events += 1;
    if (events > order.count) heard.push(performance.timeOrigin + performance.now());
    // As soon as some have had their first event, the next ones come.
    else if (events % AT_ONCE === 0 && events < order.count) open();
    if (events === order.count) {
      atRest = process.cpuUsage();
      tell({ opened: true });
    }
    if (heard.length < order.count) return;
    const { user, system } = process.cpuUsage(atRest);
    tell({ heard, cpuMs: (user + system) / 1000 });
  };
  const open = (): void => {
    for (let n = 0; n < AT_ONCE; n += 1) {
      new Listener(order, buffer, hear, (failed) => tell({ failed }));
    }
  };
  open();
}

process.once('message', (order: Order) => listen(order));
process.once('disconnect', () => process.exit(0));
