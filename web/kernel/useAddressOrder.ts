import { useCallback } from 'react';
import { useAddress } from './useAddress.ts';

/**
 * What the address asks for under a name, such as a command from the palette, and how to be rid of it. An address can come
 * from anywhere, so whoever reads one asks the person before anything is done.
 */
export function useAddressOrder(name: string): [order: string | null, forget: () => void] {
  const [params, change] = useAddress();
  const forget = useCallback(() => change({ [name]: '' }), [name, change]);
  return [params.get(name), forget];
}
