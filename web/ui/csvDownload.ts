import { saveFile } from './saveFile.ts';

interface CsvRequest {
  fileName: string;
  query: string;
  operationName: string;
  variables: Record<string, unknown>;
  signal: AbortSignal;
  onProgress: (progress: { rows: number; bytes: number }) => void;
}

const NEWLINE = 10;
const PROGRESS_EVERY_MS = 120;

/**
 * Runs a connection query as CSV (POST /graphql, Accept: text/csv), counts rows as they stream in and saves the
 * file. `isCut` tells that the service ended it early: it then closes with a comment line (ANA-18).
 */
export async function downloadCsv(request: CsvRequest): Promise<{ isCut: boolean; rows: number }> {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    signal: request.signal,
    headers: { 'content-type': 'application/json', accept: 'text/csv', 'apollo-require-preflight': '1' },
    body: JSON.stringify({
      query: request.query,
      operationName: request.operationName,
      variables: request.variables,
    }),
  });
  const isCsv = response.headers.get('content-type')?.includes('text/csv');
  if (!response.ok || !response.body || !isCsv) throw new Error(`export answered ${response.status}`);
  const { chunks, lines } = await read(response.body, request.onProgress);
  const ending = await lastLine(chunks);
  const isCut = ending.startsWith('#');
  saveFile(new Blob(chunks, { type: 'text/csv;charset=utf-8' }), request.fileName);
  // One line is the header; a comment line is no row.
  return { isCut, rows: Math.max(lines - 1 - (isCut ? 1 : 0), 0) };
}

async function read(body: ReadableStream<Uint8Array>, onProgress: CsvRequest['onProgress']) {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let lines = 0;
  let bytes = 0;
  let told = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value as Uint8Array<ArrayBuffer>);
    bytes += value.length;
    for (const byte of value) if (byte === NEWLINE) lines += 1;
    const now = performance.now();
    if (now - told > PROGRESS_EVERY_MS) {
      told = now;
      onProgress({ rows: Math.max(lines - 1, 0), bytes });
    }
  }
  onProgress({ rows: Math.max(lines - 1, 0), bytes });
  return { chunks, lines };
}

async function lastLine(chunks: readonly Uint8Array<ArrayBuffer>[]): Promise<string> {
  const tail = await new Blob(chunks.slice(-2)).text();
  return tail.trimEnd().split('\n').at(-1) ?? '';
}
