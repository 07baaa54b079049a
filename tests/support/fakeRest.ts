import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request that a fake service got. */
export interface SeenRequest {
  method: string;
  /** Path without query. */
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  // Tests know what they sent.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
}

/** Response of a fake service: JSON by default, text for a string `body`, and none for `hang`. */
export interface FakeAnswer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string | string[]>;
  hang?: boolean;
}

type Answerer = (request: SeenRequest) => FakeAnswer | Promise<FakeAnswer>;

/** A REST server for tests: real HTTP, made-up answers. */
export interface FakeRest {
  url: string;
  /** Says what a method and path answer; a path may end in `*`. The latest matching one is taken. */
  on(method: string, path: string, answer: FakeAnswer | Answerer): void;
  /** Requests so far, in the order of their arrival. */
  readonly seen: readonly SeenRequest[];
  /** Requests to a path, or to paths with a beginning when it ends in `*`. */
  to(path: string): SeenRequest[];
  /** Forgets the requests so far. */
  forget(): void;
  close(): Promise<void>;
}

/** Starts a fake REST server on a free port. Unknown paths answer 404 in the platform's form. */
export async function startFakeRest(): Promise<FakeRest> {
  const rules: { method: string; path: string; answer: Answerer }[] = [];
  let seen: SeenRequest[] = [];

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://fake');
      const text = Buffer.concat(chunks).toString('utf8');
      const noted: SeenRequest = {
        method: request.method ?? '',
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        body: text ? (JSON.parse(text) as unknown) : undefined,
      };
      seen.push(noted);
      const rule = rules.findLast((one) => one.method === noted.method && matches(one.path, noted.path));
      const missing = { status: 404, body: { code: 'NOT_FOUND', message: 'Resource does not exist.' } };
      void Promise.resolve(rule ? rule.answer(noted) : missing).then((answer) => write(response, answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    on(method, path, answer) {
      rules.push({ method, path, answer: typeof answer === 'function' ? answer : () => answer });
    },
    get seen() {
      return seen;
    },
    to: (path) => seen.filter((request) => matches(path, request.path)),
    forget() {
      seen = [];
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

function write(response: ServerResponse, { status = 200, body, headers = {}, hang }: FakeAnswer): void {
  if (hang) return;
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(text);
}
