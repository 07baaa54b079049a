import { CHANNEL_IDS, OUTPUT_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
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

const FIELDS =
  'id name streamUrl state reason stateChangedAt bitrateKbps sentBytes lostFrames reconnects createdAt';
const PAYLOAD = `{ liveOutput { ${FIELDS} } userErrors { code reason field message } }`;
const CREATE = `mutation ($input: CreateLiveOutputInput!) { createLiveOutput(input: $input) ${PAYLOAD} }`;
const START = `mutation ($id: ID!) { startLiveOutput(input: { id: $id }) ${PAYLOAD} }`;
const STOP = `mutation ($id: ID!) { stopLiveOutput(input: { id: $id }) ${PAYLOAD} }`;
const REVEAL =
  'mutation ($id: ID!) { revealLiveOutputKey(input: { id: $id }) { streamKey userErrors { code } } }';
const DELETE =
  'mutation ($id: ID!) { deleteLiveOutput(input: { id: $id }) { deletedId userErrors { code } } }';
const LIST = `query ($id: ID!) { encoderChannel(id: $id) { outputs { ${FIELDS} } } }`;

const INPUT = {
  encoderChannelId: CHANNEL_IDS.chapel,
  name: 'Far side',
  streamUrl: 'rtmps://live.example.com/app',
  streamKey: 'secret-key-1',
};
const create = async (fields: object = {}, client = maya): Promise<Data> =>
  (await client.data(CREATE, { input: { ...INPUT, ...fields } })).createLiveOutput;
const list = async (id: string = CHANNEL_IDS.chapel): Promise<Data[]> =>
  (await maya.data(LIST, { id })).encoderChannel.outputs;

describe('outputs of an encoder channel', () => {
  it('STM-03 RTM-08 are added, started, stopped, revealed and removed', async () => {
    const { liveOutput, userErrors } = await create();
    expect(userErrors).toEqual([]);
    expect(liveOutput).toEqual({
      id: expect.any(String),
      name: 'Far side',
      streamUrl: 'rtmps://live.example.com/app',
      state: 'IDLE',
      reason: null,
      stateChangedAt: null,
      bitrateKbps: 0,
      sentBytes: 0,
      lostFrames: 0,
      reconnects: 0,
      createdAt: expect.any(String),
    });
    const { id } = liveOutput;
    expect(await list()).toEqual([liveOutput]);
    // The tests of the graph run without a media engine.
    const started = (await maya.data(START, { id })).startLiveOutput.liveOutput;
    expect(started).toMatchObject({ id, state: 'SET_UP', reason: 'NO_ENGINE' });
    expect(started.stateChangedAt).not.toBeNull();
    expect((await maya.data(STOP, { id })).stopLiveOutput.liveOutput).toMatchObject({ state: 'STOPPED' });
    expect((await maya.data(REVEAL, { id })).revealLiveOutputKey.streamKey).toBe('secret-key-1');
    expect((await maya.data(DELETE, { id })).deleteLiveOutput).toEqual({ deletedId: id, userErrors: [] });
    expect(await list()).toEqual([]);
    expect((await maya.data(START, { id })).startLiveOutput).toMatchObject({
      liveOutput: null,
      userErrors: [{ code: 'NOT_FOUND' }],
    });
  });

  it.each([
    ['RTM-01', { name: ' ' }, 'name', 'NAME_REQUIRED', 'A name is required.'],
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
      { streamUrl: 'rtmp://192.168.1.1/app' },
      'streamUrl',
      'STREAM_URL_INSIDE',
      'This stream URL resolves to a private network. Use a public address.',
    ],
  ])('%s are refused by field and reason (%#)', async (_rule, fields, field, reason, message) => {
    const { liveOutput, userErrors } = await create(fields);
    expect(liveOutput).toBeNull();
    const code = reason.endsWith('_REQUIRED') ? 'REQUIRED' : 'INVALID';
    expect(userErrors).toEqual([{ code, reason, field: [field], message }]);
  });

  it('PRM-06 PRM-07 are seen by media library admins, who change none', async () => {
    const { encoderChannel } = await library.data(LIST, { id: CHANNEL_IDS.main });
    expect(encoderChannel.outputs).toMatchObject([{ id: OUTPUT_IDS.overflow, state: 'IDLE' }]);
    for (const [text, variables] of [
      [CREATE, { input: INPUT }],
      [START, { id: OUTPUT_IDS.overflow }],
      [STOP, { id: OUTPUT_IDS.overflow }],
      [REVEAL, { id: OUTPUT_IDS.overflow }],
      [DELETE, { id: OUTPUT_IDS.overflow }],
    ] as const) {
      const { errors } = await library.run(text, variables);
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
  });
});
