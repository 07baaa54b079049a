import type { RouteObject } from 'react-router-dom';

const adminPage = async () => ({ Component: (await import('./AdminPage.tsx')).AdminPage });

export const routes: RouteObject[] = [
  { path: '/admin', lazy: adminPage },
  { path: '/admin/organizations', lazy: adminPage },
];
