import type { Screen } from '../../kernel/screen.ts';
import { webVideoPath } from './paths.ts';

export const screens: readonly Screen[] = [
  {
    name: 'webVideo',
    path: webVideoPath(':uuid'),
    access: { permissions: ['VIDEO_REVIEW'] },
    page: async () => (await import('./WebVideoPage.tsx')).WebVideoPage,
    shows: 'WEB_DESTINATION',
  },
];
