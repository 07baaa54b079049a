import { useSyncExternalStore } from 'react';

/** True if a media query holds; false where there is no screen. */
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

// The widths at which pages change, with their names in app/tokens.css (tests/checks/styleSheets.ts holds them).
/** Up to here rows stack into blocks. */
export const PHONE = '(max-width: 720px)';
/** Up to here what stands beside a list comes above it. */
export const TABLET = '(max-width: 900px)';
