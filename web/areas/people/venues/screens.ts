import type { Access } from '../../../kernel/access.ts';
import type { Screen } from '../../../kernel/screen.ts';
import {
  createVenuePath,
  decodersPath,
  editVenuePath,
  venuePath,
  venuesPath,
} from '../../../kernel/paths/venues.ts';

const access: Access = { permissions: ['MANAGE_VENUES'] };

export const screens: readonly Screen[] = [
  {
    name: 'venues',
    path: venuesPath(),
    access,
    page: async () => (await import('./VenuesPage.tsx')).VenuesPage,
    asks: async (visit) => (await import('./VenuesPage.tsx')).questions(visit),
    card: { hub: 'settings', group: 'people', at: 20 },
    help: { area: 'people', at: 20 },
  },
  {
    name: 'decoders',
    path: decodersPath(),
    access,
    page: async () => (await import('./DecodersPage.tsx')).DecodersPage,
    help: { area: 'people', at: 25 },
  },
  {
    name: 'createVenue',
    path: createVenuePath(),
    access,
    page: async () => (await import('./CreateVenuePage.tsx')).CreateVenuePage,
  },
  {
    name: 'venue',
    path: venuePath(':uuid'),
    access,
    page: async () => (await import('./VenuePage.tsx')).VenuePage,
    shows: 'VENUE',
  },
  {
    name: 'editVenue',
    path: editVenuePath(':uuid'),
    access,
    page: async () => (await import('./EditVenuePage.tsx')).EditVenuePage,
  },
];
