import { eq } from 'drizzle-orm';
import { decoders } from '../../../fixtures/platform/db/schema/venues.ts';
import { CUSTOMERS } from '../../../fixtures/seed/ids.ts';
import type { Answer, Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, until, type World } from '../world.ts';

let world: World;
let maya: GraphClient;

beforeAll(async () => {
  world = await openWorld();
  maya = await world.signIn('admin@harbour.example');
}, START_MS);
afterAll(async () => {
  await maya?.close();
  await world?.close();
});

const VENUE = 'id userName licenseType decoder { status isActive playerVersion lastUpdate }';

async function venues(args = ''): Promise<Data> {
  return (await maya.data(`{ viewer { customer { venues${args} { totalCount nodes { ${VENUE} } } } } }`))
    .viewer.customer.venues;
}

describe('venues', () => {
  it('VEN-09 leave out the logins of persons', async () => {
    const { totalCount, nodes } = await venues();
    expect(nodes.map(({ userName }: Data) => userName)).toEqual(['harbour-chapel', 'harbour-main-hall']);
    expect(totalCount).toBe(2);
    expect(nodes.map(({ licenseType }: Data) => licenseType)).toEqual(['CLOUD', 'PRO']);
  });

  it('VEN-10, MON-04 show the decoder that is signed in, as monitoring hears of it under the user name', async () => {
    const { nodes } = await venues('(filter: "MAIN")');
    expect(nodes).toHaveLength(1);
    expect(nodes[0].decoder).toMatchObject({ status: 'playing', isActive: true, playerVersion: '5.4.0' });
    const [refused] = await world.platform.services.db
      .select()
      .from(decoders)
      .where(eq(decoders.serial, 'D20010077'));
    expect(refused?.status).toBe('login refused');
  });

  it('MON-01 show what the venue knows of a decoder that monitoring has not heard of for 5 minutes', async () => {
    const { nodes } = await venues('(filter: "chapel")');
    expect(nodes[0].decoder).toMatchObject({ status: 'stopped', isActive: false });
  });

  it('are two calls with their decoders, and one without', async () => {
    const list = `GET /api/v3/customers/${CUSTOMERS.harbour}/venues`;
    expect((await world.callsOf(() => venues())).sort()).toEqual([
      `GET /api/v3/customers/${CUSTOMERS.harbour}/monitors`,
      list,
    ]);
    const alone = () => maya.data('{ viewer { customer { venues { nodes { userName } } } } }');
    expect(await world.callsOf(alone)).toEqual([list]);
  });

  it('answer without their decoders when monitoring is down', async () => {
    await world.platform.injectFault({ service: '*', path: '/monitors', kind: 'status', status: 503 });
    const { data, errors } = await maya.run(
      `{ viewer { customer { venues { nodes { userName decoder { status } } } } } }`,
    );
    await world.platform.clearFaults();
    expect(data?.viewer.customer.venues.nodes.map(({ decoder }: Data) => decoder)).toEqual([null, null]);
    expect(errors).toHaveLength(2);
  });

  it('DEC-09 tell subscribers when a decoder stops playing', async () => {
    const events = maya.subscribe(`subscription { venuesChanged { sequence venues { ${VENUE} } } }`);
    const next = async (): Promise<Data> => ((await events.next()).value as Answer<Data>).data?.venuesChanged;
    expect((await next()).venues).toEqual([]);
    await until(() => world.polls.resting.includes(60_000));
    await world.platform.services.db
      .update(decoders)
      .set({ status: 'stopped', lastUpdate: new Date(world.polls.now().getTime() + 60_000) })
      .where(eq(decoders.serial, 'D20010041'));
    world.polls.pass(60_000);
    expect((await next()).venues).toMatchObject([
      { userName: 'harbour-main-hall', decoder: { status: 'stopped', isActive: false } },
    ]);
    await events.return?.();
  });
});
