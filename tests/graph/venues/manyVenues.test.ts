import { users } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { decoders, venues } from '../../../fixtures/platform/kernel/db/schema/venues.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import type { GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

const MANY = 2_000;
const customerId = CUSTOMERS.northgate;
let world: World;
let admin: GraphClient;

beforeAll(async () => {
  world = await openWorld();
  admin = await world.signIn('admin@northgate.example');
}, START_MS);
afterAll(async () => {
  await admin?.close();
  await world?.close();
});

async function insertVenues(count: number): Promise<void> {
  const { db, clock } = world.platform.services;
  const createdAt = clock.now();
  const names = Array.from({ length: count }, (_, at) => `many-${String(at).padStart(4, '0')}`);
  await db.insert(users).values(
    names.map((userName) => ({
      ...{ userId: userName, customerId, userName, passwordHash: 'none', userType: 'SITE' as const },
      ...{ firstName: '', lastName: '', roles: [], accountStatus: 'verified' as const, createdAt },
    })),
  );
  await db.insert(venues).values(
    names.map((userName) => ({
      ...{ uuid: userName, customerId, userName, planName: 'Cloud-Ent' as const },
      ...{ licenseType: 'enterprise' as const, mode: 'Cloud' as const, createdAt },
    })),
  );
  await db.insert(decoders).values(
    names.map((userName, at) => ({
      ...{ serial: `D6${String(at).padStart(7, '0')}`, customerId, venueId: userName, signedIn: true },
      ...{ status: 'playing', playerVersion: '5.4.0', hardware: 'D2', playhead: at, lastUpdate: createdAt },
    })),
  );
}

const QUERY = `query ($after: String) { viewer { customer { venues(first: 100, after: $after) { totalCount
  pageInfo { endCursor } nodes { userName availableVenueLicenses decoder { status playheadSeconds } refusedDecoders { serial } } } } } }`;

it('VEN-10 VEN-08 a page of 2,000 venues with their decoders is two REST calls, as that of one', async () => {
  const one = await world.callsOf(() => admin.data(QUERY));
  await insertVenues(MANY);
  // Loaded data is not kept beyond its operation.
  const many = await world.callsOf(async () => {
    const { venues: found } = (await admin.data(QUERY)).viewer.customer;
    expect(found.totalCount).toBe(MANY + 1);
    expect(found.nodes).toHaveLength(100);
    expect(found.nodes[3]).toEqual({
      ...{ userName: 'many-0003', availableVenueLicenses: 0, refusedDecoders: [] },
      decoder: { status: 'playing', playheadSeconds: 3 },
    });
  });
  expect(many.sort()).toEqual([
    `GET /api/v3/customers/${customerId}/monitors`,
    `GET /api/v3/customers/${customerId}/venues`,
  ]);
  expect(one.sort()).toEqual(many);
});
