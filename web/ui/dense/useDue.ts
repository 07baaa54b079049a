import { useEffect, useRef, useState, type RefObject } from 'react';
import { PAGE_RESTS_MS } from '../pageRests.ts';

/** How far below the screen something may stand and still be fetched for it. */
const NEAR = '200px';

/**
 * Whether it is time to fetch what a part of the page is drawn with: at once where the part is on the screen or nearly,
 * else once the page has come to rest, so that it takes nothing from a first visit.
 */
export function useDue(): { isDue: boolean; place: RefObject<HTMLDivElement | null> } {
  const place = useRef<HTMLDivElement>(null);
  const [isDue, setDue] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isDue || !place.current) return;
    const due = () => setDue(true);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && due(), {
      rootMargin: NEAR,
    });
    observer.observe(place.current);
    const timer = setTimeout(due, PAGE_RESTS_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [isDue]);
  return { isDue, place };
}
