import { headers } from '../kernel/request.ts';
import { CsvFailed, NETWORK, readFailure } from './csvFailure.ts';

/** An operation whose result is wanted as CSV. */
export interface CsvOperation {
  query: string;
  operationName?: string | null | undefined;
  variables?: Record<string, unknown> | undefined;
}

/**
 * Runs a connection query as CSV (POST /graphql, Accept: text/csv), to the end of its list; answers the stream of its
 * bytes. Throws {@link CsvFailed} when the export is refused or nothing answers.
 */
export async function requestCsv(
  { query, operationName, variables }: CsvOperation,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    signal,
    headers: { ...headers(), accept: 'text/csv' },
    body: JSON.stringify({ query, operationName, variables }),
  }).catch((error: unknown) => {
    throw signal.aborted ? error : new CsvFailed(NETWORK);
  });
  const isCsv = response.headers.get('content-type')?.includes('text/csv');
  if (!response.ok || !response.body || !isCsv) throw new CsvFailed(await readFailure(response));
  return response.body;
}
