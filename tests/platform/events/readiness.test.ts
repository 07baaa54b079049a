import { and, eq, isNull } from 'drizzle-orm';
import type { EncoderCondition } from '../../../schema/rules/attention.ts';
import { attentionToEvent, readinessOf, type EventCondition } from '../../../schema/rules/eventAttention.ts';
import { encoderStatuses } from '../../../fixtures/platform/db/schema/encoders.ts';
import { scheduleOccurrences, schedules } from '../../../fixtures/platform/db/schema/events.ts';
import { notifications } from '../../../fixtures/platform/db/schema/notifications.ts';
import { encoderAttention } from '../../../fixtures/platform/jobs/encoderAttention.ts';
import type { ReadinessRecord } from '../../../fixtures/platform/readiness/records.ts';
import { fillProgramme } from '../../../fixtures/platform/simulator/programme.ts';
import { CUSTOMERS } from '../../../fixtures/seed/ids.ts';
import { ENCODER_IDS, SCHEDULE_IDS } from '../../../fixtures/seed/streamingIds.ts';
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
  isStorageFull: false,
  clashes: false,
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
  ['an encoder that is gone', { encoder: null }, ['eventEncoderOffline'], 'BLOCKED'],
  ['an update', { encoder: { ...WELL, state: 'update required' } }, ['eventUpdateRequired'], 'BLOCKED'],
  ['a warm encoder', { encoder: { ...WELL, temperatures: hot } }, ['eventEncoderHot'], 'WARNING'],
  ['no input', { encoder: { ...WELL, state: 'idle' } }, ['eventNoInput'], 'WARNING'],
  ['an account that ends before', { accountEnds: true }, ['eventAccountEnds'], 'BLOCKED'],
  ['a video that is saved still', { video: 'processing' }, ['eventVideoProcessing'], 'BLOCKED'],
  ['storage that is used up', { isStorageFull: true }, ['eventStorageFull'], 'BLOCKED'],
  ['a plan that is short', { isPlanShort: true }, ['eventPlanShort'], 'BLOCKED'],
  ['another event', { clashes: true }, ['eventClash'], 'BLOCKED'],
  ['a pause, whatever else', { isPaused: true, encoder: null }, ['eventPaused'], 'WARNING'],
] as const)('GOL-07 ENC-17 readiness: %s', (_name, fields, reasons, state) => {
  const found = attentionToEvent({ ...READY, ...(fields as Partial<EventCondition>) });
  expect(found).toEqual(reasons);
  expect(readinessOf(found)).toBe(state);
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
  beforeEach(async () => {
    await world.reset();
    await fillProgramme(platform.services.db, SUNDAY_MORNING);
  });
  afterAll(() => platform.close());

  const prayer = async () => {
    const [row] = await platform.services.db
      .select()
      .from(scheduleOccurrences)
      .where(
        and(
          eq(scheduleOccurrences.scheduleId, SCHEDULE_IDS.eveningPrayer),
          eq(scheduleOccurrences.startAt, new Date('2026-11-22T23:00:00.000Z')),
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
});
