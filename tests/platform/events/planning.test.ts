import { and, asc, eq, gte } from 'drizzle-orm';
import { scheduleOccurrences, schedules } from '../../../fixtures/platform/kernel/db/schema/events.ts';
import type { ScheduleRecord } from '../../../fixtures/platform/domains/events/schedule/records.ts';
import { eventPlanning } from '../../../fixtures/platform/domains/events/jobs/eventPlanning.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import {
  CHANNEL_IDS,
  ENCODER_IDS,
  PRESET_IDS,
  SCHEDULE_IDS,
} from '../../../fixtures/demo/seed/streamingIds.ts';
import { startTestPlatform, TEST_NOW, type TestPlatform } from '../../support/platform.ts';

const list = `/api/v3/customers/${CUSTOMERS.harbour}/schedules`;
const DAY = 24 * 3_600_000;

let platform: TestPlatform;
let token: string;

beforeAll(async () => {
  platform = await startTestPlatform();
  token = await platform.signIn('events@harbour.example');
});
afterAll(() => platform.close());

const fields = (repeat: object | null) => ({
  ...{ name: 'Choir practice', type: 'LIVE', timezone: 'America/New_York' },
  ...{ startLocal: '2026-11-24T19:00', duration: 3_600_000, repeat },
  ...{ encoderId: ENCODER_IDS.vanKit, encoderChannelId: CHANNEL_IDS.mobile },
  ...{ encoderSettingsType: 'advanced', encoderPresetId: PRESET_IDS.fullHd30, encoderScheduleName: 'Choir' },
});
const created = async (repeat: object) => {
  const { status, body } = await platform.call<ScheduleRecord>('POST', list, { token, body: fields(repeat) });
  expect(status).toBe(201);
  made.push(body);
  return body;
};
const made: { uuid: string }[] = [];
afterEach(async () => {
  platform.clock.set(TEST_NOW);
  for (const { uuid } of made.splice(0))
    await platform.call('DELETE', `/api/v3/schedules/${uuid}`, { token });
});
const aheadOf = async ({ uuid }: { uuid: string }) =>
  (
    await platform.services.db
      .select()
      .from(scheduleOccurrences)
      .where(
        and(eq(scheduleOccurrences.scheduleId, uuid), gte(scheduleOccurrences.startAt, platform.clock.now())),
      )
      .orderBy(asc(scheduleOccurrences.startAt))
  ).map(({ id, startAt }) => ({ id, start: startAt.toISOString() }));

describe('what repeats is planned ahead', () => {
  it('RPT-03 RPT-07 by NEVER for 13 months, and further as time goes on; twice adds nothing', async () => {
    const event = await created({ type: 'WEEKLY', ends: 'NEVER' });
    const before = await aheadOf(event);
    // From 24 November 2026 until 22 December 2027.
    expect(before).toHaveLength(57);
    expect(before.at(-1)?.start).toBe('2027-12-22T00:00:00.000Z');
    platform.clock.advance(15 * DAY);
    await eventPlanning.step(platform.services);
    const after = await aheadOf(event);
    expect(after.slice(0, -2)).toEqual(before.slice(2));
    expect(after.at(-1)?.start).toBe('2028-01-05T00:00:00.000Z');
    await eventPlanning.step(platform.services);
    expect(await aheadOf(event)).toEqual(after);
  });

  it('RPT-04 by NEVER and ON never more than 99 times ahead, and again 99 once some are over', async () => {
    const event = await created({
      type: 'DAILY',
      interval: 1,
      ends: 'ON',
      until: '2027-12-01',
      weekdays: [],
    });
    expect(await aheadOf(event)).toHaveLength(99);
    platform.clock.advance(10 * DAY);
    expect(await aheadOf(event)).toHaveLength(91);
    await eventPlanning.step(platform.services);
    expect(await aheadOf(event)).toHaveLength(99);
  });

  it.each([
    ['RPT-02', 'the day of its start', { ends: 'ON', until: '2026-11-24' }, 1],
    ['RPT-03', 'the day 13 months from today', { ends: 'ON', until: '2027-12-22' }, 57],
    ['RPT-05', 'as many times as 13 months have', { ends: 'AFTER', count: 57 }, 57],
  ])('%s it may end with %s', async (_rule, _what, end, times) => {
    expect(await aheadOf(await created({ type: 'WEEKLY', ...end }))).toHaveLength(times);
  });

  it('RPT-03 once, at the last minute of the day 13 months from today, it takes place; a minute later it is refused', async () => {
    const once = (startLocal: string) =>
      platform.call<ScheduleRecord>('POST', list, { token, body: { ...fields(null), startLocal } });
    const { status, body } = await once('2027-12-22T23:59');
    expect(status).toBe(201);
    made.push(body);
    expect((await aheadOf(body)).map(({ start }) => start)).toEqual(['2027-12-23T04:59:00.000Z']);
    expect(await once('2027-12-23T00:00')).toMatchObject({
      ...{ status: 400, body: { field: 'startLocal', reason: 'EVENT_START_TOO_FAR' } },
    });
  });

  it('EVT-29 what was left out stays left out', async () => {
    const event = await created({ type: 'YEARLY', ends: 'NEVER' });
    const [first] = event.occurrences;
    const path = `/api/v3/schedules/${event.uuid}/exdate`;
    await platform.call('POST', path, { token, body: { date: first!.startDay } });
    await eventPlanning.step(platform.services);
    expect((await aheadOf(event)).map(({ start }) => start)).toEqual(['2027-11-25T00:00:00.000Z']);
  });

  it('EVT-24 EVT-29 what was skipped or taken out stays left out where the series moves, and what is skipped with it as well', async () => {
    const event = await created({ type: 'DAILY', ends: 'AFTER', count: 6 });
    const path = `/api/v3/schedules/${event.uuid}`;
    const own = { scope: 'this', occurrence: event.occurrences[2]!.id, name: 'On its own' };
    await platform.call('PATCH', path, { token, body: own });
    // From the 24th, 19:00 in New York, to the 25th, 20:00: the third of them is taken out, the second one skipped anew.
    const moved = { startLocal: '2026-11-25T20:00', skipped: ['2026-11-27T01:00:00.000Z'] };
    await platform.call('PATCH', path, { token, body: moved });
    const left = ['2026-11-27', '2026-11-28'].map((day) => `${day}T01:00:00.000Z`);
    const whole = await platform.call<ScheduleRecord>('GET', path, { token });
    expect(whole.body.skipped).toEqual(left);
    expect((await aheadOf(event)).map(({ start }) => start)).toEqual(
      ['2026-11-26', '2026-11-29', '2026-11-30', '2026-12-01'].map((day) => `${day}T01:00:00.000Z`),
    );
    // Once more without a word of what is left out.
    await platform.call('PATCH', path, { token, body: { startLocal: '2026-11-25T21:00' } });
    await platform.call('PATCH', path, { token, body: { skipped: [] } });
    expect((await platform.call<ScheduleRecord>('GET', path, { token })).body.skipped).toEqual([
      '2026-11-28T02:00:00.000Z',
    ]);
  });

  it('the events of the demonstration have their rules ahead, beside the one on air', async () => {
    const [service] = await platform.services.db
      .select()
      .from(schedules)
      .where(eq(schedules.uuid, SCHEDULE_IDS.sundayService));
    expect(service).toMatchObject({
      startLocal: '2026-10-25T09:30',
      repeat: { type: 'WEEKLY', ends: 'NEVER' },
    });
    const ahead = await aheadOf({ uuid: SCHEDULE_IDS.sundayService });
    expect(ahead[0]?.start).toBe('2026-11-29T14:30:00.000Z');
    // Each Sunday until 22 December 2027; the job has been 15 days further.
    expect(ahead.filter(({ start }) => start < '2027-12-23')).toHaveLength(56);
  });
});
