import type { Screen } from '../../kernel/screen.ts';
import { dashboardPath } from '../../kernel/paths/dashboard.ts';

export const screens: readonly Screen[] = [
  {
    name: 'dashboard',
    path: dashboardPath(),
    access: { permissions: ['VIEW_DASHBOARD'] },
    page: async () => (await import('./DashboardPage.tsx')).DashboardPage,
    asks: async (visit) => (await import('./DashboardPage.tsx')).questions(visit),
    menu: { at: 10, icon: 'M3 3h6v7H3zM11 3h6v4h-6zM11 9h6v8h-6zM3 12h6v5H3z' },
    help: { area: 'live', at: 10 },
  },
];
