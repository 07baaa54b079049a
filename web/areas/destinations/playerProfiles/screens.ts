import type { Access } from '../../../kernel/access.ts';
import type { Screen } from '../../../kernel/screen.ts';
import {
  createProfilePath,
  editProfilePath,
  profilePath,
  profilesPath,
} from '../../../kernel/paths/playerProfiles.ts';

const read: Access = { capabilities: ['getPlayerConfig'] };
const write: Access = { capabilities: ['playerConfig'] };

export const screens: readonly Screen[] = [
  {
    name: 'playerProfiles',
    path: profilesPath(),
    access: read,
    page: async () => (await import('./ProfilesPage.tsx')).ProfilesPage,
    card: { hub: 'settings', group: 'destinations', at: 50 },
  },
  {
    name: 'createPlayerProfile',
    path: createProfilePath(),
    access: write,
    page: async () => (await import('./CreateProfilePage.tsx')).CreateProfilePage,
  },
  {
    name: 'playerProfile',
    path: profilePath(':uuid'),
    access: read,
    page: async () => (await import('./ProfilePage.tsx')).ProfilePage,
  },
  {
    name: 'editPlayerProfile',
    path: editProfilePath(':uuid'),
    access: write,
    page: async () => (await import('./EditProfilePage.tsx')).EditProfilePage,
  },
];
