import type { Screen } from '../../../kernel/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'audit',
    path: '/settings/activity',
    access: { permissions: ['MANAGE_USERS'] },
    page: async () => (await import('./AuditPage.tsx')).AuditPage,
    card: { hub: 'settings', group: 'people', at: 90 },
  },
];
