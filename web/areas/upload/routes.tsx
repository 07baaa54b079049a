import type { RouteObject } from 'react-router-dom';

export const routes: RouteObject[] = [
  {
    path: '/media/upload',
    lazy: async () => ({ Component: (await import('./UploadPage.tsx')).UploadPage }),
  },
  {
    path: '/media/recently-uploaded',
    lazy: async () => ({ Component: (await import('./RecentlyUploadedPage.tsx')).RecentlyUploadedPage }),
  },
];
