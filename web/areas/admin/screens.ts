import type { Screen } from '../../kernel/screen.ts';

const page = async () => (await import('./AdminPage.tsx')).AdminPage;

export const screens: readonly Screen[] = [
  {
    name: 'admin',
    path: '/admin',
    access: {},
    page,
    // Anyone may open it and read what it is for (PRM-28), but only those it is for need it in the menu.
    menu: {
      at: 80,
      access: { sudo: 'viewer' },
      icon: 'M10 2l6.5 2.5V10c0 4-2.8 6.6-6.5 8-3.7-1.4-6.5-4-6.5-8V4.5z',
    },
  },
  {
    name: 'organizations',
    path: '/admin/organizations',
    access: { sudo: 'viewer' },
    page,
    menu: { under: 'admin', at: 10 },
  },
];
