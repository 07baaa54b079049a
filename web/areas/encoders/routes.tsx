import type { RouteObject } from 'react-router-dom';

export const routes: RouteObject[] = [
  {
    path: '/settings/encoders',
    lazy: async () => ({ Component: (await import('./EncodersPage.tsx')).EncodersPage }),
  },
  {
    path: '/settings/encoders/:uuid',
    lazy: async () => ({ Component: (await import('./EncoderPage.tsx')).EncoderPage }),
  },
];
