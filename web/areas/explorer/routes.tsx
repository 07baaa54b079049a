import type { RouteObject } from 'react-router-dom';

export const routes: RouteObject[] = [
  { path: '/explorer', lazy: async () => ({ Component: (await import('./ExplorerPage.tsx')).ExplorerPage }) },
];
