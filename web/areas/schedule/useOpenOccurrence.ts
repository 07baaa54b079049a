import { useCallback } from 'react';
import { useAddress } from '../../kernel/useAddress.ts';

/** The occurrence that is open, held by the address, so that it can be linked from elsewhere. */
export function useOpenOccurrence() {
  const [params, change] = useAddress();
  return {
    id: params.get('item') ?? undefined,
    open: useCallback((id: string) => change({ item: id }, { isStep: true }), [change]),
    close: useCallback(() => change({ item: '' }), [change]),
    /** Link to an occurrence in the current window. */
    linkTo(id: string): string {
      const next = new URLSearchParams(params);
      next.set('item', id);
      return `?${next.toString()}`;
    },
  };
}
