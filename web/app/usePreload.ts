import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useSession } from '../kernel/session.tsx';
import { useEveryScreen } from '../kernel/screen.ts';
import { askFirst } from './askFirst.ts';
import { visitAt } from './screenAt.ts';

/** Somebody whose pointer only crosses a link on its way goes on within this time, in milliseconds. */
const CROSSING_MS = 80;

/**
 * Fetches the page that a link leads to as soon as somebody points at it or reaches it by keyboard, and asks what that page
 * will ask once they stay on it.
 */
export function usePreload(): void {
  const screens = useEveryScreen();
  const client = useApolloClient();
  const { viewer } = useSession();
  useEffect(() => {
    let reached: Element | null = null;
    let staying: ReturnType<typeof setTimeout> | undefined;
    const reach = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
      if (link === reached) return;
      reached = link;
      clearTimeout(staying);
      const found = link && visitAt(screens, link.pathname);
      if (!found) return;
      const { screen, params } = found;
      // Errors are reported when the screen is opened.
      screen.page().catch(() => undefined);
      const search = new URLSearchParams(link.search);
      staying = setTimeout(() => askFirst(client, screen, { viewer, params, search }), CROSSING_MS);
    };
    document.addEventListener('pointerover', reach, { passive: true });
    document.addEventListener('focusin', reach);
    return () => {
      clearTimeout(staying);
      document.removeEventListener('pointerover', reach);
      document.removeEventListener('focusin', reach);
    };
  }, [screens, client, viewer]);
}
