import { allowancePeriod } from '../../../fixtures/platform/domains/customers/organizations/usage.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { WEB_CHANNEL_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { START_LIMIT_MS } from '../worlds/mediaWorld.ts';

let platform: TestPlatform;
let token: string;
const base = `/data-usage/api/v1/customers/${CUSTOMERS.harbour}`;

beforeAll(async () => {
  platform = await startTestPlatform();
  token = await platform.signIn('admin@harbour.example');
}, START_LIMIT_MS);
afterAll(() => platform?.close());

const get = async <T>(path: string, as = token) =>
  (await platform.call<T>('GET', base + path, { token: as })).body;
interface Statistics {
  usedBytes: number;
  nextReset: string;
}
const today = () => platform.clock.now().toISOString().slice(0, 10);

test('BWD-01 BWD-02 what is delivered is counted against the allowance, which starts anew on the 1st at 12:00 UTC', async () => {
  const before = await get<Statistics>('/statistics');
  expect(before.nextReset).toBe('2026-12-01T12:00:00.000Z');
  const { traffic } = platform.services;
  traffic.add({ webChannelId: WEB_CHANNEL_IDS.main, customerId: CUSTOMERS.harbour }, 700);
  traffic.add({ webChannelId: null, customerId: CUSTOMERS.harbour }, 300);
  const after = await get<Statistics>('/statistics');
  expect(after.usedBytes - before.usedBytes).toBe(1000);
});

test('BWD-06 a day is told in all and by web channel', async () => {
  const before = await get<{ bytes: number }>(`/days/${today()}`);
  platform.services.traffic.add(
    { webChannelId: WEB_CHANNEL_IDS.chapel, customerId: CUSTOMERS.harbour },
    5_000,
  );
  const day = await get<{ bytes: number; channels: object[] }>(`/days/${today()}`);
  expect(day.bytes - before.bytes).toBe(5_000);
  expect(day.channels[0]).toEqual({ webChannelId: WEB_CHANNEL_IDS.chapel, name: 'Chapel', bytes: 5_000 });
});

test('BWD-02 history begins on 2022-02-01, by day and by month', async () => {
  const months = await get<{ date: string }[]>('/historical?start=2020-01-01&unit=month');
  expect(months[0]?.date).toBe('2022-02-01');
  const days = await get<{ date: string }[]>('/historical?start=2021-12-31&end=2022-02-03&unit=day');
  expect(days.map(({ date }) => date)).toEqual(['2022-02-01', '2022-02-02', '2022-02-03']);
});

test('BWD-04 more is asked for in whole gigabytes from 1 to 1,000,000', async () => {
  const ask = (gigabytes: unknown) =>
    platform.call<{ field: string }>('POST', `${base}/requests`, { token, body: { gigabytes } });
  for (const wrong of [0, 1_000_001, 1.5])
    expect(await ask(wrong)).toMatchObject({ status: 400, body: { field: 'gigabytes' } });
  for (const right of [1, 1_000_000]) expect((await ask(right)).status).toBe(202);
});

const WITHOUT_BANDWIDTH = ['events', 'encoders', 'library', 'review'];
test.each(WITHOUT_BANDWIDTH)('BWD-05 PRM-09 %s sees no bandwidth', async (name) => {
  const as = await platform.signIn(`${name}@harbour.example`);
  for (const path of ['/statistics', '/average', '/historical', `/days/${today()}`])
    expect((await platform.call('GET', base + path, { token: as })).status).toBe(403);
  const { status } = await platform.call('POST', `${base}/requests`, { token: as, body: { gigabytes: 1 } });
  expect(status).toBe(403);
});

test.each([
  ['2026-11-01T11:59:59.999Z', '2026-10-01T12:00:00.000Z', '2026-11-01T12:00:00.000Z'],
  ['2026-11-01T12:00:00.000Z', '2026-11-01T12:00:00.000Z', '2026-12-01T12:00:00.000Z'],
  ['2026-12-31T23:59:59.999Z', '2026-12-01T12:00:00.000Z', '2027-01-01T12:00:00.000Z'],
  ['2027-01-01T00:00:00.000Z', '2026-12-01T12:00:00.000Z', '2027-01-01T12:00:00.000Z'],
])('BWD-01 at %s the allowance of %s counts, and the next begins at %s', (now, begin, end) => {
  expect(allowancePeriod(new Date(now))).toEqual({ begin: new Date(begin), end: new Date(end) });
});

test('BWD-01 what is delivered on the 1st before 12:00 UTC is of the month that ends, and of no other', async () => {
  const { traffic, clock } = platform.services;
  const customerId = await platform.createCustomer();
  const { userName } = await platform.createUser(customerId);
  const path = `/data-usage/api/v1/customers/${customerId}/statistics`;
  const told = async () => {
    const as = await platform.signIn(userName);
    return (await platform.call<Statistics>('GET', path, { token: as })).body;
  };
  const send = (bytes: number) => traffic.add({ webChannelId: null, customerId }, bytes);
  const until = (moment: string) => platform.clock.advance(Date.parse(moment) - clock.now().getTime());
  send(100);
  until('2026-12-01T11:59:59Z');
  send(20);
  expect(await told()).toMatchObject({ usedBytes: 120, nextReset: '2026-12-01T12:00:00.000Z' });
  until('2026-12-01T12:00:00Z');
  expect(await told()).toMatchObject({ usedBytes: 0, nextReset: '2027-01-01T12:00:00.000Z' });
  send(3);
  expect(await told()).toMatchObject({ usedBytes: 3, days: [{ date: '2026-12-01', bytes: 23 }] });
});
