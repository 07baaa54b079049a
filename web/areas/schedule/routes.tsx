import type { RouteObject } from 'react-router-dom';

export const routes: RouteObject[] = [
  {
    path: '/schedule',
    lazy: async () => ({ Component: (await import('./SchedulePage.tsx')).SchedulePage }),
  },
];
