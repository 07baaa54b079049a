import type { Access } from '../../kernel/access.ts';
import type { Screen } from '../../kernel/screen.ts';
import { accountPath, editUserPath, inviteUserPath, userPath, usersPath } from '../../kernel/paths/people.ts';

const access: Access = { permissions: ['MANAGE_USERS'] };

export const screens: readonly Screen[] = [
  {
    name: 'account',
    path: accountPath(),
    access: { permissions: ['ACCOUNT_DETAILS'] },
    page: async () => (await import('./AccountPage.tsx')).AccountPage,
    card: { hub: 'settings', group: 'people', at: 5 },
    help: { area: 'people', at: 5 },
  },
  {
    name: 'users',
    path: usersPath(),
    access,
    page: async () => (await import('./UsersPage.tsx')).UsersPage,
    asks: async (visit) => (await import('./UsersPage.tsx')).questions(visit),
    card: { hub: 'settings', group: 'people', at: 10 },
    help: { area: 'people', at: 10 },
  },
  {
    name: 'inviteUser',
    path: inviteUserPath(),
    access: { ...access, capabilities: ['addUserInvites'] },
    page: async () => (await import('./InvitePage.tsx')).InvitePage,
  },
  {
    name: 'user',
    path: userPath(':uuid'),
    access,
    page: async () => (await import('./UserPage.tsx')).UserPage,
    shows: 'USER',
  },
  {
    name: 'editUser',
    path: editUserPath(':uuid'),
    access,
    page: async () => (await import('./EditUserPage.tsx')).EditUserPage,
  },
];
