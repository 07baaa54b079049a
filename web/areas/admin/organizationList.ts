import { ORGANIZATION_SEARCH_MIN } from '../../../schema/rules/customerWords.ts';
import type { KeptOrganization } from './public/organizationLists.ts';
import type { OrganizationRow_CustomerFragment } from './OrganizationsPage.generated.ts';

export type OrganizationRow = OrganizationRow_CustomerFragment;

/** Server-side filter. Null if the text is too short. */
export function serverFilter(text: string): string | null {
  const trimmed = text.trim();
  return trimmed.length >= ORGANIZATION_SEARCH_MIN ? trimmed : null;
}

interface Arrangement {
  filter: string;
  chip: string;
  favourite: readonly KeptOrganization[];
  recent: readonly KeptOrganization[];
}

/** Favourites first, then the recently visited, then the others as they came; narrowed by name and chip (LST-01). */
export function arrange(rows: readonly OrganizationRow[], arrangement: Arrangement): OrganizationRow[] {
  const { filter, chip, favourite, recent } = arrangement;
  const places = new Map<string, number>();
  for (const { customerId } of [...favourite, ...recent]) {
    if (!places.has(customerId)) places.set(customerId, places.size);
  }
  const marked = new Set(favourite.map(({ customerId }) => customerId));
  const place = (row: OrganizationRow) => places.get(row.id) ?? Number.POSITIVE_INFINITY;
  return rows
    .filter(({ name }) => name.toLowerCase().includes(filter.trim().toLowerCase()))
    .filter((row) => chip !== 'favourites' || marked.has(row.id))
    .filter((row) => chip !== 'live' || (row.liveDestinations?.length ?? 0) > 0)
    .sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
}

/** Encoders online and destinations on air over the rows. */
export function sumOrganizations(rows: readonly OrganizationRow[]): { online: number; live: number } {
  return {
    online: sum(rows, (row) => row.onlineEncoders?.length ?? 0),
    live: sum(rows, (row) => row.liveDestinations?.length ?? 0),
  };
}

function sum(rows: readonly OrganizationRow[], of: (row: OrganizationRow) => number): number {
  return rows.reduce((total, row) => total + of(row), 0);
}
