import { and, eq, gt, lte } from 'drizzle-orm';
import type { PlatformServices } from '../../../fixtures/platform/kernel/app/app.ts';
import { contentDestinations } from '../../../fixtures/platform/kernel/db/schema/destinations.ts';
import { encoderStatuses } from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import { scheduleOccurrences, schedules } from '../../../fixtures/platform/kernel/db/schema/events.ts';
import { stopDestination } from '../../../fixtures/platform/domains/destinations/broadcasts/stop.ts';
import { commandEncoder } from '../../../fixtures/platform/domains/encoders/encoders/commands.ts';
import { destinationStates } from '../../../fixtures/platform/domains/destinations/jobs/destinationStates.ts';
import { eventStates } from '../../../fixtures/platform/domains/events/jobs/eventStates.ts';
import { fillProgramme } from '../../../fixtures/demo/simulator/programme.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import {
  ENCODER_IDS,
  LIVE_DESTINATION_IDS,
  LIVE_OCCURRENCE_ID,
  SCHEDULE_IDS,
} from '../../../fixtures/demo/seed/streamingIds.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { insertVideo } from '../worlds/mediaWorld.ts';
import {
  seedStreaming,
  simulatedWorld,
  SUNDAY_MORNING,
  type SimulatedWorld,
} from '../worlds/simulatedWorld.ts';

const HOUR = 60 * 60_000;
const northHall = { uuid: ENCODER_IDS.northHall, customerId: CUSTOMERS.harbour };

let platform: TestPlatform;
let world: SimulatedWorld;
let services: PlatformServices;

beforeAll(async () => {
  platform = await startTestPlatform({ seed: seedStreaming });
  services = platform.services;
  world = simulatedWorld(services, platform.clock);
});
beforeEach(() => world.reset());
afterAll(() => platform.close());

const occurrence = async (id: string) => {
  const [row] = await services.db.select().from(scheduleOccurrences).where(eq(scheduleOccurrences.id, id));
  return row;
};

/** Evening prayer of that Sunday, 18:00 in New York, with 30 minutes of buffer. */
const eveningPrayer = async () => {
  const [row] = await services.db
    .select()
    .from(scheduleOccurrences)
    .where(
      and(
        eq(scheduleOccurrences.scheduleId, SCHEDULE_IDS.eveningPrayer),
        eq(scheduleOccurrences.startAt, new Date('2026-11-22T23:00:00.000Z')),
      ),
    );
  if (!row) throw new Error('evening prayer is missing');
  return row;
};

test('DST-20 a stopped destination stays stopped while its event and encoder go on', async () => {
  await world.pass(60, undefined, 10);
  expect((await world.encoder(ENCODER_IDS.northHall)).state).toBe('started');
  expect((await occurrence(LIVE_OCCURRENCE_ID))?.status).toBe('STARTED');
  expect((await world.destination(LIVE_DESTINATION_IDS.rtmp)).status).toBe('STOPPED');
  expect((await world.destination(LIVE_DESTINATION_IDS.facebook)).status).toBe('STARTED');
});

test('a destination that is told to stop while it starts stops as soon as it has started', async () => {
  await stopDestination(services, LIVE_DESTINATION_IDS.facebook);
  const seen: string[] = [];
  for (let second = 0; second < 10; second += 1) {
    await world.pass(1, [destinationStates]);
    const { status } = await world.destination(LIVE_DESTINATION_IDS.facebook);
    if (seen.at(-1) !== status) seen.push(status);
  }
  expect(seen).toEqual(['STARTED', 'STOPPING', 'STOPPED']);
});

test('destinations follow their encoder: when it is stopped, they stop', async () => {
  await world.pass(30, undefined, 5);
  await commandEncoder(services, northHall, { requestedState: 'stopped' }, 'maya');
  await world.pass(20, undefined, 5);
  expect((await world.destination(LIVE_DESTINATION_IDS.web)).status).toBe('STOPPED');
  expect((await world.destination(LIVE_DESTINATION_IDS.youtube)).status).toBe('STOPPED');
  expect((await occurrence(LIVE_OCCURRENCE_ID))?.status).toBe('STOPPED');
});

test('DST-14 shows a warning while the encoder is lost and continues when it is back', async () => {
  const lose = (state: 'offline' | 'started') =>
    services.db
      .update(encoderStatuses)
      .set({ state, stateChangedAt: platform.clock.now() })
      .where(eq(encoderStatuses.encoderId, ENCODER_IDS.northHall));
  await lose('offline');
  await world.run([destinationStates]);
  expect((await world.destination(LIVE_DESTINATION_IDS.web)).status).toBe('WARNING');
  await lose('started');
  await world.pass(1, [destinationStates]);
  expect((await world.destination(LIVE_DESTINATION_IDS.web)).status).toBe('STARTED');
});

test('DST-19 destinations are aborted, with the cause, by 12 hours of encoding, 8 hours on Facebook and a lost picture', async () => {
  const on = (encoderId: string, id: string, startedAt: Date) =>
    services.db
      .update(contentDestinations)
      .set({ status: 'STARTED', statusChangedAt: startedAt, startedAt, encoderId })
      .where(eq(contentDestinations.id, id));
  const eightHoursAgo = new Date(SUNDAY_MORNING.getTime() - 8 * HOUR - 1_000);
  await on(ENCODER_IDS.northHall, LIVE_DESTINATION_IDS.facebook, eightHoursAgo);
  await on(ENCODER_IDS.arenaB, LIVE_DESTINATION_IDS.youtube, SUNDAY_MORNING);
  await services.db
    .update(encoderStatuses)
    .set({ startedAt: new Date(SUNDAY_MORNING.getTime() - 12 * HOUR - 1_000) })
    .where(eq(encoderStatuses.encoderId, ENCODER_IDS.arenaB));
  await on(ENCODER_IDS.vanKit, LIVE_DESTINATION_IDS.web, SUNDAY_MORNING);
  await world.pass(1, [destinationStates]);

  expect(await world.destination(LIVE_DESTINATION_IDS.facebook)).toMatchObject({
    status: 'ABORTED',
    abortCause: 'DESTINATION_SERVICE_LIMIT',
  });
  expect(await world.destination(LIVE_DESTINATION_IDS.youtube)).toMatchObject({
    status: 'ABORTED',
    abortCause: 'ENCODER_RAN_TOO_LONG',
  });
  expect(await world.destination(LIVE_DESTINATION_IDS.web)).toMatchObject({
    status: 'ABORTED',
    abortCause: 'ENCODER_BAD_INPUT',
  });
});

test('an event starts its encoder and destinations, and stops them when it is over', async () => {
  await fillProgramme(services.db, SUNDAY_MORNING);
  const prayer = await eveningPrayer();
  const start = prayer.startAt;

  platform.clock.set(new Date(start.getTime() - 30 * 60_000));
  await world.run();
  expect((await occurrence(prayer.id))?.status).toBe('SET_UP');
  expect((await world.encoder(ENCODER_IDS.chapel)).state).toBe('starting');

  platform.clock.set(start);
  await world.pass(30, undefined, 5);
  expect((await occurrence(prayer.id))?.status).toBe('STARTED');
  const own = eq(contentDestinations.occurrenceId, prayer.id);
  const running = await services.db.select().from(contentDestinations).where(own);
  expect(running.map(({ status }) => status)).toEqual(['STARTED', 'STARTED']);
  expect(running.every(({ startRequestTime }) => startRequestTime !== null)).toBe(true);

  platform.clock.set(prayer.endAt);
  await world.pass(20, undefined, 5);
  expect((await occurrence(prayer.id))?.status).toBe('STOPPED');
  expect((await world.encoder(ENCODER_IDS.chapel)).state).toBe('stopped');
  const ended = await services.db.select().from(contentDestinations).where(own);
  expect(ended.map(({ status, liveViewers }) => [status, liveViewers])).toEqual([
    ['STOPPED', null],
    ['STOPPED', null],
  ]);
});

test.each([
  ['completed', 'COMPLETE', true, 'STARTED', null],
  ['content_available', 'TRANSCODING', true, 'ERROR', 'MEDIA_NOT_SAVED'],
  ['delete_pending', 'COMPLETE', true, 'ERROR', 'MEDIA_NOT_SAVED'],
  ['completed', 'COMPLETE', false, 'ERROR', 'MEDIA_NOT_SAVED'],
] as const)(
  'EVT-28 LIB-16 an event that plays a video that is %s and %s (its own: %p) is then %s, with the cause',
  async (state, processingState, isOwn, outcome, abortCause) => {
    await fillProgramme(services.db, SUNDAY_MORNING);
    const mediaId = await insertVideo(platform, isOwn ? CUSTOMERS.harbour : CUSTOMERS.northgate, {
      state,
      processingState,
      packageId: null,
    });
    await services.db
      .update(schedules)
      .set({ type: 'SIMLIVE', mediaId, encoderId: null, encoderChannelId: null })
      .where(eq(schedules.uuid, SCHEDULE_IDS.eveningPrayer));
    const prayer = await eveningPrayer();
    const start = prayer.startAt;
    const own = eq(contentDestinations.occurrenceId, prayer.id);
    await services.db.update(contentDestinations).set({ encoderId: null }).where(own);
    platform.clock.set(new Date(start.getTime() - 60_000));
    // Nothing else goes on, so that what is processed stays so.
    const steps = [eventStates, destinationStates];
    await world.run(steps);
    expect((await occurrence(prayer.id))?.status).toBe('SET_UP');
    platform.clock.set(start);
    await world.pass(30, steps, 2);
    expect((await occurrence(prayer.id))?.status).toBe(outcome);
    const rows = await services.db.select().from(contentDestinations).where(own);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toMatchObject({ status: outcome, abortCause });
  },
);

test('EVT-20 STM-11 pausing an event stops what is live of it at once; it runs again only when it is not paused any more', async () => {
  await fillProgramme(services.db, SUNDAY_MORNING);
  const prayer = await eveningPrayer();
  const path = `/api/v3/schedules/${SCHEDULE_IDS.eveningPrayer}`;
  const pause = async (paused: boolean, who: string) =>
    platform.call('PATCH', path, { token: await platform.signIn(who), body: { paused } });
  const own = (id: string) =>
    services.db.select().from(contentDestinations).where(eq(contentDestinations.occurrenceId, id));
  platform.clock.set(prayer.startAt);
  await world.pass(30, undefined, 5);
  expect((await own(prayer.id)).map(({ status }) => status)).toEqual(['STARTED', 'STARTED']);

  expect((await pause(true, 'events@harbour.example')).status).toBe(200);
  const pausedAt = platform.clock.now();
  await world.pass(1);
  expect((await occurrence(prayer.id))?.status).toBe('STOPPING');
  for (const { stopRequestTime } of await own(prayer.id))
    expect((stopRequestTime?.getTime() ?? 0) - pausedAt.getTime()).toBe(1_000);
  expect((await world.encoder(ENCODER_IDS.chapel)).requestedState).toBe('stopped');
  await world.pass(20, undefined, 5);
  expect((await occurrence(prayer.id))?.status).toBe('STOPPED');
  expect((await own(prayer.id)).map(({ status }) => status)).toEqual(['STOPPED', 'STOPPED']);
  expect((await world.encoder(ENCODER_IDS.chapel)).state).toBe('stopped');

  const following = await services.db
    .select()
    .from(scheduleOccurrences)
    .where(
      and(
        eq(scheduleOccurrences.scheduleId, SCHEDULE_IDS.eveningPrayer),
        gt(scheduleOccurrences.startAt, prayer.endAt),
      ),
    )
    .orderBy(scheduleOccurrences.startAt);
  const next = following[0]!;
  platform.clock.set(new Date(next.startAt.getTime() + 60_000));
  await world.pass(10, undefined, 2);
  expect((await occurrence(next.id))?.status).toBe('IDLE');
  expect((await own(next.id)).filter(({ status }) => status !== 'IDLE')).toEqual([]);
  expect((await world.encoder(ENCODER_IDS.chapel)).state).toBe('stopped');

  expect((await pause(false, 'admin@harbour.example')).status).toBe(200);
  await world.pass(40, undefined, 5);
  expect((await occurrence(next.id))?.status).toBe('STARTED');
  // Destinations stopped by a pause stay stopped (DST-20).
  expect((await occurrence(prayer.id))?.status).toBe('STOPPED');
});

test('whatever the hour, something of Harbour is live and more is to come', async () => {
  for (const hours of [0, 3, 26, 24 * 9]) {
    platform.clock.set(new Date(SUNDAY_MORNING.getTime() + hours * HOUR));
    await world.pass(60, undefined, 10);
    const now = platform.clock.now();
    const own = eq(scheduleOccurrences.customerId, CUSTOMERS.harbour);
    const live = await services.db
      .select()
      .from(scheduleOccurrences)
      .where(and(own, lte(scheduleOccurrences.startAt, now), gt(scheduleOccurrences.endAt, now)));
    expect(live.filter(({ status }) => status === 'STARTED').length).toBeGreaterThanOrEqual(1);
    expect(
      await services.db.$count(scheduleOccurrences, and(own, gt(scheduleOccurrences.startAt, now))),
    ).toBeGreaterThan(6);
  }
});

test('filling the programme twice adds nothing the second time', async () => {
  const count = async () => [
    await services.db.$count(scheduleOccurrences),
    await services.db.$count(contentDestinations),
  ];
  const before = await count();
  await fillProgramme(services.db, SUNDAY_MORNING);
  expect(await count()).toEqual(before);
});

test('SCH-07 the programme keeps its wall-clock time across the change of the clocks', async () => {
  await world.reset(new Date('2026-10-30T12:00:00.000Z'));
  const rows = await services.db
    .select()
    .from(scheduleOccurrences)
    .where(eq(scheduleOccurrences.scheduleId, SCHEDULE_IDS.eveningPrayer))
    .orderBy(scheduleOccurrences.startAt);
  const shown = rows.map(({ startAt }) =>
    startAt.toLocaleTimeString('en-GB', { timeZone: 'America/New_York', hour: '2-digit', minute: '2-digit' }),
  );
  expect(new Set(shown)).toEqual(new Set(['18:00']));
  expect(new Set(rows.map(({ startAt }) => startAt.getUTCHours()))).toEqual(new Set([22, 23]));
});
