import { ROLE_RIGHTS } from '../../../../schema/rules/rights.ts';
import type { Access } from '../../../kernel/access.ts';
import type { Screen } from '../../../kernel/screen.ts';
import {
  channelPath,
  channelsPath,
  createChannelPath,
  createPresetPath,
  editChannelPath,
  editPresetPath,
  presetPath,
  presetsPath,
} from '../../../kernel/paths/encoderSettings.ts';

const settings: Access = { permissions: ['MANAGE_ENCODER_AND_WEB_SETTINGS'] };

export const screens: readonly Screen[] = [
  {
    name: 'encoderChannels',
    path: channelsPath(),
    access: settings,
    page: async () => (await import('./ChannelsPage.tsx')).ChannelsPage,
    asks: async (visit) => (await import('./ChannelsPage.tsx')).questions(visit),
    card: { hub: 'settings', group: 'sending', at: 20 },
    help: { area: 'encoders', at: 20 },
  },
  {
    name: 'createEncoderChannel',
    path: createChannelPath(),
    access: { ...settings, roles: ROLE_RIGHTS.CREATE_ENCODER_CHANNEL.roles },
    page: async () => (await import('./CreateChannelPage.tsx')).CreateChannelPage,
  },
  {
    name: 'encoderChannel',
    path: channelPath(':uuid'),
    access: settings,
    page: async () => (await import('./ChannelPage.tsx')).ChannelPage,
    shows: 'ENCODER_CHANNEL',
  },
  {
    name: 'editEncoderChannel',
    path: editChannelPath(':uuid'),
    access: settings,
    page: async () => (await import('./EditChannelPage.tsx')).EditChannelPage,
  },
  {
    name: 'encoderPresets',
    path: presetsPath(),
    access: settings,
    page: async () => (await import('./PresetsPage.tsx')).PresetsPage,
    asks: async (visit) => (await import('./PresetsPage.tsx')).questions(visit),
    card: { hub: 'settings', group: 'sending', at: 30 },
    help: { area: 'encoders', at: 30 },
  },
  {
    name: 'createEncoderPreset',
    path: createPresetPath(),
    access: settings,
    page: async () => (await import('./CreatePresetPage.tsx')).CreatePresetPage,
  },
  {
    name: 'encoderPreset',
    path: presetPath(':uuid'),
    access: settings,
    page: async () => (await import('./PresetPage.tsx')).PresetPage,
  },
  {
    name: 'editEncoderPreset',
    path: editPresetPath(':uuid'),
    access: settings,
    page: async () => (await import('./EditPresetPage.tsx')).EditPresetPage,
  },
];
