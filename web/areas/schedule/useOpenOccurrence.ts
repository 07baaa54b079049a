import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The occurrence that is open, held by the address, so that it can be linked from elsewhere. */
export function useOpenOccurrence() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (id: string | undefined) =>
      setParams((now) => withItem(now, id), { replace: id === undefined, preventScrollReset: true }),
    [setParams],
  );
  return {
    id: params.get('item') ?? undefined,
    open: change,
    close: useCallback(() => change(undefined), [change]),
    /** Where an occurrence of the window on show opens. */
    linkTo: (id: string) => `?${withItem(params, id).toString()}`,
  };
}

function withItem(params: URLSearchParams, id: string | undefined): URLSearchParams {
  const next = new URLSearchParams(params);
  if (id === undefined) next.delete('item');
  else next.set('item', id);
  return next;
}
