import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { contentDestinations } from '../../../fixtures/platform/kernel/db/schema/destinations.ts';
import { encoderVideos, liveSegments } from '../../../fixtures/platform/kernel/db/schema/encoderVideos.ts';
import { scheduleOccurrences, schedules } from '../../../fixtures/platform/kernel/db/schema/events.ts';
import { scheduleDestinations } from '../../../fixtures/platform/kernel/db/schema/scheduleDestinations.ts';
import { positionAt } from '../../../fixtures/platform/domains/destinations/broadcasts/sentPart.ts';
import { requireRecording } from '../../../fixtures/platform/domains/destinations/broadcasts/sources.ts';
import { destinationStates } from '../../../fixtures/platform/domains/destinations/jobs/destinationStates.ts';
import { eventRuns } from '../../../fixtures/platform/domains/events/jobs/eventRuns.ts';
import { eventStates } from '../../../fixtures/platform/domains/events/jobs/eventStates.ts';
import { workOff } from '../../../fixtures/platform/jobs/run.ts';
import { beginRecording, endRecording } from '../../../fixtures/platform/domains/encoders/live/recordings.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { accountsAndPackage, playbackAt, segmentsIn, START_LIMIT_MS } from '../worlds/mediaWorld.ts';
import { lengthIn, webVideoWorld, type WebVideoWorld } from '../worlds/webVideoWorld.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** Of a segment. */
const LASTS = 2;
const SENT = {
  ...{ videoCodec: 'avc1.64001f', width: 1280, height: 720, framesPerSecond: 30, bitrateKbps: 2800 },
  ...{ keyFrameSeconds: 2, audioCodec: 'mp4a.40.2', audioChannels: 2, sampleRate: 48_000, level: null },
  ...{ jumps: 0, recentJumps: 0 },
};

let platform: TestPlatform;
let world: WebVideoWorld;
let channelId: string;
let videoId: string;
let sent: number;

beforeAll(async () => {
  platform = await startTestPlatform({ seed: accountsAndPackage });
}, START_LIMIT_MS);
afterAll(() => platform.close());
beforeEach(async () => {
  world = await webVideoWorld(platform);
  const { body } = await world.call<{ uuid: string }>(
    'POST',
    `/api/v3/customers/${world.customerId}/eventprofiles`,
    { name: 'Main hall', deleteAfter: 10, users: [] },
  );
  channelId = body.uuid;
  videoId = randomUUID();
  sent = 0;
});

const step = async () => {
  await eventStates.step(platform.services);
  await workOff(platform.services, eventRuns, (error) => {
    throw error;
  });
  await destinationStates.step(platform.services);
};
/** An encoder begins to send to the channel at this moment. */
const beginSending = () =>
  beginRecording(
    platform.services.db,
    videoId,
    { uuid: channelId, name: 'Main hall', customerId: world.customerId },
    SENT,
    platform.clock.now(),
  );
/** Lets seconds pass while it sends, segment by segment; the states move on with each where asked. */
async function send(seconds: number, { gap = false, moves = true } = {}): Promise<void> {
  const rows: (typeof liveSegments.$inferInsert)[] = [];
  const store = () => platform.services.db.insert(liveSegments).values(rows.splice(0));
  for (let passed = 0; passed < seconds; passed += LASTS) {
    platform.clock.advance(LASTS * SECOND);
    rows.push({
      ...{ videoId, number: sent++, seconds: LASTS, sizeBytes: 1, gap: gap && passed === 0 },
      ...{ endedAt: platform.clock.now(), arriving: null },
    });
    if (!moves) continue;
    await store();
    await step();
  }
  if (rows.length > 0) await store();
}
/** An event on the channel with a web video, whose start lies so many milliseconds after its own. */
async function plan(startAt: Date, durationMs: number, startOffset = 0): Promise<string> {
  const { db, clock } = platform.services;
  const scheduleId = randomUUID();
  const id = randomUUID();
  const { customerId } = world;
  await db.insert(schedules).values({
    ...{ uuid: scheduleId, customerId, name: 'Service', type: 'LIVE', timezone: 'UTC', durationMs },
    ...{ startLocal: startAt.toISOString().slice(0, 16), encoderSettingsType: 'advanced' },
    ...{ encoderChannelId: channelId, createdAt: clock.now() },
  });
  await db.insert(scheduleDestinations).values({
    customerId,
    ...{ id: randomUUID(), scheduleId, position: 0, kind: 'EMBED', webChannelId: world.channel.uuid },
    startOffset,
  });
  await db.insert(scheduleOccurrences).values({
    ...{ id, scheduleId, customerId, startAt, endAt: new Date(startAt.getTime() + durationMs) },
    ...{ status: 'IDLE', statusChangedAt: clock.now() },
  });
  return id;
}
const destinationOf = async (occurrenceId: string) => {
  const [row] = await platform.services.db
    .select()
    .from(contentDestinations)
    .where(and(eq(contentDestinations.occurrenceId, occurrenceId), eq(contentDestinations.kind, 'EMBED')));
  return row!;
};
/** Playback URL for a new session, because tokens expire earlier. */
const addressOf = async (id: string) => {
  const { userName } = await platform.createUser(world.customerId);
  return playbackAt(platform, await platform.signIn(userName), world.one(id));
};
const manifestOf = async (id: string) => (await fetch(await addressOf(id))).text();
const fileOf = (seconds: number) => `segment-${seconds / LASTS + 1}.m4s`;

describe('ENC-16 EVT-27 what an encoder sends in the half hour before an event', () => {
  /** Everything up to the start: so many seconds are sent, and the event begins now. */
  const comeToStart = async (durationMs: number, startOffset?: number) => {
    await beginSending();
    const id = await plan(new Date(platform.clock.now().getTime() + 30 * MINUTE), durationMs, startOffset);
    await send(28 * 60, { moves: false });
    await send(2 * 60);
    return id;
  };

  it('EVT-14 is not in its web video, which begins where the event does and ends with it', async () => {
    const id = await comeToStart(MINUTE);
    await send(30);
    const live = await destinationOf(id);
    expect(live.status).toBe('STARTED');
    const before = segmentsIn(await manifestOf(live.id));
    expect(before[0]).toBe(fileOf(30 * 60));
    await send(30 + 40);
    await endRecording(platform.services, videoId);
    const ended = await destinationOf(id);
    expect(ended.status).toBe('STOPPED');
    const manifest = await manifestOf(ended.id);
    expect(segmentsIn(manifest)[0]).toBe(fileOf(30 * 60));
    const shown = (ended.stoppedAt!.getTime() - ended.startedAt!.getTime()) / SECOND;
    expect(lengthIn(manifest)).toBeGreaterThanOrEqual(60);
    expect(lengthIn(manifest)).toBeLessThan(60 + 40);
    expect(Math.abs(lengthIn(manifest) - shown)).toBeLessThanOrEqual(15);
    const { part } = await requireRecording(platform.services, ended.id);
    expect(part.map(({ file }) => file)).toEqual(segmentsIn(manifest));
  });

  it('EVT-14 is not given to who asks for its files by name', async () => {
    const id = await comeToStart(MINUTE);
    await send(100);
    await endRecording(platform.services, videoId);
    const { id: shown } = await destinationOf(id);
    const early = await fetch((await addressOf(shown)).replace('manifest.m3u8', fileOf(60)));
    expect(early.status).toBe(404);
  });

  it('EVT-14 DST-25 of a destination that begins later its own start counts', async () => {
    const id = await comeToStart(2 * MINUTE, 20 * SECOND);
    await send(160);
    await endRecording(platform.services, videoId);
    const manifest = await manifestOf((await destinationOf(id)).id);
    expect(segmentsIn(manifest)[0]).toBe(fileOf(30 * 60 + 20));
  });

  it('is cut at the same moment where it was interrupted meanwhile', async () => {
    await beginSending();
    const id = await plan(new Date(platform.clock.now().getTime() + 30 * MINUTE), MINUTE);
    await send(10 * 60, { moves: false });
    platform.clock.advance(14 * SECOND);
    await send(18 * 60 - 14, { gap: true, moves: false });
    await send(2 * 60);
    await send(100);
    await endRecording(platform.services, videoId);
    const manifest = await manifestOf((await destinationOf(id)).id);
    expect(segmentsIn(manifest)[0]).toBe(fileOf(30 * 60 - 14));
  });

  it('LIB-17 stays in the encoder video, whole', async () => {
    await comeToStart(MINUTE);
    await send(100);
    await endRecording(platform.services, videoId);
    const [video] = await platform.services.db
      .select()
      .from(encoderVideos)
      .where(eq(encoderVideos.uuid, videoId));
    expect(video?.lengthMs).toBe((30 * 60 + 100) * SECOND);
  });
});

describe('where a moment lies in a recording', () => {
  const segments = [
    { file: 'a', seconds: 2 },
    { file: 'b', seconds: 2, gap: true, missingSeconds: 10 },
  ];
  it.each([
    [-1_000, 0],
    [0, 0],
    [1_500, 1_500],
    [2_000, 2_000],
    [7_000, 2_000],
    [12_000, 2_000],
    [13_000, 3_000],
    [60_000, 4_000],
  ])('%d ms after its beginning it is %d', (elapsed, place) => {
    expect(positionAt(segments, elapsed)).toBe(place);
  });
});
