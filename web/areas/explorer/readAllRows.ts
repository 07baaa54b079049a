import { headers } from '../../kernel/request.ts';
import { createCsvReader } from './csvRows.ts';
import type { SentOperation } from './run.ts';

interface AllRows {
  headers: string[];
  rows: string[][];
  /** Whether the service ended it early (ANA-18). */
  isCut: boolean;
}

const TOLD_EVERY_MS = 120;

/**
 * Reads the one list of a query to its end, page after page, as the graph's CSV does. Tells how many rows there are so
 * far. Fails with the graph's own sentence where the query has no such list.
 */
export async function readAllRows(
  operation: SentOperation,
  signal: AbortSignal,
  onProgress: (rows: number) => void,
): Promise<AllRows> {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    signal,
    headers: { ...headers(), accept: 'text/csv' },
    body: JSON.stringify(operation),
  });
  const isCsv = response.headers.get('content-type')?.includes('text/csv');
  if (!response.ok || !response.body || !isCsv) throw new Error(await reasonOf(response));
  const read = createCsvReader();
  const decoder = new TextDecoder();
  const lines: string[][] = [];
  let told = 0;
  for (const stream = response.body.getReader(); ;) {
    const { done, value } = await stream.read();
    if (done) break;
    lines.push(...read(decoder.decode(value, { stream: true })));
    const now = performance.now();
    if (now - told > TOLD_EVERY_MS) {
      told = now;
      onProgress(Math.max(0, lines.length - 1));
    }
  }
  const isCut = lines.length > 1 && (lines.at(-1)?.[0]?.startsWith('#') ?? false);
  return { headers: lines[0] ?? [], rows: lines.slice(1, isCut ? -1 : undefined), isCut };
}

async function reasonOf(response: Response): Promise<string> {
  const answer = (await response.json().catch(() => null)) as { errors?: { message?: string }[] } | null;
  return answer?.errors?.[0]?.message ?? String(response.status);
}
