import type { Access } from '../../../kernel/access.ts';
import type { Screen } from '../../../kernel/screen.ts';
import {
  createQrOverlayPath,
  editQrOverlayPath,
  qrOverlayPath,
  qrOverlaysPath,
} from '../../../kernel/paths/qrOverlays.ts';

const settings: Access = { permissions: ['MANAGE_ENCODER_AND_WEB_SETTINGS'] };

export const screens: readonly Screen[] = [
  {
    name: 'qrOverlays',
    path: qrOverlaysPath(),
    access: settings,
    page: async () => (await import('./QrOverlaysPage.tsx')).QrOverlaysPage,
    asks: async (visit) => (await import('./QrOverlaysPage.tsx')).questions(visit),
    card: { hub: 'settings', group: 'destinations', at: 60 },
    help: { area: 'destinations', at: 60 },
  },
  {
    name: 'createQrOverlay',
    path: createQrOverlayPath(),
    access: settings,
    page: async () => (await import('./CreateQrOverlayPage.tsx')).CreateQrOverlayPage,
  },
  {
    name: 'qrOverlay',
    path: qrOverlayPath(':uuid'),
    access: settings,
    page: async () => (await import('./QrOverlayPage.tsx')).QrOverlayPage,
  },
  {
    name: 'editQrOverlay',
    path: editQrOverlayPath(':uuid'),
    access: settings,
    page: async () => (await import('./EditQrOverlayPage.tsx')).EditQrOverlayPage,
  },
];
