import { eq } from 'drizzle-orm';
import { contentDestinations } from '../../../fixtures/platform/kernel/db/schema/destinations.ts';
import { encoderStatuses } from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import { encoderVideos, liveSegments } from '../../../fixtures/platform/kernel/db/schema/encoderVideos.ts';
import { scheduleOccurrences, schedules } from '../../../fixtures/platform/kernel/db/schema/events.ts';
import type { GoLiveRecord } from '../../../fixtures/platform/domains/events/goLive/records.ts';
import { beginRecording } from '../../../fixtures/platform/domains/encoders/live/recordings.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import {
  CHANNEL_IDS,
  ENCODER_IDS,
  PRESET_IDS,
  WEB_CHANNEL_IDS,
} from '../../../fixtures/demo/seed/streamingIds.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { seedStreaming, simulatedWorld, type SimulatedWorld } from '../worlds/simulatedWorld.ts';

const GO_LIVE = `/api/v3/customers/${CUSTOMERS.harbour}/golive`;
const SENT = {
  ...{ videoCodec: 'avc1.64001f', width: 1280, height: 720, framesPerSecond: 30, bitrateKbps: 2800 },
  ...{ keyFrameSeconds: 2, audioCodec: 'mp4a.40.2', audioChannels: 2, sampleRate: 48_000, level: null },
  ...{ jumps: 0, recentJumps: 0 },
};

let platform: TestPlatform;
let world: SimulatedWorld;
let token: string;

beforeAll(async () => {
  platform = await startTestPlatform({ seed: seedStreaming });
  world = simulatedWorld(platform.services, platform.clock);
  token = await platform.signIn('events@harbour.example');
});
beforeEach(() => world.reset());
afterAll(() => platform.close());

const call = (method: string, path: string, body?: object) =>
  platform.call<GoLiveRecord & { reason?: string }>(method, path, { token, body });
const read = async (id: string) => (await call('GET', `${GO_LIVE}/${id}`)).body.request!;
const end = (id: string) => call('POST', `${GO_LIVE}/${id}/cancel`);
const encoderState = async () => (await world.encoder(ENCODER_IDS.southStage)).state;

/** Goes live and is on air. */
async function onAir(): Promise<string> {
  const { status, body } = await call('POST', GO_LIVE, {
    ...{ title: 'Choir rehearsal', encoderId: ENCODER_IDS.southStage, encoderChannelId: CHANNEL_IDS.events },
    ...{ encoderPresetId: PRESET_IDS.fullHd30, duration: 60 * 60_000, isSoonKnown: true },
    destinations: [{ kind: 'EMBED', destinationId: WEB_CHANNEL_IDS.prayerRoom }],
  });
  expect(status).toBe(201);
  await world.pass(25);
  expect((await read(body.requestId)).eventStatus).toBe('STARTED');
  return body.requestId;
}

/** Sends RTMP video for the broadcast up to now. */
async function sent(id: string): Promise<string> {
  const { db, clock } = platform.services;
  const uuid = crypto.randomUUID();
  const channel = { uuid: CHANNEL_IDS.events, name: 'Events', customerId: CUSTOMERS.harbour };
  await db.delete(encoderVideos).where(eq(encoderVideos.encoderChannelId, CHANNEL_IDS.events));
  await beginRecording(db, uuid, channel, SENT, clock.now());
  await db
    .insert(liveSegments)
    .values({ videoId: uuid, number: 0, seconds: 2, sizeBytes: 1, gap: false, endedAt: clock.now() });
  expect((await read(id)).encoderVideoIds).toEqual([uuid]);
  return uuid;
}
const video = async (uuid: string) => {
  const [row] = await platform.services.db.select().from(encoderVideos).where(eq(encoderVideos.uuid, uuid));
  return row!;
};

/** An event in its pre-roll that waits for the same encoder. */
async function nextEvent(): Promise<void> {
  const { db, clock } = platform.services;
  const [row] = await db.select().from(schedules).where(eq(schedules.encoderId, ENCODER_IDS.southStage));
  const uuid = crypto.randomUUID();
  await db.insert(schedules).values({ ...row!, uuid, name: 'Evening prayer' });
  const startAt = new Date(clock.now().getTime() + 20 * 60_000);
  await db.insert(scheduleOccurrences).values({
    ...{ id: crypto.randomUUID(), scheduleId: uuid, customerId: CUSTOMERS.harbour, startAt },
    ...{ endAt: new Date(startAt.getTime() + 3_600_000), status: 'SET_UP', statusChangedAt: clock.now() },
  });
}

test('STM-05 STM-03 ending stops the encoder and every destination within seconds', async () => {
  const id = await onAir();
  expect(await read(id)).toMatchObject({ endedAt: null, encoderKeptFor: null, isUnderWay: true });
  expect((await end(id)).status).toBe(200);
  await world.pass(1);
  expect(await encoderState()).toBe('stopping');
  await world.pass(9);
  expect(await encoderState()).toBe('stopped');
  const { occurrenceId, ...request } = await read(id);
  expect(request).toMatchObject({ eventStatus: 'STOPPED', isUnderWay: false });
  expect(Date.parse(request.endedAt!)).toBeLessThanOrEqual(platform.clock.now().getTime());
  const rows = await platform.services.db
    .select({ status: contentDestinations.status })
    .from(contentDestinations)
    .where(eq(contentDestinations.occurrenceId, occurrenceId!));
  expect(rows).toEqual([{ status: 'STOPPED' }]);
});

test('GOL-06 STM-04 ending finalizes the recording as soon as the encoder has stopped, without waiting for silence', async () => {
  const id = await onAir();
  const uuid = await sent(id);
  await end(id);
  await world.pass(12);
  expect(await encoderState()).toBe('stopped');
  expect(await video(uuid)).toMatchObject({ status: 'STOPPED', lengthMs: 2_000, packageId: uuid });
  expect((await read(id)).encoderVideoIds).toEqual([uuid]);
});

test('STM-05 the encoder runs on for an event that needs it, which the request names; the recording ends all the same', async () => {
  const id = await onAir();
  const uuid = await sent(id);
  await nextEvent();
  expect((await read(id)).encoderKeptFor).toMatchObject({ title: 'Evening prayer', status: 'SET_UP' });
  await end(id);
  await world.pass(12);
  expect(await encoderState()).toBe('started');
  expect((await read(id)).eventStatus).toBe('STOPPED');
  expect((await video(uuid)).status).toBe('STOPPED');
});

test('STM-03 ending before its destinations have started aborts them at once, for their encoder stops, too', async () => {
  const id = await onAir();
  const { db, clock } = platform.services;
  const { occurrenceId } = await read(id);
  const here = eq(contentDestinations.occurrenceId, occurrenceId!);
  await db.update(contentDestinations).set({ status: 'STARTING', statusChangedAt: clock.now() }).where(here);
  await db
    .update(encoderStatuses)
    .set({ state: 'stopping', stateChangedAt: clock.now() })
    .where(eq(encoderStatuses.encoderId, ENCODER_IDS.southStage));
  await end(id);
  await world.pass(4);
  expect(await read(id)).toMatchObject({ eventStatus: 'STOPPED', isUnderWay: false });
  expect(
    await db.select({ status: contentDestinations.status }).from(contentDestinations).where(here),
  ).toEqual([{ status: 'ABORTED' }]);
});

test('STM-06 ending twice, and from two places at once, ends one broadcast once', async () => {
  const id = await onAir();
  const both = await Promise.all([end(id), end(id)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const [first] = both;
  await world.pass(12);
  const { endAt } = await read(id);
  expect(endAt).toBe(first.body.request!.endAt);
  const late = await end(id);
  expect([late.status, late.body.request?.endAt]).toEqual([200, endAt]);
  const { db } = platform.services;
  const logged = await db
    .select()
    .from(encoderStatuses)
    .where(eq(encoderStatuses.encoderId, ENCODER_IDS.southStage));
  expect(logged[0]!.state).toBe('stopped');
});
