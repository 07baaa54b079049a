import { createElement } from 'react';
import { Navigate } from 'react-router-dom';
import type { Access } from '../../../kernel/access.ts';
import type { Screen } from '../../../kernel/screen.ts';
import {
  addPlaylistPath,
  addVideosPath,
  libraryPath,
  mediaHubPath,
  mediaPath,
  playlistPath,
  playlistsPath,
} from '../../../kernel/paths/media.ts';

const review: Access = { permissions: ['VIDEO_REVIEW'] };
const writePlaylists: Access = { ...review, capabilities: ['playlists'] };
const toLibrary = () => createElement(Navigate, { to: libraryPath(), replace: true });

export const screens: readonly Screen[] = [
  { name: 'libraryShort', path: '/library', access: review, isAlias: true, page: async () => toLibrary },
  {
    name: 'media',
    path: mediaHubPath(),
    access: review,
    isHub: true,
    page: async () => (await import('./MediaHubPage.tsx')).MediaHubPage,
    menu: { at: 30, icon: 'M3 4h14v12H3zM8.5 7.5v5l4-2.5z' },
  },
  {
    name: 'library',
    path: libraryPath(),
    access: review,
    page: async () => (await import('./LibraryPage.tsx')).LibraryPage,
    asks: async (visit) => (await import('./LibraryPage.tsx')).questions(visit),
    menu: { under: 'media', at: 10 },
    card: { hub: 'media', at: 10, drawing: 'video' },
    help: { area: 'media', at: 10 },
  },
  {
    name: 'mediaItem',
    path: mediaPath(':uuid'),
    access: review,
    page: async () => (await import('./MediaPage.tsx')).MediaPage,
    asks: async (visit) => (await import('./MediaPage.tsx')).questions(visit),
    shows: 'VIDEO',
  },
  {
    name: 'playlists',
    path: playlistsPath(),
    access: review,
    page: async () => (await import('./PlaylistsPage.tsx')).PlaylistsPage,
    asks: async (visit) => (await import('./PlaylistsPage.tsx')).questions(visit),
    menu: { under: 'media', at: 20 },
    card: { hub: 'media', at: 60, drawing: 'playlist' },
    help: { area: 'media', at: 30 },
  },
  {
    name: 'createPlaylist',
    path: addPlaylistPath(),
    access: writePlaylists,
    page: async () => (await import('./AddPlaylistPage.tsx')).AddPlaylistPage,
  },
  {
    name: 'addToPlaylist',
    path: addVideosPath(':uuid', ':count'),
    access: writePlaylists,
    page: async () => (await import('./AddVideosPage.tsx')).AddVideosPage,
  },
  {
    name: 'playlist',
    path: playlistPath(':uuid'),
    access: review,
    page: async () => (await import('./PlaylistPage.tsx')).PlaylistPage,
    asks: async (visit) => (await import('./PlaylistPage.tsx')).questions(visit),
    shows: 'PLAYLIST',
  },
  {
    name: 'librarySettings',
    path: '/settings/organization/library-settings',
    access: { capabilities: ['getOrganizationDetails'] },
    page: async () => (await import('./LibrarySettingsPage.tsx')).LibrarySettingsPage,
    card: { hub: 'settings', group: 'organization', at: 40 },
  },
];
