import { downloadCsv } from './csvDownload.ts';

/** Exports under way, outside React so that they survive navigation. */
export interface Download {
  id: number;
  fileName: string;
  state: 'running' | 'done' | 'cut' | 'failed';
  /** Rows received so far. */
  rows: number;
  bytes: number;
}

interface DownloadRequest {
  fileName: string;
  /** Text of the operation. */
  query: string;
  operationName: string;
  variables: Record<string, unknown>;
}

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
    const { isCut, rows } = await downloadCsv({
      ...request,
      signal: abort.signal,
      onProgress: (progress) => change(id, progress),
    });
    change(id, { state: isCut ? 'cut' : 'done', rows });
  } catch {
    if (!abort.signal.aborted) change(id, { state: 'failed' });
  }
}

export const downloadStore = {
  start(request: DownloadRequest): void {
    lastId += 1;
    downloads = [
      ...downloads,
      { id: lastId, fileName: request.fileName, state: 'running', rows: 0, bytes: 0 },
    ];
    change(lastId, {});
    void run(lastId, request);
  },
  retry(id: number): void {
    const entry = requests.get(id);
    if (!entry) return;
    change(id, { state: 'running', rows: 0, bytes: 0 });
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
