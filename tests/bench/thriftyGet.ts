import { connect, type Socket } from 'node:net';

const HEAD_ENDS = '\r\n\r\n';
const LARGEST_HEAD = 16_384;

/**
 * One viewer's connection, kept open. What arrives is read into one buffer that all connections of the process share: a
 * client that makes a new one of each piece spends a tenth of its time collecting them, and takes that for the server's.
 */
export class ThriftyConnection {
  static readonly #piece = Buffer.allocUnsafe(65_536);
  readonly #socket: Socket;
  readonly #host: string;
  #head = Buffer.alloc(0);
  #body: Buffer[] | undefined;
  #left = Number.NaN;
  #waiting: { resolve: (body: Buffer) => void; reject: (error: Error) => void } | undefined;

  constructor({ hostname, port, host }: URL) {
    this.#host = host;
    this.#socket = connect({
      ...{ host: hostname, port: Number(port), noDelay: true },
      onread: {
        buffer: ThriftyConnection.#piece,
        callback: (length, piece) => {
          this.#read(Buffer.from(piece.buffer, piece.byteOffset, length));
          return true;
        },
      },
    });
    this.#socket.once('error', (error) => this.#fail(error));
    this.#socket.once('close', () => this.#fail(new Error('A viewer was cut off.')));
  }

  /** The body of what is answered; of what is large, only that it came. @throws where it is not 200 with its length told */
  get(url: URL, isKept: boolean): Promise<Buffer> {
    this.#body = isKept ? [] : undefined;
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(`GET ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${this.#host}\r\n\r\n`);
    });
  }

  close(): void {
    this.#waiting = undefined;
    this.#socket.destroy();
  }

  #read(piece: Buffer): void {
    if (Number.isNaN(this.#left)) this.#readHead(piece);
    else this.#readBody(piece);
  }

  #readHead(piece: Buffer): void {
    this.#head = Buffer.concat([this.#head, piece]);
    const end = this.#head.indexOf(HEAD_ENDS);
    if (end < 0 && this.#head.length < LARGEST_HEAD) return;
    const head = this.#head.toString('latin1', 0, end);
    const length = /^content-length: (\d+)$/im.exec(head)?.[1];
    if (!head.startsWith('HTTP/1.1 200 ') || length === undefined)
      return this.#fail(new Error(`A viewer is answered ${head.split('\r\n', 1)[0] ?? ''}.`));
    const rest = this.#head.subarray(end + HEAD_ENDS.length);
    this.#head = Buffer.alloc(0);
    this.#left = Number(length);
    this.#readBody(rest);
  }

  #readBody(piece: Buffer): void {
    this.#body?.push(Buffer.from(piece));
    this.#left -= piece.length;
    if (this.#left > 0) return;
    this.#left = Number.NaN;
    this.#waiting?.resolve(Buffer.concat(this.#body ?? []));
    this.#waiting = undefined;
  }

  #fail(error: Error): void {
    this.#waiting?.reject(error);
    this.#waiting = undefined;
  }
}
