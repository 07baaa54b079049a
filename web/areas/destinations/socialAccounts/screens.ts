import type { Access } from '../../../kernel/access.ts';
import type { Screen } from '../../../kernel/screen.ts';
import {
  editSocialAccountPath,
  linkSocialAccountPath,
  socialAccountPath,
  socialAccountsPath,
  socialReturnPath,
} from '../../../kernel/paths/socialAccounts.ts';

const access: Access = { permissions: ['MANAGE_SOCIAL_MEDIA'], capabilities: ['socialMediaAccounts'] };

export const screens: readonly Screen[] = [
  {
    name: 'socialAccounts',
    path: socialAccountsPath(),
    access,
    page: async () => (await import('./AccountsPage.tsx')).AccountsPage,
    asks: async (visit) => (await import('./AccountsPage.tsx')).questions(visit),
    card: { hub: 'settings', group: 'destinations', at: 20 },
    help: { area: 'destinations', at: 20 },
  },
  {
    name: 'linkSocialAccount',
    path: linkSocialAccountPath(),
    access,
    page: async () => (await import('./LinkAccountPage.tsx')).LinkAccountPage,
  },
  {
    name: 'socialReturn',
    path: socialReturnPath(),
    access,
    isAlias: true,
    page: async () => (await import('./ReturnPage.tsx')).ReturnPage,
  },
  {
    name: 'socialAccount',
    path: socialAccountPath(':uuid'),
    access,
    page: async () => (await import('./AccountPage.tsx')).AccountPage,
  },
  {
    name: 'editSocialAccount',
    path: editSocialAccountPath(':uuid'),
    access,
    page: async () => (await import('./EditAccountPage.tsx')).EditAccountPage,
  },
];
