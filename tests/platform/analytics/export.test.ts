import { sql } from 'drizzle-orm';
import type { AnalyticsRecord, WatchedRecord } from '../../../fixtures/platform/domains/analytics/records.ts';
import { telemetryDevices, telemetryPlaces } from '../../../fixtures/platform/kernel/db/schema/analytics.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { START_LIMIT_MS, accountsAndPackage, newOrganisation } from '../worlds/mediaWorld.ts';

interface Page {
  records: AnalyticsRecord[];
  nextOffset: string | null;
  watched?: Record<string, WatchedRecord>;
}

const LONG_MS = 300_000;

describe.each(await backends())('export of viewer records on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let token: string;
  let customerId: string;

  beforeAll(async () => {
    ({ platform, close } = await start({ seed: accountsAndPackage }));
    const { db } = platform.services;
    const place = { city: 'Oslo', region: 'Oslo', country: 'NO', latitude: 59.91, longitude: 10.75 };
    await db.insert(telemetryPlaces).values({ id: 1, ...place });
    const device = { userAgent: 'Agent/1', resolution: '1280x720', deviceClass: 'tv', deviceBrand: 'LG' };
    await db.insert(telemetryDevices).values({ id: 1, ...device, osClass: 'TV', osNameVersion: 'webOS 24' });
  }, START_LIMIT_MS);
  afterAll(() => close());
  beforeEach(async () => {
    ({ customerId, token } = await newOrganisation(platform));
  });

  /** Rows whose session number counts up; `perMoment` of them share each second. */
  const insertRows = (count: number, perMoment: number, api = 'webevents') =>
    platform.services.db.execute(sql`
      insert into telemetry_records (customer_id, api, content_id, client_id, session_id, "timestamp", event_type, live,
        ip_address, total_time_watched_seconds, place_id, device_id)
      select ${customerId}::uuid, ${api}, 'c0000000-0000-4000-8000-00000000000c', 'a0000000-0000-4000-8000-00000000000a',
        lpad(to_hex(n), 32, '0')::uuid, '2026-01-01T00:00:00Z'::timestamptz + interval '1 second' * (n / ${perMoment}),
        'play', true, '192.0.2.7', 0, 1, 1
      from generate_series(0, ${count - 1}::int) n`);

  const page = (query: string, api = 'webevents') =>
    platform.call<Page>('GET', `/telemetry/api/v1/customers/${customerId}/${api}/export?${query}`, { token });

  async function walk(query: string): Promise<Page[]> {
    const pages: Page[] = [];
    for (let offset: string | null = ''; offset !== null;) {
      const { body }: { body: Page } = await page(`${query}&offset=${encodeURIComponent(offset)}`);
      pages.push(body);
      offset = body.nextOffset;
    }
    return pages;
  }
  const numbersOf = (pages: Page[]) =>
    pages.flatMap(({ records }) => records.map((record) => parseInt(record.sessionId.slice(-12), 16)));

  it('ANA-05 ANA-06 gives every row once, in order, also where a page ends amid rows of one moment', async () => {
    await insertRows(100, 9);
    const pages = await walk('max=7');
    expect(numbersOf(pages)).toEqual(Array.from({ length: 100 }, (_, at) => at));
    expect(pages.map(({ records }) => records.length)).toEqual([...Array.from({ length: 14 }, () => 7), 2]);
  });

  it(
    'ANA-05 ANA-18 gives 1000 rows a page and says after the hundredth that there is more',
    async () => {
      await insertRows(100_500, 40);
      const pages = await walk('max=1000');
      expect(pages).toHaveLength(101);
      expect(pages[99]?.records).toHaveLength(1000);
      expect(pages[99]?.nextOffset).not.toBeNull();
      expect(pages[100]?.records).toHaveLength(500);
      const numbers = numbersOf(pages);
      expect(numbers.every((number, at) => number === at)).toBe(true);
    },
    LONG_MS,
  );

  it('C-283 gives the newest first when asked to, every row once', async () => {
    await insertRows(100, 9);
    const pages = await walk('max=7&order=newest');
    expect(numbersOf(pages)).toEqual(Array.from({ length: 100 }, (_, at) => 99 - at));
    expect((await page('order=upwards')).status).toBe(400);
  });

  it('ANA-05 a page full to the last row is the last one', async () => {
    await insertRows(20, 1);
    const { body } = await page('max=20');
    expect(body.records).toHaveLength(20);
    expect(body.nextOffset).toBeNull();
  });

  it('ANA-05 refuses more than 1000 rows a page', async () => {
    expect((await page('max=1001')).status).toBe(400);
  });

  it('ANA-05 goes on behind the last row given when rows are added meanwhile', async () => {
    await insertRows(10, 1);
    const first = await page('max=6');
    // Three more for the moments of rows 0 to 2, which have been given.
    await insertRows(3, 1);
    const rest = await page(`max=1000&offset=${encodeURIComponent(first.body.nextOffset ?? '')}`);
    expect(numbersOf([first.body, rest.body])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('ANA-06 the offset is a time and a number joined by a comma', async () => {
    await insertRows(3, 1);
    const { body } = await page('max=1');
    expect(body.nextOffset).toMatch(/^2026-01-01T00:00:00\.000Z,\d+$/);
    for (const wrong of ['5', 'x,y', '2026-01-01T00:00:00.000Z,1,2', '2026-01-01T00:00:00.000Z,-1', ',']) {
      expect((await page(`offset=${encodeURIComponent(wrong)}`)).status).toBe(400);
    }
  });

  it('ANA-07 knows three services and no other', async () => {
    for (const api of ['contentLibrary', 'webevents', 'facebook'])
      expect((await page('', api)).status).toBe(200);
    expect((await page('', 'youtube')).status).toBe(400);
  });

  const CONTENT = 'c0000000-0000-4000-8000-00000000000c';
  const addDestination = (ofCustomer: string) =>
    platform.services.db.execute(sql`
      insert into content_destinations (id, customer_id, kind, stream_type, status, status_changed_at, title, created_at)
      values (${CONTENT}, ${ofCustomer}, 'EMBED', 'LIVE', 'STOPPED', now(), 'Concert', now())
      on conflict (id) do update set customer_id = excluded.customer_id`);

  it('ANA-08 links what was watched, once a page and only when requested', async () => {
    await insertRows(3, 1);
    await addDestination(customerId);
    expect(await page('')).toMatchObject({ body: { records: [{ eventId: CONTENT }, {}, {}] } });
    expect((await page('')).body).not.toHaveProperty('watched');
    expect((await page('watched=true')).body.watched).toEqual({
      [CONTENT]: { title: 'Concert', destinationId: CONTENT, scheduleId: null, occurrence: null },
    });
  });

  it('ANA-08 links no content of another organization, and no content of another service', async () => {
    await insertRows(1, 1);
    await insertRows(1, 1, 'contentLibrary');
    const other = await newOrganisation(platform);
    await addDestination(other.customerId);
    expect((await page('watched=true')).body.watched).toEqual({});
    await addDestination(customerId);
    expect((await page('watched=true', 'contentLibrary')).body.watched).toEqual({});
  });

  it('ANA-08 returns the eighteen fields; the library variant names the saved video', async () => {
    await insertRows(1, 1);
    await insertRows(1, 1, 'contentLibrary');
    const common = {
      clientId: 'a0000000-0000-4000-8000-00000000000a',
      sessionId: '00000000-0000-0000-0000-000000000000',
      timestamp: '2026-01-01T00:00:00.000Z',
      eventType: 'play',
      ipAddress: '192.0.2.7',
      city: 'Oslo',
      region: 'Oslo',
      country: 'NO',
      latitude: 59.91,
      longitude: 10.75,
      totalTimeWatchedSeconds: 0,
      userAgent: 'Agent/1',
      resolution: '1280x720',
      deviceClass: 'tv',
      deviceBrand: 'LG',
      osClass: 'TV',
      osNameVersion: 'webOS 24',
    };
    const contentId = 'c0000000-0000-4000-8000-00000000000c';
    expect((await page('')).body.records).toEqual([{ eventId: contentId, ...common }]);
    expect((await page('', 'contentLibrary')).body.records).toEqual([{ savedVideoId: contentId, ...common }]);
    expect(Object.keys({ eventId: contentId, ...common })).toHaveLength(18);
  });

  it('C-283 keeps to start and end: days as a whole, moments to the millisecond', async () => {
    await insertRows(200, 1);
    expect((await page('start=2026-01-01&end=2026-01-01')).body.records).toHaveLength(200);
    expect((await page('start=2026-01-02')).body.records).toHaveLength(0);
    const slice = await page('start=2026-01-01T00:00:10Z&end=2026-01-01T00:00:20Z');
    expect(numbersOf([slice.body])).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
  });

  it('C-283 an API client reads the records of its organisation and no other', async () => {
    const client = await platform.signInClient();
    const harbour = '/telemetry/api/v1/customers/c0000000-0000-4000-8000-000000000001/webevents/export';
    expect((await platform.call('GET', harbour, { token: client })).status).toBe(200);
    const theirs = `/telemetry/api/v1/customers/${customerId}/webevents/export`;
    expect((await platform.call('GET', theirs, { token: client })).status).toBe(403);
  });
});
