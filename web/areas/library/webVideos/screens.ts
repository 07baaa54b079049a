import type { Access } from '../../../kernel/access.ts';
import type { Screen } from '../../../kernel/screen.ts';
import { startWebVideoPath, webVideoPath, webVideosPath } from '../../../kernel/paths/webVideos.ts';

const review: Access = { permissions: ['VIDEO_REVIEW'] };

export const screens: readonly Screen[] = [
  {
    name: 'webVideos',
    path: webVideosPath(),
    access: review,
    page: async () => (await import('./WebVideosPage.tsx')).WebVideosPage,
    menu: { under: 'media', at: 40 },
    card: { hub: 'media', at: 40, drawing: 'screen' },
    help: { area: 'media', at: 40 },
  },
  {
    name: 'webVideo',
    path: webVideoPath(':uuid'),
    access: review,
    page: async () => (await import('./WebVideoPage.tsx')).WebVideoPage,
    shows: 'WEB_DESTINATION',
  },
  {
    name: 'startWebVideo',
    path: startWebVideoPath(':uuid'),
    access: { permissions: ['MANAGE_SCHEDULE'] },
    page: async () => (await import('./start/StartWebVideoPage.tsx')).StartWebVideoPage,
  },
];
