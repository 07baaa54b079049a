import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { Arriving } from '../../../fixtures/engine/protocol.ts';
import { encoderVideos, liveSegments } from '../../../fixtures/platform/kernel/db/schema/encoderVideos.ts';
import { encoderPresets, encoders } from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import { scheduleOccurrences, schedules } from '../../../fixtures/platform/kernel/db/schema/events.ts';
import { encoderAttention } from '../../../fixtures/platform/domains/events/attention/encoderAttention.ts';
import { beginRecording } from '../../../fixtures/platform/domains/encoders/live/recordings.ts';
import type { NotificationRecord } from '../../../fixtures/platform/domains/events/attention/records.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';

/** Suitable OBS settings for 1280 × 720 at 30 frames per second. */
const GOOD: Arriving = {
  videoCodec: 'avc1.64001f',
  width: 1280,
  height: 720,
  framesPerSecond: 30,
  bitrateKbps: 2800,
  keyFrameSeconds: 2,
  audioCodec: 'mp4a.40.2',
  audioChannels: 2,
  sampleRate: 48_000,
  level: null,
  jumps: 0,
  recentJumps: 0,
};
const LATE = { ...GOOD, keyFrameSeconds: 10 };
const SEGMENT_SECONDS = 10;

let platform: TestPlatform;
let customerId: string;
let token: string;
let channel: string;
let videoId: string;
let stored: number;
beforeAll(async () => {
  platform = await startTestPlatform();
  customerId = await platform.createCustomer();
  const { userName } = await platform.createUser(customerId);
  token = await platform.signIn(userName);
});
afterAll(() => platform.close());
beforeEach(async () => {
  ({ channel, videoId } = await published('Main hall'));
  stored = 0;
});

/** A channel that something arrives at. */
async function published(name: string) {
  const { body } = await platform.call<{ uuid: string }>(
    'POST',
    `/api/v3/customers/${customerId}/eventprofiles`,
    { token, body: { name, deleteAfter: 10, users: [] } },
  );
  const { db, clock } = platform.services;
  const id = randomUUID();
  await beginRecording(db, id, { uuid: body.uuid, name, customerId }, GOOD, clock.now());
  return { channel: body.uuid, videoId: id };
}

/** Lets a segment pass by and stores what was measured over it, as any process of the platform may. */
async function arrives(arriving: Arriving | null, of = videoId): Promise<void> {
  platform.clock.advance(SEGMENT_SECONDS * 1000);
  await platform.services.db.insert(liveSegments).values({
    ...{ videoId: of, number: stored++, seconds: SEGMENT_SECONDS, sizeBytes: 1, gap: false },
    endedAt: platform.clock.now(),
    arriving,
  });
}

interface ChannelFindings {
  encoderChannelId: string;
  findings: { kind: string; severity: string; found: string | null; wanted: string | null }[];
}
const findings = async (as = token) =>
  platform.call<ChannelFindings[]>('GET', `/api/v3/customers/${customerId}/livefindings`, { token: as });
const ofChannel = async () =>
  (await findings()).body.find(({ encoderChannelId }) => encoderChannelId === channel)?.findings;

const look = () => encoderAttention.step(platform.services);
const notifications = async () => {
  const path = `/api/v3/customers/${customerId}/notifications`;
  const { body } = await platform.call<NotificationRecord[]>('GET', path, { token });
  return body.filter(({ encoderChannelId }) => encoderChannelId === channel);
};

test('tell what is wrong with the last that arrived, and nothing of a channel that nothing arrives at', async () => {
  expect(await ofChannel()).toBeUndefined();
  await arrives(GOOD);
  expect(await ofChannel()).toEqual([]);
  await arrives(LATE);
  expect(await ofChannel()).toEqual([
    { kind: 'KEYFRAME_INTERVAL', severity: 'ERROR', found: '10', wanted: '2' },
  ]);
  platform.clock.advance(15_001);
  expect(await ofChannel()).toBeUndefined();
});

test('tell nothing of segments that an earlier version stored, and nothing once the recording has paused', async () => {
  await arrives(null);
  expect(await ofChannel()).toBeUndefined();
  await arrives(LATE);
  expect(await ofChannel()).toHaveLength(1);
  await platform.services.db
    .update(encoderVideos)
    .set({ status: 'NO_INPUT' })
    .where(eq(encoderVideos.uuid, videoId));
  expect(await ofChannel()).toBeUndefined();
});

test('are nobody else’s to see', async () => {
  await arrives(LATE);
  const { userName } = await platform.createUser(await platform.createCustomer());
  expect((await findings(await platform.signIn(userName))).status).toBe(403);
});

test('raise a notification about the channel once an error lasts, which ends when it is mended', async () => {
  await arrives(LATE);
  await look();
  expect(await notifications()).toEqual([]);
  await arrives(LATE);
  await look();
  await look();
  const beganAt = platform.clock.now().toISOString();
  const noted = {
    id: expect.any(String),
    customerId,
    encoderId: null,
    encoderChannelId: channel,
    occurrenceId: null,
    contentDestinationId: null,
    eventId: null,
    subjectName: 'Main hall',
    reason: 'keyFramesRare',
    beganAt,
    endedAt: null,
    isRead: false,
  };
  expect(await notifications()).toEqual([noted]);
  await arrives(GOOD);
  await look();
  expect(await notifications()).toEqual([{ ...noted, endedAt: platform.clock.now().toISOString() }]);
});

test('end with the publisher, too, and a warning raises none', async () => {
  for (const arriving of [LATE, LATE]) await arrives(arriving);
  await look();
  platform.clock.advance(15_001);
  await look();
  expect((await notifications()).map(({ endedAt }) => endedAt)).toEqual([platform.clock.now().toISOString()]);

  const other = await published('Chapel');
  stored = 0;
  for (const kbps of [200, 200, 200]) await arrives({ ...GOOD, bitrateKbps: kbps }, other.videoId);
  await look();
  const { body } = await platform.call<NotificationRecord[]>(
    'GET',
    `/api/v3/customers/${customerId}/notifications`,
    { token },
  );
  expect(body.filter(({ encoderChannelId }) => encoderChannelId === other.channel)).toEqual([]);
});

test('go with their channel', async () => {
  for (const arriving of [LATE, LATE]) await arrives(arriving);
  await look();
  expect(await notifications()).toHaveLength(1);
  const { db } = platform.services;
  await db.update(encoderVideos).set({ status: 'STOPPED' }).where(eq(encoderVideos.uuid, videoId));
  const { status } = await platform.call('DELETE', `/api/v3/eventprofiles/${channel}`, { token });
  expect(status).toBe(204);
  expect(await notifications()).toEqual([]);
});

describe('compare what arrives with the preset', () => {
  /** A preset that wants so many pictures a second, which no stream of these tests has. */
  const presetOf = async (outputFormat: string) => {
    const uuid = randomUUID();
    await platform.services.db.insert(encoderPresets).values({
      ...{ uuid, customerId, outputFormat, name: outputFormat, codec: 'H264', inputFormat: 'auto' },
      ...{ formatStandard: 'auto', videoChannels: 1, audioChannels: 2, bitrate: 2800 },
      createdAt: platform.clock.now(),
    });
    return uuid;
  };
  const encoderOf = async (change: Partial<typeof encoders.$inferInsert>) => {
    const { db } = platform.services;
    const [like] = await db.select().from(encoders).limit(1);
    const uuid = randomUUID();
    await db.insert(encoders).values({
      ...like!,
      ...{
        uuid,
        customerId,
        name: uuid,
        serialNumber: null,
        activationCode: null,
        encoderChannelId: null,
        encoderPresetId: null,
      },
      ...change,
    });
    return uuid;
  };
  const eventWith = async (
    encoderId: string,
    encoderPresetId: string | null,
    status: 'STARTED' | 'STOPPED',
  ) => {
    const { db, clock } = platform.services;
    const [like] = await db.select().from(schedules).limit(1);
    const uuid = randomUUID();
    await db.insert(schedules).values({
      ...like!,
      ...{
        uuid,
        customerId,
        encoderId,
        encoderPresetId,
        encoderChannelId: channel,
        webChannelId: null,
        mediaId: null,
      },
    });
    const at = clock.now();
    await db.insert(scheduleOccurrences).values({
      ...{ id: randomUUID(), scheduleId: uuid, customerId, startAt: at, endAt: at, status },
      statusChangedAt: at,
    });
  };
  const wanted = async () => {
    await arrives(GOOD);
    return (await ofChannel())!.map(({ kind, wanted: frames }) => [kind, frames]);
  };

  test('of the running event, else of its encoder, else of the only encoder that is set to the channel', async () => {
    const [p60, p50] = [await presetOf('720p60'), await presetOf('720p50')];
    expect(await wanted()).toEqual([]);
    const encoder = await encoderOf({ encoderChannelId: channel, encoderPresetId: p60 });
    expect(await wanted()).toEqual([['PRESET_FRAMES', '60']]);
    await eventWith(encoder, p50, 'STOPPED');
    expect(await wanted()).toEqual([['PRESET_FRAMES', '60']]);
    await eventWith(encoder, p50, 'STARTED');
    expect(await wanted()).toEqual([['PRESET_FRAMES', '50']]);
    await platform.services.db
      .update(schedules)
      .set({ encoderPresetId: null })
      .where(eq(schedules.encoderChannelId, channel));
    expect(await wanted()).toEqual([['PRESET_FRAMES', '60']]);
  });

  test('of none where several encoders are set to the channel', async () => {
    const encoderPresetId = await presetOf('720p60');
    for (let count = 0; count < 2; count += 1)
      await encoderOf({ encoderChannelId: channel, encoderPresetId });
    expect(await wanted()).toEqual([]);
  });
});
