import { desc } from 'drizzle-orm';
import { trackedEvents } from '../../../fixtures/platform/kernel/db/schema/core.ts';
import { jobs } from '../../../fixtures/platform/kernel/db/schema/jobs.ts';
import { CUSTOMERS, REGIONS, USERS } from '../../../fixtures/demo/seed/ids.ts';
import type { Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let maya: GraphClient;
let admin: GraphClient;

beforeAll(async () => {
  world = await openWorld();
  maya = await world.signIn('admin@harbour.example');
  admin = await world.signIn('super@rostrum.example');
}, START_MS);
afterAll(() => world?.close());

describe('organisations', () => {
  it('ORG-08, ORG-09 tell name, status and plans', async () => {
    const { customer } = await maya.data(
      `query ($id: ID!) { customer(id: $id) { id name location status timezone webPlanName vodPlanName masterEcg webMaxDeleteAfter } }`,
      { id: CUSTOMERS.harbour },
    );
    expect(customer).toMatchObject({
      id: CUSTOMERS.harbour,
      name: 'Harbour Street Church',
      status: 'ACTIVE',
      timezone: 'America/New_York',
      webPlanName: expect.any(String),
      masterEcg: expect.stringMatching(/^ECG-\d+$/),
      webMaxDeleteAfter: expect.any(Number),
    });
  });

  it('SUB-13 tell how far each got with its first-time setup', async () => {
    const SETUP = 'query ($id: ID!) { customer(id: $id) { firstTimeSetup } }';
    const setupOf = async (id: string) => (await admin.data(SETUP, { id })).customer.firstTimeSetup;
    expect(await setupOf(CUSTOMERS.harbour)).toBe('COMPLETE');
    expect(await setupOf(CUSTOMERS.vista)).toBe('IN_PROGRESS');
  });

  it('ORG-12 are one call by name, and one more for each when more than that is asked for', async () => {
    const asked = (fields: string) =>
      world.callsOf(() => admin.data(`{ customers { nodes { ${fields} } } }`));
    expect(await asked('id name')).toEqual(['GET /api/v3/customers/names']);
    expect(await asked('... on Customer { __typename id ... { name } }')).toEqual([
      'GET /api/v3/customers/names',
    ]);
    expect(await asked('name status')).toHaveLength(1 + 4);
  });

  it('LST-01, LST-02 are filtered and sorted by name, edges and nodes alike', async () => {
    const query = `query ($filter: String, $sort: ListSort) { customers(filter: $filter, sort: $sort) {
      totalCount nodes { name timezone } edges { node { name timezone } } } }`;
    const all = (await admin.data(query)).customers;
    const names = all.nodes.map(({ name }: Data) => name);
    expect(names).toEqual([
      'Harbour Street Church',
      'Northgate Arena',
      'Rostrum Operations',
      'Vista Community College',
    ]);
    expect(all.edges.map(({ node }: Data) => node)).toEqual(all.nodes);
    const backwards = (await admin.data(query, { sort: 'NAME_DESC' })).customers;
    expect(backwards.nodes.map(({ name }: Data) => name)).toEqual([...names].reverse());
    expect((await admin.data(query, { filter: 'COLLEGE' })).customers.totalCount).toBe(1);
  });

  it('ORG-03 are not searched for by fewer than three characters, and nothing is asked', async () => {
    const calls = await world.callsOf(async () => {
      const { customers } = await admin.data('{ customers(filter: "ha") { totalCount } }');
      expect(customers.totalCount).toBe(0);
    });
    expect(calls).toEqual([]);
    expect((await admin.data('{ customers(filter: "har") { totalCount } }')).customers.totalCount).toBe(1);
  });

  it('USR-10 list their users, filtered by user name', async () => {
    const query = (args: string) =>
      `{ viewer { customer { users${args} { totalCount nodes { id userName firstName userType roles } } } } }`;
    const { users } = (await maya.data(query(''))).viewer.customer;
    const names = users.nodes.map(({ userName }: Data) => userName);
    expect(names).toEqual([...names].sort());
    const found = (await maya.data(query('(filter: "ADMIN@")'))).viewer.customer.users;
    expect(found).toEqual({
      totalCount: 1,
      nodes: [
        {
          id: USERS.harbourAdmin,
          userName: 'admin@harbour.example',
          firstName: 'Maya',
          userType: 'USER',
          roles: ['CUSTOMER_ADMIN'],
        },
      ],
    });
    expect(await world.callsOf(() => maya.data(query('')))).toEqual([
      `GET /api/v3/customers/${CUSTOMERS.harbour}/users`,
    ]);
  });
});

describe('reference lists', () => {
  const LISTS = `{ regions { id name zone isDefault isRestricted latencyCheckUrl hotspotsServiceUrl }
    timezones { name offset }
    news { id title body date link } }`;

  it('CON-05, WCH-14 are answered to everybody who is signed in', async () => {
    const { regions, timezones, news } = await maya.data(LISTS);
    expect(regions.filter(({ isDefault }: Data) => isDefault)).toHaveLength(1);
    expect(regions.filter(({ isRestricted }: Data) => isRestricted)).toMatchObject([
      { id: REGIONS.government },
    ]);
    expect(regions[0]).toEqual({
      ...{
        id: REGIONS.northAmerica,
        name: 'North America',
        zone: 'us',
        isDefault: true,
        isRestricted: false,
      },
      latencyCheckUrl: expect.stringMatching(/^http.*\/regions\/us\/latency$/),
      hotspotsServiceUrl: expect.stringMatching(/^http.*\/hotspots\/api\/v1$/),
    });
    for (const { latencyCheckUrl } of regions) expect(URL.canParse(latencyCheckUrl)).toBe(true);
    expect(timezones).toContainEqual({ name: 'America/New_York', offset: '-05:00' });
    const dates = news.map(({ date }: Data) => date as string);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('CON-04 VER-01 DEC-12 CUE-16 DST-07 what the service goes by is as the service says', async () => {
    const { serviceValues } = await maya.data(
      '{ serviceValues { mailLinkMs decoderLoadMs downloadAccuracyMs buttonDelayMs } }',
    );
    expect(serviceValues).toEqual({
      mailLinkMs: 60 * 60_000,
      decoderLoadMs: 60_000,
      downloadAccuracyMs: 3_200,
      buttonDelayMs: 3 * 60_000,
    });
    world.polls.pass(120_000);
    const calls = await world.callsOf(() => maya.data('{ serviceValues { decoderLoadMs } }'));
    expect(calls).toContain('GET /api/v3/servicevalues');
  });

  it('CON-01 are not asked for again within two minutes', async () => {
    await maya.data('{ regions { id } timezones { name } }');
    expect(await world.callsOf(() => maya.data('{ regions { id } timezones { name } }'))).toEqual([]);
    world.polls.pass(120_000);
    const calls = await world.callsOf(() => maya.data('{ regions { id } timezones { name } }'));
    expect(calls).toEqual(expect.arrayContaining(['GET /api/v3/regions', 'GET /api/v3/timezones']));
  });
});

describe('product analytics', () => {
  it('APP-22 carries event, props, user name, organisation name and organisation id', async () => {
    const { track } = await maya.data(
      'mutation ($input: TrackInput!) { track(input: $input) { accepted } }',
      { input: { event: 'encoder.start', props: [{ name: 'model', value: 'E4' }] } },
    );
    expect(track).toEqual({ accepted: true });
    const [row] = await world.platform.services.db
      .select()
      .from(trackedEvents)
      .orderBy(desc(trackedEvents.time))
      .limit(1);
    expect(row).toMatchObject({
      event: 'encoder.start',
      props: { model: 'E4' },
      userName: 'admin@harbour.example',
      customerName: 'Harbour Street Church',
      customerId: CUSTOMERS.harbour,
    });
  });
});

it('failedJobs tells the platform’s staff which work was given up, and nobody else', async () => {
  const at = new Date('2026-11-22T12:00:00.000Z');
  await world.platform.services.db.insert(jobs).values({
    id: 'lost-letter',
    queue: 'mail',
    subject: 'letter 7',
    customerId: CUSTOMERS.harbour,
    state: 'failed',
    attempts: 5,
    problem: 'Error EENVELOPE 550',
    dueAt: at,
    createdAt: at,
    endedAt: at,
  });
  const query = `{ failedJobs { id queue subject customerId customer { id } attempts problem createdAt endedAt } }`;
  const expected = {
    id: 'lost-letter',
    queue: 'mail',
    subject: 'letter 7',
    customerId: CUSTOMERS.harbour,
    customer: { id: CUSTOMERS.harbour },
    attempts: 5,
    problem: 'Error EENVELOPE 550',
    createdAt: at.toISOString(),
    endedAt: at.toISOString(),
  };
  for (const name of ['super@rostrum.example', 'viewer@rostrum.example']) {
    expect((await (await world.signIn(name)).data(query)).failedJobs).toEqual([expected]);
  }
  const { data, errors } = await maya.run(query);
  expect(data).toEqual({ failedJobs: null });
  expect(errors).toMatchObject([{ path: ['failedJobs'], extensions: { code: 'FORBIDDEN' } }]);
});
