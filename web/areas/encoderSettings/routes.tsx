import type { RouteObject } from 'react-router-dom';

export const routes: RouteObject[] = [
  {
    path: '/settings/encoder-channels',
    lazy: async () => ({ Component: (await import('./ChannelsPage.tsx')).ChannelsPage }),
  },
  {
    path: '/settings/encoder-channels/create',
    lazy: async () => ({ Component: (await import('./CreateChannelPage.tsx')).CreateChannelPage }),
  },
  {
    path: '/settings/encoder-channels/:uuid',
    lazy: async () => ({ Component: (await import('./ChannelPage.tsx')).ChannelPage }),
  },
  {
    path: '/settings/encoder-channels/:uuid/edit',
    lazy: async () => ({ Component: (await import('./EditChannelPage.tsx')).EditChannelPage }),
  },
  {
    path: '/settings/encoder-presets',
    lazy: async () => ({ Component: (await import('./PresetsPage.tsx')).PresetsPage }),
  },
  {
    path: '/settings/encoder-presets/create',
    lazy: async () => ({ Component: (await import('./CreatePresetPage.tsx')).CreatePresetPage }),
  },
  {
    path: '/settings/encoder-presets/:uuid',
    lazy: async () => ({ Component: (await import('./PresetPage.tsx')).PresetPage }),
  },
  {
    path: '/settings/encoder-presets/:uuid/edit',
    lazy: async () => ({ Component: (await import('./EditPresetPage.tsx')).EditPresetPage }),
  },
];
