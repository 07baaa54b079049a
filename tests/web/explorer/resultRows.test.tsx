import { jest } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { useMemo } from 'react';
import { toTable } from '../../../web/areas/explorer/resultTable.ts';
import { ResultTableView } from '../../../web/areas/explorer/ResultTableView.tsx';
import type { Run } from '../../../web/areas/explorer/run.ts';
import { useAllRows } from '../../../web/areas/explorer/useAllRows.ts';
import { startTestI18n } from '../app/i18n.ts';

const run: Run = {
  kind: 'query',
  operation: { query: 'query A { a }', operationName: 'A', variables: { first: 1 } },
  ms: 1,
  calls: [],
  events: 0,
  data: { encoders: { nodes: [{ name: 'Chapel', status: { cpu: 4 } }] } },
};
let asked: { accept: string | null; body: unknown } | undefined;

beforeAll(async () => {
  await startTestI18n();
  await import('../../../web/ui/dense/DenseGrid.tsx');
});
afterEach(() => jest.restoreAllMocks());

function Result({ of }: { of: Run }) {
  const table = useMemo(() => toTable(of.data)!, [of]);
  const { all, readAll } = useAllRows(of);
  return <ResultTableView table={table} all={all} onReadAll={readAll} />;
}

function answerWith(body: string, type: string, status = 200): void {
  globalThis.fetch = (async (_url: unknown, init: RequestInit) => {
    asked = { accept: new Headers(init.headers).get('accept'), body: JSON.parse(String(init.body)) };
    return new Response(body, { status, headers: { 'content-type': type } });
  }) as typeof fetch;
}

const grid = () => screen.findByRole('grid', { name: 'Result as a table' });
const texts = (role: string, within_: HTMLElement) =>
  within(within_)
    .getAllByRole(role)
    .map(({ textContent }) => textContent);

test('a result stands in the dense table, its nested fields by their paths', async () => {
  render(<Result of={run} />);
  const table = await grid();
  expect(texts('columnheader', table)).toEqual(['name', 'status.cpu']);
  expect(texts('gridcell', table)).toEqual(['Chapel', '4']);
});

test('all rows of a list are read behind its first page, with the very operation that ran', async () => {
  answerWith('name,status.cpu\r\nChapel,4\r\n"Hall, north",5\r\n', 'text/csv; charset=utf-8');
  render(<Result of={run} />);
  fireEvent.click(screen.getByRole('button', { name: 'Load all rows' }));
  await screen.findByText('All 2 rows of the list.');
  expect(asked).toEqual({ accept: 'text/csv', body: run.operation });
  expect(texts('gridcell', await grid())).toEqual(['Chapel', '4', 'Hall, north', '5']);
});

test('ANA-18 a list that was cut says that there are more rows', async () => {
  answerWith('name\r\nChapel\r\nVan kit\r\n# Cut at 2 rows: there are more.\r\n', 'text/csv');
  render(<Result of={run} />);
  fireEvent.click(screen.getByRole('button', { name: 'Load all rows' }));
  await screen.findByText('First 2 rows. The list has more rows than can be loaded.');
});

test('shows why a list cannot be read to its end, keeps its rows and offers no useless retry', async () => {
  const extensions = { code: 'BAD_USER_INPUT', reason: 'CSV_ONE_LIST', parameters: { count: '2' } };
  answerWith(JSON.stringify({ errors: [{ message: 'Two.', extensions }] }), 'application/json', 400);
  const view = render(<Result of={run} />);
  fireEvent.click(screen.getByRole('button', { name: 'Load all rows' }));
  await screen.findByText(
    'The list could not be loaded completely. A CSV export needs exactly one connection (a paginated list); the query has 2.',
  );
  expect(screen.queryByRole('button', { name: 'Load all rows' })).toBeNull();
  expect(texts('gridcell', await grid())).toEqual(['Chapel', '4']);
  view.rerender(<Result of={{ ...run }} />);
  expect(screen.getByText('First row of a list.')).toBeTruthy();
});

test('offers another try when the list failed on its way', async () => {
  answerWith('name\r\nChapel\r\n# Failed after 1 rows: Gone, "now". (UPSTREAM_ERROR, t-1)\r\n', 'text/csv');
  render(<Result of={run} />);
  fireEvent.click(screen.getByRole('button', { name: 'Load all rows' }));
  await screen.findByText(
    'The list could not be loaded completely. An unexpected internal server error occurred. Please try again.',
  );
  expect(screen.getByRole('button', { name: 'Load all rows' })).toBeTruthy();
});

test('on a phone each row is a block with the names of its values', () => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => ({ media, matches: true, addEventListener() {}, removeEventListener() {} }) as never,
    );
  const nodes = Array.from({ length: 120 }, (_, at) => ({ name: `Encoder ${at}`, model: '' }));
  render(<Result of={{ ...run, data: { nodes } }} />);
  const list = screen.getByRole('list', { name: 'Result as a table' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(50);
  expect(within(list).getAllByRole('listitem')[0]?.textContent).toBe('Encoder 0model–');
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(within(list).getAllByRole('listitem')).toHaveLength(100);
});
