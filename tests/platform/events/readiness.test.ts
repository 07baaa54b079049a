import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { EncoderCondition } from '../../../schema/rules/attention.ts';
import { attentionToEvent, getReadiness, type EventCondition } from '../../../schema/rules/eventAttention.ts';
import { encoderPresets, encoderStatuses } from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import { scheduleOccurrences, schedules } from '../../../fixtures/platform/kernel/db/schema/events.ts';
import { customers, plans, users } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { rtmpDestinations } from '../../../fixtures/platform/kernel/db/schema/rtmpDestinations.ts';
import { scheduleDestinations } from '../../../fixtures/platform/kernel/db/schema/scheduleDestinations.ts';
import { webChannels } from '../../../fixtures/platform/kernel/db/schema/webChannels.ts';
import {
  notificationReads,
  notifications,
} from '../../../fixtures/platform/kernel/db/schema/notifications.ts';
import { pauseEvent } from '../../../fixtures/platform/domains/events/schedule/pause.ts';
import { encoderAttention } from '../../../fixtures/platform/domains/events/attention/encoderAttention.ts';
import type { ReadinessRecord } from '../../../fixtures/platform/domains/events/readiness/records.ts';
import { fillProgramme } from '../../../fixtures/demo/simulator/programme.ts';
import { seedRtmpDestinations } from '../../../fixtures/demo/seed/rtmpDestinations.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { ENCODER_IDS, SCHEDULE_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import {
  seedStreaming,
  simulatedWorld,
  SUNDAY_MORNING,
  type SimulatedWorld,
} from '../worlds/simulatedWorld.ts';

const WELL: EncoderCondition = {
  state: 'normal',
  hasInput: null,
  temperatures: [],
  cpuUsage: 5,
  droppedFramesLastHour: 0,
  isNeeded: true,
};
const READY: EventCondition = {
  isFar: false,
  isPaused: false,
  encoder: WELL,
  needsEncoder: true,
  isLateByEncoder: false,
  isMissed: false,
  hasBegunLate: false,
  accountEnds: false,
  video: 'none',
  hasNothingToReplay: false,
  isPlanShort: false,
  isBeyondStreams: false,
  isStorageFull: false,
  clashes: false,
  clashesOnWeb: false,
  clashesOnRtmp: false,
};
const hot = [{ celsius: 90, warningCelsius: 80 }];

test.each([
  ['nothing', {}, [], 'READY'],
  [
    'an encoder that is offline',
    { encoder: { ...WELL, state: 'offline' } },
    ['eventEncoderOffline'],
    'BLOCKED',
  ],
  ['no encoder', { encoder: null }, ['eventEncoderMissing'], 'BLOCKED'],
  ['a replay, which needs no encoder', { encoder: null, needsEncoder: false }, [], 'READY'],
  ['an update', { encoder: { ...WELL, state: 'update required' } }, ['eventUpdateRequired'], 'BLOCKED'],
  ['a warm encoder', { encoder: { ...WELL, temperatures: hot } }, ['eventEncoderHot'], 'WARNING'],
  ['no input', { encoder: { ...WELL, state: 'idle' } }, ['eventNoInput'], 'WARNING'],
  ['an account that ends before', { accountEnds: true }, ['eventAccountEnds'], 'BLOCKED'],
  ['a video that is saved still', { video: 'processing' }, ['eventVideoProcessing'], 'BLOCKED'],
  ['storage that is used up', { isStorageFull: true }, ['eventStorageFull'], 'BLOCKED'],
  ['a plan that is short', { isPlanShort: true }, ['eventPlanShort'], 'BLOCKED'],
  ['more than the plan has', { isBeyondStreams: true }, ['eventTooMany'], 'BLOCKED'],
  ['another event', { clashes: true }, ['eventClash'], 'BLOCKED'],
  ['another on its web channel', { clashesOnWeb: true }, ['eventWebChannelClash'], 'BLOCKED'],
  ['another at its RTMP destination', { clashesOnRtmp: true }, ['eventRtmpClash'], 'BLOCKED'],
  ['a pause, whatever else', { isPaused: true, encoder: null }, ['eventPaused'], 'WARNING'],
] as const)('GOL-07 ENC-17 readiness: %s', (_name, fields, reasons, state) => {
  const found = attentionToEvent({ ...READY, ...(fields as Partial<EventCondition>) });
  expect(found).toEqual(reasons);
  expect(getReadiness(found)).toBe(state);
});

describe('of the demonstration', () => {
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
    await fillProgramme(platform.services.db, SUNDAY_MORNING);
  });
  afterAll(() => platform.close());

  const prayer = async (start = '2026-11-22T23:00:00.000Z') => {
    const [row] = await platform.services.db
      .select()
      .from(scheduleOccurrences)
      .where(
        and(
          eq(scheduleOccurrences.scheduleId, SCHEDULE_IDS.eveningPrayer),
          eq(scheduleOccurrences.startAt, new Date(start)),
        ),
      );
    return row!;
  };
  const judged = async (id: string) => {
    const path = `/api/v3/customers/${CUSTOMERS.harbour}/schedules/readiness`;
    const { body } = await platform.call<ReadinessRecord[]>('GET', path, { token });
    return body.find(({ occurrenceId }) => occurrenceId === id);
  };
  const setChapel = (state: 'offline' | 'normal') =>
    platform.services.db
      .update(encoderStatuses)
      .set({ state })
      .where(eq(encoderStatuses.encoderId, ENCODER_IDS.chapel));
  const told = async (id: string) =>
    platform.services.db
      .select({ reason: notifications.reason })
      .from(notifications)
      .where(and(eq(notifications.occurrenceId, id), isNull(notifications.endedAt)));

  test('ENC-17 an encoder that goes offline turns its event red at once, is told, and both end with the cause', async () => {
    const { id } = await prayer();
    await setChapel('normal');
    expect(await judged(id)).toMatchObject({ state: 'READY', findings: [] });
    await setChapel('offline');
    expect(await judged(id)).toMatchObject({
      state: 'BLOCKED',
      findings: [
        {
          reason: 'eventEncoderOffline',
          severity: 'BLOCKING',
          thing: { kind: 'ENCODER', id: ENCODER_IDS.chapel },
        },
      ],
    });
    await world.run([encoderAttention]);
    expect(await told(id)).toEqual([{ reason: 'eventEncoderOffline' }]);
    await setChapel('normal');
    platform.clock.advance(6_000);
    await world.run([encoderAttention]);
    expect(await told(id)).toEqual([]);
    expect(await judged(id)).toMatchObject({ state: 'READY' });
  });

  test('EVT-11 a clash that came later turns both red and names the other', async () => {
    const { db } = platform.services;
    const { id, startAt, endAt } = await prayer();
    await setChapel('normal');
    const [row] = await db.select().from(schedules).where(eq(schedules.uuid, SCHEDULE_IDS.eveningPrayer));
    const uuid = crypto.randomUUID();
    await db.insert(schedules).values({ ...row!, uuid, name: 'Wedding' });
    const other = crypto.randomUUID();
    await db.insert(scheduleOccurrences).values({
      ...{ id: other, scheduleId: uuid, customerId: CUSTOMERS.harbour, startAt, endAt },
      ...{ status: 'IDLE', statusChangedAt: SUNDAY_MORNING },
    });
    expect(await judged(id)).toMatchObject({
      state: 'BLOCKED',
      findings: [{ reason: 'eventClash', thing: { kind: 'EVENT', id: uuid, name: 'Wedding' } }],
    });
    expect(await judged(other)).toMatchObject({ findings: [{ reason: 'eventClash' }] });
    await db.update(schedules).set({ paused: true }).where(eq(schedules.uuid, uuid));
    expect(await judged(id)).toMatchObject({ state: 'READY' });
    expect(await judged(other)).toMatchObject({ state: 'WARNING', findings: [{ reason: 'eventPaused' }] });
  });

  test('EVT-32 a plan that has fewer streams than are planned at a time turns these red, and is what is mended', async () => {
    const { db } = platform.services;
    const { id, startAt, endAt } = await prayer();
    await setChapel('normal');
    const [row] = await db.select().from(schedules).where(eq(schedules.uuid, SCHEDULE_IDS.eveningPrayer));
    const uuid = crypto.randomUUID();
    const alone = { encoderId: null, destinationGroupId: null, type: 'REPUBLISH' } as const;
    await db.insert(schedules).values({ ...row!, uuid, name: 'Wedding', ...alone });
    const half = new Date((startAt.getTime() + endAt.getTime()) / 2);
    const time = (begin: Date, end: Date) => ({
      ...{ id: crypto.randomUUID(), scheduleId: uuid, customerId: CUSTOMERS.harbour },
      ...{ startAt: begin, endAt: end, status: 'IDLE' as const, statusChangedAt: SUNDAY_MORNING },
    });
    const [beside, after] = [time(half, endAt), time(endAt, new Date(endAt.getTime() + 60_000))];
    await db.insert(scheduleOccurrences).values([beside, after]);
    const [plan] = await db
      .select({ id: plans.uuid, name: plans.name, streams: plans.concurrentStreams })
      .from(plans)
      .innerJoin(customers, eq(customers.webPlanId, plans.uuid))
      .where(eq(customers.uuid, CUSTOMERS.harbour));
    const allow = (concurrentStreams: number | null) =>
      db.update(plans).set({ concurrentStreams }).where(eq(plans.uuid, plan!.id));
    const finding = {
      ...{ reason: 'eventTooMany', severity: 'BLOCKING' },
      thing: { kind: 'PLAN', id: plan!.id, name: plan!.name },
      access: null,
    };
    try {
      await allow(2);
      expect(await judged(id)).toMatchObject({ state: 'READY' });
      await allow(1);
      for (const one of [id, beside.id]) {
        expect(await judged(one)).toMatchObject({
          ...{ state: 'BLOCKED', findings: expect.arrayContaining([finding]) },
        });
      }
      // It begins with the very end of the others.
      expect((await judged(after.id))?.findings).not.toContainEqual(finding);
      await world.run([encoderAttention]);
      expect(await told(id)).toContainEqual({ reason: 'eventTooMany' });
      await allow(2);
      platform.clock.advance(6_000);
      await world.run([encoderAttention]);
      expect(await told(id)).toEqual([]);
      expect(await judged(id)).toMatchObject({ state: 'READY' });
    } finally {
      await allow(plan!.streams);
    }
  });

  test('EVT-15 EPR-06 a plan that is too small for the preset, or whose storage is full, is what is mended', async () => {
    const { db } = platform.services;
    const { id, scheduleId } = await prayer();
    await setChapel('normal');
    const planOf = async (column: typeof customers.webPlanId | typeof customers.vodPlanId) => {
      const columns = { id: plans.uuid, name: plans.name, libraryTb: plans.libraryTb };
      const ours = eq(customers.uuid, CUSTOMERS.harbour);
      const [plan] = await db
        .select(columns)
        .from(plans)
        .innerJoin(customers, eq(column, plans.uuid))
        .where(ours);
      return plan!;
    };
    const web = await planOf(customers.webPlanId);
    const { libraryTb, ...library } = await planOf(customers.vodPlanId);
    const [event] = await db.select().from(schedules).where(eq(schedules.uuid, scheduleId));
    const here = eq(encoderPresets.uuid, event!.encoderPresetId!);
    const [preset] = await db.select().from(encoderPresets).where(here);
    try {
      await db.update(encoderPresets).set({ outputFormat: '2160p60' }).where(here);
      await db.update(plans).set({ libraryTb: 0 }).where(eq(plans.uuid, library.id));
      expect((await judged(id))?.findings).toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            reason: 'eventPlanShort',
            thing: { kind: 'PLAN', id: web.id, name: web.name },
          }),
          expect.objectContaining({ reason: 'eventStorageFull', thing: { kind: 'PLAN', ...library } }),
        ]),
      );
    } finally {
      await db.update(encoderPresets).set({ outputFormat: preset!.outputFormat }).where(here);
      await db.update(plans).set({ libraryTb }).where(eq(plans.uuid, library.id));
    }
  });

  test.each([
    ['EVT-13', 'EMBED', 'eventWebChannelClash'],
    ['EVT-12', 'RTMP', 'eventRtmpClash'],
  ] as const)(
    '%s two that send to the same place at a time are red, by their offsets and while neither is paused',
    async (_rule, kind, reason) => {
      const { db } = platform.services;
      const { id, scheduleId, startAt, endAt } = await prayer();
      await setChapel('normal');
      const customerId = CUSTOMERS.harbour;
      const place =
        kind === 'EMBED'
          ? {
              webChannelId: (
                await db.select().from(webChannels).where(eq(webChannels.customerId, customerId))
              )[0]!.uuid,
            }
          : {
              rtmpDestinationId: (
                await db.select().from(rtmpDestinations).where(eq(rtmpDestinations.customerId, customerId))
              )[0]!.uuid,
            };
      await db.delete(scheduleDestinations).where(eq(scheduleDestinations.scheduleId, scheduleId));
      const [row] = await db.select().from(schedules).where(eq(schedules.uuid, scheduleId));
      const uuid = crypto.randomUUID();
      await db.insert(schedules).values({ ...row!, uuid, name: 'Wedding', encoderId: null });
      await db
        .update(schedules)
        .set({ destinationGroupId: null })
        .where(inArray(schedules.uuid, [uuid, scheduleId]));
      const other = crypto.randomUUID();
      await db.insert(scheduleOccurrences).values({
        ...{ id: other, scheduleId: uuid, customerId, startAt, endAt },
        ...{ status: 'IDLE', statusChangedAt: SUNDAY_MORNING },
      });
      const half = (endAt.getTime() - startAt.getTime()) / 2;
      const theirs = crypto.randomUUID();
      await db.insert(scheduleDestinations).values([
        { id: crypto.randomUUID(), customerId, scheduleId, position: 50, kind, ...place, stopOffset: -half },
        { id: theirs, customerId, scheduleId: uuid, position: 0, kind, ...place, startOffset: half },
      ]);
      const reasonsOf = async () => (await judged(id))?.findings.map((finding) => finding.reason);
      // The second half begins with the very end of the first.
      expect(await reasonsOf()).not.toContain(reason);
      await db
        .update(scheduleDestinations)
        .set({ startOffset: half - 1 })
        .where(eq(scheduleDestinations.id, theirs));
      expect((await judged(id))?.findings).toContainEqual({
        ...{ reason, severity: 'BLOCKING' },
        thing: { kind: 'EVENT', id: uuid, name: 'Wedding' },
        access: null,
      });
      await db.update(schedules).set({ paused: true }).where(eq(schedules.uuid, uuid));
      expect(await reasonsOf()).not.toContain(reason);
    },
  );

  test('ENC-17 what keeps an event from its start is told a day, an hour and ten minutes before: read once, it is unread again', async () => {
    const { db } = platform.services;
    const { id, startAt } = await prayer('2026-11-29T23:00:00.000Z');
    await setChapel('offline');
    const at = (before: number) => platform.clock.set(new Date(startAt.getTime() - before));
    const MINUTE = 60_000;
    const [user] = await db.select().from(users).where(eq(users.userName, 'events@harbour.example'));
    const read = async () => {
      const [row] = await db
        .select()
        .from(notifications)
        .where(and(eq(notifications.occurrenceId, id), isNull(notifications.endedAt)));
      await db
        .insert(notificationReads)
        .values({ notificationId: row!.id, userId: user!.userId, readAt: platform.clock.now() })
        .onConflictDoNothing();
      return row!.id;
    };
    const isRead = async (notificationId: string) =>
      (await db.select().from(notificationReads).where(eq(notificationReads.notificationId, notificationId)))
        .length > 0;
    at(24 * 60 * MINUTE + 10_000);
    await world.run([encoderAttention]);
    expect(await told(id)).toEqual([]);
    at(24 * 60 * MINUTE);
    await world.run([encoderAttention]);
    const notification = await read();
    for (const minutes of [60, 10]) {
      at(minutes * MINUTE + 10_000);
      await world.run([encoderAttention]);
      expect(await isRead(notification)).toBe(true);
      at(minutes * MINUTE);
      await world.run([encoderAttention]);
      expect(await isRead(notification)).toBe(false);
      await read();
      platform.clock.advance(10_000);
      await world.run([encoderAttention]);
      expect(await isRead(notification)).toBe(true);
    }
  });

  test('what was missed while nothing ran is told for a day; what still has time left is begun and told to be late', async () => {
    const { id, startAt, endAt } = await prayer();
    platform.clock.set(new Date(endAt.getTime() + 1_000));
    await world.run([encoderAttention]);
    expect(await told(id)).toEqual([{ reason: 'eventMissed' }]);
    await world.reset();
    await fillProgramme(platform.services.db, SUNDAY_MORNING);
    const again = await prayer();
    platform.clock.set(new Date(startAt.getTime() + 10 * 60_000));
    await world.pass(20);
    await world.run([encoderAttention]);
    platform.clock.advance(6_000);
    await world.run([encoderAttention]);
    expect(await told(again.id)).toEqual([{ reason: 'eventStartedLate' }]);
  });

  test('EVT-20 what lay behind while its event was paused was not missed', async () => {
    const { id, scheduleId, endAt } = await prayer();
    const event = { uuid: scheduleId, customerId: CUSTOMERS.harbour };
    await pauseEvent(platform.services, event, { paused: true });
    platform.clock.set(new Date(endAt.getTime() + 60_000));
    await pauseEvent(platform.services, event, { paused: false });
    await world.run([encoderAttention]);
    expect(await told(id)).toEqual([]);
  });
});
