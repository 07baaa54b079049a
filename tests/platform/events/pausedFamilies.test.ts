import type { ScheduleRecord } from '../../../fixtures/platform/domains/events/schedule/records.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { CHANNEL_IDS, ENCODER_IDS, PRESET_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';

interface Refused {
  code: string;
  reason: string;
  field?: string;
}

let platform: TestPlatform;
let token: string;

beforeAll(async () => {
  platform = await startTestPlatform();
  token = await platform.signIn('events@harbour.example');
});
afterAll(() => platform.close());

const call = <T>(method: string, path: string, body?: object) =>
  platform.call<T>(method, path, { token, body });
const of = ({ uuid }: { uuid: string }) => `/api/v3/schedules/${uuid}`;
const FIELDS = {
  ...{ name: 'Choir practice', type: 'LIVE', timezone: 'UTC' },
  ...{ startLocal: '2027-03-02T19:00', duration: 3_600_000 },
  repeat: {
    ...{ type: 'WEEKLY', interval: 1, weekdays: [], dayOfMonth: null, position: null, months: [] },
    ...{ ends: 'AFTER', count: 5, until: null },
  },
  ...{ encoderId: ENCODER_IDS.vanKit, encoderChannelId: CHANNEL_IDS.mobile },
  ...{ encoderSettingsType: 'advanced', encoderPresetId: PRESET_IDS.fullHd30, encoderScheduleName: 'Choir' },
};
const created = async () =>
  (await call<ScheduleRecord>('POST', `/api/v3/customers/${CUSTOMERS.harbour}/schedules`, FIELDS)).body;
const takenOut = async (series: ScheduleRecord, at: number) => {
  const edit = { scope: 'this', occurrence: series.occurrences[at]!.id, name: 'Dress rehearsal' };
  return (await call<ScheduleRecord>('PATCH', of(series), edit)).body;
};

test('EVT-11 STM-11 a series and a date taken out of it that meet on one encoder do not run again together', async () => {
  const series = await created();
  const alone = await takenOut(series, 1);
  await call('PATCH', of(series), { paused: true });
  // Beside the third time of the series, which nobody minds while both are paused.
  const beside = { startLocal: '2027-03-16T19:30' };
  expect((await call('PATCH', of(alone), beside)).status).toBe(200);
  expect(await call<Refused>('PATCH', of(series), { paused: false })).toMatchObject({
    status: 409,
    body: {
      ...{ code: 'CONFLICT', reason: 'EVENT_CONFLICT_ENCODER', field: 'encoderId' },
      // The date of the series that is in the way, and not the first one.
      message: expect.stringMatching(/ at this time: Tue, Mar 16, 2027, /),
    },
  });
  for (const event of [series, alone]) {
    expect((await call<ScheduleRecord>('GET', of(event))).body.paused).toBe(true);
  }
  expect((await call('PATCH', of(alone), { startLocal: '2027-03-16T20:00' })).status).toBe(200);
  expect((await call<ScheduleRecord>('PATCH', of(series), { paused: false })).body.paused).toBe(false);
  await call('DELETE', of(series));
});
