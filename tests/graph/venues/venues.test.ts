import { eq } from 'drizzle-orm';
import { decoders } from '../../../fixtures/platform/kernel/db/schema/venues.ts';
import { CUSTOMERS, USERS } from '../../../fixtures/demo/seed/ids.ts';
import { demoEncoderVideoId } from '../../../fixtures/demo/seed/mediaIds.ts';
import { CHANNEL_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
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

  it('VEN-12, STM-21 say where a decoder can log in: the one that is has been silent for 5 minutes', async () => {
    const seat = 'nodes { userName isLoginFree decoder { isLoggedIn } }';
    const read = async () =>
      (await maya.data(`{ viewer { customer { venues { ${seat} } } } }`)).viewer.customer.venues.nodes;
    const decoder = { isLoggedIn: true };
    expect(await read()).toEqual([
      { userName: 'harbour-chapel', isLoginFree: true, decoder },
      { userName: 'harbour-main-hall', isLoginFree: false, decoder },
    ]);
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

const LOAD = `mutation ($input: LoadEncoderVideosInput!) { loadEncoderVideos(input: $input) {
  results { venueId venue { id decoder { loadedVideos { encoderVideoId eventId encoderVideo { name } name loadedAt } } } userErrors { code field message } }
  userErrors { code field message } } }`;
/** Was sent to the channel Main. */
const VIDEO = demoEncoderVideoId(CUSTOMERS.harbour, 0);
const POST = `POST /api/v3/customers/${CUSTOMERS.harbour}/actions/loadevents`;

describe('loading on decoders', () => {
  const input = (more: object = {}) => ({
    customerId: CUSTOMERS.harbour,
    encoderVideoIds: [VIDEO],
    venueIds: [USERS.harbourMainHall],
    ...more,
  });

  it('C-020, LIB-17 is one call, with an answer for each venue and what its decoder has loaded', async () => {
    const venueIds = [USERS.northgateConcourse, USERS.harbourMainHall];
    let answer: Data;
    const calls = await world.callsOf(async () => {
      answer = (await maya.data(LOAD, { input: input({ venueIds }) })).loadEncoderVideos;
    });
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([POST]);
    expect(answer!.userErrors).toEqual([]);
    const [theirs, hall] = answer!.results;
    expect(theirs).toEqual({
      venueId: USERS.northgateConcourse,
      venue: null,
      userErrors: [{ code: 'NOT_FOUND', field: ['venueIds'], message: 'This venue does not exist.' }],
    });
    expect(hall).toMatchObject({ venueId: USERS.harbourMainHall, userErrors: [] });
    expect(hall.venue.decoder.loadedVideos).toEqual([
      {
        encoderVideoId: VIDEO,
        eventId: VIDEO,
        encoderVideo: { name: 'Sunday Service' },
        name: 'Sunday Service',
        loadedAt: expect.any(String),
      },
    ]);
  });

  it('C-020, DEC-12 is seen by who watches the venues within seconds', async () => {
    // The order of the test before this one quickens the polls no longer.
    world.polls.pass(60_000);
    const events = maya.subscribe(
      'subscription { venuesChanged { venues { userName decoder { loadedVideos { loadedAt } } } } }',
    );
    const next = async (): Promise<Data> => ((await events.next()).value as Answer<Data>).data?.venuesChanged;
    await next();
    await until(() => world.polls.resting.includes(60_000));
    const loadedAt = world.polls.now().toISOString();
    await maya.data(LOAD, { input: input() });
    await until(() => world.polls.resting.includes(5_000));
    world.polls.pass(5_000);
    expect((await next()).venues).toMatchObject([
      { userName: 'harbour-main-hall', decoder: { loadedVideos: [{ loadedAt }] } },
    ]);
    await events.return?.();
  });

  it('VEN-12, VEN-14, DEC-08 venues tell the channels they may see, and the decoder that is logged in', async () => {
    const { nodes } = (
      await maya.data(`{ viewer { customer { venues { nodes { encoderChannels { id }
        decoder { serial isLoggedIn event } } } } } }`)
    ).viewer.customer.venues;
    const ids = (channels: Data[]) => channels.map(({ id }) => id);
    expect(ids(nodes[0].encoderChannels)).toEqual([CHANNEL_IDS.chapel, CHANNEL_IDS.main]);
    expect(nodes[1].decoder).toEqual({
      serial: 'D20010041',
      isLoggedIn: true,
      event: 'Sunday morning service',
    });
  });

  it('C-020 rules come back with their field before anything is sent, and unknown videos by their place', async () => {
    const refusal = async (more: object) => (await maya.data(LOAD, { input: input(more) })).loadEncoderVideos;
    const many = Array.from({ length: 101 }, (_, index) => `id-${index}`);
    const calls = await world.callsOf(async () => {
      expect(await refusal({ venueIds: [] })).toEqual({
        results: [],
        userErrors: [
          {
            code: 'INVALID',
            field: ['venueIds'],
            message: 'Choose 1 to 100 venues; 0 were given.',
          },
        ],
      });
      expect((await refusal({ encoderVideoIds: many })).userErrors).toEqual([
        {
          code: 'INVALID',
          field: ['encoderVideoIds'],
          message: 'You can load 1 to 100 encoder videos at a time; 101 were given.',
        },
      ]);
    });
    expect(calls).toEqual([]);
    expect(await refusal({ encoderVideoIds: [VIDEO, 'nothing'] })).toMatchObject({
      results: [],
      userErrors: [{ code: 'INVALID', field: ['encoderVideoIds', '1'] }],
    });
  });

  it('C-020 takes the older names for a release, and the present organisation by default', async () => {
    const { loadEventsOnDecoders, loadEncoderVideos } = await maya.data(
      `mutation ($old: LoadEventsOnDecodersInput!, $new: LoadEncoderVideosInput!) {
        loadEventsOnDecoders(input: $old) { results { venue { decoder { loadedEvents { encoderVideoId } } } } userErrors { field } }
        loadEncoderVideos(input: $new) { results { venue { decoder { loadedVideos { encoderVideoId } } } } userErrors { field } } }`,
      {
        old: { customerId: CUSTOMERS.harbour, eventIds: [VIDEO], venueIds: [USERS.harbourMainHall] },
        new: { encoderVideoIds: [VIDEO], venueIds: [USERS.harbourMainHall] },
      },
    );
    const loaded = [{ encoderVideoId: VIDEO }];
    expect(loadEventsOnDecoders).toEqual({
      results: [{ venue: { decoder: { loadedEvents: loaded } } }],
      userErrors: [],
    });
    expect(loadEncoderVideos).toEqual({
      results: [{ venue: { decoder: { loadedVideos: loaded } } }],
      userErrors: [],
    });
  });

  it('PRM-05 needs the right to manage venues, and a service that is down is told as such', async () => {
    const events = await world.signIn('events@harbour.example');
    const refused = await events.run(LOAD, { input: input() });
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    await world.platform.injectFault({ service: '*', path: '/loadevents', kind: 'status', status: 503 });
    const down = await maya.run(LOAD, { input: input() });
    await world.platform.clearFaults();
    expect(down.errors?.[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE');
    await world.platform.injectFault({ service: '*', path: '/venues', kind: 'status', status: 503 });
    const { loadEncoderVideos } = await maya.data(LOAD, { input: input() });
    await world.platform.clearFaults();
    expect(loadEncoderVideos.results).toMatchObject([{ venue: null, userErrors: [] }]);
  });
});
