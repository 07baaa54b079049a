import { hearReturned, type Returned } from '../../../../web/areas/destinations/socialAccounts/returned.ts';

/** A social media account as the graph answers it. */
export const account = (change: object = {}) => ({
  id: 'a1',
  kind: 'YOUTUBE',
  isStandIn: false,
  networkId: 'UCharbour',
  networkName: 'Harbour Street',
  name: 'Harbour Street',
  accessState: 'GRANTED',
  accessExpiresAt: null,
  expiresInDays: null,
  missingPermissions: [],
  defaultDestination: null,
  crosspostDestinationIds: [],
  verifiedAt: null,
  createdAt: '2026-01-01T00:00:00Z',
  schedules: [],
  uses: [],
  destinations: [{ id: 'UCharbour', name: 'Harbour Street', kind: 'CHANNEL' }],
  crosspostDestinations: [],
  liveCheck: { isLiveEnabled: true, obstacle: null },
  customer: { id: 'c1', timezone: 'America/New_York' },
  ...change,
});

/** User error of a mutation. */
export const problem = (
  reason: string,
  parameters: Record<string, string>,
  field: string[] | null = null,
) => ({
  userErrors: [
    {
      ...{ code: 'CONFLICT', reason, field, message: 'In English.' },
      parameters: Object.entries(parameters).map(([name, value]) => ({ name, value })),
    },
  ],
});

/** Hears what one window tells the others. */
export function hearing(): { told: Returned[]; stop: () => void } {
  const told: Returned[] = [];
  return { told, stop: hearReturned((returned) => told.push(returned)) };
}
