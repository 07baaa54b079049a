import type { RouteObject } from 'react-router-dom';

export const routes: RouteObject[] = [
  { path: '/media', lazy: async () => ({ Component: (await import('./MediaHubPage.tsx')).MediaHubPage }) },
  {
    path: '/media/library',
    lazy: async () => ({ Component: (await import('./LibraryPage.tsx')).LibraryPage }),
  },
  {
    path: '/media/library/:uuid',
    lazy: async () => ({ Component: (await import('./MediaPage.tsx')).MediaPage }),
  },
  {
    path: '/media/playlists',
    lazy: async () => ({ Component: (await import('./PlaylistsPage.tsx')).PlaylistsPage }),
  },
  {
    path: '/media/playlists/add',
    lazy: async () => ({ Component: (await import('./AddPlaylistPage.tsx')).AddPlaylistPage }),
  },
  {
    path: '/media/playlists/add/:uuid/:count',
    lazy: async () => ({ Component: (await import('./AddVideosPage.tsx')).AddVideosPage }),
  },
  {
    path: '/settings/organization/library-settings',
    lazy: async () => ({ Component: (await import('./LibrarySettingsPage.tsx')).LibrarySettingsPage }),
  },
  {
    path: '/media/playlists/:uuid',
    lazy: async () => ({ Component: (await import('./PlaylistPage.tsx')).PlaylistPage }),
  },
];
