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
  {
    path: '/settings/encoders/:uuid/edit',
    lazy: async () => ({ Component: (await import('./EditEncoderPage.tsx')).EditEncoderPage }),
  },
  {
    path: '/settings/encoders/:uuid/update',
    lazy: async () => ({ Component: (await import('./UpdateEncoderPage.tsx')).UpdateEncoderPage }),
  },
  {
    path: '/admin/current-org/encoder-search',
    lazy: async () => ({
      Component: (await import('./search/EncoderSearchPage.tsx')).EncoderSearchPage,
    }),
  },
  {
    path: '/settings/encoders/:uuid/health',
    lazy: async () => ({
      Component: (await import('./health/EncoderHealthPage.tsx')).EncoderHealthPage,
    }),
  },
  {
    path: '/encoders/:uuid/logs',
    lazy: async () => ({ Component: (await import('./logs/EncoderLogsPage.tsx')).EncoderLogsPage }),
  },
];
