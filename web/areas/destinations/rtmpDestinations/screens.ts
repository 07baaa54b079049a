import type { Access } from '../../../kernel/access.ts';
import type { Screen } from '../../../kernel/screen.ts';
import {
  createRtmpDestinationPath,
  editRtmpDestinationPath,
  rtmpDestinationPath,
  rtmpDestinationsPath,
} from '../../../kernel/paths/rtmpDestinations.ts';

const access: Access = { permissions: ['MANAGE_SOCIAL_MEDIA', 'MANAGE_DESTINATION_GROUPS'] };

export const screens: readonly Screen[] = [
  {
    name: 'rtmpDestinations',
    path: rtmpDestinationsPath(),
    access,
    page: async () => (await import('./DestinationsPage.tsx')).DestinationsPage,
    asks: async (visit) => (await import('./DestinationsPage.tsx')).questions(visit),
    card: { hub: 'settings', group: 'destinations', at: 30 },
    help: { area: 'destinations', at: 30 },
  },
  {
    name: 'createRtmpDestination',
    path: createRtmpDestinationPath(),
    access,
    page: async () => (await import('./CreateDestinationPage.tsx')).CreateDestinationPage,
  },
  {
    name: 'rtmpDestination',
    path: rtmpDestinationPath(':uuid'),
    access,
    page: async () => (await import('./DestinationPage.tsx')).DestinationPage,
  },
  {
    name: 'editRtmpDestination',
    path: editRtmpDestinationPath(':uuid'),
    access,
    page: async () => (await import('./EditDestinationPage.tsx')).EditDestinationPage,
  },
];
