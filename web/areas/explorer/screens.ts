import type { Screen } from '../../kernel/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'explorer',
    path: '/explorer',
    access: {},
    page: async () => (await import('./ExplorerPage.tsx')).ExplorerPage,
    menu: { at: 70, isApart: true, icon: 'M10 2l7 4v8l-7 4-7-4V6zM10 10l7-4M10 10v8M10 10L3 6' },
    help: { area: 'figures', at: 30 },
  },
];
