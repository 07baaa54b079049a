import { useEffect, useState } from 'react';

/** Delay before deferred content loads. */
const REST_MS = 1500;

/**
 * True if it is time to fetch what a part of the page is drawn with: at once, or, where it may come later, once the
 * page has
 * come to rest, so that it takes nothing from a first visit. `hurry` is for who turns to it before.
 */
export function useLater(isLater: boolean): { isDue: boolean; hurry: () => void } {
  const [isDue, setDue] = useState(!isLater);
  useEffect(() => {
    if (isDue) return;
    const timer = setTimeout(() => setDue(true), REST_MS);
    return () => clearTimeout(timer);
  }, [isDue]);
  return { isDue, hurry: () => setDue(true) };
}
