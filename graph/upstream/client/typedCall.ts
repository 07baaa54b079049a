import type { LimitFunction } from 'p-limit';
import type { Decode } from './send.ts';
import type { paths } from './__generated__/platform.ts';

/** Methods of the catalog. */
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Path templates that have this method, for example `/api/v3/customers/{id}/encoders`. */
export type PathWith<M extends Method> = {
  [P in keyof paths]: paths[P] extends { [K in M]: unknown } ? P : never;
}[keyof paths] &
  string;

/** The OpenAPI operation of a method and path. */
export type OperationOf<M extends Method, P extends string> = P extends keyof paths
  ? IsAny<paths[P]> extends true
    ? paths[P]
    : paths[P] extends { [K in M]: infer O }
      ? O
      : never
  : never;

/** True for `any`, which is what the stand-in for missing types yields. */
type IsAny<T> = 0 extends 1 & T ? true : false;

type PathParameters<O> = O extends { parameters: { path: infer T } }
  ? T extends object
    ? { params: { [K in keyof T]: T[K] } }
    : { params?: undefined }
  : { params?: undefined };

type QueryParameters<O> = O extends { parameters: { query: infer T } }
  ? T extends object
    ? { query: T }
    : { query?: undefined }
  : O extends { parameters: { query?: infer T } }
    ? { query?: T }
    : { query?: undefined };

type BodyOf<O> = O extends { requestBody: { content: { 'application/json': infer T } } }
  ? { body: T }
  : O extends { requestBody?: infer R }
    ? NonNullable<R> extends { content: { 'application/json': infer T } }
      ? { body?: T }
      : { body?: undefined }
    : { body?: undefined };

/** Settings of one call that are not part of the request itself. */
export interface CallSettings {
  /** An answer no older than so many milliseconds will do (LST, CON-01, STM-24). Reading calls only. */
  freshMs?: number;
  /**
   * Bounds the calls of one kind in flight, beside the service's own limit. Make one limiter for the process.
   * Equal calls under way take one place together (PLS-04).
   */
  limit?: LimitFunction;
  /** Request headers beside those that every call carries. */
  headers?: Readonly<Record<string, string>>;
  /** For a GET that is limited by the browser's address: tells the service of the browser. Such a call is never shared. */
  toldOfVisitor?: boolean;
  /** Reads the body of a successful answer otherwise than as JSON. Such a call is never shared. */
  decode?: Decode;
}

/** Everything a call takes, typed by its operation. */
export type CallOptions<O> =
  IsAny<O> extends true
    ? CallSettings & {
        params?: Readonly<Record<string, string | number>>;
        query?: Readonly<Record<string, unknown>>;
        body?: unknown;
      }
    : CallSettings & PathParameters<O> & QueryParameters<O> & BodyOf<O>;

/** The options argument: it may be left out when nothing in it is required. */
export type CallArguments<O> =
  Record<never, never> extends CallOptions<O> ? [CallOptions<O>?] : [CallOptions<O>];

type JsonOf<R> = R extends { content: { 'application/json': infer T } } ? T : never;

type SuccessOf<R> = { [S in keyof R]: S extends 200 | 201 | 202 ? JsonOf<R[S]> : never }[keyof R];

/** The body a call answers with; undefined for a 204. */
export type AnswerOf<O> =
  IsAny<O> extends true
    ? // The stand-in for missing types knows no shapes.
      // eslint-disable-next-line @typescript-eslint/no-explicit-any
      any
    : O extends { responses: infer R }
      ? [SuccessOf<R>] extends [never]
        ? undefined
        : SuccessOf<R>
      : never;

/** Response headers by lower-case name. */
export type ResponseHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** Options of a call without its types. */
export interface PlainOptions extends CallSettings {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}
