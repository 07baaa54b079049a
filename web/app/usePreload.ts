import { useEffect } from 'react';
import { useEveryScreen } from '../kernel/screen.ts';
import { screenAt } from './screenAt.ts';

/** Fetches the page that a link leads to as soon as somebody points at it or reaches it by keyboard. */
export function usePreload(): void {
  const screens = useEveryScreen();
  useEffect(() => {
    const reach = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
      const screen = link && screenAt(screens, link.pathname);
      // What cannot be fetched now is told when it is opened.
      screen?.page().catch(() => undefined);
    };
    document.addEventListener('pointerover', reach, { passive: true });
    document.addEventListener('focusin', reach);
    return () => {
      document.removeEventListener('pointerover', reach);
      document.removeEventListener('focusin', reach);
    };
  }, [screens]);
}
