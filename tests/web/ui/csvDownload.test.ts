import { downloadCsv } from '../../../web/ui/csvDownload.ts';

const saved: Blob[] = [];
let asked: { headers: Headers; body: string } | undefined;

function answerWith(chunks: string[], type = 'text/csv; charset=utf-8', status = 200): void {
  globalThis.fetch = (async (_url: unknown, init: RequestInit) => {
    asked = { headers: new Headers(init.headers), body: String(init.body) };
    const body = new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
        controller.close();
      },
    });
    return new Response(body, { status, headers: { 'content-type': type } });
  }) as typeof fetch;
}

beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = (file) => {
    saved.push(file as Blob);
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = () => undefined;
});

const request = (progress: number[] = []) => ({
  fileName: 'rows.csv',
  query: '{ a }',
  operationName: 'A',
  variables: { start: '2026-01-01' },
  signal: new AbortController().signal,
  onProgress: ({ rows }: { rows: number }) => void progress.push(rows),
});

test('an export is asked for as CSV, counted as it streams in and saved whole', async () => {
  answerWith(['id,na', 'me\r\n1,a\r\n', '2,b\r\n']);
  const progress: number[] = [];
  expect(await downloadCsv(request(progress))).toEqual({ isCut: false, rows: 2 });
  expect(asked?.headers.get('accept')).toBe('text/csv');
  expect(JSON.parse(asked?.body ?? '')).toMatchObject({
    operationName: 'A',
    variables: { start: '2026-01-01' },
  });
  expect(progress.at(-1)).toBe(2);
  expect(await saved[0]?.text()).toBe('id,name\r\n1,a\r\n2,b\r\n');
});

test('ANA-18 an export that ends with a comment line was cut short, and says so', async () => {
  answerWith(['id\r\n1\r\n', '# cut after 100000 rows\r\n']);
  expect(await downloadCsv(request())).toEqual({ isCut: true, rows: 1 });
});

test('an answer that is no CSV saves nothing', async () => {
  answerWith(['<html>'], 'text/html', 503);
  await expect(downloadCsv(request())).rejects.toThrow('503');
  expect(saved).toEqual([]);
});
