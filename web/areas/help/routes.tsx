import type { RouteObject } from 'react-router-dom';

export const routes: RouteObject[] = [
  { path: '/help', lazy: async () => ({ Component: (await import('./HelpPage.tsx')).HelpPage }) },
  {
    path: '/help/contact',
    lazy: async () => ({ Component: (await import('./ContactPage.tsx')).ContactPage }),
  },
];
