import { eq } from 'drizzle-orm';
import { schedules } from '../../../fixtures/platform/kernel/db/schema/events.ts';
import type { ScheduleRecord } from '../../../fixtures/platform/domains/events/schedule/records.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { CHANNEL_IDS, ENCODER_IDS, PRESET_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import { startTestPlatform, TEST_NOW, type TestPlatform } from '../../support/platform.ts';

interface Refused {
  reason: string;
  field?: string;
}

let platform: TestPlatform;
let token: string;
let series: ScheduleRecord;

const DAY = 24 * 3_600_000;
const WEEKLY = {
  ...{ type: 'WEEKLY', interval: 1, weekdays: [], dayOfMonth: null, position: null, months: [] },
  ...{ ends: 'NEVER', count: null, until: null },
};
const FIELDS = {
  ...{ name: 'Choir practice', type: 'LIVE', timezone: 'UTC' },
  ...{ startLocal: '2027-03-02T19:00', duration: 3_600_000, repeat: WEEKLY },
  ...{ encoderId: ENCODER_IDS.vanKit, encoderChannelId: CHANNEL_IDS.mobile },
  ...{ encoderSettingsType: 'advanced', encoderPresetId: PRESET_IDS.fullHd30, encoderScheduleName: 'Choir' },
};
const call = <T>(method: string, path: string, body?: object) =>
  platform.call<T>(method, path, { token, body });
const path = (rest = '') => `/api/v3/schedules/${series.uuid}${rest}`;
/** A week after another from the first one, which is later than now. */
const weeks = (count: number, first = Date.parse('2027-03-02T19:00Z')) =>
  Array.from({ length: count }, (_, at) => new Date(first + at * 7 * DAY).toISOString());

beforeAll(async () => {
  platform = await startTestPlatform();
  token = await platform.signIn('events@harbour.example');
});
beforeEach(async () => {
  const list = `/api/v3/customers/${CUSTOMERS.harbour}/schedules`;
  series = (await call<ScheduleRecord>('POST', list, FIELDS)).body;
});
afterEach(async () => {
  await call('DELETE', path());
});
afterAll(() => platform.close());

/** A series that began more than two years ago, each of whose dates behind was edited by itself. */
async function grownOld(): Promise<string[]> {
  const behind = weeks(110, Date.parse('2024-10-08T19:00Z'));
  expect(Date.parse(behind.at(-1)!)).toBeLessThan(TEST_NOW.getTime());
  await platform.services.db
    .update(schedules)
    .set({ startLocal: '2024-10-08T19:00', skipped: behind })
    .where(eq(schedules.uuid, series.uuid));
  return behind;
}

test('EVT-24 EVT-29 a series with more than 99 edited dates behind stays editable, and so do its dates', async () => {
  const behind = await grownOld();
  const renamed = await call<ScheduleRecord>('PATCH', path(), { name: 'Choir' });
  expect([renamed.status, renamed.body.name]).toEqual([200, 'Choir']);
  const [first, second] = renamed.body.occurrences;
  const edit = { scope: 'this', occurrence: first!.id, name: 'Dress rehearsal' };
  expect((await call('PATCH', path(), edit)).status).toBe(200);
  const skipped = await call<ScheduleRecord>('POST', path('/exdate'), { date: second!.startDay });
  expect(skipped.status).toBe(200);
  expect(skipped.body.skipped.slice(-2)).toEqual([first!.startDay, second!.startDay]);
  expect(skipped.body.skipped.slice(0, -2)).toEqual(behind.slice(-99));
  const whole = await call('PATCH', path(), { skipped: skipped.body.skipped, name: 'Choir' });
  expect(whole.status).toBe(200);
});

test('EVT-29 RPT-04 at most 99 dates that are ahead can be left out', async () => {
  expect(await call<Refused>('PATCH', path(), { skipped: weeks(100) })).toMatchObject({
    status: 400,
    body: { field: 'skipped', reason: 'EVENT_SKIPPED_TOO_MANY' },
  });
  expect((await call('PATCH', path(), { skipped: weeks(99) })).status).toBe(200);
});

test('EVT-24 EVT-29 a date that became an event of its own is not brought back, also after its series has moved', async () => {
  const [first, second] = series.occurrences;
  const edit = {
    scope: 'this',
    occurrence: second!.id,
    name: 'Dress rehearsal',
    startLocal: '2027-03-09T20:00',
  };
  expect((await call('PATCH', path(), edit)).status).toBe(200);
  const restore = (date: string) => call<Refused>('POST', path('/exdate/restore'), { date });
  const refused = { status: 400, body: { field: 'date', reason: 'EVENT_DATE_NOT_SKIPPED' } };
  expect(await restore('2027-03-09T19:00:00.000Z')).toMatchObject(refused);
  expect((await call('PATCH', path(), { startLocal: '2027-03-03T10:00' })).status).toBe(200);
  expect(await restore('2027-03-10T10:00:00.000Z')).toMatchObject(refused);
  // One that was only skipped comes back.
  expect(first!.startDay).toBe('2027-03-02T19:00:00.000Z');
  const date = '2027-03-03T10:00:00.000Z';
  expect((await call('POST', path('/exdate'), { date })).status).toBe(200);
  expect((await restore(date)).status).toBe(200);
});

test('EVT-24 a date that became an event of its own stays left out by a rule that had it before and has it again', async () => {
  const [, second] = series.occurrences;
  const edit = { scope: 'this', occurrence: second!.id, name: 'Dress rehearsal' };
  expect((await call('PATCH', path(), edit)).status).toBe(200);
  await call('PATCH', path(), { repeat: { ...WEEKLY, interval: 2 } });
  const { body } = await call<ScheduleRecord>('PATCH', path(), { repeat: WEEKLY });
  expect(body.occurrences.slice(0, 2).map(({ startDay }) => startDay)).toEqual([
    ...['2027-03-02T19:00:00.000Z', '2027-03-16T19:00:00.000Z'],
  ]);
});
