import { eq } from 'drizzle-orm';
import { contentDestinations } from '../../../fixtures/platform/kernel/db/schema/destinations.ts';
import { scheduleOccurrences } from '../../../fixtures/platform/kernel/db/schema/events.ts';
import { playlists } from '../../../fixtures/platform/kernel/db/schema/media.ts';
import type {
  DestinationKindWord,
  DestinationStateWord,
} from '../../../fixtures/platform/kernel/db/values/destinations.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import {
  ENCODER_IDS,
  demoEndedDestinationId,
  LIVE_DESTINATION_IDS,
  LIVE_OCCURRENCE_ID,
  WEB_CHANNEL_IDS,
  WEB_PRESET_IDS,
} from '../../../fixtures/demo/seed/streamingIds.ts';
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

const STATES: DestinationStateWord[] = [
  'STARTING',
  'STARTED',
  'WARNING',
  'STOPPING',
  'STOPPED',
  'ABORTED',
  'ERROR',
];

async function become(id: string, status: DestinationStateWord, kind?: DestinationKindWord): Promise<void> {
  await world.platform.services.db
    .update(contentDestinations)
    .set({ status, ...(kind ? { kind } : {}) })
    .where(eq(contentDestinations.id, id));
}

async function lists(): Promise<{ listed: Data[]; live: Data[] }> {
  const { customer } = (
    await maya.data(
      `{ viewer { customer { contentDestinations(first: 100) { nodes { id state startRequestTime } } liveDestinations { id state } } } }`,
    )
  ).viewer;
  return { listed: customer.contentDestinations.nodes, live: customer.liveDestinations };
}

const has = (rows: Data[], id: string) => rows.some((row) => row.id === id);

describe('the list of destinations', () => {
  it('holds those that were asked to start, the last one first', async () => {
    const { listed } = await lists();
    const times = listed.map(({ startRequestTime }) => startRequestTime as string);
    expect(times).toEqual([...times].sort().reverse());
    expect(listed.length).toBeGreaterThan(8);
  });

  it.each(STATES)('DST-12 DST-14 reads %s in either case', async (status) => {
    await become(LIVE_DESTINATION_IDS.youtube, status);
    await become(LIVE_DESTINATION_IDS.web, status);
    const wire = await world.platform.call<{ status: string }>(
      'GET',
      `/api/v3/contentdestinations/${LIVE_DESTINATION_IDS.youtube}`,
      {
        token: await world.platform.signIn('admin@harbour.example'),
      },
    );
    expect(wire.body.status).toBe(status.toLowerCase());
    const { listed } = await lists();
    const states = listed.filter(({ id }) =>
      [LIVE_DESTINATION_IDS.youtube, LIVE_DESTINATION_IDS.web].includes(id),
    );
    expect(states.map(({ state }) => state)).toEqual([status, status]);
  });

  it.each(STATES)('DST-15, DST-16, DST-17 with %s', async (status) => {
    const ended = ['STOPPED', 'ABORTED', 'ERROR'].includes(status);
    const active = ['STARTING', 'STARTED', 'WARNING'].includes(status);
    await become(LIVE_DESTINATION_IDS.web, status, 'EMBED');
    await become(LIVE_DESTINATION_IDS.rtmp, status, 'SAVEONLY');
    const { listed, live } = await lists();
    // One on the web is listed whatever its state; one that only saves once it has ended.
    expect(has(listed, LIVE_DESTINATION_IDS.web)).toBe(true);
    expect(has(listed, LIVE_DESTINATION_IDS.rtmp)).toBe(ended);
    expect(has(live, LIVE_DESTINATION_IDS.web)).toBe(active);
  });

  it('filters by state, after the states were made one', async () => {
    await become(LIVE_DESTINATION_IDS.youtube, 'STARTED');
    const query =
      '{ viewer { customer { contentDestinations(states: [STARTED]) { totalCount nodes { id state } } } } }';
    const { contentDestinations: page } = (await maya.data(query)).viewer.customer;
    expect(has(page.nodes, LIVE_DESTINATION_IDS.youtube)).toBe(true);
    expect(new Set(page.nodes.map(({ state }: Data) => state))).toEqual(new Set(['STARTED']));
  });

  it('loads the web channels of all destinations in one request', async () => {
    const query =
      '{ viewer { customer { contentDestinations { nodes { webChannel { name region { name } } } } } } }';
    const calls = await world.callsOf(() => maya.data(query));
    expect(calls.filter((call) => call.endsWith('/webeventprofiles'))).toHaveLength(1);
    expect(calls).toHaveLength(3);
  });

  it('C-311 web destinations have a picture, and those of all take no call of their own', async () => {
    const read = async (): Promise<Data[]> =>
      (
        await maya.data(
          '{ viewer { customer { contentDestinations(first: 100) { nodes { id kind thumbnailUrl } } } } }',
        )
      ).viewer.customer.contentDestinations.nodes;
    await become(LIVE_DESTINATION_IDS.web, 'STARTED');
    const rows = await read();
    const { thumbnailUrl } = rows.find(({ id }) => id === LIVE_DESTINATION_IDS.web)!;
    expect(new URL(thumbnailUrl).pathname).toBe(
      `/stream/${CUSTOMERS.harbour}/live-${LIVE_DESTINATION_IDS.web}/thumbnail.jpg`,
    );
    const answer = await fetch(thumbnailUrl);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const unsigned = await fetch(thumbnailUrl.split('?')[0]);
    expect(unsigned.status).toBe(403);
    expect(
      rows.filter(({ kind, thumbnailUrl: url }) => kind === 'EMBED' && url !== null).length,
    ).toBeGreaterThan(1);
    expect(await world.callsOf(read)).toHaveLength(1);
  });
});

describe('one destination', () => {
  it('names its web channel and its encoder', async () => {
    const { contentDestination } = await maya.data(
      'query ($id: ID!) { contentDestination(id: $id) { title kind webChannel { id loadBalancer } encoder { id name } customer { id } } }',
      { id: LIVE_DESTINATION_IDS.web },
    );
    expect(contentDestination).toMatchObject({
      webChannel: { id: WEB_CHANNEL_IDS.main, loadBalancer: 'harbour-main' },
      encoder: { id: ENCODER_IDS.northHall, name: 'North Hall' },
      customer: { id: CUSTOMERS.harbour },
    });
  });

  it.each([
    ['EMBED', 'WEB'],
    ['SAVEONLY', 'WEB'],
    ['FACEBOOK', 'FACEBOOK'],
    ['YOUTUBE', 'YOUTUBE'],
    ['RTMP', 'CUSTOM_RTMP'],
    ['RSP_SOURCE', null],
    ['ENCODER', null],
  ] as const)('DST-22 one of kind %s is called %s', async (kind, destinationType) => {
    const id = LIVE_DESTINATION_IDS.web;
    await become(id, 'STARTED', kind);
    const query = 'query ($id: ID!) { contentDestination(id: $id) { kind destinationType } }';
    expect((await maya.data(query, { id })).contentDestination).toEqual({ kind, destinationType });
    await become(id, 'STARTED', 'EMBED');
  });

  it('DST-25 tells its stream, its page, its preset and what becomes of its recording', async () => {
    const id = LIVE_DESTINATION_IDS.youtube;
    const { db } = world.platform.services;
    const [playlist] = await db.select().from(playlists).where(eq(playlists.customerId, CUSTOMERS.harbour));
    const rows = db.update(contentDestinations);
    const ours = { crosspost: true, destinationId: 'UC1', webPresetId: WEB_PRESET_IDS.spanish };
    const { id: live } = scheduleOccurrences;
    const [time] = await db.select().from(scheduleOccurrences).where(eq(live, LIVE_OCCURRENCE_ID));
    const own = {
      startAt: new Date(time!.startAt.getTime() + 90_000),
      stopAt: new Date(time!.endAt.getTime() - 60_000),
    };
    const archived = { streamType: 'SIMLIVE' as const, autoArchivePlaylists: [playlist!.id] };
    await rows.set({ ...ours, ...own, ...archived }).where(eq(contentDestinations.id, id));
    const query = `query ($id: ID!) { contentDestination(id: $id) {
      streamType placeId isCrossposted startOffset stopOffset webPreset { name } autoArchivePlaylists { id name } } }`;
    expect((await maya.data(query, { id })).contentDestination).toEqual({
      ...{ streamType: 'SIMLIVE', placeId: 'UC1', isCrossposted: true },
      ...{ startOffset: 90_000, stopOffset: -60_000 },
      webPreset: { name: 'Spanish sound' },
      autoArchivePlaylists: [{ id: playlist!.id, name: playlist!.name }],
    });
    const web = await maya.data(query, { id: LIVE_DESTINATION_IDS.web });
    expect(web.contentDestination).toMatchObject({
      ...{ streamType: 'LIVE', placeId: null, isCrossposted: false, startOffset: 0, stopOffset: 0 },
    });
  });

  it('DST-22 tells no type of the service', async () => {
    const query = '{ __type(name: "ContentDestination") { fields { name } } }';
    const { __type } = await maya.data(query);
    expect(__type.fields.map(({ name }: Data) => name)).not.toContain('type');
  });

  it('C-136 tells the states it went through and how often it was watched, and where else the event went', async () => {
    const query = `query ($id: ID!) { contentDestination(id: $id) { duration hlsUrl
      otherDestinations { id kind abortCause abortReason } summary { views history { state time } } } }`;
    const { contentDestination } = await maya.data(query, { id: demoEndedDestinationId(1) });
    expect(contentDestination).toMatchObject({
      duration: 90 * 60_000,
      hlsUrl: expect.stringContaining(`/web-${demoEndedDestinationId(1)}/manifest.m3u8`),
      otherDestinations: [
        {
          id: demoEndedDestinationId(3),
          kind: 'FACEBOOK',
          abortCause: 'The encoder sent invalid audio or video, or none.',
          abortReason: 'ENCODER_BAD_INPUT',
        },
        { id: demoEndedDestinationId(2), kind: 'YOUTUBE', abortCause: null, abortReason: null },
      ],
      summary: { views: 421, history: [{ state: 'SET_UP' }, { state: 'STARTED' }, { state: 'STOPPED' }] },
    });
    // Started by hand.
    const alone = await maya.data(query, { id: demoEndedDestinationId(0) });
    expect(alone.contentDestination.otherDestinations).toEqual([]);
  });

  it.each([
    [
      'DESTINATION_SERVICE_LIMIT',
      'The destination service stopped the stream, for example because of its 8-hour limit.',
    ],
    ['ENCODER_RAN_TOO_LONG', 'The encoder ran for more than 12 hours.'],
    ['ENCODER_BAD_INPUT', 'The encoder sent invalid audio or video, or none.'],
  ])('DST-19 tells why it was aborted: %s', async (abortReason, abortCause) => {
    const id = LIVE_DESTINATION_IDS.youtube;
    await become(id, 'ABORTED');
    await world.platform.services.db
      .update(contentDestinations)
      .set({ abortCause: abortReason })
      .where(eq(contentDestinations.id, id));
    const query =
      'query ($id: ID!) { contentDestination(id: $id) { state abortReason abortCause abortParameters { name value } } }';
    expect((await maya.data(query, { id })).contentDestination).toEqual({
      ...{ state: 'ABORTED', abortReason, abortCause },
      abortParameters: [],
    });
    await world.platform.services.db
      .update(contentDestinations)
      .set({ abortCause: null })
      .where(eq(contentDestinations.id, id));
  });

  it.each(['FACEBOOK', 'RSP_SOURCE', 'RTMP', 'SAVEONLY', 'YOUTUBE', 'ENCODER', 'EMBED'] as const)(
    'DST-21 tells one of kind %s',
    async (kind) => {
      const id = LIVE_DESTINATION_IDS.web;
      await become(id, 'STARTED', kind);
      const query = 'query ($id: ID!) { contentDestination(id: $id) { kind state } }';
      expect((await maya.data(query, { id })).contentDestination).toEqual({ kind, state: 'STARTED' });
    },
  );

  const STOP = `mutation ($id: ID!) { stopContentDestination(input: { id: $id }) {
    contentDestination { id state } userErrors { code message } } }`;

  it('STM-03 stops, and subscribers hear of it at once and of its end within one fast interval (DST-13)', async () => {
    await become(LIVE_DESTINATION_IDS.web, 'STARTED', 'EMBED');
    await become(LIVE_DESTINATION_IDS.facebook, 'STARTED');
    await become(LIVE_DESTINATION_IDS.rtmp, 'STOPPED', 'RTMP');
    const events = maya.subscribe(
      'subscription { contentDestinationsChanged { sequence contentDestinations { id state } } }',
    );
    const next = async (): Promise<Data> =>
      ((await events.next()).value as Answer<Data>).data?.contentDestinationsChanged;
    await next();
    await until(() => world.polls.resting.includes(60_000));
    const id = LIVE_DESTINATION_IDS.web;
    const { stopContentDestination } = await maya.data(STOP, { id });
    expect(stopContentDestination).toEqual({ contentDestination: { id, state: 'STOPPING' }, userErrors: [] });
    expect((await next()).contentDestinations).toEqual([{ id, state: 'STOPPING' }]);
    await until(() => world.polls.resting.includes(5_000));
    await become(id, 'STOPPED');
    world.polls.pass(5_000);
    expect((await next()).contentDestinations).toEqual([{ id, state: 'STOPPED' }]);
    await events.return?.();
  });

  it.each(['STOPPED', 'ABORTED', 'ERROR'] as const)(
    'DST-20 that is %s is not stopped again',
    async (status) => {
      const id = LIVE_DESTINATION_IDS.youtube;
      await become(id, status);
      const { contentDestination, userErrors } = (await maya.data(STOP, { id })).stopContentDestination;
      expect(contentDestination).toEqual({ id, state: status });
      expect(userErrors).toMatchObject([
        { code: 'STATE', message: expect.stringContaining(status.toLowerCase()) },
      ]);
    },
  );
});
