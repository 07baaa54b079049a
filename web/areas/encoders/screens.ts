import type { Access } from '../../kernel/access.ts';
import type { Screen } from '../../kernel/screen.ts';
import {
  editEncoderPath,
  encoderHealthPath,
  encoderLogsPath,
  encoderPath,
  encodersPath,
  updateEncoderPath,
} from '../../kernel/paths/encoders.ts';

const settings: Access = { permissions: ['MANAGE_ENCODER_AND_WEB_SETTINGS'] };

export const screens: readonly Screen[] = [
  {
    name: 'encoders',
    path: encodersPath(),
    access: settings,
    page: async () => (await import('./EncodersPage.tsx')).EncodersPage,
    asks: async (visit) => (await import('./EncodersPage.tsx')).questions(visit),
    menu: { at: 40, icon: 'M2.5 5h15v8h-15zM6 13v3M14 13v3M5.5 9h4M13 9h1.5' },
    card: { hub: 'settings', group: 'sending', at: 10 },
    help: { area: 'encoders', at: 10 },
  },
  {
    name: 'encoder',
    path: encoderPath(':uuid'),
    access: settings,
    page: async () => (await import('./EncoderPage.tsx')).EncoderPage,
    asks: async (visit) => (await import('./EncoderPage.tsx')).questions(visit),
    shows: 'ENCODER',
  },
  {
    name: 'encoderHealth',
    path: encoderHealthPath(':uuid'),
    access: settings,
    page: async () => (await import('./health/EncoderHealthPage.tsx')).EncoderHealthPage,
  },
  {
    name: 'editEncoder',
    path: editEncoderPath(':uuid'),
    access: settings,
    page: async () => (await import('./EditEncoderPage.tsx')).EditEncoderPage,
  },
  {
    name: 'updateEncoder',
    path: updateEncoderPath(':uuid'),
    access: settings,
    page: async () => (await import('./UpdateEncoderPage.tsx')).UpdateEncoderPage,
  },
  {
    name: 'encoderLogs',
    path: encoderLogsPath(':uuid'),
    access: { ...settings, capabilities: ['encoderLogsUpload'] },
    page: async () => (await import('./logs/EncoderLogsPage.tsx')).EncoderLogsPage,
    lights: 'encoders',
  },
  {
    name: 'encoderSearch',
    path: '/admin/current-org/encoder-search',
    access: { sudo: 'viewer' },
    page: async () => (await import('./search/EncoderSearchPage.tsx')).EncoderSearchPage,
    menu: { under: 'admin', at: 20 },
  },
];
