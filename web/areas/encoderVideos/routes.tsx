import type { RouteObject } from 'react-router-dom';

export const routes: RouteObject[] = [
  {
    path: '/media/encoder-videos',
    lazy: async () => ({ Component: (await import('./EncoderVideosPage.tsx')).EncoderVideosPage }),
  },
  {
    path: '/media/encoder-videos/:uuid',
    lazy: async () => ({ Component: (await import('./EncoderVideoPage.tsx')).EncoderVideoPage }),
  },
];
