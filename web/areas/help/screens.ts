import type { Screen } from '../../kernel/screen.ts';
import { contactPath, helpPath } from '../../kernel/paths/help.ts';

export const screens: readonly Screen[] = [
  {
    name: 'help',
    path: helpPath(),
    access: {},
    page: async () => (await import('./HelpPage.tsx')).HelpPage,
  },
  {
    name: 'contactSupport',
    path: contactPath(),
    access: {},
    page: async () => (await import('./ContactPage.tsx')).ContactPage,
  },
];
