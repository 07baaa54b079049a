import type { Access } from '../../../kernel/access.ts';
import type { Screen } from '../../../kernel/screen.ts';
import { encoderVideoPath, encoderVideosPath } from '../../../kernel/paths/encoderVideos.ts';

const review: Access = { permissions: ['VIDEO_REVIEW'] };

export const screens: readonly Screen[] = [
  {
    name: 'encoderVideos',
    path: encoderVideosPath(),
    access: review,
    page: async () => (await import('./EncoderVideosPage.tsx')).EncoderVideosPage,
    menu: { under: 'media', at: 50 },
    card: { hub: 'media', at: 50, drawing: 'encoder' },
  },
  {
    name: 'encoderVideo',
    path: encoderVideoPath(':uuid'),
    access: review,
    page: async () => (await import('./EncoderVideoPage.tsx')).EncoderVideoPage,
  },
];
