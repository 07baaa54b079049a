import { Navigate, type RouteObject } from 'react-router-dom';

export const routes: RouteObject[] = [
  {
    path: '/not-authorized',
    lazy: async () => ({ Component: (await import('../../app/NotAuthorizedPage.tsx')).NotAuthorizedPage }),
  },
  {
    path: '/not-found',
    lazy: async () => ({ Component: (await import('./NotFoundPage.tsx')).NotFoundPage }),
  },
  { path: '/library', element: <Navigate to="/media/library" replace /> },
];
