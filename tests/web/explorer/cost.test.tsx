import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { buildSchema, parse } from 'graphql';
import { loadWords } from '../../../web/kernel/i18n.ts';
import { startTestI18n } from '../app/i18n.ts';

const schema = buildSchema(`
  type Query { rows(first: Int = 50): RowConnection }
  type RowConnection { nodes: [Row!] }
  type Row { id: ID }
`);
const QUERY = 'query Rows($first: Int) { rows(first: $first) { nodes { id } } }';

let editor: { query: string | null; variables: string };
jest.unstable_mockModule('@graphiql/react', () => ({
  useGraphiQL: (select: (state: object) => unknown) =>
    select({
      schema,
      documentAST: editor.query === null ? undefined : parse(editor.query),
      operationName: undefined,
      tabs: [{ variables: editor.variables }],
      activeTabIndex: 0,
    }),
}));
const { CostEstimate } = await import('../../../web/areas/explorer/CostEstimate.tsx');

beforeAll(async () => {
  await startTestI18n();
  await loadWords(['explorer']);
});

/** The cost with a page of this many rows: one for the connection, one for each row. */
function show(first: number | string, query: string | null = QUERY) {
  editor = { query, variables: typeof first === 'string' ? first : JSON.stringify({ first }) };
  return render(<CostEstimate />).container;
}

test('shows the cost of the operation in the editor against the limit', () => {
  const shown = show(100);
  expect(shown.textContent).toBe('Cost 101 of 25,000');
  expect(shown.querySelector('.run-cost--over, svg')).toBeNull();
});

test.each([
  [24_999, 'Cost 25,000 of 25,000', false],
  [25_000, 'Cost 25,001 of 25,000Above the limit', true],
])('turns red with an icon and words above the limit only: %i rows', (first, text, isOver) => {
  const shown = show(first);
  expect(shown.textContent).toBe(text);
  expect(shown.querySelector('.run-cost--over') !== null).toBe(isOver);
  expect(shown.querySelector('svg') !== null).toBe(isOver);
  expect(screen.getByRole('status').textContent).toBe(isOver ? 'Above the limit' : '');
});

test('counts half-typed variables as none, and shows no cost while the operation is incomplete', () => {
  expect(show('{"first": ').textContent).toBe('Cost 51 of 25,000');
  expect(show(1, null).textContent).toBe('Cost – of 25,000');
});
