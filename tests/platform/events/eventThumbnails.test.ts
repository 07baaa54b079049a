import sharp from 'sharp';
import { purgeBin } from '../../../fixtures/platform/kernel/bin/bin.ts';
import type { ScheduleRecord } from '../../../fixtures/platform/domains/events/schedule/records.ts';
import { removeNoted } from '../../../fixtures/platform/domains/media/items/removals.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { CHANNEL_IDS, ENCODER_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';

const DAY_MS = 86_400_000;
/** LIB-04: 2 MB are the most. */
const MOST_BYTES = 2 * 1024 * 1024;

interface Refused {
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
const created = async () =>
  (
    await call<ScheduleRecord>('POST', `/api/v3/customers/${CUSTOMERS.harbour}/schedules`, {
      ...{ name: 'Choir practice', type: 'LIVE', timezone: 'UTC', startLocal: '2027-03-02T19:00' },
      ...{ duration: 3_600_000, encoderId: ENCODER_IDS.vanKit, encoderChannelId: CHANNEL_IDS.mobile },
      encoderScheduleName: 'Choir',
      repeat: {
        ...{ type: 'WEEKLY', interval: 1, weekdays: [], dayOfMonth: null, position: null, months: [] },
        ...{ ends: 'AFTER', count: 3, until: null },
      },
    })
  ).body;
const picture = async (format: 'png' | 'jpeg' | 'webp', bytes = 0) => {
  const made = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#204080' } })
    .toFormat(format)
    .toBuffer();
  return Buffer.concat([made, Buffer.alloc(Math.max(0, bytes - made.length))]).toString('base64');
};
const set = (event: { uuid: string }, file: string) =>
  call<ScheduleRecord & Refused>('POST', `${of(event)}/thumbnail`, { file });
const pictured = async (event: { uuid: string }) =>
  (await set(event, await picture('png'))).body.thumbnailUrl!;
const statusOf = async (url: string) => (await fetch(url)).status;

it.each(['png', 'jpeg'] as const)(
  'EVT-31 LIB-04 LIB-05 takes a %s of 2 MB, and serves a JPEG at a signed address of its own',
  async (format) => {
    const event = await created();
    const { status, body } = await set(event, await picture(format, MOST_BYTES));
    expect(status).toBe(200);
    const served = await fetch(body.thumbnailUrl!);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await sharp(await served.arrayBuffer()).metadata()).width).toBe(64);
    expect((await call<ScheduleRecord>('GET', of(event))).body.thumbnailUrl).toBe(body.thumbnailUrl);
    const unsigned = new URL(body.thumbnailUrl!);
    unsigned.searchParams.delete('token');
    expect(await statusOf(unsigned.href)).toBe(403);
    await call('DELETE', of(event));
  },
);

it('EVT-31 LIB-04 refuses more than 2 MB, another kind by its bytes and what cannot be read', async () => {
  const event = await created();
  const refused = { status: 400, body: { field: 'file' } };
  expect(await set(event, await picture('png', MOST_BYTES + 1))).toMatchObject({
    ...refused,
    body: { field: 'file', reason: 'THUMBNAIL_SIZE' },
  });
  expect(await set(event, await picture('webp'))).toMatchObject({
    ...refused,
    body: { field: 'file', reason: 'THUMBNAIL_KIND' },
  });
  const head = Buffer.from(await picture('png'), 'base64')
    .subarray(0, 40)
    .toString('base64');
  expect(await set(event, head)).toMatchObject({
    ...refused,
    body: { field: 'file', reason: 'THUMBNAIL_BROKEN' },
  });
  expect((await call<ScheduleRecord>('GET', of(event))).body.thumbnailUrl).toBeNull();
  await call('DELETE', of(event));
});

it('EVT-31 another picture has another address, and one that was taken away is gone', async () => {
  const event = await created();
  const first = await pictured(event);
  const second = await pictured(event);
  expect(second).not.toBe(first);
  expect((await call('DELETE', `${of(event)}/thumbnail`)).status).toBe(204);
  expect((await call('DELETE', `${of(event)}/thumbnail`)).status).toBe(204);
  expect((await call<ScheduleRecord>('GET', of(event))).body.thumbnailUrl).toBeNull();
  expect(await statusOf(second)).toBe(404);
  expect([first, second]).not.toContain(await pictured(event));
  await call('DELETE', of(event));
});

it('EVT-24 EVT-31 a date that is taken out has a picture of its own, which stays when that of its series goes', async () => {
  const series = await created();
  await set(series, await picture('jpeg'));
  const edit = { scope: 'this', occurrence: series.occurrences[1]!.id, name: 'Late practice' };
  const { body } = await call<ScheduleRecord>('PATCH', of(series), edit);
  await call('DELETE', `${of(series)}/thumbnail`);
  await removeNoted(platform.services);
  expect(await statusOf(body.thumbnailUrl!)).toBe(200);
  await call('DELETE', of(series));
});

it('EVT-21 EVT-31 a removed event keeps its picture in the bin, and for good both go', async () => {
  const event = await created();
  const url = await pictured(event);
  await call('DELETE', of(event));
  expect(await statusOf(url)).toBe(404);
  await removeNoted(platform.services);
  expect((await call('POST', `${of(event)}/restore`)).status).toBe(204);
  expect(await statusOf(url)).toBe(200);
  await call('DELETE', of(event));
  const version = new URL(url).searchParams.get('v');
  const key = `thumbnails/event-${event.uuid}-${version}.jpg`;
  expect(await platform.services.store.head(key)).not.toBeNull();
  platform.clock.advance(31 * DAY_MS);
  await purgeBin(platform.services);
  await removeNoted(platform.services);
  expect(await platform.services.store.head(key)).toBeNull();
});
