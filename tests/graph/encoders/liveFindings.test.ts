import { randomUUID } from 'node:crypto';
import { liveSegments } from '../../../fixtures/platform/kernel/db/schema/encoderVideos.ts';
import { beginRecording } from '../../../fixtures/platform/domains/encoders/live/recordings.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { CHANNEL_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import type { Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let maya: GraphClient;
let review: GraphClient;
beforeAll(async () => {
  world = await openWorld();
  maya = await world.signIn('admin@harbour.example');
  review = await world.signIn('review@harbour.example');
}, START_MS);
afterAll(() => world?.close());

const ARRIVING = {
  videoCodec: 'avc1.64001f',
  width: 1280,
  height: 720,
  framesPerSecond: 30,
  bitrateKbps: 2800,
  keyFrameSeconds: 10,
  audioCodec: 'mp4a.40.2',
  audioChannels: 2,
  sampleRate: 48_000,
  level: null,
  jumps: 0,
  recentJumps: 0,
};
const QUERY = `query ($id: ID!) { customer(id: $id) { liveFindings {
  encoderChannelId findings { kind severity found wanted } } } }`;
const ask = async (client = maya): Promise<Data> => await client.run(QUERY, { id: CUSTOMERS.harbour });

async function arrivesAt(channel: string): Promise<void> {
  const { db, clock } = world.platform.services;
  const videoId = randomUUID();
  await beginRecording(
    db,
    videoId,
    { uuid: channel, name: 'Channel', customerId: CUSTOMERS.harbour },
    ARRIVING,
    clock.now(),
  );
  await db.insert(liveSegments).values({
    ...{ videoId, number: 0, seconds: 10, sizeBytes: 1, gap: false, arriving: ARRIVING },
    endedAt: clock.now(),
  });
}

describe('what is wrong with what arrives', () => {
  it('is told with what to set, in one call however many channels something arrives at', async () => {
    await arrivesAt(CHANNEL_IDS.main);
    const calls = await world.callsOf(() => ask());
    expect(calls).toEqual([`GET /api/v3/customers/${CUSTOMERS.harbour}/livefindings`]);
    const { data } = await ask();
    expect(data.customer.liveFindings).toEqual([
      {
        encoderChannelId: CHANNEL_IDS.main,
        findings: [
          { kind: 'KEYFRAME_INTERVAL', severity: 'ERROR', found: '10', wanted: '2' },
          // A preset of the demo applies there.
          { kind: 'PRESET_SIZE', severity: 'WARNING', found: '1280x720', wanted: '1920x1080' },
          { kind: 'PRESET_FRAMES', severity: 'WARNING', found: '30', wanted: '60' },
          { kind: 'PRESET_BITRATE', severity: 'WARNING', found: '2800', wanted: '9000' },
        ],
      },
    ]);
    for (const channel of [CHANNEL_IDS.chapel, CHANNEL_IDS.events, CHANNEL_IDS.youth])
      await arrivesAt(channel);
    expect(await world.callsOf(() => ask())).toEqual(calls);
    expect((await ask()).data.customer.liveFindings).toHaveLength(4);
  });

  it('is not told to who may not look at encoders', async () => {
    const answer = await ask(review);
    expect(answer.data?.customer?.liveFindings ?? null).toBeNull();
    expect(answer.errors[0].extensions.code).toBe('FORBIDDEN');
  });
});
