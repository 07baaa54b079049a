import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * What the address asks for under a name, such as a command from the palette, and how to be rid of it. An address can come
 * from anywhere, so whoever reads one asks the person before anything is done.
 */
export function useAddressOrder(name: string): [order: string | null, forget: () => void] {
  const [params, setParams] = useSearchParams();
  const forget = useCallback(
    () =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          next.delete(name);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [name, setParams],
  );
  return [params.get(name), forget];
}
