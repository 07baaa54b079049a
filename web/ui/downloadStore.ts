import { downloadCsv } from './csvDownload.ts';
import { CsvFailed, toCsvFailure, type CsvFailure } from './csvFailure.ts';

/** An export in the tray, stored outside React so that it survives navigation. */
export interface Download {
  id: number;
  fileName: string;
  state: 'running' | 'done' | 'cut' | 'failed';
  /** Rows received so far. */
  rows: number;
  bytes: number;
  /** Cells that are empty because their values could not be read. */
  gaps: number;
  /** Reason of the failure, and the number of saved rows. */
  failure?: CsvFailure & { savedRows: number };
}

interface DownloadRequest {
  fileName: string;
  /** Text of the operation. */
  query: string;
  operationName: string;
  variables: Record<string, unknown>;
}

const STARTED = { state: 'running', rows: 0, bytes: 0, gaps: 0 } as const;

let downloads: readonly Download[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const requests = new Map<number, { request: DownloadRequest; abort: AbortController }>();

function change(id: number, part: Partial<Download>): void {
  downloads = downloads.map((download) => (download.id === id ? { ...download, ...part } : download));
  for (const listener of listeners) listener();
}

async function run(id: number, request: DownloadRequest): Promise<void> {
  const abort = new AbortController();
  requests.set(id, { request, abort });
  try {
    const { isCut, rows, gaps } = await downloadCsv({
      ...request,
      signal: abort.signal,
      onProgress: (progress) => change(id, progress),
    });
    change(id, { state: isCut ? 'cut' : 'done', rows, gaps });
  } catch (error) {
    if (abort.signal.aborted) return;
    const savedRows = error instanceof CsvFailed ? error.savedRows : 0;
    change(id, { state: 'failed', failure: { ...toCsvFailure(error), savedRows } });
  }
}

export const downloadStore = {
  start(request: DownloadRequest): void {
    lastId += 1;
    downloads = [...downloads, { id: lastId, fileName: request.fileName, ...STARTED }];
    change(lastId, {});
    void run(lastId, request);
  },
  retry(id: number): void {
    const entry = requests.get(id);
    if (!entry) return;
    change(id, STARTED);
    void run(id, entry.request);
  },
  /** Stops a running download and takes it off the tray. */
  remove(id: number): void {
    requests.get(id)?.abort.abort();
    requests.delete(id);
    downloads = downloads.filter((download) => download.id !== id);
    for (const listener of listeners) listener();
  },
  current: (): readonly Download[] => downloads,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
