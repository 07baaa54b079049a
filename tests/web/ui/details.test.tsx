import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router-dom';
import { LoadState } from '../../../web/ui/LoadState.tsx';
import { useDetails } from '../../../web/ui/useDetails.ts';
import { startTestI18n } from '../app/i18n.ts';

interface Data {
  hall: { id: string; name: string } | null;
}
const main: Data = { hall: { id: 'h1', name: 'Main hall' } };
const read = (answer: { data?: Data; previousData?: Data; loading?: boolean; error?: unknown }, id = 'h1') =>
  renderHook(() =>
    useDetails({ loading: false, refetch: () => Promise.resolve(), ...answer }, id, (data) => data.hall),
  ).result.current;

describe('one thing by its id', () => {
  test('is there once it was read, and not before', () => {
    expect(read({ loading: true }).thing).toBeUndefined();
    expect(read({ data: main }).thing?.name).toBe('Main hall');
  });

  test('NET-15 stays on show while it is read again and where that fails', () => {
    expect(read({ previousData: main, loading: true }).thing?.name).toBe('Main hall');
    const failed = read({ previousData: main, error: new Error('away') });
    expect([failed.thing?.name, failed.load.error]).toEqual(['Main hall', new Error('away')]);
  });

  test('never stands in the place of another, nor of itself once it is gone', () => {
    expect(read({ previousData: main, loading: true }, 'h2').thing).toBeUndefined();
    expect(read({ data: { hall: null }, previousData: main }).thing).toBeUndefined();
  });

  test('a reading that fails again when it is repeated ends there', async () => {
    const refetch = jest.fn(() => Promise.reject(new Error('away')));
    const query = { loading: false, refetch };
    const { result } = renderHook(() => useDetails(query, 'h1', (data: Data) => data.hall));
    const { load } = result.current;
    load.retry();
    await Promise.resolve();
    expect(refetch).toHaveBeenCalledTimes(1);
  });
});

describe('what stands in the place of something', () => {
  beforeEach(async () => {
    await startTestI18n();
    await i18next.loadNamespaces('ui');
  });
  const retry = jest.fn();
  const show = (load: { loading?: boolean; error?: unknown }) =>
    render(
      <MemoryRouter>
        <LoadState
          load={{ loading: false, retry, ...load }}
          missing="There is no such hall."
          back={{ label: 'Halls', to: '/halls' }}
        />
      </MemoryRouter>,
    );
  const refusedWith = (code: string) =>
    new CombinedGraphQLErrors({ errors: [{ message: 'no', extensions: { code } }] });

  test('that is not there says so and leads back', () => {
    show({});
    expect(screen.getByText('There is no such hall.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Halls' }).getAttribute('href')).toBe('/halls');
  });

  test('NET-07 PRM-30 that may not be seen says so, and offers no other try', () => {
    show({ error: refusedWith('FORBIDDEN') });
    expect(
      screen.getByText('Your account has insufficient permissions to access this feature.'),
    ).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('NET-15 that could not be read offers another try', () => {
    show({ error: refusedWith('UPSTREAM_UNAVAILABLE') });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  test('that is being read says neither', () => {
    show({ loading: true });
    expect(screen.queryByText('There is no such hall.')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
