import type { Screen } from '../../../kernel/screen.ts';
import { licensesPath } from '../../../kernel/paths/licenses.ts';

export const screens: readonly Screen[] = [
  {
    name: 'licenses',
    path: licensesPath(),
    access: {},
    page: async () => (await import('./LicensesPage.tsx')).LicensesPage,
    help: { area: 'figures', at: 90 },
  },
];
