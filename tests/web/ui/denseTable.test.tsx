import { jest } from '@jest/globals';
import { act, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { isChosen, toTsv } from '../../../web/ui/dense/denseCopy.ts';
import { denseCommand } from '../../../web/ui/dense/denseKeys.ts';
import { DenseTable } from '../../../web/ui/dense/DenseTable.tsx';
import type { DenseColumn } from '../../../web/ui/dense/denseTypes.ts';
import { toastStore } from '../../../web/ui/toastStore.ts';
import { startTestI18n } from '../app/i18n.ts';

interface Viewing {
  place: string;
  seconds: number;
}

const columns: DenseColumn<Viewing>[] = [
  { id: 'place', header: 'Location', width: 200, text: ({ place }) => place },
  { id: 'seconds', header: 'Seconds', width: 90, align: 'right', text: ({ seconds }) => String(seconds) },
];
const rows: Viewing[] = Array.from({ length: 100_000 }, (_, index) => ({
  place: `Town ${index}`,
  seconds: index,
}));

beforeAll(async () => {
  await startTestI18n();
  await import('../../../web/ui/dense/DenseGrid.tsx');
});
beforeEach(() => localStorage.clear());

async function openTable(shown = rows, onEnd?: () => void) {
  render(<DenseTable label="Viewings" storeId="test" columns={columns} rows={shown} onEnd={onEnd} />);
  return screen.findByRole('grid', { name: 'Viewings' });
}

const headers = (grid: HTMLElement) =>
  within(grid)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

/** The cell that a screen reader is at. */
const current = (grid: HTMLElement) =>
  document.getElementById(grid.getAttribute('aria-activedescendant')!)?.textContent;

function copied(grid: HTMLElement): string {
  let text = '';
  const event = createEvent.copy(grid);
  Object.defineProperty(event, 'clipboardData', {
    value: { setData: (_type: string, value: string) => (text = value) },
  });
  fireEvent(grid, event);
  return text;
}

test('a table of 100,000 rows tells their number and draws only a screen of them', async () => {
  const grid = await openTable();
  expect(grid.getAttribute('aria-rowcount')).toBe('100001');
  expect(grid.getAttribute('aria-colcount')).toBe('2');
  expect(headers(grid)).toEqual(['Location', 'Seconds']);
  expect(within(grid).getAllByRole('row').length).toBeLessThan(100);
});

test('keys lead from cell to cell and to both ends, and Tab leaves the table', async () => {
  const grid = await openTable();
  grid.focus();
  expect(current(grid)).toBe('Town 0');
  fireEvent.keyDown(grid, { key: 'ArrowDown', code: 'ArrowDown' });
  await waitFor(() => expect(current(grid)).toBe('Town 1'));
  fireEvent.keyDown(grid, { key: 'End', ctrlKey: true });
  expect(current(grid)).toBe('99999');
  fireEvent.keyDown(grid, { key: 'Home' });
  expect(current(grid)).toBe('Town 99999');
  fireEvent.keyDown(grid, { key: 'Home', ctrlKey: true });
  expect(current(grid)).toBe('Town 0');
  expect(fireEvent.keyDown(grid, { key: 'Tab' })).toBe(true);
  expect(current(grid)).toBe('Town 0');
});

test('a column is moved and made wider by keys, and stays so on the next visit', async () => {
  const grid = await openTable();
  fireEvent.keyDown(grid, { key: 'ArrowRight', altKey: true, shiftKey: true });
  await waitFor(() => expect(headers(grid)).toEqual(['Seconds', 'Location']));
  expect(current(grid)).toBe('Town 0');
  fireEvent.keyDown(grid, { key: 'ArrowLeft', altKey: true });
  expect(JSON.parse(localStorage.getItem('rostrum.dense.test')!)).toEqual({
    order: ['seconds', 'place'],
    widths: { place: 184 },
  });
});

test('the cell with the focus is copied, and its number said', async () => {
  const grid = await openTable();
  fireEvent.keyDown(grid, { key: 'PageDown' });
  expect(copied(grid)).toMatch(/^Town [1-9]\d*$/);
  expect(toastStore.current().at(-1)?.message).toBe('1 cell copied');
});

test('more rows are asked for when the last ones are near', async () => {
  const onEnd = jest.fn();
  await openTable(rows.slice(0, 20), onEnd);
  await waitFor(() => expect(onEnd).toHaveBeenCalled());
});

describe('what is copied', () => {
  const few = [
    { place: 'Oslo', seconds: 5 },
    { place: 'Bergen\tor so', seconds: -7 },
    { place: '=HYPERLINK("x")', seconds: 9 },
  ];

  test('is lines of values between tabs, one line a row', () => {
    expect(toTsv([{ rows: [0, 1], cols: [0, 1] }], columns, few)).toBe('Oslo\t5\nBergen or so\t-7');
  });

  test('ANA-19 is never a formula, while numbers stay numbers', () => {
    expect(toTsv([{ rows: [1, 2], cols: [0, 1] }], columns, few)).toBe(
      `Bergen or so\t-7\n'=HYPERLINK("x")\t9`,
    );
  });

  test('has the headers over whole columns', () => {
    expect(toTsv([{ cols: [1, 1] }], columns, few)).toBe('Seconds\n5\n-7\n9');
  });

  test('leaves empty what lies between two ranges', () => {
    const ranges = [
      { rows: [0, 0] as const, cols: [0, 0] as const },
      { rows: [2, 2] as const, cols: [1, 1] as const },
    ];
    expect(toTsv(ranges, columns, few)).toBe('Oslo\t\n\t9');
    expect(isChosen(ranges, 0, 1)).toBe(false);
  });
});

test('keys stop at the edges, and mean nothing with others held', () => {
  const size = { rows: 10, cols: 3, page: 20 };
  const press = (key: string, held: object = {}) =>
    denseCommand(
      { key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...held },
      { row: 4, col: 1 },
      size,
    );
  expect(press('PageDown')).toEqual({ kind: 'go', to: { row: 9, col: 1 } });
  expect(press('PageUp')).toEqual({ kind: 'go', to: { row: 0, col: 1 } });
  expect(press('ArrowRight')).toBeNull();
  expect(press('End', { shiftKey: true })).toBeNull();
});

describe('a table that may come later', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const show = () =>
    render(<DenseTable label="Viewings" storeId="test" columns={columns} rows={rows} isLater />);
  const grid = () => screen.queryByRole('grid', { name: 'Viewings' });
  const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

  test('shows its first rows until the page has come to rest', async () => {
    show();
    const sketch = screen.getByRole('table', { name: 'Viewings' });
    expect(headers(sketch)).toEqual(['Location', 'Seconds']);
    expect(within(sketch).getByText('Town 0')).not.toBeNull();
    expect(within(sketch).getAllByRole('row').length).toBeLessThan(100);
    await pass(1_499);
    expect(grid()).toBeNull();
    await pass(1);
    expect(grid()).not.toBeNull();
    expect(screen.queryByRole('table', { name: 'Viewings' })).toBeNull();
  });

  test('or until somebody turns to it', async () => {
    show();
    fireEvent.pointerEnter(
      screen.getByRole('table', { name: 'Viewings' }).closest('[aria-busy]')!.parentElement!,
    );
    await pass(0);
    expect(grid()).not.toBeNull();
  });
});
