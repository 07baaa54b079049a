import type { RouteObject } from 'react-router-dom';

export const routes: RouteObject[] = [
  {
    path: '/settings/player-profiles',
    lazy: async () => ({ Component: (await import('./ProfilesPage.tsx')).ProfilesPage }),
  },
  {
    path: '/settings/player-profiles/create',
    lazy: async () => ({ Component: (await import('./CreateProfilePage.tsx')).CreateProfilePage }),
  },
  {
    path: '/settings/player-profiles/:uuid',
    lazy: async () => ({ Component: (await import('./ProfilePage.tsx')).ProfilePage }),
  },
  {
    path: '/settings/player-profiles/:uuid/edit',
    lazy: async () => ({ Component: (await import('./EditProfilePage.tsx')).EditProfilePage }),
  },
];
