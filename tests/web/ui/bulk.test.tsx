import { act, renderHook } from '@testing-library/react';
import { startTestI18n } from '../app/i18n.ts';
import { toastStore } from '../../../web/ui/toastStore.ts';
import { useBulk } from '../../../web/ui/useBulk.ts';

const halls = ['Main hall', 'Chapel', 'Studio'].map((name, at) => ({ id: `h${at}`, name }));
const words = {
  nameOf: ({ name }: { name: string }) => name,
  done: (rows: readonly unknown[]) => `${rows.length} closed`,
  failed: (count: number) => `${count} stay open`,
};

beforeEach(() => startTestI18n());
afterEach(() => act(() => toastStore.clear()));

async function close(each: (row: { id: string }) => Promise<string | undefined>) {
  const { result } = renderHook(() => useBulk());
  const outcome = await act(() => result.current({ ...words, rows: halls, each }));
  return { ...outcome, toasts: toastStore.current().map(({ message, details }) => [message, details]) };
}

test('LIB-13 of many, each that refuses is told by name with its reason, and stays chosen', async () => {
  const { done, failedIds, toasts } = await close(async ({ id }) => (id === 'h1' ? 'In use.' : undefined));
  expect(done.map(({ name }) => name)).toEqual(['Main hall', 'Studio']);
  expect(failedIds).toEqual(['h1']);
  expect(toasts).toEqual([
    ['1 stay open', ['Chapel: In use.']],
    ['2 closed', undefined],
  ]);
});

test('LIB-13 nothing is told of what did not happen', async () => {
  expect((await close(async () => undefined)).toasts).toEqual([['3 closed', undefined]]);
  act(() => toastStore.clear());
  expect((await close(async () => 'In use.')).toasts).toEqual([
    ['3 stay open', ['Main hall: In use.', 'Chapel: In use.', 'Studio: In use.']],
  ]);
});

test('one after the other, unless more may go at a time', async () => {
  const { result } = renderHook(() => useBulk());
  let running = 0;
  const most: number[] = [];
  const each = async () => {
    running += 1;
    most.push(running);
    await Promise.resolve();
    running -= 1;
    return undefined;
  };
  await act(() => result.current({ ...words, rows: halls, each }));
  expect(Math.max(...most)).toBe(1);
  await act(() => result.current({ ...words, rows: halls, each, atOnce: 2 }));
  expect(Math.max(...most)).toBe(2);
});
