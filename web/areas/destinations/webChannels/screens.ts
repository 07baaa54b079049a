import type { Access } from '../../../kernel/access.ts';
import type { Screen } from '../../../kernel/screen.ts';
import {
  createWebChannelPath,
  editWebChannelPath,
  webChannelPath,
  webChannelsPath,
} from '../../../kernel/paths/webChannels.ts';

const access: Access = { permissions: ['MANAGE_ENCODER_AND_WEB_SETTINGS'] };

export const screens: readonly Screen[] = [
  {
    name: 'webChannels',
    path: webChannelsPath(),
    access,
    page: async () => (await import('./WebChannelsPage.tsx')).WebChannelsPage,
    asks: async (visit) => (await import('./WebChannelsPage.tsx')).questions(visit),
    card: { hub: 'settings', group: 'destinations', at: 10 },
    help: { area: 'destinations', at: 10 },
  },
  {
    name: 'createWebChannel',
    path: createWebChannelPath(),
    access,
    page: async () => (await import('./CreateWebChannelPage.tsx')).CreateWebChannelPage,
  },
  {
    name: 'webChannel',
    path: webChannelPath(':uuid'),
    access,
    page: async () => (await import('./WebChannelPage.tsx')).WebChannelPage,
    shows: 'WEB_CHANNEL',
  },
  {
    name: 'editWebChannel',
    path: editWebChannelPath(':uuid'),
    access,
    page: async () => (await import('./EditWebChannelPage.tsx')).EditWebChannelPage,
  },
];
