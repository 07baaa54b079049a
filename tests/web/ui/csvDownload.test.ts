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

test('requests an export as CSV, counts it as it streams in and saves the whole file', async () => {
  answerWith(['id,na', 'me\r\n1,a\r\n', '2,b\r\n']);
  const progress: number[] = [];
  expect(await downloadCsv(request(progress))).toEqual({ isCut: false, rows: 2, gaps: 0 });
  expect(asked?.headers.get('accept')).toBe('text/csv');
  expect(JSON.parse(asked?.body ?? '')).toMatchObject({
    operationName: 'A',
    variables: { start: '2026-01-01' },
  });
  expect(progress.at(-1)).toBe(2);
  expect(await saved[0]?.text()).toBe('id,name\r\n1,a\r\n2,b\r\n');
});

test('ANA-18 reports an export that was cut short, and counts its empty values', async () => {
  answerWith(['id\r\n1\r\n', '# Cut at 1 rows: there are more.\r\n']);
  expect(await downloadCsv(request())).toEqual({ isCut: true, rows: 1, gaps: 0 });
  answerWith(['id\r\n1\r\n2\r\n# 3 values could not be read and are empty.\r\n']);
  expect(await downloadCsv(request())).toEqual({ isCut: false, rows: 2, gaps: 3 });
});

test('saves a last row that begins like a comment as a row', async () => {
  answerWith(['tag\r\n', '#worship\r\n']);
  expect(await downloadCsv(request())).toEqual({ isCut: false, rows: 1, gaps: 0 });
});

test('saves the rows of an export that failed on its way, and throws why it failed', async () => {
  answerWith(['id\r\n1\r\n', '# Failed after 1 rows: It is gone. (UPSTREAM_UNAVAILABLE, t-1)\r\n']);
  await expect(downloadCsv(request())).rejects.toMatchObject({
    failure: { code: 'UPSTREAM_UNAVAILABLE', message: 'It is gone.' },
    savedRows: 1,
  });
  expect(saved).toHaveLength(1);
});

const refusals: [status: number, type: string, body: string, failure: object][] = [
  [
    400,
    'application/json',
    JSON.stringify({
      errors: [
        {
          message: 'Too much.',
          extensions: { code: 'QUERY_TOO_COSTLY', reason: 'OPERATION_TOO_COSTLY', parameters: { cost: '9' } },
        },
      ],
    }),
    {
      code: 'QUERY_TOO_COSTLY',
      message: 'Too much.',
      reason: 'OPERATION_TOO_COSTLY',
      parameters: { cost: '9' },
    },
  ],
  [503, 'text/html', '<html>', { code: 'UPSTREAM_UNAVAILABLE', message: '' }],
  [502, 'text/html', '<html>', { code: 'UPSTREAM_UNAVAILABLE', message: '' }],
  [401, 'text/plain', 'No.', { code: 'UNAUTHENTICATED', message: '' }],
  [403, 'text/html', '<html>', { code: 'FORBIDDEN', message: '' }],
  [429, 'text/html', '<html>', { code: 'RATE_LIMITED', message: '' }],
  [418, 'text/html', '<html>', { code: 'REFUSED', message: '' }],
  [200, 'text/html', '<html>', { code: 'UPSTREAM_UNAVAILABLE', message: '' }],
];

test.each(refusals)('saves nothing when the answer is %i %s, and throws its reason', async (...refusal) => {
  const [status, type, body, failure] = refusal;
  answerWith([body], type, status);
  await expect(downloadCsv(request())).rejects.toMatchObject({ failure, savedRows: 0 });
  expect(saved).toEqual([]);
});

test('throws that the connection was lost when nothing answers', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(downloadCsv(request())).rejects.toMatchObject({ failure: { code: 'NETWORK' } });
});
