import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';
import { deviceZone } from '../time/formatters.ts';

/** Error of a request to the graph, with its stable code. */
export class RequestError extends Error {
  readonly code: string;
  readonly status: number | null;

  constructor(message: string, code: string, status: number | null) {
    super(message);
    this.name = 'RequestError';
    this.code = code;
    this.status = status;
  }
}

interface GraphAnswer<TData> {
  data?: TData | null;
  errors?: { message: string; extensions?: { code?: string; status?: number } }[];
}

/**
 * Runs one operation without a cache. For the session, which stands outside every cache, and so that
 * signing in needs none of the code that a signed-in person needs.
 * Fails with RequestError; code NETWORK when nothing answered.
 */
export async function request<TData, TVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
): Promise<TData> {
  const answer = await send<TData>(JSON.stringify({ query: print(document), variables }));
  const error = answer.errors?.[0];
  if (error) {
    throw new RequestError(
      error.message,
      error.extensions?.code ?? 'INTERNAL_SERVER_ERROR',
      error.extensions?.status ?? null,
    );
  }
  if (!answer.data) throw new RequestError('The answer was empty.', 'INTERNAL_SERVER_ERROR', null);
  return answer.data;
}

async function send<TData>(body: string): Promise<GraphAnswer<TData>> {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers: headers(),
      body,
    });
    return (await response.json()) as GraphAnswer<TData>;
  } catch {
    throw new RequestError('Nothing answered.', 'NETWORK', null);
  }
}

/**
 * Headers of every request to the graph: the tracking id (SES-18), the proof that no foreign page sent it, and the zone of
 * the device, from which a session tells where it was opened.
 */
export function headers(): Record<string, string> {
  const timezone = deviceZone();
  return {
    'content-type': 'application/json',
    accept: 'application/json',
    'apollo-require-preflight': '1',
    'x-tracking-id': crypto.randomUUID(),
    ...(timezone && { 'x-time-zone': timezone }),
  };
}
