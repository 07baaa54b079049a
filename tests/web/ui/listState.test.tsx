import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useListState } from '../../../web/ui/useListState.ts';

function openList() {
  const { result } = renderHook(() => ({ list: useListState({ id: 'test' }), at: useLocation().search }), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={['/list']}>{children}</MemoryRouter>,
  });
  return result;
}

test('words that arrive late take nothing back: a sort chosen after they were typed stays', () => {
  const result = openList();
  const late = result.current.list.setFilter;
  act(() => result.current.list.setSort('OLDEST'));
  act(() => late('sunday'));
  expect(new URLSearchParams(result.current.at).get('sort')).toBe('OLDEST');
  expect(new URLSearchParams(result.current.at).get('q')).toBe('sunday');
});

test('two changes at one moment both stand in the address', () => {
  const result = openList();
  act(() => {
    result.current.list.setFilter('sunday');
    result.current.list.setSort('OLDEST');
  });
  expect(new URLSearchParams(result.current.at).get('q')).toBe('sunday');
  expect(new URLSearchParams(result.current.at).get('sort')).toBe('OLDEST');
});
