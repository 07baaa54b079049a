import { and, eq } from 'drizzle-orm';
import { destinationGroups } from '../../../fixtures/platform/kernel/db/schema/destinationGroups.ts';
import { contentDestinations } from '../../../fixtures/platform/kernel/db/schema/destinations.ts';
import { encoderStatuses } from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import { encoderVideos } from '../../../fixtures/platform/kernel/db/schema/encoderVideos.ts';
import { scheduleOccurrences } from '../../../fixtures/platform/kernel/db/schema/events.ts';
import { mediaItems } from '../../../fixtures/platform/kernel/db/schema/media.ts';
import type { DestinationStateWord } from '../../../fixtures/platform/kernel/db/values/destinations.ts';
import type {
  DestinationScheduleRecord,
  ScheduleRecord,
} from '../../../fixtures/platform/domains/events/schedule/records.ts';
import type { ReadinessRecord } from '../../../fixtures/platform/domains/events/readiness/records.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import {
  CHANNEL_IDS,
  ENCODER_IDS,
  LIVE_OCCURRENCE_ID,
  PRESET_IDS,
  SCHEDULE_IDS,
  WEB_CHANNEL_IDS,
} from '../../../fixtures/demo/seed/streamingIds.ts';
import { startTestPlatform, TEST_NOW, type TestPlatform } from '../../support/platform.ts';

interface Refused {
  reason: string;
  field?: string;
}

const list = `/api/v3/customers/${CUSTOMERS.harbour}/schedules`;
const of = ({ uuid }: { uuid: string }) => `/api/v3/schedules/${uuid}`;
const MINUTE = 60_000;

let platform: TestPlatform;
let token: string;

beforeAll(async () => {
  platform = await startTestPlatform();
  token = await platform.signIn('events@harbour.example');
});
afterAll(() => platform.close());
const made: { uuid: string }[] = [];
afterEach(async () => {
  platform.clock.set(TEST_NOW);
  for (const event of made.splice(0)) await call('DELETE', of(event));
});

const call = <T>(method: string, path: string, body?: object) =>
  platform.call<T>(method, path, { token, body });
const created = async (change: object = {}) => {
  const { status, body } = await call<ScheduleRecord>('POST', list, {
    ...{ name: 'Choir practice', type: 'LIVE', timezone: 'America/New_York' },
    ...{ startLocal: '2026-11-22T09:53', duration: 4 * MINUTE },
    ...{ encoderId: ENCODER_IDS.vanKit, encoderChannelId: CHANNEL_IDS.mobile },
    ...{
      encoderSettingsType: 'advanced',
      encoderPresetId: PRESET_IDS.fullHd30,
      encoderScheduleName: 'Choir',
    },
    destinations: [{ kind: 'EMBED', webChannelId: WEB_CHANNEL_IDS.youth }],
    ...change,
  });
  expect(status).toBe(201);
  made.push(body);
  return body;
};
const WEEKLY = { type: 'WEEKLY', ends: 'AFTER', count: 3 };
/** All within the quarter of an hour that a token lives. */
const START = new Date('2026-11-22T14:53:00Z').getTime();
const at = (time: number) => platform.clock.set(new Date(time));
const rename = (event: { uuid: string }, more: object = {}) =>
  call<Refused & ScheduleRecord>('PATCH', of(event), { name: 'Other', ...more });
const setState = (id: string, status: DestinationStateWord) =>
  platform.services.db.update(scheduleOccurrences).set({ status }).where(eq(scheduleOccurrences.id, id));

describe('STM-13 EVT-23 the time in which an event can be edited', () => {
  it('ends five minutes before it starts', async () => {
    const event = await created();
    at(START - 5 * MINUTE - 1);
    expect((await rename(event)).status).toBe(200);
    at(START - 5 * MINUTE);
    expect(await rename(event)).toMatchObject({ status: 409, body: { reason: 'EVENT_EDIT_LOCKED' } });
    at(START + 3 * MINUTE);
    expect((await rename(event)).status).toBe(409);
    at(START + 4 * MINUTE);
    expect((await rename(event)).status).toBe(200);
  });

  it.each(['SET_UP', 'STARTING', 'STARTED', 'WARNING', 'STOPPING'] as const)(
    'is over while it is %s',
    async (state) => {
      const event = await created();
      await setState(event.occurrences[0]!.id, state);
      expect(await rename(event)).toMatchObject({ status: 409, body: { reason: 'EVENT_EDIT_LOCKED' } });
      await setState(event.occurrences[0]!.id, 'IDLE');
    },
  );

  it.each(['STOPPED', 'ABORTED', 'ERROR'] as const)('is there again once it is %s', async (state) => {
    const event = await created({ repeat: WEEKLY });
    await setState(event.occurrences[0]!.id, state);
    at(START);
    expect((await rename(event)).status).toBe(200);
  });

  it('C-120 C-121 what is wrong with a destination is told at the field of its own body', async () => {
    const event = await created();
    const title = { kind: 'SAVEONLY', title: 'a < b' };
    const refused = { status: 400, body: { reason: 'POST_ANGLE_BRACKETS', field: 'title' } };
    const schedule = { scheduleId: event.uuid };
    const all = `/api/v3/customers/${CUSTOMERS.harbour}/destinationschedules`;
    expect(await call('POST', all, { ...schedule, ...title })).toMatchObject(refused);
    const added = await call<DestinationScheduleRecord>('POST', all, { ...schedule, kind: 'SAVEONLY' });
    const path = `/api/v3/destinationschedules/${added.body.id}`;
    expect(await call('PATCH', path, { title: title.title })).toMatchObject(refused);
    expect(await call('GET', path)).toMatchObject({ status: 200, body: { ...schedule, title: null } });
  });

  it('DST-11 C-121 C-115 a destination keeps its kind, with which its post went there; another in its place is another', async () => {
    const event = await created();
    const [{ id }] = event.destinations as [DestinationScheduleRecord];
    const path = `/api/v3/destinationschedules/${id}`;
    expect(await call('PATCH', path, { kind: 'SAVEONLY', webChannelId: null })).toMatchObject({
      status: 400,
      body: { reason: 'EVENT_DESTINATION_KIND', field: 'kind' },
    });
    expect((await call('PATCH', path, { kind: 'EMBED', title: 'Other' })).status).toBe(200);
    const { body } = await call<ScheduleRecord>('PATCH', of(event), {
      destinations: [{ id, kind: 'SAVEONLY' }],
    });
    expect(body.destinations).toMatchObject([{ kind: 'SAVEONLY', id: expect.not.stringMatching(id) }]);
  });

  it('C-121 C-122 of a destination ends five minutes before its own start', async () => {
    const event = await created({
      destinations: [{ kind: 'EMBED', webChannelId: WEB_CHANNEL_IDS.youth, startOffset: 2 * MINUTE }],
    });
    const path = `/api/v3/destinationschedules/${event.destinations[0]!.id}`;
    at(START - 3 * MINUTE - 1);
    const { status, body } = await call<DestinationScheduleRecord>('PATCH', path, { title: 'Other' });
    expect([status, body.title, body.locked]).toEqual([200, 'Other', false]);
    at(START - 3 * MINUTE);
    const locked = { status: 409, body: { reason: 'EVENT_EDIT_LOCKED' } };
    expect(await call('PATCH', path, { title: 'Third' })).toMatchObject(locked);
    expect(await call('DELETE', path)).toMatchObject(locked);
    at(TEST_NOW.getTime());
    expect((await call('DELETE', path)).status).toBe(204);
    expect((await call('DELETE', path)).status).toBe(404);
  });
});

describe('EVT-24 EVT-25 one date of a series', () => {
  it('is not edited by itself while the encoder runs, nor all of it while it runs for the event', async () => {
    const event = await created({ repeat: WEEKLY });
    const { db } = platform.services;
    const run = (state: 'started' | 'stopped') =>
      db.update(encoderStatuses).set({ state }).where(eq(encoderStatuses.encoderId, ENCODER_IDS.vanKit));
    const [before] = await db
      .select()
      .from(encoderStatuses)
      .where(eq(encoderStatuses.encoderId, ENCODER_IDS.vanKit));
    await run('started');
    const date = { scope: 'this', occurrence: event.occurrences[2]!.id };
    expect(await rename(event, date)).toMatchObject({
      status: 409,
      body: { reason: 'EVENT_ENCODER_RUNS', field: 'occurrence' },
    });
    // An edit of all is refused while the encoder runs for the event.
    expect((await rename(event)).status).toBe(200);
    await setState(event.occurrences[0]!.id, 'STARTED');
    expect(await rename(event)).toMatchObject({ status: 409, body: { reason: 'EVENT_ENCODER_RUNS' } });
    await setState(event.occurrences[0]!.id, 'IDLE');
    await run('stopped');
    const alone = await rename(event, date);
    expect([alone.status, alone.body.name]).toEqual([200, 'Other']);
    await db
      .update(encoderStatuses)
      .set({ state: before!.state })
      .where(eq(encoderStatuses.encoderId, ENCODER_IDS.vanKit));
  });

  it('is not left out once it starts within five minutes', async () => {
    const event = await created({ repeat: WEEKLY });
    at(START - 5 * MINUTE);
    const date = event.occurrences[0]!.startDay;
    expect(await call('POST', `${of(event)}/exdate`, { date })).toMatchObject({ status: 409 });
  });
});

describe('STM-11 EVT-21 an event', () => {
  it('is paused and runs again, with those that were taken out of it', async () => {
    const series = await created({ repeat: WEEKLY });
    const date = { scope: 'this', occurrence: series.occurrences[1]!.id };
    const alone = (await rename(series, date)).body;
    const paused = await call<ScheduleRecord>('PATCH', of(series), { paused: true, revision: 2 });
    expect(paused.body).toMatchObject({ paused: true, revision: 3 });
    expect((await call<ScheduleRecord>('GET', of(alone))).body.paused).toBe(true);
    expect((await call<ScheduleRecord>('PATCH', of(series), { paused: false })).body.paused).toBe(false);
    expect((await call<ScheduleRecord>('GET', of(alone))).body.paused).toBe(false);
    expect(await call('PATCH', of(series), { paused: true, revision: 3 })).toMatchObject({
      status: 409,
      body: { reason: 'CHANGED_MEANWHILE' },
    });
  });

  it('that is paused is removed like one that is not, and nothing pauses what is removed', async () => {
    const event = await created();
    await call('PATCH', of(event), { paused: true });
    expect((await call('DELETE', of(event))).status).toBe(204);
    expect((await call('PATCH', of(event), { paused: false })).status).toBe(404);
  });

  it.each([
    ['within five minutes of its start', -1],
    ['after its start', 1],
  ])('C-116 is removed %s, when it cannot be edited any more (EVT-23)', async (_when, minutes) => {
    const event = await created();
    at(START + minutes * MINUTE);
    expect(await rename(event)).toMatchObject({ status: 409, body: { reason: 'EVENT_EDIT_LOCKED' } });
    expect((await call('DELETE', of(event))).status).toBe(204);
    expect((await call('GET', of(event))).status).toBe(404);
  });

  it('C-116 that is removed while it is made ready leaves its encoder to the event that is on air', async () => {
    const { db } = platform.services;
    const ofVan = eq(encoderStatuses.encoderId, ENCODER_IDS.vanKit);
    const [before] = await db.select().from(encoderStatuses).where(ofVan);
    const [first, next] = [await created(), await created({ startLocal: '2026-11-22T09:57' })];
    await db.update(encoderStatuses).set({ state: 'started', requestedState: 'started' }).where(ofVan);
    await setState(first.occurrences[0]!.id, 'STARTED');
    await setState(next.occurrences[0]!.id, 'SET_UP');
    const asked = async () => (await db.select().from(encoderStatuses).where(ofVan))[0]?.requestedState;
    expect((await call('DELETE', of(next))).status).toBe(204);
    expect(await asked()).toBe('started');
    expect((await call('DELETE', of(first))).status).toBe(204);
    expect(await asked()).toBe('stopped');
    await db.update(encoderStatuses).set(before!).where(ofVan);
  });

  it('LIB-17 that comes back has its recordings again, whether it was sent anywhere or not', async () => {
    const { db, clock } = platform.services;
    const { uuid, occurrences } = await created();
    const occurrenceId = occurrences[0]!.id;
    const video = crypto.randomUUID();
    await db.insert(encoderVideos).values({
      ...{ uuid: video, customerId: CUSTOMERS.harbour, occurrenceId, encoderId: ENCODER_IDS.vanKit },
      ...{ encoderChannelId: CHANNEL_IDS.mobile, name: 'Choir practice', startTime: clock.now() },
      ...{ lengthMs: MINUTE, status: 'STOPPED', bitrateKbps: 2800 },
    });
    const row = async () => (await db.select().from(encoderVideos).where(eq(encoderVideos.uuid, video)))[0];
    await call('DELETE', of({ uuid }));
    expect((await row())?.occurrenceId).toBeNull();
    expect((await call('POST', `${of({ uuid })}/restore`)).status).toBe(204);
    expect((await row())?.occurrenceId).toBe(occurrenceId);
    await db.delete(encoderVideos).where(eq(encoderVideos.uuid, video));
  });

  it('that comes back after its destination group was deleted comes back without it', async () => {
    const { db, clock } = platform.services;
    const destinationGroupId = crypto.randomUUID();
    const here = eq(destinationGroups.uuid, destinationGroupId);
    await db.insert(destinationGroups).values({
      ...{ uuid: destinationGroupId, customerId: CUSTOMERS.harbour, name: 'For one evening' },
      ...{ webChannelId: WEB_CHANNEL_IDS.prayerRoom, createdAt: clock.now() },
    });
    const event = await created({ destinationGroupId });
    await call('DELETE', of(event));
    await db.delete(destinationGroups).where(here);
    expect((await call('POST', `${of(event)}/restore`)).status).toBe(204);
    const { body } = await call<ScheduleRecord>('GET', of(event));
    expect(body).toMatchObject({ name: event.name, destinationGroupId: null });
    expect(body.destinations).toEqual(event.destinations);
  });

  it('that comes back after its video is gone comes back without it, and is red for that', async () => {
    const { db } = platform.services;
    const [saved] = await db
      .select()
      .from(mediaItems)
      .where(and(eq(mediaItems.customerId, CUSTOMERS.harbour), eq(mediaItems.state, 'completed')));
    const mediaId = crypto.randomUUID();
    await db.insert(mediaItems).values({ ...saved!, mediaId, processingState: 'COMPLETE' });
    const event = await created({ type: 'SIMLIVE', mediaId });
    await call('DELETE', of(event));
    await db.delete(mediaItems).where(eq(mediaItems.mediaId, mediaId));
    expect((await call('POST', `${of(event)}/restore`)).status).toBe(204);
    const { body } = await call<ScheduleRecord>('GET', of(event));
    expect(body).toMatchObject({ name: event.name, mediaId: null });
    const readiness = await call<ReadinessRecord[]>('GET', `${list}/readiness`);
    const [time] = body.occurrences;
    expect(readiness.body.find(({ occurrenceId }) => occurrenceId === time!.id)).toMatchObject({
      state: 'BLOCKED',
      findings: [{ reason: 'eventVideoGone', thing: { kind: 'EVENT', id: event.uuid } }],
    });
  });

  it('C-116 that is on air is stopped with its removal, and its past broadcasts stay', async () => {
    const { db } = platform.services;
    const own = await db
      .select()
      .from(contentDestinations)
      .where(eq(contentDestinations.occurrenceId, LIVE_OCCURRENCE_ID));
    expect((await call('DELETE', of({ uuid: SCHEDULE_IDS.sundayService }))).status).toBe(204);
    for (const { id, status } of own) {
      const [row] = await db.select().from(contentDestinations).where(eq(contentDestinations.id, id));
      expect(row).toMatchObject({ occurrenceId: null, status });
      if (status === 'STARTED') expect(row?.stopRequestTime).not.toBeNull();
    }
    const [encoder] = await db
      .select()
      .from(encoderStatuses)
      .where(eq(encoderStatuses.encoderId, ENCODER_IDS.northHall));
    expect(encoder?.requestedState).toBe('stopped');
    expect((await call('POST', `${of({ uuid: SCHEDULE_IDS.sundayService })}/restore`)).status).toBe(204);
    const [back] = await db.select().from(contentDestinations).where(eq(contentDestinations.id, own[0]!.id));
    expect(back?.occurrenceId).toBe(LIVE_OCCURRENCE_ID);
  });
});
