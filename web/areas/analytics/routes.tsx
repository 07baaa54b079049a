import type { RouteObject } from 'react-router-dom';

export const routes: RouteObject[] = [
  {
    path: '/analytics',
    lazy: async () => ({ Component: (await import('./AnalyticsPage.tsx')).AnalyticsPage }),
  },
];
