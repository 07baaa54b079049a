import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { systemEvents, trackedEvents } from '../../../fixtures/platform/kernel/db/schema/core.ts';
import { dataUsage } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { allowancePeriod } from '../../../fixtures/platform/domains/customers/organizations/usage.ts';
import { CUSTOMERS, REGIONS } from '../../../fixtures/demo/seed/ids.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';

type Json = Record<string, unknown>;

describe.each(await backends())('organisations on $name', (backend) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ platform, close } = await backend.start());
  });
  afterAll(() => close());

  async function call<T = Json>(
    method: string,
    path: string,
    body?: unknown,
    user = 'admin@harbour.example',
  ) {
    return platform.call<T>(method, path, { token: await platform.signIn(user), body });
  }

  test('ORG-09 ORG-10 an organisation holds plans, add-ons, licences with their use, and toggles', async () => {
    const { body } = await call('GET', `/api/v3/customers/${CUSTOMERS.harbour}`);
    const data = body.data as Json;
    expect(body).toMatchObject({ uuid: CUSTOMERS.harbour, name: 'Harbour Street Church', status: 'active' });
    expect(Object.keys(data).sort()).toEqual(
      [
        'subscriptionDetails usageSummary webPlan webPlanId webPlanName webStartDate vodPlanId vodPlanName',
        'vodStartDate multisitePlanId multisitePlan multisitePlanName multisiteStartDate masterEcg',
        'webMaxDeleteAfter ftsStatus toggles toggleIds',
      ]
        .join(' ')
        .split(' ')
        .sort(),
    );
    expect(data).toMatchObject({ webPlanName: 'Live Web Pro', masterEcg: 'ECG-1001', ftsStatus: 'complete' });
    expect(data.subscriptionDetails).toMatchObject({
      contentLibraryTrialCancelled: false,
      subtitlesHoursPerMonth: 10,
    });
    expect(data.usageSummary).toEqual({
      nonProductionSiteLicenses: 1,
      nonProductionSiteLicensesInUse: 0,
      enterpriseLicenses: 0,
      enterpriseLicensesInUse: 0,
      lanCloudSiteLicenses: 1,
      lanCloudSiteLicensesInUse: 1,
      professionalLicenses: 3,
      professionalLicensesInUse: 1,
    });
  });

  test('SUB-13 the first-time-setup status is read per organisation', async () => {
    const path = `/api/v3/customers/${CUSTOMERS.vista}/fts`;
    expect((await call('GET', path, undefined, 'admin@vista.example')).body).toEqual({
      ftsStatus: 'in progress',
    });
  });

  test('ORG-04 ORG-05 ORG-06 the search finds by uuid, by master ECG in either case, and by part of the name', async () => {
    const search = async (query: string) =>
      (
        await call<{ name: string }[]>(
          'GET',
          `/legacy/customers?${query}`,
          undefined,
          'super@rostrum.example',
        )
      ).body;
    expect((await search(`uuid=${CUSTOMERS.northgate}`)).map(({ name }) => name)).toEqual([
      'Northgate Arena',
    ]);
    expect((await search('name=STREET')).map(({ name }) => name)).toEqual(['Harbour Street Church']);
    expect(await search('name=%25%25%25')).toEqual([]);
    const byEcg = await call(
      'GET',
      '/legacy/customers/masterecg/ecg-1002',
      undefined,
      'super@rostrum.example',
    );
    expect(byEcg.body.name).toBe('Northgate Arena');
    expect((await call('GET', '/legacy/customers?name=ab', undefined, 'super@rostrum.example')).status).toBe(
      400,
    );
  });

  test('CON-05 a time zone is a name and its offset at that time of the year', async () => {
    const { body } = await call<{ name: string; offset: string }[]>('GET', '/api/v3/timezones');
    expect(body).toContainEqual({ name: 'America/New_York', offset: '-05:00' });
    expect(body).toContainEqual({ name: 'UTC', offset: '+00:00' });
    expect(body.every((zone) => Object.keys(zone).length === 2)).toBe(true);
  });

  test('WCH-14 a region has its seven fields, and an address that any browser can time', async () => {
    const { body } = await call<{ restricted: boolean; zone: string; latencyCheckUrl: string }[]>(
      'GET',
      '/api/v3/regions',
    );
    expect(body[0]).toEqual({
      ...{ uuid: REGIONS.northAmerica, name: 'North America', zone: 'us' },
      ...{ defaultRegion: true, restricted: false },
      latencyCheckUrl: `${platform.url}/regions/us/latency`,
      hotspotsServiceUrl: `${platform.url}/hotspots/api/v1`,
    });
    expect(body.filter(({ restricted }) => restricted).map(({ zone }) => zone)).toEqual(['us-gov']);
    const timed = await fetch(body[0]?.latencyCheckUrl ?? '', {
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(timed.status).toBe(204);
    expect(timed.headers.get('access-control-allow-origin')).toBe('*');
    const other = await call('GET', '/api/v3/regions');
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('CON-04 VER-01 DEC-12 CUE-16 DST-07 what it goes by is told to anybody, signed in or not', async () => {
    const { status, body } = await platform.call('GET', '/api/v3/servicevalues');
    expect(status).toBe(200);
    expect(body).toEqual({
      mailLinkMs: 60 * 60_000,
      decoderLoadMs: 60_000,
      downloadAccuracyMs: 3_200,
      buttonDelayMs: 3 * 60_000,
    });
  });

  test('news come newest first, and since a moment', async () => {
    const all = (await call<{ date: string }[]>('GET', '/api/v3/news')).body;
    expect(all.map(({ date }) => date)).toEqual(
      all
        .map(({ date }) => date)
        .sort()
        .reverse(),
    );
    const since = (await call<unknown[]>('GET', `/api/v3/news?since=${all[1]?.date}`)).body;
    expect(since).toHaveLength(2);
  });

  describe('bandwidth', () => {
    const usage = (path: string) => `/data-usage/api/v1/customers/${CUSTOMERS.harbour}/${path}`;

    test('BWD-01 use is counted from the last reset to the next, the 1st at 12:00 UTC', async () => {
      const { body } = await call<{
        usedBytes: number;
        nextReset: string;
        days: { date: string; bytes: number }[];
      }>('GET', usage('statistics'));
      expect(body.nextReset).toBe('2026-12-01T12:00:00.000Z');
      expect([body.days[0]?.date, body.days.at(-1)?.date]).toEqual(['2026-11-01', '2026-11-22']);
      const isFirst = and(eq(dataUsage.customerId, CUSTOMERS.harbour), eq(dataUsage.day, '2026-11-01'));
      const [first] = await platform.services.db.select().from(dataUsage).where(isFirst);
      // Data delivered in the morning of the 1st counts toward the previous allowance.
      const sum = body.days.reduce((bytes, day) => bytes + day.bytes, 0);
      expect(first!.morningBytes).toBeGreaterThan(0);
      expect(body.usedBytes).toBe(sum - first!.morningBytes);
    });

    test('BWD-02 history begins on 2022-02-01, whatever is asked, per day, week and month', async () => {
      const history = async (query: string) =>
        (await call<{ date: string; bytes: number }[]>('GET', usage(`historical?${query}`))).body;
      const days = await history('unit=day&start=2020-01-01&end=2022-02-28');
      expect([days[0]?.date, days.length]).toEqual(['2022-02-01', 28]);
      const [month] = await history('unit=month&end=2022-02-28');
      expect(month).toEqual({ date: '2022-02-01', bytes: days.reduce((sum, { bytes }) => sum + bytes, 0) });
      const weeks = await history('unit=week&start=2026-11-02&end=2026-11-15');
      expect(weeks.map(({ date }) => date)).toEqual(['2026-11-02', '2026-11-09']);
    });

    test('BWD-03 the average is that of the last three whole months', async () => {
      const customerId = await platform.createCustomer();
      const { userName } = await platform.createUser(customerId);
      const rows = [
        ['2026-07-31', 5],
        ['2026-08-01', 30],
        ['2026-09-15', 60],
        ['2026-10-31', 90],
        ['2026-11-01', 7],
      ] as const;
      await platform.services.db
        .insert(dataUsage)
        .values(rows.map(([day, bytes]) => ({ customerId, day, bytes })));
      const path = `/data-usage/api/v1/customers/${customerId}/average`;
      expect((await call('GET', path, undefined, userName)).body).toEqual({ averageBytes: 60 });
    });
  });

  test("a track call is stored with the caller's own names, whatever it says", async () => {
    const event = {
      event: 'encoder.start',
      props: { count: 2 },
      userName: 'somebody else',
      customerName: 'x',
    };
    expect((await call('POST', '/track', event)).status).toBe(202);
    expect((await call('POST', '/track', { ...event, customerId: CUSTOMERS.northgate })).status).toBe(403);
    const rows = await platform.services.db.select().from(trackedEvents);
    expect(rows).toEqual([
      expect.objectContaining({
        event: 'encoder.start',
        props: { count: 2 },
        userName: 'admin@harbour.example',
        customerName: 'Harbour Street Church',
        customerId: CUSTOMERS.harbour,
      }),
    ]);
  });

  test('system logs are written by any caller for the own organisation and searched by the staff', async () => {
    const path = '/system-events/api/v1/events';
    const entry = { customerId: CUSTOMERS.harbour, type: 'encoder', text: 'Overheated 100%' };
    const { id } = (await call('POST', path, entry)).body;
    expect((await call('POST', path, { ...entry, customerId: CUSTOMERS.vista })).status).toBe(403);
    expect((await call('GET', path)).status).toBe(403);
    const found = await call<Json[]>(
      'GET',
      `${path}?text=100%25&type=client.encoder`,
      undefined,
      'super@rostrum.example',
    );
    expect(found.body).toEqual([
      // Marked: nothing that a client posts passes for what the server has written.
      { id, time: expect.any(String), userName: 'admin@harbour.example', ...entry, type: 'client.encoder' },
    ]);
    const signIns = await platform.services.db
      .select()
      .from(systemEvents)
      .where(eq(systemEvents.type, 'session.signIn'));
    expect(signIns.map(({ userName }) => userName)).toContain('super@rostrum.example');
  });
});

test.each([
  [
    'before noon on the 1st',
    '2026-03-01T11:59:59.999Z',
    '2026-02-01T12:00:00.000Z',
    '2026-03-01T12:00:00.000Z',
  ],
  [
    'from noon on the 1st',
    '2026-03-01T12:00:00.000Z',
    '2026-03-01T12:00:00.000Z',
    '2026-04-01T12:00:00.000Z',
  ],
  [
    'at the turn of the year',
    '2026-12-31T23:00:00.000Z',
    '2026-12-01T12:00:00.000Z',
    '2027-01-01T12:00:00.000Z',
  ],
  ['on New Year morning', '2027-01-01T08:00:00.000Z', '2026-12-01T12:00:00.000Z', '2027-01-01T12:00:00.000Z'],
])('BWD-01 the allowance %s', (_, now, begin, end) => {
  const period = allowancePeriod(new Date(now));
  expect([period.begin.toISOString(), period.end.toISOString()]).toEqual([begin, end]);
});
