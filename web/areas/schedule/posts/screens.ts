import type { Access } from '../../../kernel/access.ts';
import type { Screen } from '../../../kernel/screen.ts';
import { postClipPath, postPath } from '../../../kernel/paths/posts.ts';

const posting: Access = { permissions: ['MANAGE_SOCIAL_MEDIA'], capabilities: ['socialMediaAccounts'] };

export const screens: readonly Screen[] = [
  {
    name: 'post',
    path: postPath(':uuid'),
    access: { permissions: ['MANAGE_SCHEDULE', 'MANAGE_SOCIAL_MEDIA'], mode: 'all' },
    page: async () => (await import('./PostPage.tsx')).PostPage,
    shows: 'POST',
  },
  {
    name: 'chooseClip',
    path: postClipPath(),
    access: posting,
    page: async () => (await import('./ChooseClipPage.tsx')).ChooseClipPage,
    card: { hub: 'media', at: 50, drawing: 'screen' },
    help: { area: 'media', at: 50 },
  },
  {
    name: 'postClip',
    path: postClipPath(':uuid'),
    access: posting,
    page: async () => (await import('./PostClipPage.tsx')).PostClipPage,
  },
];
