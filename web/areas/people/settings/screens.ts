import type { Screen } from '../../../kernel/screen.ts';
import { settingsPath } from '../../../kernel/paths/settings.ts';

export const screens: readonly Screen[] = [
  {
    name: 'settings',
    path: settingsPath(),
    access: {},
    isHub: true,
    page: async () => (await import('./SettingsPage.tsx')).SettingsPage,
    menu: {
      at: 60,
      icon: 'M10 7.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6M10 1.8v2.7M10 15.5v2.7M18.2 10h-2.7M4.5 10H1.8',
    },
  },
];
