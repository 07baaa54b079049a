import { Pool, errors, type Dispatcher } from 'undici';
import type { Cancellation, Listening } from '../../kernel/cancellation.ts';
import type { ProcessorTurns } from '../../kernel/processorTurns.ts';
import type { TransportCode } from '../../kernel/restError.ts';

/** Reads a body that came in these pieces; they are nobody's afterwards. */
export type Decode = (pieces: readonly Buffer[]) => unknown;

/** One attempt at a call. */
export interface Attempt {
  /** Name of the service: each has connections of its own, so that a slow one holds up no other. */
  service: string;
  /** Base URL of the service, without a trailing slash; may have a path. */
  base: string;
  method: string;
  /** Path and query. */
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** Reads the body of a successful answer, in the pieces it came in; parses it as JSON without. */
  decode?: Decode | undefined;
  /** When it is broken off, without an answer. */
  ending?: Cancellation | null;
  /** Turns of the organization that parse the response. Null for none. */
  turns: ProcessorTurns | null;
  organisation: string;
}

/** Response: status, headers by lowercase name, and the body, parsed if it is JSON. */
export interface Received {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Parsed JSON; undefined for an empty body or one that is not JSON. */
  body: unknown;
  /** True if there was a body that is not JSON (an HTML page, a cut answer). */
  malformed: boolean;
}

/** An attempt that got no answer at all. */
export class TransportFault extends Error {
  readonly code: TransportCode;

  constructor(code: TransportCode, cause: unknown) {
    super(code, { cause });
    this.name = 'TransportFault';
    this.code = code;
  }
}

/** Sends attempts over kept-alive connections. */
export interface Sender {
  /** Resolves with whatever was answered; rejects with a {@link TransportFault}. */
  send(attempt: Attempt): Promise<Received>;
  close(): Promise<void>;
}

const KEEP_ALIVE_MS = 30_000;
/** An answer larger than this is refused: no call of the catalog comes near. */
const LARGEST_ANSWER_BYTES = 64 * 1024 * 1024;

/**
 * A sender with one pool of connections for each service.
 * `timeoutMs` bounds the wait for the headers, and again each pause within the body.
 */
export function createSender(options: { timeoutMs: number; connections: number }): Sender {
  const pools = new Map<string, { pool: Pool; prefix: string }>();

  function poolOf(service: string, base: string): { pool: Pool; prefix: string } {
    const before = pools.get(service);
    if (before) return before;
    const url = new URL(base);
    const entry = {
      pool: new Pool(url.origin, {
        connections: options.connections,
        keepAliveTimeout: KEEP_ALIVE_MS,
        headersTimeout: options.timeoutMs,
        bodyTimeout: options.timeoutMs,
        connect: { timeout: options.timeoutMs },
        maxResponseSize: LARGEST_ANSWER_BYTES,
      }),
      prefix: url.pathname.replace(/\/$/, ''),
    };
    pools.set(service, entry);
    return entry;
  }

  /** Dispatches an attempt once; `failed` hears when nothing was answered. */
  function dispatch(
    attempt: Attempt,
    resolve: (received: Received) => void,
    failed: (error: unknown) => void,
  ): void {
    try {
      const { pool, prefix } = poolOf(attempt.service, attempt.base);
      pool.dispatch(
        {
          method: attempt.method as Dispatcher.HttpMethod,
          path: prefix + attempt.path,
          headers: attempt.headers,
          body: attempt.body ?? null,
        },
        new AnswerReader(resolve, failed, attempt),
      );
    } catch (error) {
      failed(error);
    }
  }

  return {
    send(attempt) {
      return new Promise((resolve, reject) => {
        dispatch(attempt, resolve, (error) => {
          // A kept-alive connection may be closed by the other side just as it is used again. Reading is safe to
          // send anew at once; this is no retry in the sense of NET-01, the service has not answered. Not within the
          // call of this, by which the pool is only about to see that the connection is gone.
          if (attempt.method !== 'GET' || !(error instanceof errors.SocketError)) reject(faultOf(error));
          else queueMicrotask(() => dispatch(attempt, resolve, (again) => reject(faultOf(again))));
        });
      });
    },
    async close() {
      await Promise.all([...pools.values()].map(({ pool }) => pool.destroy()));
    },
  };
}

/** Gathers one answer. Undici's own request() would give it as a stream, which costs more than all the rest. */
class AnswerReader implements Dispatcher.DispatchHandler {
  readonly #resolve: (received: Received) => void;
  readonly #reject: (error: unknown) => void;
  readonly #attempt: Attempt;
  readonly #chunks: Buffer[] = [];
  #listening: Listening | undefined;
  #status = 0;
  #headers: Received['headers'] = {};

  constructor(resolve: (received: Received) => void, reject: (error: unknown) => void, attempt: Attempt) {
    this.#resolve = resolve;
    this.#reject = reject;
    this.#attempt = attempt;
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#forgetEnding();
    this.#listening = this.#attempt.ending?.hear(() => controller.abort(new Error('Broken off.')));
  }

  onResponseStart(_controller: unknown, status: number, headers: Received['headers']): void {
    this.#status = status;
    this.#headers = headers;
  }

  onResponseData(_controller: unknown, chunk: Buffer): void {
    this.#chunks.push(chunk);
  }

  #forgetEnding(): void {
    if (this.#listening) this.#attempt.ending?.forget(this.#listening);
  }

  onResponseEnd(): void {
    this.#forgetEnding();
    const { turns, organisation } = this.#attempt;
    if (turns) turns.take(organisation, () => this.#read());
    else this.#read();
  }

  #read(): void {
    const { decode } = this.#attempt;
    const { body, malformed } =
      this.#status === 200 && decode ? decoded(this.#chunks, decode) : parse(textOf(this.#chunks));
    this.#resolve({ status: this.#status, headers: this.#headers, body, malformed });
  }

  onResponseError(_controller: unknown, error: Error): void {
    this.#forgetEnding();
    this.#reject(error);
  }
}

function textOf(chunks: readonly Buffer[]): string {
  const [only] = chunks;
  return (chunks.length === 1 && only ? only : Buffer.concat(chunks)).toString('utf8');
}

function parse(text: string): { body: unknown; malformed: boolean } {
  if (text === '') return { body: undefined, malformed: false };
  try {
    return { body: JSON.parse(text) as unknown, malformed: false };
  } catch {
    return { body: undefined, malformed: true };
  }
}

function decoded(chunks: readonly Buffer[], decode: Decode): { body: unknown; malformed: boolean } {
  try {
    return { body: decode(chunks), malformed: false };
  } catch {
    return { body: undefined, malformed: true };
  }
}

function faultOf(error: unknown): TransportFault {
  const timedOut =
    error instanceof errors.HeadersTimeoutError ||
    error instanceof errors.BodyTimeoutError ||
    error instanceof errors.ConnectTimeoutError;
  return new TransportFault(timedOut ? 'TIMEOUT' : 'UNREACHABLE', error);
}
