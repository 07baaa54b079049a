import { act, fireEvent, render, screen } from '@testing-library/react';
import { parse } from 'graphql';
import { chooseLanguage, loadWords } from '../../../web/kernel/i18n.ts';
import { DownloadTray } from '../../../web/ui/DownloadTray.tsx';
import { downloadStore } from '../../../web/ui/downloadStore.ts';
import { ExportCsvButton } from '../../../web/ui/ExportCsvButton.tsx';
import { installFakeGraph, type FakeGraph } from '../app/fakeGraph.ts';
import { startTestI18n } from '../app/i18n.ts';

let graph: FakeGraph;
let answered: number;

beforeEach(async () => {
  await startTestI18n('en');
  await loadWords(['ui']);
  graph = installFakeGraph();
  answered = 0;
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = () => undefined;
});
afterEach(() => {
  act(() => downloadStore.current().forEach(({ id }) => downloadStore.remove(id)));
});

const csvOf = (text: string) => () =>
  new Response(text, { headers: { 'content-type': 'text/csv; charset=utf-8' } });

const refusal =
  (status: number, extensions: object, message = '') =>
  () =>
    new Response(JSON.stringify({ errors: [{ message, extensions }] }), {
      status,
      headers: { 'content-type': 'application/json' },
    });

function start(answer: () => Response): void {
  graph.csv = () => {
    answered += 1;
    return answer();
  };
  const document = parse('query Encoders { viewer { customer { encoders { nodes { name } } } } }');
  render(
    <>
      <ExportCsvButton source={{ document, variables: {}, name: 'encoders' }} />
      <DownloadTray />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: /CSV/ }));
}

const retry = () => screen.queryByRole('button', { name: /^Retry encoders-.*$/ });
const NOTHING = { code: 'NOT_FOUND', reason: 'CSV_NOTHING', parameters: {} };
const TOO_COSTLY = {
  code: 'QUERY_TOO_COSTLY',
  reason: 'OPERATION_TOO_COSTLY',
  parameters: { cost: '26003', limit: '25000' },
};

const cases: [what: string, answer: () => Response, words: string, canRetry: boolean][] = [
  [
    'cost',
    refusal(400, TOO_COSTLY),
    'The operation may request 26,003 objects; at most 25,000 are allowed. Request fewer fields or rows.',
    false,
  ],
  [
    'rights',
    refusal(403, { code: 'FORBIDDEN' }),
    'Your account has insufficient permissions to access this feature.',
    false,
  ],
  [
    'nothing to export',
    refusal(404, NOTHING),
    'There is nothing to export: the list does not exist, or your account cannot view it.',
    false,
  ],
  [
    'an answer without content',
    () => new Response(null, { status: 204 }),
    'There is nothing to export: the list does not exist, or your account cannot view it.',
    false,
  ],
  [
    'an expired session',
    refusal(401, { code: 'UNAUTHENTICATED' }, 'Sign in to send operations of your own.'),
    'Your session has expired. Sign in again, then start the export again.',
    false,
  ],
  [
    'an operation that is not valid',
    refusal(400, { code: 'GRAPHQL_VALIDATION_FAILED' }, 'Cannot query field "x" on type "Query".'),
    'The operation cannot be exported: Cannot query field "x" on type "Query".',
    false,
  ],
  [
    'too many requests',
    refusal(429, { code: 'RATE_LIMITED', retryAfterSeconds: 12 }, 'Slow down.'),
    'Too many requests. Try again in 12 seconds.',
    true,
  ],
  [
    'a service that is away',
    refusal(503, { code: 'UPSTREAM_UNAVAILABLE' }),
    'The requested service is currently unavailable. Please try again later.',
    true,
  ],
  [
    'a lost connection',
    () => {
      throw new TypeError('Failed to fetch');
    },
    'The connection was lost. Check your connection and try again.',
    true,
  ],
  [
    'a failure after some rows',
    csvOf('name\r\na\r\nb\r\n# Failed after 2 rows: Gone. (UPSTREAM_TIMEOUT, t-1)\r\n'),
    'Failed after 2 rows. The file contains these rows. The requested service is currently unavailable. Please try again later.',
    true,
  ],
];

test.each(cases)('explains that an export failed because of %s', async (_what, answer, words, canRetry) => {
  start(answer);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(retry() !== null).toBe(canRetry);
});

test('retries an export and then shows how it ended, without the old reason', async () => {
  let isAway = true;
  start(() => (isAway ? refusal(503, { code: 'UPSTREAM_UNAVAILABLE' })() : csvOf('name\r\na\r\n')()));
  await screen.findByText(/currently unavailable/);
  isAway = false;
  fireEvent.click(retry()!);
  expect(await screen.findByText('1 row saved')).toBeTruthy();
  expect([answered, retry(), screen.queryByText(/unavailable/)]).toEqual([2, null, null]);
});

test('ANA-18 shows where an export was cut, and how many values are empty', async () => {
  start(
    csvOf('a\r\n1\r\n# Cut at 1 rows: there are more.\r\n# 2 values could not be read and are empty.\r\n'),
  );
  const words =
    'Cut off at 1 row because the list exceeds the export limit. 2 values could not be read and were left empty.';
  expect(await screen.findByText(words)).toBeTruthy();
});

test('explains the reason in Spanish, with numbers as Spanish writes them', async () => {
  await act(() => chooseLanguage('es'));
  start(refusal(400, TOO_COSTLY));
  const words =
    'La operación puede pedir 26.003 objetos; se permiten 25.000 como máximo. Pida menos campos o filas.';
  expect(await screen.findByText(words)).toBeTruthy();
});
