import { useSyncExternalStore } from 'react';

/** Whether a media query holds; false where there is no screen. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    () => window.matchMedia?.(query).matches ?? false,
  );
}

/** The width below which rows stack into blocks; the same as in ListTable.css. */
export const PHONE = '(max-width: 640px)';
