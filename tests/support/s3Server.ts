import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Settings } from '../../fixtures/platform/kernel/store/s3Settings.ts';
import { sha256, signatureFault, type S3Account } from './s3Signature.ts';

/** A file in the bucket. */
interface S3Object {
  bytes: Buffer;
  type: string;
  etag: string;
  modifiedAt: Date;
}

/** A request, as tests look at it. */
export interface S3Request {
  method: string;
  key: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
}

/** S3-compatible storage of a test's own: one bucket in memory, spoken to over HTTP, every signature checked. */
export interface S3Server {
  settings: S3Settings;
  objects: Map<string, S3Object>;
  requests: S3Request[];
  /** Asked before each request is served: an error code refuses it, a promise holds it up. */
  interfere: (request: S3Request) => string | null | Promise<string | null>;
  /** Nothing answers any more, until `resume`. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  close(): Promise<void>;
}

const STATUS: Record<string, number> = {
  AuthorizationHeaderMalformed: 400,
  BadDigest: 400,
  InvalidArgument: 400,
  MissingContentLength: 411,
  XAmzContentSHA256Mismatch: 400,
  InvalidRange: 416,
  MethodNotAllowed: 405,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  InternalError: 500,
  SlowDown: 503,
};
/** Keys in one answer; S3 gives a thousand. */
const LISTED_AT_ONCE = 7;

const ACCOUNT: S3Account = {
  accessKeyId: 'AKIATESTTESTTEST',
  secretAccessKey: 'a+secret/with=signs',
  region: 'eu-test-1',
};

class Refused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Starts the storage on a port of its own, or on the one given. */
export async function startS3Server(port = 0): Promise<S3Server> {
  const settings: S3Settings = {
    endpoint: '',
    bucket: 'rostrum-media',
    ...ACCOUNT,
    sessionToken: undefined,
    prefix: 'studio/',
    pathStyle: true,
  };
  const s3: S3Server = {
    settings,
    objects: new Map(),
    requests: [],
    interfere: () => null,
    pause: () => stop(server),
    resume: () => listen(server, Number(new URL(settings.endpoint).port)),
    close: () => stop(server),
  };
  const server = createServer((request, response) => {
    serve(s3, request, response).catch((error: unknown) => {
      refuse(request, response, error instanceof Refused ? error.code : 'InternalError');
    });
  });
  await listen(server, port);
  settings.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return s3;
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
}

async function stop(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

async function serve(s3: S3Server, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/', headers } = incoming;
  const [path = '/', search = ''] = url.split('?', 2);
  const [, bucket = '', key = ''] = /^\/([^/]*)\/?(.*)$/.exec(decodeURIComponent(path)) ?? [];
  const request: S3Request = { method, key, query: new URLSearchParams(search), headers };
  s3.requests.push(request);
  const bytes = Buffer.concat(await incoming.toArray());
  const fault =
    signatureFault({ method, url, headers }, ACCOUNT, new Date()) ?? (await s3.interfere(request));
  if (fault !== null) throw new Refused(fault);
  if (bucket !== s3.settings.bucket) throw new Refused('NoSuchBucket');
  if (headers['x-amz-content-sha256'] !== sha256(bytes)) throw new Refused('XAmzContentSHA256Mismatch');
  if (key === '' && method === 'GET') return list(s3, request, response);
  if (key === '' && method === 'POST' && request.query.has('delete')) {
    const md5 = createHash('md5').update(bytes).digest('base64');
    if (headers['content-md5'] !== md5) throw new Refused('BadDigest');
    return removeMany(s3, bytes.toString(), response);
  }
  if (key === '') throw new Refused('MethodNotAllowed');
  switch (method) {
    case 'GET':
    case 'HEAD':
      return give(s3, request, response);
    case 'PUT':
      return take(s3, request, bytes, response);
    case 'DELETE':
      s3.objects.delete(key);
      response.writeHead(204).end();
      return;
    default:
      throw new Refused('MethodNotAllowed');
  }
}

function take(s3: S3Server, { key, headers }: S3Request, bytes: Buffer, response: ServerResponse): void {
  if (headers['content-length'] === undefined) throw new Refused('MissingContentLength');
  const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
  s3.objects.set(key, { bytes, etag, type: headers['content-type'] ?? '', modifiedAt: new Date() });
  response.writeHead(200, { etag }).end();
}

function give(s3: S3Server, { method, key, headers }: S3Request, response: ServerResponse): void {
  const object = s3.objects.get(key);
  if (object === undefined) throw new Refused('NoSuchKey');
  const { bytes, type, etag, modifiedAt } = object;
  const known = {
    'content-type': type,
    etag,
    'last-modified': modifiedAt.toUTCString(),
    'accept-ranges': 'bytes',
  };
  const range = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '');
  if (range === null) {
    response.writeHead(200, { ...known, 'content-length': bytes.length });
    response.end(method === 'HEAD' ? undefined : bytes);
    return;
  }
  const from = Number(range[1]);
  const to = Math.min(range[2] ? Number(range[2]) : Number.POSITIVE_INFINITY, bytes.length - 1);
  if (from > to) throw new Refused('InvalidRange');
  response.writeHead(206, {
    ...known,
    'content-length': to - from + 1,
    'content-range': `bytes ${from}-${to}/${bytes.length}`,
  });
  response.end(bytes.subarray(from, to + 1));
}

function list(s3: S3Server, { query }: S3Request, response: ServerResponse): void {
  if (query.get('list-type') !== '2') throw new Refused('InvalidArgument');
  const prefix = query.get('prefix') ?? '';
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64url').toString();
  const keys = [...s3.objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, Math.min(Number(query.get('max-keys') ?? LISTED_AT_ONCE), LISTED_AT_ONCE));
  const next = Buffer.from(page.at(-1) ?? '').toString('base64url');
  const contents = page.map(
    (key) => `<Contents><Key>${xml(key)}</Key><Size>${s3.objects.get(key)?.bytes.length}</Size></Contents>`,
  );
  const more = keys.length > page.length;
  answer(
    response,
    200,
    `<ListBucketResult><IsTruncated>${more}</IsTruncated>${contents.join('')}${
      more ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
    }</ListBucketResult>`,
  );
}

function removeMany(s3: S3Server, order: string, response: ServerResponse): void {
  for (const [, key = ''] of order.matchAll(/<Key>(.*?)<\/Key>/g)) s3.objects.delete(key);
  answer(response, 200, '<DeleteResult/>');
}

function refuse(request: IncomingMessage, response: ServerResponse, code: string): void {
  const status = STATUS[code] ?? 403;
  if (request.method === 'HEAD') response.writeHead(status).end();
  else
    answer(
      response,
      status,
      `<Error><Code>${code}</Code><Message>A test's storage &amp; its word</Message></Error>`,
    );
}

function answer(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>\n${body}`);
}

function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
