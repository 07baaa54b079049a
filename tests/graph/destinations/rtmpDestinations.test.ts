import { and, eq, isNotNull } from 'drizzle-orm';
import { contentDestinations } from '../../../fixtures/platform/kernel/db/schema/destinations.ts';
import { liveOutputs } from '../../../fixtures/platform/kernel/db/schema/liveOutputs.ts';
import { mediaItems } from '../../../fixtures/platform/kernel/db/schema/media.ts';
import { rtmpDestinations } from '../../../fixtures/platform/kernel/db/schema/rtmpDestinations.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { CHANNEL_IDS, RTMP_DESTINATION_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import type { Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let maya: GraphClient;
let library: GraphClient;

beforeAll(async () => {
  world = await openWorld();
  maya = await world.signIn('admin@harbour.example');
  library = await world.signIn('library@harbour.example');
}, START_MS);
afterAll(() => world?.close());

const STREAM = '{ id state reason bitrateKbps sentBytes lostFrames reconnects encoderChannel { id name } }';
const FIELDS = `id name streamUrl viewUrl createdAt stream ${STREAM} customer { id }`;
const PAYLOAD = `{ rtmpDestination { ${FIELDS} } userErrors { code reason field message } }`;
const CREATE = `mutation ($input: CreateRtmpDestinationInput!) { createRtmpDestination(input: $input) ${PAYLOAD} }`;
const UPDATE = `mutation ($input: UpdateRtmpDestinationInput!) { updateRtmpDestination(input: $input) ${PAYLOAD} }`;
const START = `mutation ($input: StartRtmpStreamInput!) { startRtmpStream(input: $input) ${PAYLOAD} }`;
const REVEAL = 'mutation ($id: ID!) { revealRtmpKey(input: { id: $id }) { streamKey userErrors { code } } }';
const DELETE = `mutation ($id: ID!) { deleteRtmpDestination(input: { id: $id }) {
  deletedId userErrors { code reason message } } }`;
const RESTORE =
  'mutation ($id: ID!) { restoreDeleted(input: { kind: RTMP_DESTINATION, id: $id }) { restoredId } }';
const ONE = `query ($id: ID!) { rtmpDestination(id: $id) { ${FIELDS} } }`;
const USES = 'query ($id: ID!) { rtmpDestination(id: $id) { uses { kind name } } }';

const INPUT = {
  name: 'Far side',
  streamUrl: 'rtmps://live.example.com/app',
  streamKey: 'secret-key-1',
  viewUrl: 'https://live.example.com/watch',
};
const create = async (fields: object = {}): Promise<Data> =>
  (await maya.data(CREATE, { input: { ...INPUT, ...fields } })).createRtmpDestination;
const list = async (args = ''): Promise<Data> =>
  (await maya.data(`{ viewer { customer { rtmpDestinations${args} { totalCount nodes { ${FIELDS} } } } } }`))
    .viewer.customer.rtmpDestinations;

/** A saved video of the organization that can be played. */
async function aVideo(): Promise<string> {
  const { db } = world.platform.services;
  const isOurs = and(eq(mediaItems.customerId, CUSTOMERS.harbour), eq(mediaItems.state, 'completed'));
  return (
    await db
      .select()
      .from(mediaItems)
      .where(and(isOurs, isNotNull(mediaItems.packageId)))
      .limit(1)
  )[0]!.mediaId;
}

describe('RTMP destinations', () => {
  it('RTM-08 are added, changed, revealed, removed and restored; the key is in no other answer', async () => {
    const { rtmpDestination, userErrors } = await create();
    expect(userErrors).toEqual([]);
    expect(rtmpDestination).toEqual({
      id: expect.any(String),
      name: 'Far side',
      streamUrl: 'rtmps://live.example.com/app',
      viewUrl: 'https://live.example.com/watch',
      createdAt: expect.any(String),
      stream: null,
      customer: { id: CUSTOMERS.harbour },
    });
    const { id } = rtmpDestination;
    const changed = { ...rtmpDestination, name: 'Near side', viewUrl: null };
    const input = { id, name: 'Near side', viewUrl: null };
    expect((await maya.data(UPDATE, { input })).updateRtmpDestination).toEqual({
      rtmpDestination: changed,
      userErrors: [],
    });
    expect((await maya.data(ONE, { id })).rtmpDestination).toEqual(changed);
    expect((await maya.data(REVEAL, { id })).revealRtmpKey.streamKey).toBe('secret-key-1');
    expect((await maya.data(DELETE, { id })).deleteRtmpDestination).toEqual({
      deletedId: id,
      userErrors: [],
    });
    expect((await maya.data(ONE, { id })).rtmpDestination).toBeNull();
    expect((await maya.data(RESTORE, { id })).restoreDeleted).toEqual({ restoredId: id });
    expect((await maya.data(REVEAL, { id })).revealRtmpKey.streamKey).toBe('secret-key-1');
    await maya.data(DELETE, { id });
  });

  it('LST-01 LST-02 are filtered by name and sorted', async () => {
    const names = async (args: string) => (await list(args)).nodes.map(({ name }: Data) => name);
    expect(await names('')).toEqual(['Campus TV', 'City relay']);
    expect(await names('(sort: NAME_DESC)')).toEqual(['City relay', 'Campus TV']);
    expect(await names('(sort: MOST_RECENT)')).toEqual(['Campus TV', 'City relay']);
    expect(await names('(filter: "RELAY")')).toEqual(['City relay']);
  });

  it('are one REST call with their streams, however many they are', async () => {
    for (let count = 0; count < 5; count += 1) await create({ name: `Far side ${count}` });
    const calls = await world.callsOf(async () => {
      expect((await list()).totalCount).toBe(7);
    });
    expect(calls).toEqual([expect.stringContaining('/rtmp/destination')]);
  });

  it('STM-03 tell their streams with the channel of each, in two REST calls, however many run', async () => {
    const ids = [];
    for (const name of ['Stream A', 'Stream B']) ids.push((await create({ name })).rtmpDestination.id);
    const { db, clock } = world.platform.services;
    await db.insert(liveOutputs).values(
      ids.map((rtmpDestinationId, index) => ({
        ...{ uuid: `stream-${index}`, customerId: CUSTOMERS.harbour, rtmpDestinationId, isOn: true },
        ...{ encoderChannelId: [CHANNEL_IDS.main, CHANNEL_IDS.chapel][index]!, name: `Stream ${index}` },
        ...{ streamUrl: 'rtmp://live.example.com/app', startedAt: clock.now(), createdAt: clock.now() },
        sealedStreamKey: world.platform.services.sealing.seal('key', `stream-${index}`),
      })),
    );
    let nodes: Data[] = [];
    const calls = await world.callsOf(async () => {
      ({ nodes } = await list('(filter: "Stream")'));
    });
    // The tests of the graph run without a media engine.
    const waiting = { state: 'SET_UP', reason: 'NO_ENGINE', bitrateKbps: 0, lostFrames: 0 };
    expect(nodes.map(({ stream }) => stream)).toMatchObject([
      { id: 'stream-0', ...waiting, encoderChannel: { id: CHANNEL_IDS.main, name: 'Main' } },
      { id: 'stream-1', ...waiting, encoderChannel: { id: CHANNEL_IDS.chapel, name: 'Chapel' } },
    ]);
    expect(calls).toHaveLength(2);
    const { uses } = (await maya.data(USES, { id: ids[0] })).rtmpDestination;
    expect(uses).toEqual([{ kind: 'ENCODER_CHANNEL', name: 'Main' }]);
    const stop = `mutation { stopRtmpStream(input: { id: "stream-0" }) ${PAYLOAD} }`;
    expect((await maya.data(stop)).stopRtmpStream).toMatchObject({
      rtmpDestination: { id: ids[0], stream: { id: 'stream-0', state: 'STOPPED' } },
      userErrors: [],
    });
  });

  it('STM-03 RTM-07 tell a stream of a saved video, how far it is, and that it uses the destination while it runs', async () => {
    const { id } = (await create({ name: 'Recorded' })).rtmpDestination;
    const { db, clock, sealing } = world.platform.services;
    const mediaId = await aVideo();
    await db.insert(liveOutputs).values({
      ...{ uuid: 'recorded', customerId: CUSTOMERS.harbour, rtmpDestinationId: id, isOn: true },
      ...{ mediaId, sentMs: 61_000, name: 'Recorded', streamUrl: 'rtmp://live.example.com/app' },
      ...{ startedAt: clock.now(), createdAt: clock.now(), sealedStreamKey: sealing.seal('key', 'recorded') },
    });
    const ask = `query ($id: ID!) { rtmpDestination(id: $id) { uses { kind id }
      stream { state reason sentMs encoderChannel { id } mediaItem { id title } } } }`;
    const read = async () => (await maya.data(ask, { id })).rtmpDestination;
    const video = { id: mediaId, title: expect.any(String) };
    expect(await read()).toEqual({
      uses: [{ kind: 'VIDEO', id: mediaId }],
      stream: {
        state: 'SET_UP',
        reason: 'NO_ENGINE',
        sentMs: 61_000,
        encoderChannel: null,
        mediaItem: video,
      },
    });
    await db
      .update(liveOutputs)
      .set({ isOn: false, endedBecause: 'FINISHED' })
      .where(eq(liveOutputs.uuid, 'recorded'));
    expect(await read()).toMatchObject({ uses: [], stream: { state: 'STOPPED', reason: 'FINISHED' } });
  });

  it.each([
    ['RTM-01', { name: ' ' }, 'name', 'NAME_REQUIRED', 'A name is required.'],
    [
      'RTM-01',
      { name: 'x'.repeat(101) },
      'name',
      'NAME_TOO_LONG',
      'A name must have at most 100 characters; this one has 101.',
    ],
    ['RTM-02', { streamKey: '' }, 'streamKey', 'STREAM_KEY_REQUIRED', 'A stream key is required.'],
    [
      'RTM-02',
      { streamKey: 'x'.repeat(10_001) },
      'streamKey',
      'STREAM_KEY_TOO_LONG',
      'A stream key must have at most 10000 characters; this one has 10001.',
    ],
    [
      'RTM-03',
      { streamKey: 'my key' },
      'streamKey',
      'STREAM_KEY_FORMAT',
      'A stream key can contain only letters, digits, and - _ ? = & . and no spaces.',
    ],
    [
      'RTM-04',
      { streamUrl: 'https://live.example.com' },
      'streamUrl',
      'STREAM_URL_FORMAT',
      'A stream URL must start with rtmp:// or rtmps://, contain a host, and contain no spaces, user names, or passwords.',
    ],
    [
      'RTM-04',
      { streamUrl: 'rtmp://0x7f.1/app' },
      'streamUrl',
      'STREAM_URL_INSIDE',
      'This stream URL resolves to a private network. Use a public address.',
    ],
    [
      'RTM-05',
      { viewUrl: 'live.example.com' },
      'viewUrl',
      'VIEW_URL_FORMAT',
      'A view URL must start with http:// or https://, contain a host, and contain no spaces, user names, or passwords.',
    ],
    [
      'RTM-05',
      { viewUrl: `http://live.example.com/${'x'.repeat(2_025)}` },
      'viewUrl',
      'VIEW_URL_TOO_LONG',
      'A view URL must have at most 2048 characters; this one has 2049.',
    ],
    [
      'RTM-05',
      { viewUrl: 'http://[::ffff:127.0.0.1]/' },
      'viewUrl',
      'VIEW_URL_INSIDE',
      'This view URL resolves to a private network. Use a public address.',
    ],
  ])(
    '%s are refused by field and reason, new and changed (%#)',
    async (_rule, fields, field, reason, message) => {
      const code = reason.endsWith('_REQUIRED') ? 'REQUIRED' : 'INVALID';
      const refused = { rtmpDestination: null, userErrors: [{ code, reason, field: [field], message }] };
      expect(await create(fields)).toEqual(refused);
      const input = { id: RTMP_DESTINATION_IDS.campusTv, ...fields };
      expect((await maya.data(UPDATE, { input })).updateRtmpDestination).toEqual(refused);
    },
  );

  it('RTM-07 tell what uses them; one in use is not removed, and the refusal names it', async () => {
    const id = RTMP_DESTINATION_IDS.cityRelay;
    const { uses } = (await maya.data(USES, { id })).rtmpDestination;
    expect(uses).toContainEqual({ kind: 'DESTINATION', name: 'RTMP · City relay' });
    const { deletedId, userErrors } = (await maya.data(DELETE, { id })).deleteRtmpDestination;
    expect(deletedId).toBeNull();
    expect(userErrors).toMatchObject([{ code: 'CONFLICT', reason: 'RTMP_DESTINATION_IN_USE' }]);
    expect(userErrors[0].message).toContain('RTMP · City relay');
  });

  it('RTM-06 a stream needs a channel or a saved video, and an engine: without one it says what is missing', async () => {
    const start = async (encoderChannelId: string) =>
      (await maya.data(START, { input: { id: RTMP_DESTINATION_IDS.campusTv, encoderChannelId } }))
        .startRtmpStream;
    expect(await start('')).toMatchObject({
      rtmpDestination: null,
      userErrors: [{ code: 'REQUIRED', reason: 'RTMP_SOURCE_REQUIRED', field: ['encoderChannelId'] }],
    });
    expect(await start(CHANNEL_IDS.main)).toMatchObject({
      rtmpDestination: null,
      userErrors: [{ code: 'STATE', reason: 'PUBLISHING_OFF' }],
    });
    const input = { id: RTMP_DESTINATION_IDS.campusTv, mediaItemId: await aVideo() };
    expect((await maya.data(START, { input })).startRtmpStream).toMatchObject({
      rtmpDestination: null,
      userErrors: [{ code: 'STATE', reason: 'NO_ENGINE' }],
    });
    const both = { ...input, encoderChannelId: CHANNEL_IDS.main };
    expect((await maya.data(START, { input: both })).startRtmpStream.userErrors).toMatchObject([
      { code: 'INVALID', reason: 'RTMP_SOURCES_TWO', field: ['encoderChannelId'] },
    ]);
    const sources = '{ viewer { customer { liveSources { isOpen encoderChannels { id } } } } }';
    expect((await maya.data(sources)).viewer.customer.liveSources).toEqual({
      isOpen: false,
      encoderChannels: [],
    });
  });

  it('PRM-06 PRM-07 are nothing for media library admins', async () => {
    const id = RTMP_DESTINATION_IDS.campusTv;
    for (const [text, variables] of [
      [ONE, { id }],
      [CREATE, { input: INPUT }],
      [UPDATE, { input: { id, name: 'Mine' } }],
      [DELETE, { id }],
      [REVEAL, { id }],
      [START, { input: { id, encoderChannelId: CHANNEL_IDS.main } }],
    ] as const) {
      const { errors } = await library.run(text, variables);
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
  });

  it('S-030 PRM-06 whoever may watch a web video reads what the destination is called, and no more of it', async () => {
    const { db, clock } = world.platform.services;
    const destinationId = RTMP_DESTINATION_IDS.campusTv;
    const [{ name }] = (await db
      .select({ name: rtmpDestinations.name })
      .from(rtmpDestinations)
      .where(eq(rtmpDestinations.uuid, destinationId))) as [{ name: string }];
    const now = clock.now();
    await db.insert(contentDestinations).values({
      ...{ id: 'sent-there', customerId: CUSTOMERS.harbour, kind: 'RTMP', streamType: 'SIMLIVE' },
      ...{ status: 'STOPPED', title: 'Evening', destinationId, statusChangedAt: now, createdAt: now },
    });
    const read = (fields: string) => library.run(`{ contentDestination(id: "sent-there") { ${fields} } }`);
    expect((await read('placeName')).data).toEqual({ contentDestination: { placeName: name } });
    expect((await read('rtmpDestination { streamUrl }')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
