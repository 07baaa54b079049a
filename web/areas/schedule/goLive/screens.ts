import type { Screen } from '../../../kernel/screen.ts';
import { goLivePath } from '../../../kernel/paths/goLive.ts';

export const screens: readonly Screen[] = [
  {
    name: 'goLive',
    path: goLivePath(),
    access: { permissions: ['MANAGE_SCHEDULE'] },
    page: async () => (await import('./GoLivePage.tsx')).GoLivePage,
    asks: async (visit) => (await import('./GoLivePage.tsx')).questions(visit),
    help: { area: 'live', at: 10 },
  },
];
