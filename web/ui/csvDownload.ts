import { readNotes } from '../../schema/rules/csvNotes.ts';
import { CsvFailed } from './csvFailure.ts';
import { requestCsv, type CsvOperation } from './csvRequest.ts';
import { saveFile } from './saveFile.ts';

interface CsvDownload extends CsvOperation {
  fileName: string;
  signal: AbortSignal;
  onProgress: (progress: { rows: number; bytes: number }) => void;
}

/** Result of a saved export. */
interface CsvSaved {
  rows: number;
  /** True if the service has more rows than one export may contain (ANA-18). */
  isCut: boolean;
  /** Cells that are empty because their values could not be read. */
  gaps: number;
}

const NEWLINE = 10;
const PROGRESS_EVERY_MS = 120;
/** Bytes at the end of an export that contain its notes. */
const TAIL_BYTES = 4096;

/**
 * Runs a connection query as CSV, counts rows as they stream in and saves the file. Throws a CsvFailed when the export
 * is refused, or fails on its way: then the rows so far are saved.
 */
export async function downloadCsv(request: CsvDownload): Promise<CsvSaved> {
  const body = await requestCsv(request, request.signal);
  const { chunks, lines } = await read(body, request.onProgress);
  const file = new Blob(chunks, { type: 'text/csv;charset=utf-8' });
  const notes = readNotes((await file.slice(-TAIL_BYTES).text()).trimEnd().split(/\r?\n/));
  saveFile(file, request.fileName);
  // One line is the header; a note is no row.
  const rows = Math.max(lines - 1 - notes.length, 0);
  const failed = notes.find((note) => note.kind === 'failed');
  if (failed) throw new CsvFailed({ code: failed.code, message: failed.message }, rows);
  const gaps = notes.find((note) => note.kind === 'gaps')?.values ?? 0;
  return { rows, isCut: notes.some(({ kind }) => kind === 'cut'), gaps };
}

async function read(body: ReadableStream<Uint8Array<ArrayBuffer>>, onProgress: CsvDownload['onProgress']) {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let lines = 0;
  let bytes = 0;
  let reportedAt = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    bytes += value.length;
    for (const byte of value) if (byte === NEWLINE) lines += 1;
    const now = performance.now();
    if (now - reportedAt > PROGRESS_EVERY_MS) {
      reportedAt = now;
      onProgress({ rows: Math.max(lines - 1, 0), bytes });
    }
  }
  onProgress({ rows: Math.max(lines - 1, 0), bytes });
  return { chunks, lines };
}
