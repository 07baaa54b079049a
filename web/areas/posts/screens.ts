import type { Screen } from '../../kernel/screen.ts';
import { postPath } from './paths.ts';

export const screens: readonly Screen[] = [
  {
    name: 'post',
    path: postPath(':uuid'),
    access: { permissions: ['MANAGE_SCHEDULE', 'MANAGE_SOCIAL_MEDIA'], mode: 'all' },
    page: async () => (await import('./PostPage.tsx')).PostPage,
  },
];
