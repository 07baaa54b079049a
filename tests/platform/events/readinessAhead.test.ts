import { and, eq, inArray, isNull } from 'drizzle-orm';
import { attentionToEvent, type EventCondition } from '../../../schema/rules/eventAttention.ts';
import type { EncoderCondition } from '../../../schema/rules/attention.ts';
import type { Repeat } from '../../../schema/rules/repeatRule.ts';
import { customers, users } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { contentDestinations } from '../../../fixtures/platform/kernel/db/schema/destinations.ts';
import { webChannels } from '../../../fixtures/platform/kernel/db/schema/webChannels.ts';
import { encoders, encoderStatuses } from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import { scheduleOccurrences, schedules } from '../../../fixtures/platform/kernel/db/schema/events.ts';
import {
  notificationReads,
  notifications,
} from '../../../fixtures/platform/kernel/db/schema/notifications.ts';
import { attentionAhead } from '../../../fixtures/platform/domains/events/attention/attentionAhead.ts';
import { encoderAttention } from '../../../fixtures/platform/domains/events/attention/encoderAttention.ts';
import { eventPlanning } from '../../../fixtures/platform/domains/events/jobs/eventPlanning.ts';
import type { ReadinessRecord } from '../../../fixtures/platform/domains/events/readiness/records.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { ENCODER_IDS, SCHEDULE_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import {
  seedStreaming,
  simulatedWorld,
  SUNDAY_MORNING,
  type SimulatedWorld,
} from '../worlds/simulatedWorld.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const OFFLINE: EncoderCondition = {
  ...{ state: 'offline', hasInput: null, temperatures: [], cpuUsage: 5 },
  ...{ droppedFramesLastHour: 0, isNeeded: true },
};
const WORST: EventCondition = {
  ...{ isFar: true, isPaused: false, encoder: OFFLINE, needsEncoder: true, isLateByEncoder: false },
  ...{
    isMissed: false,
    hasBegunLate: false,
    accountEnds: true,
    video: 'processing',
    hasNothingToReplay: true,
  },
  ...{ isPlanShort: true, isBeyondStreams: true, isStorageFull: true },
  ...{ clashes: true, clashesOnWeb: true, clashesOnRtmp: true },
};

test('ENC-17 far ahead what lasts alone is told: no encoder that is offline, no storage, no video that is saved still', () => {
  const lasting = [
    ...['eventAccountEnds', 'eventPlanShort', 'eventTooMany'],
    ...['eventClash', 'eventWebChannelClash', 'eventRtmpClash'],
  ];
  expect(attentionToEvent(WORST)).toEqual(lasting);
  expect(attentionToEvent({ ...WORST, encoder: { ...OFFLINE, state: 'update required' } })).toEqual(lasting);
  expect(attentionToEvent({ ...WORST, encoder: { ...OFFLINE, state: 'idle' } })).toEqual(lasting);
});

test('ENC-17 far ahead, too, an encoder or a video that is gone is told, and a pause', () => {
  expect(attentionToEvent({ ...WORST, encoder: null })).toContain('eventEncoderMissing');
  expect(attentionToEvent({ ...WORST, video: 'gone' })).toContain('eventVideoGone');
  expect(attentionToEvent({ ...WORST, isPaused: true })).toEqual(['eventPaused']);
});

describe('of the demonstration', () => {
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

  /** 60 days ahead, at night: nothing of the demo is then. */
  const FAR = new Date('2027-01-21T07:00:00.000Z');

  /** An event on the chapel's encoder, with a time of an hour at each of these. */
  const plan = async (name: string, starts: readonly Date[], repeat: Repeat | null = null) => {
    const { db } = platform.services;
    const [row] = await db.select().from(schedules).where(eq(schedules.uuid, SCHEDULE_IDS.eveningPrayer));
    const uuid = crypto.randomUUID();
    const alone = { repeat, skipped: [], seriesId: null, destinationGroupId: null };
    await db.insert(schedules).values({
      ...{ ...row!, ...alone, uuid, name, durationMs: HOUR, timezone: 'UTC', startLocal: '2026-11-23T07:00' },
    });
    const times = starts.map((startAt) => ({
      ...{ id: crypto.randomUUID(), scheduleId: uuid, customerId: CUSTOMERS.harbour, startAt },
      ...{
        endAt: new Date(startAt.getTime() + HOUR),
        status: 'IDLE' as const,
        statusChangedAt: SUNDAY_MORNING,
      },
    }));
    if (times.length > 0) await db.insert(scheduleOccurrences).values(times);
    return { uuid, ids: times.map(({ id }) => id) };
  };
  const weekly = (from: Date, count: number) =>
    Array.from({ length: count }, (_, week) => new Date(from.getTime() + week * 7 * DAY));
  const ask = async (query: Record<string, string>) => {
    const path = `/api/v3/customers/${CUSTOMERS.harbour}/schedules/readiness?${new URLSearchParams(query)}`;
    return platform.call<ReadinessRecord[]>('GET', path, { token });
  };
  const judged = async (uuid: string) => {
    const window = { startTime: SUNDAY_MORNING.toISOString(), endTime: '2027-12-20T00:00:00.000Z' };
    const { body } = await ask({ ...window, scheduleId: uuid });
    return body;
  };
  const told = async (ids: readonly string[]) =>
    platform.services.db
      .select({ id: notifications.occurrenceId, reason: notifications.reason })
      .from(notifications)
      .where(and(inArray(notifications.occurrenceId, [...ids]), isNull(notifications.endedAt)));
  const later = async (steps = [attentionAhead], by = 10 * MINUTE) => {
    platform.clock.advance(by);
    await world.run(steps);
  };

  test('EVT-11 a clash that came later turns times months ahead red in their list; others are green whatever their encoder does', async () => {
    const prayer = await plan('Prayer', weekly(FAR, 4));
    await platform.services.db
      .update(encoderStatuses)
      .set({ state: 'offline' })
      .where(eq(encoderStatuses.encoderId, ENCODER_IDS.chapel));
    expect((await judged(prayer.uuid)).map(({ state }) => state)).toEqual(Array(4).fill('READY'));
    const wedding = await plan('Wedding', [new Date(FAR.getTime() + 7 * DAY + HOUR - 1)]);
    const times = await judged(prayer.uuid);
    expect(times.map(({ occurrenceId }) => occurrenceId)).toEqual(prayer.ids);
    expect(times.map(({ state }) => state)).toEqual(['READY', 'BLOCKED', 'READY', 'READY']);
    expect(times[1]!.findings).toEqual([
      {
        ...{ reason: 'eventClash', severity: 'BLOCKING' },
        thing: { kind: 'EVENT', id: wedding.uuid, name: 'Wedding' },
        access: null,
      },
    ]);
  });

  test('ENC-17 a window is judged and no more; without one the next 14 days are', async () => {
    const { ids } = await plan('Prayer', weekly(FAR, 4));
    const of = (list: readonly ReadinessRecord[]) =>
      list.map((one) => one.occurrenceId).filter((id) => (ids as string[]).includes(id));
    const window = { startTime: '2027-01-28T00:00:00.000Z', endTime: '2027-01-29T00:00:00.000Z' };
    const found = await ask(window);
    expect(of(found.body)).toEqual([ids[1]]);
    expect(of((await ask({})).body)).toEqual([]);
    const { status, body } = await ask({ startTime: window.endTime, endTime: window.startTime });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('endTime');
  });

  test('ENC-17 EVT-11 the bell tells of a clash months ahead by its first time, once, until it is gone', async () => {
    const prayer = await plan('Prayer', weekly(FAR, 4));
    await later();
    expect(await told(prayer.ids)).toEqual([]);
    const wedding = await plan('Wedding', weekly(FAR, 4));
    await later();
    expect(await told(prayer.ids)).toEqual([{ id: prayer.ids[0], reason: 'eventClash' }]);
    expect(await told(wedding.ids)).toEqual([{ id: wedding.ids[0], reason: 'eventClash' }]);
    await later([encoderAttention, attentionAhead]);
    expect(await told([...prayer.ids, ...wedding.ids])).toHaveLength(2);
    const { db } = platform.services;
    await db.update(schedules).set({ paused: true }).where(eq(schedules.uuid, wedding.uuid));
    await later();
    expect(await told([...prayer.ids, ...wedding.ids])).toEqual([]);
  });

  test('ENC-17 what was told months ahead is unread again 24 hours before', async () => {
    const { db } = platform.services;
    const { ids } = await plan('Prayer', [FAR]);
    await plan('Wedding', [FAR]);
    await later();
    const [row] = await db.select().from(notifications).where(eq(notifications.occurrenceId, ids[0]!));
    const [user] = await db.select().from(users).where(eq(users.userName, 'events@harbour.example'));
    await db
      .insert(notificationReads)
      .values({ notificationId: row!.id, userId: user!.userId, readAt: platform.clock.now() });
    const reads = () =>
      db.select().from(notificationReads).where(eq(notificationReads.notificationId, row!.id));
    platform.clock.set(new Date(FAR.getTime() - DAY - 10_000));
    await world.run([encoderAttention, attentionAhead]);
    expect(await reads()).toHaveLength(1);
    platform.clock.set(new Date(FAR.getTime() - DAY));
    await world.run([encoderAttention, attentionAhead]);
    expect(await reads()).toHaveLength(0);
    expect(await told(ids)).toEqual([{ id: ids[0], reason: 'eventClash' }]);
  });

  test('an event whose encoder went to another organisation is told months ahead', async () => {
    const { db } = platform.services;
    const { uuid, ids } = await plan('Prayer', weekly(FAR, 2));
    await db
      .update(encoders)
      .set({ customerId: CUSTOMERS.vista })
      .where(eq(encoders.uuid, ENCODER_IDS.chapel));
    await later();
    expect(await told(ids)).toEqual([{ id: ids[0], reason: 'eventEncoderMissing' }]);
    const times = await judged(uuid);
    expect(times.map(({ state }) => state)).toEqual(['BLOCKED', 'BLOCKED']);
    expect(times[0]?.findings[0]).toMatchObject({ thing: { kind: 'EVENT', id: uuid, name: 'Prayer' } });
  });

  test('RPT-04 EVT-11 a time that is added as others pass, where another event is by then, is told', async () => {
    const daily: Repeat = {
      ...{ type: 'DAILY', interval: 1, weekdays: [], dayOfMonth: null, position: null, months: [] },
      ...{ ends: 'NEVER', count: null, until: null },
    };
    // As it was planned a day before: 99 times from then on, the last of which is a day before the wedding's.
    const first = new Date('2026-11-23T07:00:00.000Z');
    const days = Array.from({ length: 98 }, (_, day) => new Date(first.getTime() + day * DAY));
    const vigil = await plan('Vigil', days, daily);
    const wedding = await plan('Wedding', [new Date(first.getTime() + 98 * DAY)]);
    // All within the quarter of an hour that a token lives.
    await later([attentionAhead], MINUTE);
    expect(await told(wedding.ids)).toEqual([]);
    await later([eventPlanning, attentionAhead]);
    expect(await told(wedding.ids)).toEqual([{ id: wedding.ids[0], reason: 'eventClash' }]);
    const times = await judged(vigil.uuid);
    expect(times).toHaveLength(99);
    expect(times.map(({ state }) => state)).toEqual([...Array(98).fill('READY'), 'BLOCKED']);
    expect(await told(times.map(({ occurrenceId }) => occurrenceId))).toEqual([
      { id: times[98]!.occurrenceId, reason: 'eventClash' },
    ]);
  });

  test('EVT-30 what has nothing to replay leads to the videos of its web channel, and months ahead that is not told', async () => {
    const { db } = platform.services;
    const ours = eq(customers.uuid, CUSTOMERS.harbour);
    const [channel] = await db
      .select()
      .from(webChannels)
      .where(eq(webChannels.customerId, CUSTOMERS.harbour));
    const { uuid } = await plan('Replay', [new Date(SUNDAY_MORNING.getTime() + DAY), FAR]);
    const alone = { type: 'REPUBLISH', encoderId: null, webChannelId: channel!.uuid } as const;
    await db.update(schedules).set(alone).where(eq(schedules.uuid, uuid));
    await db.delete(contentDestinations).where(eq(contentDestinations.webChannelId, channel!.uuid));
    // Organizations of the demo have samples where nothing was recorded.
    await db.update(customers).set({ demo: false }).where(ours);
    try {
      const [soon, far] = await judged(uuid);
      const thing = { kind: 'WEB_CHANNEL', id: channel!.uuid, name: channel!.name };
      expect(soon?.findings).toEqual([
        { reason: 'eventNothingToReplay', severity: 'BLOCKING', thing, access: null },
      ]);
      expect(far).toMatchObject({ state: 'READY', findings: [] });
    } finally {
      await db.update(customers).set({ demo: true }).where(ours);
    }
  });
});
