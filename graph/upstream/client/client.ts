import type {
  AnswerOf,
  CallArguments,
  Method,
  OperationOf,
  PathWith,
  PlainOptions,
  ResponseHeaders,
} from './typedCall.ts';
import type { Visitor } from '../../kernel/context.ts';
import type { Cancellation } from '../../kernel/cancellation.ts';
import type { Authority } from './authority.ts';
import type { UpstreamLog } from './callLog.ts';
import type { Received } from './send.ts';
import type { RestUpstream } from './upstream.ts';
import { nobody } from './authority.ts';

/** Name of the cookie that the platform knows a browser by after a sign-in. */
export const DEVICE_COOKIE = 'known_device';

type Call<M extends Method> = <P extends PathWith<M>>(
  path: P,
  ...options: CallArguments<OperationOf<M, P>>
) => Promise<AnswerOf<OperationOf<M, P>>>;

/**
 * REST calls in one caller's name, typed from the platform's OpenAPI document: `get('/api/v3/regions')`.
 * Each resolves with the answer's body and rejects with a RestError. An answer may be shared with others who asked
 * the same: never change it.
 */
export interface RestClient {
  get: Call<'get'>;
  post: Call<'post'>;
  put: Call<'put'>;
  patch: Call<'patch'>;
  delete: Call<'delete'>;
  /** Like `get`, with the headers of the answer: `Link` for instance (C-260). */
  getWithHeaders<P extends PathWith<'get'>>(
    path: P,
    ...options: CallArguments<OperationOf<'get', P>>
  ): Promise<{ body: AnswerOf<OperationOf<'get', P>>; headers: ResponseHeaders }>;
  /** Like `post`, with the headers of the answer: `Set-Cookie` for instance (C-001). */
  postWithHeaders<P extends PathWith<'post'>>(
    path: P,
    ...options: CallArguments<OperationOf<'post', P>>
  ): Promise<{ body: AnswerOf<OperationOf<'post', P>>; headers: ResponseHeaders }>;
  /** The same client without any sharing: each call is one of its own, for authorising a subscriber. */
  unshared(): RestClient;
  /** The same client without the caller's session: public calls, and the token call itself (SES-07). */
  anonymous(): RestClient;
  /** In whose name it calls. */
  readonly authority: Authority;
  /** The present moment by the clock that its retries and renewals follow. */
  now(): Date;
}

interface Bound {
  authority: Authority;
  trackingId: string;
  log: UpstreamLog;
  share?: boolean;
  /** The browser, for services that count attempts by address and note who changed what; null when nobody in particular asks. */
  visitor?: Visitor | null;
  /** When the operation has to end; without it, calls end only by themselves. */
  ending?: Cancellation | null;
}

/** A client for one caller and one operation over the process's upstream. */
export function createRestClient(upstream: RestUpstream, bound: Bound): RestClient {
  // The signatures of RestClient are checked where they are used; underneath all methods are one function.
  return new BoundClient(upstream, bound) as unknown as RestClient;
}

class BoundClient {
  readonly #upstream: RestUpstream;
  readonly #bound: Bound;

  constructor(upstream: RestUpstream, bound: Bound) {
    this.#upstream = upstream;
    this.#bound = bound;
  }

  get authority(): Authority {
    return this.#bound.authority;
  }

  now(): Date {
    return this.#upstream.now();
  }

  #perform(method: string, template: string, given: PlainOptions = {}): Promise<Received> {
    const { authority, trackingId, log, share = true, visitor = null, ending = null } = this.#bound;
    // Reading is shared by many browsers; what asks for a password or changes something is none of it.
    const isTold = method !== 'GET' || given.toldOfVisitor;
    const options = isTold && visitor ? forwarded(visitor, given) : given;
    return this.#upstream.perform({ method, template, options, authority, trackingId, log, share, ending });
  }

  async get(path: string, options?: PlainOptions): Promise<unknown> {
    return (await this.#perform('GET', path, options)).body;
  }

  async post(path: string, options?: PlainOptions): Promise<unknown> {
    return (await this.#perform('POST', path, options)).body;
  }

  async put(path: string, options?: PlainOptions): Promise<unknown> {
    return (await this.#perform('PUT', path, options)).body;
  }

  async patch(path: string, options?: PlainOptions): Promise<unknown> {
    return (await this.#perform('PATCH', path, options)).body;
  }

  async delete(path: string, options?: PlainOptions): Promise<unknown> {
    return (await this.#perform('DELETE', path, options)).body;
  }

  getWithHeaders(path: string, options?: PlainOptions): Promise<Received> {
    return this.#perform('GET', path, options);
  }

  postWithHeaders(path: string, options?: PlainOptions): Promise<Received> {
    return this.#perform('POST', path, options);
  }

  unshared(): RestClient {
    return createRestClient(this.#upstream, { ...this.#bound, share: false });
  }

  anonymous(): RestClient {
    return createRestClient(this.#upstream, { ...this.#bound, authority: nobody });
  }
}

/** The same call with whom it is made for, so that neither a throttle nor the audit takes the graph for everybody. */
function forwarded(visitor: Visitor, options: PlainOptions): PlainOptions {
  const cookies = [
    ...(options.headers?.cookie ? [options.headers.cookie] : []),
    ...(visitor.devices === null ? [] : [`${DEVICE_COOKIE}=${visitor.devices}`]),
  ];
  return {
    ...options,
    headers: {
      ...options.headers,
      ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
      ...forwardedHeaders(visitor),
    },
  };
}

/** Headers that tell a service about the visitor. */
export function forwardedHeaders({ address, agent, timezone }: Visitor): Record<string, string> {
  return {
    ...(address !== null && { 'x-forwarded-for': address }),
    ...(agent !== null && { 'x-forwarded-user-agent': agent }),
    ...(timezone !== null && { 'x-time-zone': timezone }),
  };
}
