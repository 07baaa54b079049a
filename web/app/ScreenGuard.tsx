import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { libraryPath } from '../kernel/paths/media.ts';
import { leaveTrail } from '../kernel/errorReporter.ts';
import { NotAuthorizedPage } from '../areas/people/session/public/NotAuthorizedPage.tsx';
import { useScreens, type Screen } from '../kernel/screen.ts';
import { useSession } from '../kernel/session.tsx';

/** Names a screen in the window's title and opens it to those who may see it; the others get the 401 page (PRM-29). */
export function ScreenGuard({ screen, children }: { screen: Screen; children: ReactNode }) {
  const { t } = useTranslation('screens');
  const { pathname } = useLocation();
  const { can } = useSession();
  const title = t(`${screen.name}.title`);
  const allowed = useScreens().includes(screen);

  // Before the effects of the page below, which may know a better title: the name of what it shows.
  useLayoutEffect(() => {
    document.title = `${title} · Rostrum`;
  }, [title, pathname]);
  useEffect(() => leaveTrail(pathname), [pathname]);

  if (allowed) return children;
  // Whoever may only review video has no dashboard; signing in must not greet them with a refusal.
  if (screen.path === '/' && can('VIDEO_REVIEW')) return <Navigate to={libraryPath()} replace />;
  return <NotAuthorizedPage />;
}
