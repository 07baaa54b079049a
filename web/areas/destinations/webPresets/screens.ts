import type { Access } from '../../../kernel/access.ts';
import type { Screen } from '../../../kernel/screen.ts';
import {
  createWebPresetPath,
  editWebPresetPath,
  webPresetPath,
  webPresetsPath,
} from '../../../kernel/paths/webPresets.ts';

const settings: Access = { permissions: ['MANAGE_ENCODER_AND_WEB_SETTINGS'] };

export const screens: readonly Screen[] = [
  {
    name: 'webPresets',
    path: webPresetsPath(),
    access: settings,
    page: async () => (await import('./WebPresetsPage.tsx')).WebPresetsPage,
    asks: async (visit) => (await import('./WebPresetsPage.tsx')).questions(visit),
    card: { hub: 'settings', group: 'destinations', at: 20 },
    help: { area: 'destinations', at: 20 },
  },
  {
    name: 'createWebPreset',
    path: createWebPresetPath(),
    access: settings,
    page: async () => (await import('./CreateWebPresetPage.tsx')).CreateWebPresetPage,
  },
  {
    name: 'webPreset',
    path: webPresetPath(':uuid'),
    access: settings,
    page: async () => (await import('./WebPresetPage.tsx')).WebPresetPage,
  },
  {
    name: 'editWebPreset',
    path: editWebPresetPath(':uuid'),
    access: settings,
    page: async () => (await import('./EditWebPresetPage.tsx')).EditWebPresetPage,
  },
];
