import type { Screen } from '../../kernel/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'analytics',
    path: '/analytics',
    access: { permissions: ['VIEW_DASHBOARD', 'VIDEO_REVIEW'] },
    page: async () => (await import('./AnalyticsPage.tsx')).AnalyticsPage,
    menu: { at: 50, icon: 'M4 17V9M8 17V3M12 17v-6M16 17V6' },
    help: { area: 'figures', at: 10 },
  },
];
