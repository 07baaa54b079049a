import type { RouteObject } from 'react-router-dom';

export const routes: RouteObject[] = [
  {
    path: '/media/web-videos/:uuid',
    lazy: async () => ({ Component: (await import('./WebVideoPage.tsx')).WebVideoPage }),
  },
];
