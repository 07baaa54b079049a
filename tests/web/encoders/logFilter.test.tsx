import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { useLogFilter } from '../../../web/areas/encoders/logs/useLogFilter.ts';

function openFilter(search: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RouterProvider
      router={createMemoryRouter([{ path: '/logs', element: children }], {
        initialEntries: [`/logs${search}`],
      })}
    />
  );
  return renderHook(() => ({ filter: useLogFilter(), search: useLocation().search }), { wrapper }).result;
}

test('ENC-25 two choices before the first one is drawn both hold', () => {
  const shown = openFilter('?q=clock');
  act(() => {
    shown.current.filter.change({ window: '1440' });
    shown.current.filter.change({ level: 'DEBUG' });
  });
  expect(shown.current.search).toBe('?q=clock&window=1440&level=DEBUG');
  act(() => shown.current.filter.change({ q: '' }));
  expect(shown.current.search).toBe('?window=1440&level=DEBUG');
});
