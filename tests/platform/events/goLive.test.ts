import { eq } from 'drizzle-orm';
import { customers, plans } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { contentDestinations } from '../../../fixtures/platform/kernel/db/schema/destinations.ts';
import {
  encoderChannelUsers,
  encoderStatuses,
} from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import { scheduleOccurrences, schedules } from '../../../fixtures/platform/kernel/db/schema/events.ts';
import { scheduleDestinations } from '../../../fixtures/platform/kernel/db/schema/scheduleDestinations.ts';
import type { GoLiveRecord } from '../../../fixtures/platform/domains/events/goLive/records.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import {
  CHANNEL_IDS,
  DESTINATION_GROUP_IDS,
  ENCODER_IDS,
  PRESET_IDS,
  RTMP_DESTINATION_IDS,
  SOCIAL_ACCOUNT_IDS,
  WEB_CHANNEL_IDS,
} from '../../../fixtures/demo/seed/streamingIds.ts';
import { HARBOUR_PLACES } from '../../../fixtures/demo/seed/destinations.ts';
import { seedDestinationGroups } from '../../../fixtures/demo/seed/destinationGroups.ts';
import { seedRtmpDestinations } from '../../../fixtures/demo/seed/rtmpDestinations.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { seedStreaming, simulatedWorld, type SimulatedWorld } from '../worlds/simulatedWorld.ts';

interface Refused {
  code: string;
  reason: string;
  field?: string;
  parameters?: Record<string, string>;
  errors?: Refused[];
}

let platform: TestPlatform;
let world: SimulatedWorld;
let token: string;

beforeAll(async () => {
  platform = await startTestPlatform({
    seed: async (services) => {
      await seedStreaming(services);
      await seedRtmpDestinations(services);
    },
  });
  world = simulatedWorld(platform.services, platform.clock);
  token = await platform.signIn('events@harbour.example');
});
beforeEach(async () => {
  await world.reset();
  await seedDestinationGroups(platform.services);
});
afterAll(() => platform.close());

const HARBOUR = `/api/v3/customers/${CUSTOMERS.harbour}/golive`;
const INPUT = {
  title: 'Prayer for the city',
  encoderId: ENCODER_IDS.southStage,
  encoderChannelId: CHANNEL_IDS.events,
  encoderPresetId: PRESET_IDS.fullHd30,
  destinations: [{ kind: 'EMBED', destinationId: WEB_CHANNEL_IDS.prayerRoom }],
  duration: 60 * 60_000,
};
const ask = (fields: object = {}, as = token, path = HARBOUR) =>
  platform.call<GoLiveRecord & Refused>('POST', path, { token: as, body: { ...INPUT, ...fields } });
const read = async (id: string) =>
  (await platform.call<GoLiveRecord>('GET', `${HARBOUR}/${id}`, { token })).body;
const shown = async () => (await platform.call<GoLiveRecord[]>('GET', HARBOUR, { token })).body;
const destinations = async (occurrenceId: string) =>
  platform.services.db
    .select()
    .from(contentDestinations)
    .where(eq(contentDestinations.occurrenceId, occurrenceId));
const setEncoder = (state: 'offline' | 'started' | 'update required') =>
  platform.services.db
    .update(encoderStatuses)
    .set({ state, stateChangedAt: platform.clock.now() })
    .where(eq(encoderStatuses.encoderId, ENCODER_IDS.southStage));
/** An event that starts in so many minutes. */
async function eventIn(minutes: number, encoderId: string): Promise<void> {
  const { db, clock } = platform.services;
  const startAt = new Date(clock.now().getTime() + minutes * 60_000);
  const [row] = await db.select().from(schedules).where(eq(schedules.encoderId, ENCODER_IDS.southStage));
  const uuid = crypto.randomUUID();
  await db.insert(schedules).values({ ...row!, uuid, name: 'Choir practice', encoderId });
  await db.insert(scheduleOccurrences).values({
    ...{ id: crypto.randomUUID(), scheduleId: uuid, customerId: CUSTOMERS.harbour, startAt },
    ...{ endAt: new Date(startAt.getTime() + 3_600_000), status: 'IDLE', statusChangedAt: clock.now() },
  });
}

test('GOL-01 STM-06 the encoder starts, the event is there, its destinations start; the request tells each step', async () => {
  const { status, body } = await ask();
  expect(status).toBe(201);
  expect(body).toMatchObject({
    progress: 'ENCODER_START_WAIT',
    request: { title: 'Prayer for the city', requestedBy: 'events@harbour.example', isUnderWay: true },
  });
  expect((await world.encoder(ENCODER_IDS.southStage)).state).toBe('starting');
  const seen: string[] = [];
  for (let second = 0; second < 25; second += 1) {
    await world.pass(1);
    const { progress } = await read(body.requestId);
    if (seen.at(-1) !== progress) seen.push(progress);
  }
  expect(seen).toEqual(['ENCODER_START_WAIT', 'SCHEDULE_CREATE_WAIT', 'SCHEDULE_CREATED']);
  const { request } = await read(body.requestId);
  expect(request).toMatchObject({ eventStatus: 'STARTED', isUnderWay: true, error: null });
  const [made] = await destinations(request!.occurrenceId!);
  expect(made).toMatchObject({ kind: 'EMBED', title: 'Prayer for the city', status: 'STARTED' });
  expect(request!.contentDestinationIds).toEqual([made!.id]);
  const [event] = await platform.services.db
    .select()
    .from(schedules)
    .where(eq(schedules.uuid, request!.scheduleId!));
  expect(event).toMatchObject({ type: 'LIVE', encoderPresetId: PRESET_IDS.fullHd30, name: INPUT.title });
  expect(await shown()).toEqual([await read(body.requestId)]);
});

test('C-123 a group and what is chosen beside it are gone to, each place once', async () => {
  // Demo events use the same destinations.
  await platform.services.db.update(schedules).set({ paused: true });
  const { body } = await ask({
    destinationGroupId: DESTINATION_GROUP_IDS.sunday,
    destinations: [
      { kind: 'EMBED', destinationId: WEB_CHANNEL_IDS.chapel },
      { kind: 'RTMP', destinationId: RTMP_DESTINATION_IDS.campusTv },
    ],
  });
  await world.pass(14);
  const made = await destinations((await read(body.requestId)).request!.occurrenceId!);
  expect(made.map(({ webChannelId, destinationId }) => webChannelId ?? destinationId).sort()).toEqual(
    [
      WEB_CHANNEL_IDS.main,
      WEB_CHANNEL_IDS.chapel,
      RTMP_DESTINATION_IDS.cityRelay,
      RTMP_DESTINATION_IDS.campusTv,
    ].sort(),
  );
});

test('GOL-04 an encoder that runs blocks going live; the refusal names it', async () => {
  await setEncoder('started');
  expect(await ask()).toMatchObject({
    status: 409,
    body: {
      code: 'STATE',
      reason: 'GO_LIVE_ENCODER_RUNS',
      field: 'encoderId',
      parameters: { name: 'South stage' },
    },
  });
});

test('ENC-17 an encoder that is offline, or needs an update, is refused with what it needs', async () => {
  await setEncoder('offline');
  expect((await ask()).body).toMatchObject({ code: 'STATE', reason: 'ENCODER_OFFLINE' });
  await setEncoder('update required');
  expect((await ask()).body).toMatchObject({ code: 'STATE', reason: 'ENCODER_UPDATE_REQUIRED' });
  expect(await shown()).toEqual([]);
});

test('STM-06 of two that ask for one encoder at a time one goes live', async () => {
  const both = await Promise.all([ask(), ask({ title: 'Another' })]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(both.find(({ status }) => status === 409)!.body).toMatchObject({
    code: 'STATE',
    reason: 'GO_LIVE_UNDER_WAY',
    parameters: { name: 'South stage' },
  });
});

test('GOL-03 an event within the next 60 minutes is warned of by name, on whichever encoder; who knows of it goes live', async () => {
  await eventIn(61, ENCODER_IDS.youthRoom);
  expect((await ask()).status).toBe(201);
  await world.reset();
  await eventIn(60, ENCODER_IDS.youthRoom);
  expect(await ask()).toMatchObject({
    status: 409,
    body: { reason: 'GO_LIVE_EVENT_SOON', parameters: { title: 'Choir practice', minutes: '60' } },
  });
  expect((await ask({ isSoonKnown: true })).status).toBe(201);
});

test('DST-01 DST-04 a channel at YouTube is gone live to with what was said for this time; without it is refused on its field', async () => {
  const place = {
    ...{ kind: 'YOUTUBE', destinationId: HARBOUR_PLACES.youtube, accountId: SOCIAL_ACCOUNT_IDS.youtube },
    ...{ title: 'City prayer', description: 'For all', privacy: 'org', publishStatus: 'unpublished' },
  };
  for (const field of ['accountId', 'title', 'description', 'privacy', 'publishStatus']) {
    const { status, body } = await ask({ destinations: [{ ...place, [field]: null }] });
    expect([status, body.field]).toEqual([400, `destinations.0.${field}`]);
  }
  const { body } = await ask({ destinations: [place] });
  await world.pass(14);
  expect(await destinations((await read(body.requestId)).request!.occurrenceId!)).toMatchObject([
    {
      ...{ kind: 'YOUTUBE', title: 'City prayer', description: 'For all', privacy: 'org' },
      ...{ publishStatus: 'unpublished', destinationId: HARBOUR_PLACES.youtube },
    },
  ]);
});

describe('what others use is known before the encoder starts', () => {
  const stays = async () => expect((await world.encoder(ENCODER_IDS.southStage)).state).toBe('idle');
  const places = {
    EMBED: { kind: 'EMBED', destinationId: WEB_CHANNEL_IDS.youth },
    RTMP: { kind: 'RTMP', destinationId: RTMP_DESTINATION_IDS.campusTv },
  };
  /** An event elsewhere that goes to a place from some minutes on. */
  async function elsewhere(kind: keyof typeof places, inMinutes: number) {
    const { db, clock } = platform.services;
    await db.update(schedules).set({ paused: true });
    await eventIn(inMinutes, ENCODER_IDS.youthRoom);
    const [event] = await db.select().from(schedules).where(eq(schedules.name, 'Choir practice'));
    await db.update(schedules).set({ paused: false }).where(eq(schedules.uuid, event!.uuid));
    const id = places[kind].destinationId;
    await db.insert(scheduleDestinations).values({
      ...{
        id: crypto.randomUUID(),
        scheduleId: event!.uuid,
        customerId: CUSTOMERS.harbour,
        kind,
        position: 0,
      },
      ...(kind === 'EMBED' ? { webChannelId: id } : { rtmpDestinationId: id }),
    });
    return clock;
  }

  test.each([
    ['EVT-13', 'EMBED', 'EVENT_CONFLICT_WEB_CHANNEL', 'Youth'],
    ['EVT-12', 'RTMP', 'EVENT_CONFLICT_RTMP', 'Campus TV'],
  ] as const)(
    '%s a place that an event has is refused with both names (%s)',
    async (_rule, kind, reason, name) => {
      const clock = await elsewhere(kind, 50);
      const other = { kind: 'EMBED', destinationId: WEB_CHANNEL_IDS.prayerRoom };
      const answer = await ask({ destinations: [other, places[kind]], isSoonKnown: true });
      expect(answer).toMatchObject({
        status: 409,
        body: {
          ...{ code: 'CONFLICT', reason, field: 'destinations.1.destinationId' },
          parameters: { name, event: 'Choir practice' },
        },
      });
      await stays();
      // It is over when the event begins, however long the encoder takes to start.
      const shorter = { destinations: [places[kind]], duration: 50 * 60_000, isSoonKnown: true };
      const end = clock.now().getTime() + shorter.duration;
      const { requestId } = (await ask(shorter)).body;
      await world.pass(14);
      expect(Date.parse((await read(requestId)).request!.endAt!)).toBe(end);
    },
  );

  test('EVT-13 a channel of the chosen group that an event has is refused at the group', async () => {
    await elsewhere('EMBED', 30);
    const body = { destinations: [], destinationGroupId: DESTINATION_GROUP_IDS.youth, isSoonKnown: true };
    expect(await ask(body)).toMatchObject({
      status: 409,
      body: { reason: 'EVENT_CONFLICT_WEB_CHANNEL', field: 'destinationGroupId' },
    });
    await stays();
  });

  test('EVT-11 EVT-13 of two that go live to one channel at a time the second is refused, though no event is there yet', async () => {
    const another = { title: 'Another', encoderId: ENCODER_IDS.overflow, encoderChannelId: CHANNEL_IDS.main };
    const both = await Promise.all([ask(), ask(another)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const won = both.find(({ status }) => status === 201)!.body.request!.title;
    expect(both.find(({ status }) => status === 409)!.body).toMatchObject({
      ...{ reason: 'EVENT_CONFLICT_WEB_CHANNEL', field: 'destinations.0.destinationId' },
      parameters: { name: 'Prayer room', event: won },
    });
  });

  test('EVT-32 a stream more than the plan has is refused, with those counted that are on their way', async () => {
    const { db } = platform.services;
    await db.update(schedules).set({ paused: true });
    const [plan] = await db
      .select({ uuid: plans.uuid, limit: plans.concurrentStreams })
      .from(plans)
      .innerJoin(customers, eq(customers.webPlanId, plans.uuid))
      .where(eq(customers.uuid, CUSTOMERS.harbour));
    try {
      await db.update(plans).set({ concurrentStreams: 1 }).where(eq(plans.uuid, plan!.uuid));
      expect((await ask()).status).toBe(201);
      const more = { encoderId: ENCODER_IDS.overflow, encoderChannelId: CHANNEL_IDS.main };
      const answer = await ask({ ...more, destinations: [places.EMBED] });
      expect(answer).toMatchObject({
        status: 409,
        body: { code: 'LIMIT', reason: 'EVENT_CONFLICT_CONCURRENCY', parameters: { limit: '1' } },
      });
      expect(answer.body.field).toBeUndefined();
    } finally {
      await db.update(plans).set({ concurrentStreams: plan!.limit }).where(eq(plans.uuid, plan!.uuid));
    }
  });
});

test('EVT-01 EVT-02 EVT-04 EVT-05 EVT-06 what is missing or beyond its limit is refused on its field', async () => {
  const refusals = async (fields: object) => {
    const { status, body } = await ask(fields);
    return [status, ...(body.errors ?? [body]).map(({ field, reason }) => `${field} ${reason}`)];
  };
  expect(await refusals({ title: ' ' })).toEqual([400, 'title NAME_REQUIRED']);
  expect(await refusals({ title: 'x'.repeat(129) })).toEqual([400, 'title NAME_TOO_LONG']);
  expect((await ask({ title: 'x'.repeat(128), duration: 12 * 3_600_000 })).status).toBe(201);
  await world.reset();
  expect(await refusals({ duration: 0 })).toEqual([400, 'duration GO_LIVE_DURATION_REQUIRED']);
  expect(await refusals({ duration: 12 * 3_600_000 + 1 })).toEqual([400, 'duration GO_LIVE_TOO_LONG']);
  expect(await refusals({ destinations: [] })).toEqual([400, 'destinations GO_LIVE_NO_DESTINATION']);
  for (const [fields, refusal] of [
    [
      { destinations: [{ kind: 'EMBED', destinationId: WEB_CHANNEL_IDS.arena }] },
      'destinations.0.destinationId GO_LIVE_DESTINATION_UNKNOWN',
    ],
    [{ encoderId: ENCODER_IDS.arenaA }, 'encoderId GO_LIVE_ENCODER_REQUIRED'],
    [{ encoderChannelId: CHANNEL_IDS.arena }, 'encoderChannelId ENCODER_CHANNEL_UNKNOWN'],
  ] as const)
    expect(await refusals(fields)).toEqual([400, refusal]);
});

test('STM-06 GOL-05 an encoder that fails to start is told by name and stopped; a retry begins anew', async () => {
  const { body } = await ask();
  await setEncoder('offline');
  await world.run();
  expect(await read(body.requestId)).toMatchObject({
    progress: 'FAILED',
    request: {
      errorReason: 'GO_LIVE_ENCODER_FAILED',
      errorParameters: { name: 'South stage' },
      isUnderWay: false,
    },
  });
  await world.pass(2);
  const again = await platform.call<GoLiveRecord>('POST', `${HARBOUR}/${body.requestId}/retry`, { token });
  expect(again).toMatchObject({ status: 201, body: { progress: 'ENCODER_START_WAIT' } });
  expect((await shown()).map(({ requestId }) => requestId)).toEqual([again.body.requestId]);
  const wrong = await platform.call<Refused>('POST', `${HARBOUR}/${again.body.requestId}/retry`, { token });
  expect(wrong).toMatchObject({ status: 409, body: { code: 'STATE', reason: 'GO_LIVE_NOT_FAILED' } });
});

test('STM-06 called off while it waits, it fails and its encoder stops; called off on air, its event ends and nothing starts again', async () => {
  const { body } = await ask();
  const cancel = (id: string) =>
    platform.call<GoLiveRecord & Refused>('POST', `${HARBOUR}/${id}/cancel`, { token });
  expect((await cancel(body.requestId)).body).toMatchObject({
    progress: 'FAILED',
    request: { errorReason: 'GO_LIVE_CANCELLED' },
  });
  expect((await world.encoder(ENCODER_IDS.southStage)).state).toBe('stopping');
  expect(await cancel(body.requestId)).toMatchObject({ status: 409, body: { reason: 'GO_LIVE_OVER' } });
  await world.pass(10);
  const second = (await ask()).body.requestId;
  await world.pass(25);
  expect((await cancel(second)).status).toBe(200);
  await world.pass(20);
  expect((await read(second)).request).toMatchObject({ eventStatus: 'STOPPED', isUnderWay: false });
  const { occurrenceId } = (await read(second)).request!;
  expect((await destinations(occurrenceId!)).map(({ status }) => status)).toEqual(['STOPPED']);
  expect(['stopping', 'stopped']).toContain((await world.encoder(ENCODER_IDS.southStage)).state);
  expect(await shown()).toEqual([]);
});

test('GOL-02 a request that there is not does not exist; one of another organisation neither', async () => {
  expect(await read('none')).toEqual({ requestId: 'none', progress: 'NOT_EXIST', request: null });
  const { body } = await ask();
  const stranger = await platform.signIn('admin@northgate.example');
  const path = `/api/v3/customers/${CUSTOMERS.northgate}/golive/${body.requestId}`;
  expect((await platform.call<GoLiveRecord>('GET', path, { token: stranger })).body.progress).toBe(
    'NOT_EXIST',
  );
  expect((await platform.call('POST', `${path}/cancel`, { token: stranger })).status).toBe(404);
  expect((await platform.call('GET', HARBOUR, { token: stranger })).status).toBe(403);
});

test('USR-09 who may only look at a channel does not go live on it', async () => {
  const { db } = platform.services;
  const { userId, userName } = await platform.createUser(CUSTOMERS.harbour, { roles: ['CONTROL_ENCODER'] });
  await db
    .insert(encoderChannelUsers)
    .values({ encoderChannelId: CHANNEL_IDS.events, userId, viewOnly: true });
  expect(await ask({}, await platform.signIn(userName))).toMatchObject({
    status: 403,
    body: { field: 'encoderChannelId' },
  });
  await db.delete(encoderChannelUsers).where(eq(encoderChannelUsers.userId, userId));
});
