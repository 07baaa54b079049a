import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull, like } from 'drizzle-orm';
import { customers, plans } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { contentDestinations } from '../../../fixtures/platform/kernel/db/schema/destinations.ts';
import { mediaItems, mediaPackages } from '../../../fixtures/platform/kernel/db/schema/media.ts';
import { DESTINATION_STATES } from '../../../fixtures/platform/kernel/db/values/destinations.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import {
  demoEndedDestinationId,
  RTMP_DESTINATION_IDS,
  WEB_CHANNEL_IDS,
} from '../../../fixtures/demo/seed/streamingIds.ts';
import type { Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let events: GraphClient;
let library: GraphClient;
let mediaItemId: string;

beforeAll(async () => {
  world = await openWorld();
  events = await world.signIn('events@harbour.example');
  library = await world.signIn('library@harbour.example');
  mediaItemId = await aVideo();
}, START_MS);
afterAll(() => world?.close());

const ended = demoEndedDestinationId(1);
const channel = () => Object.values(WEB_CHANNEL_IDS)[0]!;
const FIELDS = `id title state playout startCue stopCue isTrimmed trimStart isManual isAutosaved views privacy
  hasButton buttonText buttonUrl buttonChangesAt webChannel { id } mediaItem { id } savedMediaItem { id } replayed { id }`;
const PROBLEMS = 'userErrors { code reason field message }';
const START = `mutation ($input: StartWebVideoInput!) { startWebVideo(input: $input) {
  contentDestinations { ${FIELDS} } ${PROBLEMS} } }`;
const part = (name: string) => `mutation ($input: WebVideoPartInput!) { ${name}(input: $input) {
  contentDestination { ${FIELDS} } ${PROBLEMS} } }`;
const UNTRIM = `mutation ($id: ID!) { untrimWebVideo(input: { id: $id }) { contentDestination { isTrimmed } ${PROBLEMS} } }`;
const SAVE = `mutation ($input: SaveToLibraryInput!) { saveToLibrary(input: $input) {
  mediaItem { id title processing { state } } contentDestination { savedMediaItem { id } } ${PROBLEMS} } }`;
const DOWNLOAD = `mutation ($input: DownloadWebVideoInput!) { downloadWebVideo(input: $input) {
  download { url start end expiresAt } ${PROBLEMS} } }`;
const UPDATE = `mutation ($input: UpdateContentDestinationInput!) { updateContentDestination(input: $input) {
  contentDestination { ${FIELDS} } ${PROBLEMS} } }`;
const LIST = `query ($states: [DestinationState!], $filter: String, $sort: ListSort, $channels: [ID!], $encoders: [ID!]) {
  viewer { customer { webVideos(first: 100, states: $states, filter: $filter, sort: $sort, webChannelIds: $channels, encoderChannelIds: $encoders) {
    totalCount nodes { ${FIELDS} kind mediaItem { title } webChannel { name } } } } } }`;

async function aVideo(): Promise<string> {
  const { db } = world.platform.services;
  const isOurs = and(eq(mediaItems.customerId, CUSTOMERS.harbour), eq(mediaItems.state, 'completed'));
  const isWhole = and(isNotNull(mediaItems.packageId), eq(mediaItems.processingState, 'COMPLETE'));
  return (await db.select().from(mediaItems).where(and(isOurs, isWhole)).limit(1))[0]!.mediaId;
}
/** A channel on which nothing runs: what runs there has ended. */
const freeChannel = async () => {
  await world.platform.services.db
    .update(contentDestinations)
    .set({ status: 'STOPPED', stoppedAt: world.platform.clock.now() })
    .where(
      and(
        eq(contentDestinations.webChannelId, channel()),
        inArray(contentDestinations.status, ['SET_UP', 'STARTING', 'STARTED', 'WARNING', 'STOPPING']),
      ),
    );
  return channel();
};
const begin = async (input: object = {}): Promise<Data> => {
  const destinations = [{ webChannelId: channel() }];
  return (await events.data(START, { input: { mediaItemId, title: 'Evening', destinations, ...input } }))
    .startWebVideo;
};
const list = async (variables: Record<string, unknown> = {}): Promise<Data> =>
  (await events.data(LIST, variables)).viewer.customer.webVideos;

describe('web videos', () => {
  it('C-127 WEB-06 a saved video starts on a web channel, and is on the list at once', async () => {
    await freeChannel();
    const { contentDestinations: started, userErrors } = await begin({
      playout: 'ON_DEMAND',
      startCue: 2000,
    });
    expect(userErrors).toEqual([]);
    expect(started).toMatchObject([
      {
        ...{ title: 'Evening', state: 'SET_UP', playout: 'ON_DEMAND', startCue: 2000, isManual: true },
        ...{ privacy: 'PUBLIC', webChannel: { id: channel() }, mediaItem: { id: mediaItemId } },
      },
    ]);
    expect((await list({ filter: 'EVEN' })).nodes.map(({ id }: Data) => id)).toContain(started[0].id);
  });

  it('C-127 RTM-06 a saved video starts at an RTMP destination beside a web channel, and is on the list at once', async () => {
    const webChannelId = await freeChannel();
    const rtmpDestinationId = RTMP_DESTINATION_IDS.campusTv;
    const destinations = [{ webChannelId }, { kind: 'RTMP', rtmpDestinationId, title: 'Campus' }];
    const { contentDestinations: started, userErrors } = await begin({ destinations });
    expect(userErrors).toEqual([]);
    expect(started).toMatchObject([
      { title: 'Evening', webChannel: { id: webChannelId }, playout: 'AS_LIVE' },
      { title: 'Campus', state: 'SET_UP', webChannel: null, playout: null, isManual: true },
    ]);
    expect((await list({ filter: 'campus' })).nodes).toMatchObject([{ id: started[1].id, kind: 'RTMP' }]);
    const again = await begin({ destinations: destinations.slice(1) });
    expect(again.userErrors).toMatchObject([
      { code: 'CONFLICT', reason: 'RTMP_STREAM_RUNS', field: ['destinations', '0', 'rtmpDestinationId'] },
    ]);
  });

  const said = { title: 'Song', description: 'Old', privacy: 'PUBLIC', publishState: 'PUBLISHED' };
  it.each([
    ['RTM-06', { kind: 'RTMP' }, 'rtmpDestinationId', 'DESTINATION_RTMP_REQUIRED'],
    ['DST-04', { kind: 'YOUTUBE', ...said, placeId: 'x' }, 'socialAccountId', 'POST_ACCOUNT_REQUIRED'],
    ['DST-04', { kind: 'FACEBOOK', ...said, socialAccountId: 'x' }, 'placeId', 'POST_DESTINATION_REQUIRED'],
    ['DST-22', { kind: 'SAVEONLY' }, 'kind', 'WEB_VIDEO_KIND'],
  ])('%s a saved video is not started at %j', async (_rule, place, field, reason) => {
    const { contentDestinations: started, userErrors } = await begin({ destinations: [place] });
    expect(started).toBeNull();
    expect(userErrors).toMatchObject([{ reason, field: ['destinations', '0', field] }]);
  });

  it('C-127 a recording is not started at an RTMP destination', async () => {
    const destinations = [{ kind: 'RTMP', rtmpDestinationId: RTMP_DESTINATION_IDS.campusTv }];
    const { userErrors } = await begin({ mediaItemId: null, contentDestinationId: ended, destinations });
    expect(userErrors).toMatchObject([
      { reason: 'WEB_VIDEO_KIND_SOURCE', field: ['destinations', '0', 'kind'] },
    ]);
  });

  it.each([
    [
      'EPR-06',
      'avc1.640033,mp4a.40.2',
      'Pro',
      'LIMIT',
      /^A 4K video requires an Enterprise 4K subscription; your plan is .*Pro\.$/,
    ],
    [
      'EPR-07',
      'av01.0.12M.08,mp4a.40.2',
      'Enterprise 4K',
      'CONFLICT',
      /^AV1 in 4K cannot be used for web destinations; this preset is used by “.+”\.$/,
    ],
  ])(
    '%s a saved video in 4K of %s is not started on a web channel with %s, and nothing is sent',
    async (_rule, codecs, plan, code, message) => {
      const webChannelId = await freeChannel();
      const { db } = world.platform.services;
      const ofOurs = eq(customers.uuid, CUSTOMERS.harbour);
      const [us] = await db.select().from(customers).where(ofOurs);
      const [video] = await db.select().from(mediaItems).where(eq(mediaItems.mediaId, mediaItemId));
      const [sample] = await db.select().from(mediaPackages).where(eq(mediaPackages.id, video!.packageId!));
      const id = randomUUID();
      await db
        .insert(mediaPackages)
        .values({ ...sample!, id, codecs, width: 3840, height: 2160, sample: false });
      const large = { ...video!, mediaId: randomUUID(), packageId: id };
      await db.insert(mediaItems).values(large);
      const [wanted] = await db
        .select()
        .from(plans)
        .where(like(plans.name, `%${plan}`));
      await db.update(customers).set({ webPlanId: wanted!.uuid }).where(ofOurs);
      let payload: Data;
      const calls = await world.callsOf(async () => {
        payload = await begin({ mediaItemId: large.mediaId, destinations: [{ webChannelId }] });
      });
      await db.update(customers).set({ webPlanId: us!.webPlanId }).where(ofOurs);
      expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
      expect(payload.contentDestinations).toBeNull();
      expect(payload.userErrors).toMatchObject([
        { code, field: ['mediaItemId'], message: expect.stringMatching(message) },
      ]);
    },
  );

  it('WEB-04 NET-17 a channel in use says so in its own words, at its field', async () => {
    await freeChannel();
    await begin();
    const { contentDestinations: started, userErrors } = await begin();
    expect(started).toBeNull();
    expect(userErrors).toEqual([
      {
        ...{ code: 'CONFLICT', reason: 'WEB_CHANNEL_BUSY', message: 'Web channel already in use' },
        field: ['destinations', '0', 'webChannelId'],
      },
    ]);
  });

  it.each([
    ['WEB-02', { title: 'a < b' }, ['title'], 'POST_ANGLE_BRACKETS'],
    ['WEB-03', { destinations: [] }, ['destinations'], 'WEB_VIDEO_DESTINATION_REQUIRED'],
    ['WEB-01', { title: '' }, ['title'], 'POST_TITLE_REQUIRED'],
    ['WEB-01', { title: 'x'.repeat(129) }, ['title'], 'NAME_TOO_LONG'],
    ['DST-25', { destinations: [{}] }, ['destinations', '0', 'webChannelId'], 'DESTINATION_CHANNEL_REQUIRED'],
    ['WEB-06', { mediaItemId: null }, ['mediaItemId'], 'WEB_VIDEO_SOURCE_REQUIRED'],
    ['TRM-02 WEB-06', { startCue: 5, stopCue: 5 }, ['stopCue'], 'CUES_ORDER'],
    [
      'DST-05',
      { destinations: [{ webChannelId: 'x', hasButton: true, buttonUrl: 'https://a.example' }] },
      ['destinations', '0', 'buttonText'],
      'POST_BUTTON_TEXT_REQUIRED',
    ],
  ])('%s %j is refused by field and reason, and nothing is sent', async (_rule, input, field, reason) => {
    await world.platform.forgetRequests();
    const { contentDestinations: started, userErrors } = await begin(input);
    expect(started).toBeNull();
    expect(userErrors).toMatchObject([{ field, reason }]);
    expect((await world.platform.requests()).filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('LIB-16 what only the service knows comes back at the input’s own field', async () => {
    await freeChannel();
    const { userErrors } = await begin({ mediaItemId: randomUUID() });
    expect(userErrors).toMatchObject([{ field: ['mediaItemId'], reason: 'NOT_FOUND' }]);
  });

  it('C-131 WEB-07 TRM-06 a recording is trimmed, which can be taken back; without a stop cue it is not', async () => {
    const trim = async (input: object): Promise<Data> =>
      (await events.data(part('trimWebVideo'), { input: { id: ended, ...input } })).trimWebVideo;
    expect((await trim({ start: 0 })).userErrors).toMatchObject([
      { field: ['end'], reason: 'STOP_CUE_REQUIRED' },
    ]);
    expect((await trim({ start: 9, end: 9 })).userErrors).toMatchObject([
      { field: ['end'], reason: 'CUES_ORDER' },
    ]);
    expect((await trim({ start: 8000, end: 60_000 })).contentDestination).toMatchObject({
      isTrimmed: true,
      trimStart: 8000,
    });
    expect((await events.data(UNTRIM, { id: ended })).untrimWebVideo.contentDestination).toEqual({
      isTrimmed: false,
    });
  });

  it('C-131 WEB-09 a recording is played again as another broadcast', async () => {
    await freeChannel();
    const { republishWebVideo } = await events.data(part('republishWebVideo'), {
      input: { id: ended, start: 0, end: 60_000 },
    });
    expect(republishWebVideo.userErrors).toEqual([]);
    expect(republishWebVideo.contentDestination).toMatchObject({ state: 'SET_UP', replayed: { id: ended } });
  });

  it('C-130 a recording becomes a saved video in processing; a title that is none is refused before', async () => {
    const save = async (input: object): Promise<Data> =>
      (await library.data(SAVE, { input: { id: ended, ...input } })).saveToLibrary;
    expect((await save({ title: ' ' })).userErrors).toMatchObject([{ field: ['title'] }]);
    const { mediaItem, contentDestination, userErrors } = await save({
      title: 'Kept',
      start: 0,
      end: 30_000,
    });
    expect(userErrors).toEqual([]);
    expect(mediaItem).toMatchObject({ title: 'Kept' });
    expect(contentDestination.savedMediaItem).toEqual({ id: mediaItem.id });
  });

  it('C-135 CUE-16 a part of a recording is downloaded to within 3.2 s', async () => {
    const download = async (input: object): Promise<Data> =>
      (await events.data(DOWNLOAD, { input: { id: ended, ...input } })).downloadWebVideo;
    const { download: leave } = await download({ start: 10_000, end: 30_000 });
    expect(Math.abs(leave.start - 10_000)).toBeLessThanOrEqual(3_200);
    expect(Math.abs(leave.end - 30_000)).toBeLessThanOrEqual(3_200);
    expect((await fetch(leave.url, { method: 'HEAD' })).status).toBe(200);
    expect((await download({ start: 10, end: 5 })).userErrors).toMatchObject([{ reason: 'RANGE_ORDER' }]);
  });

  it('DST-05 DST-06 DST-07 a changed button of what runs is seen later, and says when', async () => {
    await freeChannel();
    const { contentDestinations: started } = await begin();
    const change = async (fields: object): Promise<Data> =>
      (await events.data(UPDATE, { input: { id: started[0].id, ...fields } })).updateContentDestination;
    expect((await change({ hasButton: true, buttonText: 'Give' })).userErrors).toMatchObject([
      { field: ['buttonUrl'], reason: 'POST_BUTTON_URL_REQUIRED' },
    ]);
    const button = { hasButton: true, buttonText: 'Give', buttonUrl: 'https://harbour.example/give' };
    expect((await change({ ...button, buttonText: 'Thirteen char' })).userErrors).toMatchObject([
      { field: ['buttonText'], reason: 'POST_BUTTON_TEXT_TOO_LONG' },
    ]);
    const { contentDestination } = await change(button);
    const later = world.platform.clock.now().getTime() + 180_000;
    expect(contentDestination).toMatchObject({ hasButton: false, buttonText: null });
    expect(Date.parse(contentDestination.buttonChangesAt)).toBe(later);
  });

  it('WEB-08 DST-15 DST-16 the list has web channels’ in every state, and only saved ones once they have ended', async () => {
    const { db } = world.platform.services;
    const now = world.platform.clock.now();
    const kinds = ['EMBED', 'SAVEONLY', 'YOUTUBE'] as const;
    const marker = randomUUID();
    await db.insert(contentDestinations).values(
      kinds.flatMap((kind) =>
        DESTINATION_STATES.map((status) => ({
          ...{
            id: randomUUID(),
            customerId: CUSTOMERS.harbour,
            title: `${marker} ${kind} ${status}`,
            kind,
            status,
          },
          ...{ streamType: 'LIVE' as const, statusChangedAt: now, startRequestTime: now, createdAt: now },
        })),
      ),
    );
    const { nodes } = await list({ filter: marker });
    const statesOf = (kind: string) =>
      nodes
        .filter((row: Data) => row.kind === kind)
        .map((row: Data) => row.state)
        .sort();
    expect(statesOf('EMBED')).toEqual([
      ...['ABORTED', 'ERROR', 'IDLE', 'SET_UP', 'STARTED', 'STARTING', 'STOPPED', 'STOPPING', 'WARNING'],
    ]);
    expect(statesOf('SAVEONLY')).toEqual(['ABORTED', 'ERROR', 'STOPPED']);
    expect(statesOf('YOUTUBE')).toEqual([]);
    const onAir = await list({ filter: marker, states: ['STARTED', 'WARNING'] });
    expect(onAir.totalCount).toBe(2);
  });

  it('DST-18 what plays a saved video stays in a list of encoder channels', async () => {
    const { nodes } = await list({ filter: 'Evening', encoders: [randomUUID()] });
    expect(nodes.length).toBeGreaterThan(0);
    for (const node of nodes) expect(node.mediaItem).not.toBeNull();
    expect((await list({ channels: [channel()] })).totalCount).toBeGreaterThan(0);
    expect((await list({ channels: [randomUUID()] })).totalCount).toBe(0);
  });

  it('a page of 200 destinations in mixed states takes as many calls as one of a few', async () => {
    const { db } = world.platform.services;
    const query = `{ viewer { customer { contentDestinations(first: 100) { nodes {
      id title state webChannel { name } encoder { name } encoderChannel { name } mediaItem { title } otherDestinations { id } } }
      webVideos(first: 100) { nodes { id title state views webChannel { name } savedMediaItem { title } } }
      liveDestinations { id state } } } }`;
    const callsOf = async () => {
      await world.platform.forgetRequests();
      await events.data(query);
      return (await world.platform.requests()).length;
    };
    const few = await callsOf();
    const now = world.platform.clock.now();
    await db.insert(contentDestinations).values(
      Array.from({ length: 200 }, (_, at) => ({
        ...{ id: randomUUID(), customerId: CUSTOMERS.harbour, title: `Mixed ${at}` },
        kind: (['EMBED', 'YOUTUBE', 'FACEBOOK', 'SAVEONLY', 'RTMP'] as const)[at % 5]!,
        status: DESTINATION_STATES[at % DESTINATION_STATES.length]!,
        webChannelId: at % 5 === 0 ? channel() : null,
        mediaId: at % 3 === 0 ? mediaItemId : null,
        ...{ streamType: 'LIVE' as const, statusChangedAt: now, startRequestTime: now, createdAt: now },
      })),
    );
    expect(await callsOf()).toBeLessThanOrEqual(few);
  });

  it('PRM-03 who may not plan events starts nothing; NET-07', async () => {
    const { errors } = await library.run(START, {
      input: { mediaItemId, title: 'Evening', destinations: [{ webChannelId: channel() }] },
    });
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});
