import { readNotes } from '../../../schema/rules/csvNotes.ts';
import { CsvFailed } from '../../ui/csvFailure.ts';
import { requestCsv } from '../../ui/csvRequest.ts';
import { createCsvReader } from './csvRows.ts';
import type { SentOperation } from './run.ts';

interface AllRows {
  headers: string[];
  rows: string[][];
  /** True if the service has more rows than can be read (ANA-18). */
  isCut: boolean;
}

const PROGRESS_EVERY_MS = 120;

/**
 * Reads the one list of a query to its end, page after page, as the graph's CSV does, and reports how many rows there
 * are so far. Throws a CsvFailed when the graph refuses that, or when it fails on its way.
 */
export async function readAllRows(
  operation: SentOperation,
  signal: AbortSignal,
  onProgress: (rows: number) => void,
): Promise<AllRows> {
  const body = await requestCsv(operation, signal);
  const read = createCsvReader();
  const decoder = new TextDecoder();
  const lines: string[][] = [];
  let reportedAt = 0;
  for (const stream = body.getReader(); ;) {
    const { done, value } = await stream.read();
    if (done) break;
    lines.push(...read(decoder.decode(value, { stream: true })));
    const now = performance.now();
    if (now - reportedAt > PROGRESS_EVERY_MS) {
      reportedAt = now;
      onProgress(Math.max(0, lines.length - 1));
    }
  }
  const [headers = [], ...rows] = lines;
  // A note is no row, but it may contain commas.
  const notes = readNotes(rows.slice(-2).map((cells) => cells.join(',')));
  const failed = notes.find((note) => note.kind === 'failed');
  if (failed) throw new CsvFailed({ code: failed.code, message: failed.message });
  return {
    headers,
    rows: rows.slice(0, rows.length - notes.length),
    isCut: notes.some(({ kind }) => kind === 'cut'),
  };
}
