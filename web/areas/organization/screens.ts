import type { Screen } from '../../kernel/screen.ts';
import {
  bandwidthDayPath,
  bandwidthPath,
  organizationPath,
  plansPath,
  shopPath,
} from '../../kernel/paths/organization.ts';

export const screens: readonly Screen[] = [
  {
    name: 'organization',
    path: organizationPath(),
    access: { capabilities: ['getOrganizationDetails'] },
    page: async () => (await import('./OrganizationPage.tsx')).OrganizationPage,
    card: { hub: 'settings', group: 'organization', at: 5 },
    help: { area: 'people', at: 40 },
  },
  {
    name: 'bandwidthUsage',
    path: bandwidthPath(),
    // PRM-09
    access: { permissions: ['BANDWIDTH_ANALYTICS'] },
    page: async () => (await import('./BandwidthPage.tsx')).BandwidthPage,
    card: { hub: 'settings', group: 'organization', at: 10 },
    help: { area: 'figures', at: 30 },
  },
  {
    name: 'bandwidthDay',
    path: bandwidthDayPath(),
    access: { permissions: ['BANDWIDTH_ANALYTICS'] },
    page: async () => (await import('./BandwidthDayPage.tsx')).BandwidthDayPage,
  },
  {
    name: 'plans',
    path: plansPath(),
    access: {},
    page: async () => (await import('./PlansPage.tsx')).PlansPage,
    help: { area: 'people', at: 45 },
  },
  {
    name: 'shop',
    path: shopPath(),
    access: {},
    page: async () => (await import('./ShopPage.tsx')).ShopPage,
  },
];
