import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { useRange } from '../../../web/areas/analytics/useRange.ts';
import { useOpenOccurrence } from '../../../web/areas/schedule/useOpenOccurrence.ts';
import { useScheduleWindow } from '../../../web/areas/schedule/useScheduleWindow.ts';
import { useAddress } from '../../../web/kernel/useAddress.ts';
import { useAddressOrder } from '../../../web/kernel/useAddressOrder.ts';
import { useListState } from '../../../web/ui/useListState.ts';
import { startTestI18n } from '../app/i18n.ts';

beforeAll(() => startTestI18n());

function open<Held>(search: string, hook: () => Held) {
  const router: { current?: ReturnType<typeof createMemoryRouter> } = {};
  const wrapper = ({ children }: { children: ReactNode }) => {
    router.current ??= createMemoryRouter([{ path: '/at', element: children }], {
      initialEntries: [`/at${search}`],
    });
    return <RouterProvider router={router.current} />;
  };
  const { result } = renderHook(() => ({ held: hook(), search: useLocation().search }), { wrapper });
  return { shown: result, router: () => router.current! };
}

test('parts of a page that change the address at one moment take nothing back from each other', () => {
  const { shown } = open('?command=STOP&tag=a', () => ({
    order: useAddressOrder('command'),
    list: useListState({ id: 'address' }),
  }));
  act(() => {
    shown.current.held.list.setFilter('hall');
    shown.current.held.order[1]();
    shown.current.held.list.setValues('tag', ['b', 'c']);
  });
  expect(shown.current.search).toBe('?tag=b&q=hall&tag=c');
});

test('a change that comes late goes on from the address of now', () => {
  const { shown } = open('?a=1', useAddress);
  const [, late] = shown.current.held;
  act(() => shown.current.held[1]({ b: '2' }));
  act(() => late({ c: '3' }));
  act(() => shown.current.held[1]({ a: '' }));
  expect(shown.current.search).toBe('?b=2&c=3');
  expect(shown.current.held[0].get('c')).toBe('3');
});

test('what somebody goes to anew is not what was asked for on the address before it', async () => {
  const { shown, router } = open('?a=1', useAddress);
  act(() => shown.current.held[1]({ a: '2' }, { isStep: true }));
  await act(() => router().navigate(-1));
  expect(shown.current.search).toBe('?a=1');
  act(() => shown.current.held[1]({ b: '3' }));
  expect(shown.current.search).toBe('?a=1&b=3');
});

test('APP-11 the span of the schedule, its day and an occurrence chosen at one moment all hold', () => {
  const { shown } = open('', () => ({ window: useScheduleWindow('UTC'), occurrence: useOpenOccurrence() }));
  act(() => {
    shown.current.held.window.setSpan('week');
    shown.current.held.window.goTo('2026-11-23');
    shown.current.held.occurrence.open('s1');
  });
  expect(shown.current.search).toBe('?span=week&at=2026-11-23&item=s1');
});

test('ANA-02 ANA-07 the service and the range of analytics chosen at one moment both hold', () => {
  const { shown } = open('?range=custom&start=2026-01-01&end=2026-01-31', () =>
    useRange(Date.parse('2026-11-23T12:00:00Z')),
  );
  act(() => {
    shown.current.held.change({ api: 'FACEBOOK' });
    shown.current.held.change({ choice: '7' });
  });
  expect(shown.current.search).toBe('?range=7&api=FACEBOOK');
  act(() => shown.current.held.change({ choice: 'custom' }));
  expect(shown.current.held.range).toMatchObject({ api: 'FACEBOOK', start: '2026-11-17', end: '2026-11-23' });
});
