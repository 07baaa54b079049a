import type { FastifyRequest } from 'fastify';
import type { OperationRequest } from '../../engine/operations.ts';

/** Reason why a request is invalid. */
export interface BadRequest {
  status: number;
  code: string;
  message: string;
}

/** Answer to a request that names its document by a hash or id: the graph stores no documents of clients. */
export const PERSISTED_QUERY = {
  code: 'PERSISTED_QUERY_NOT_SUPPORTED',
  message: 'Persisted queries are not supported. Send the whole document as query.',
} as const;

/** Headers that no form and no link of another site can send without being asked first by the browser. */
const MEANT = ['apollo-require-preflight', 'x-apollo-operation-name', 'x-graphql-preflight'];

/**
 * Reads the operation out of a request, GraphQL over HTTP: POST with a JSON body, or GET with a query string. Refuses
 * what a page of another site could send in a visitor's name (CSRF), and several operations at once.
 */
export function readRequest(request: FastifyRequest): OperationRequest | BadRequest {
  if (request.method === 'GET') {
    if (!isMeant(request)) return forged();
    return readQueryString(request.query as Record<string, unknown>);
  }
  // A body of JSON is asked for first by every browser; forms can send text only.
  if (!isJson(request) && !isMeant(request)) return forged();
  const { body } = request;
  if (Array.isArray(body)) return bad('BATCHING_DISABLED', 'Send one operation a request.');
  if (!isRecord(body)) return bad('BAD_REQUEST', 'Send the operation as a JSON object.');
  return readParts(body);
}

/** True if a request names its document by a hash or id and does not contain it. */
export function isPersistedOnly(parts: object): boolean {
  const { query, extensions, documentId } = parts as Record<string, unknown>;
  if (typeof query === 'string' && query !== '') return false;
  return typeof documentId === 'string' || (isRecord(extensions) && isRecord(extensions.persistedQuery));
}

/** True if the body is JSON. */
export function isJson(request: FastifyRequest): boolean {
  return request.headers['content-type']?.startsWith('application/json') ?? false;
}

function readQueryString(query: Record<string, unknown>): OperationRequest | BadRequest {
  const { query: document, operationName, documentId } = query;
  const parts: Record<string, unknown> = { query: document, operationName, documentId };
  for (const name of ['variables', 'extensions']) {
    const text = query[name];
    if (typeof text !== 'string') continue;
    try {
      parts[name] = JSON.parse(text) as unknown;
    } catch {
      return bad('BAD_REQUEST', `${name} must be JSON.`);
    }
  }
  return readParts(parts);
}

function readParts(parts: Record<string, unknown>): OperationRequest | BadRequest {
  const { query, operationName, variables, extensions } = parts;
  if (isPersistedOnly(parts)) return bad(PERSISTED_QUERY.code, PERSISTED_QUERY.message);
  if (typeof query !== 'string' || query === '') return bad('BAD_REQUEST', 'query must be a document.');
  if (operationName != null && typeof operationName !== 'string') {
    return bad('BAD_REQUEST', 'operationName must be text.');
  }
  if (variables != null && !isRecord(variables)) return bad('BAD_REQUEST', 'variables must be an object.');
  // Extensions are not used, but a value of another kind is a mistake of the client.
  if (extensions != null && !isRecord(extensions)) return bad('BAD_REQUEST', 'extensions must be an object.');
  return { query, operationName: operationName ?? null, variables: variables ?? {} };
}

function isMeant(request: FastifyRequest): boolean {
  return MEANT.some((name) => request.headers[name] !== undefined);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function bad(code: string, message: string): BadRequest {
  return { status: 400, code, message };
}

function forged(): BadRequest {
  return bad(
    'CSRF_REFUSED',
    `Refused as a possible CSRF: send JSON, or one of the headers ${MEANT.join(', ')}.`,
  );
}
