import type { Screen } from '../../../kernel/screen.ts';
import {
  apiClientPath,
  apiClientsPath,
  createApiClientPath,
  editApiClientPath,
} from '../../../kernel/paths/apiAccess.ts';

export const screens: readonly Screen[] = [
  {
    name: 'apiClients',
    path: apiClientsPath(),
    access: { capabilities: ['getApiApps'] },
    page: async () => (await import('./ApiClientsPage.tsx')).ApiClientsPage,
    asks: async (visit) => (await import('./ApiClientsPage.tsx')).questions(visit),
    card: { hub: 'settings', group: 'organization', at: 50 },
    help: { area: 'people', at: 40 },
  },
  {
    name: 'createApiClient',
    path: createApiClientPath(),
    access: { capabilities: ['addApiApps'] },
    page: async () => (await import('./CreateApiClientPage.tsx')).CreateApiClientPage,
  },
  {
    name: 'apiClient',
    path: apiClientPath(':uuid'),
    access: { capabilities: ['getApiApps'] },
    page: async () => (await import('./ApiClientPage.tsx')).ApiClientPage,
  },
  {
    name: 'editApiClient',
    path: editApiClientPath(':uuid'),
    access: { capabilities: ['updateApiApps'] },
    page: async () => (await import('./EditApiClientPage.tsx')).EditApiClientPage,
  },
];
