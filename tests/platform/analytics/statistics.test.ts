import {
  telemetryDevices,
  telemetryPlaces,
  telemetryRecords,
} from '../../../fixtures/platform/kernel/db/schema/analytics.ts';
import type { SummaryRecord } from '../../../fixtures/platform/domains/analytics/records.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { START_LIMIT_MS, accountsAndPackage, insertVideo, newOrganisation } from '../worlds/mediaWorld.ts';

const uuid = (kind: string, number: number) =>
  `${kind.repeat(8)}-0000-4000-8000-${String(number).padStart(12, '0')}`;

interface View {
  viewer: number;
  /** Minutes after midnight of the day. */
  from: number;
  minutes: number;
  day?: string;
  live?: boolean;
  content?: string;
  place?: number;
}

/**
 * Monday 2 March 2026. Minutes:  600   610   620   630   640
 *   viewer 1 (seen in February)   |-----------|                  20 min
 *   viewer 2 (new)                      |-----------------|      30 min
 *   viewer 3 (new), not live                  |-----|            10 min
 *   viewer 2 again                                       |..|    late, 60 min at 700
 * At minute 620 viewer 1 is just leaving and 3 just coming: three at once, of them two live.
 */
const MARCH_2: View[] = [
  { viewer: 1, from: 600, minutes: 20 },
  { viewer: 2, from: 610, minutes: 30, place: 2 },
  { viewer: 3, from: 620, minutes: 10, live: false, place: 2 },
  { viewer: 2, from: 700, minutes: 60, place: 2 },
];
/** The day before: one view of 40 minutes by viewer 1. */
const MARCH_1: View[] = [{ viewer: 1, from: 600, minutes: 40, day: '2026-03-01' }];
const FEBRUARY: View[] = [{ viewer: 1, from: 600, minutes: 5, day: '2026-02-01' }];

describe.each(await backends())('viewer statistics on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let token: string;
  let customerId: string;
  let sessions = 0;

  beforeAll(async () => {
    ({ platform, close } = await start({ seed: accountsAndPackage }));
    await platform.services.db.insert(telemetryPlaces).values([
      { id: 1, city: 'Oslo', region: 'Oslo', country: 'NO', latitude: 59.91, longitude: 10.75 },
      { id: 2, city: 'Lima', region: 'Lima', country: 'PE', latitude: -12.05, longitude: -77.04 },
    ]);
    await platform.services.db.insert(telemetryDevices).values({
      id: 1,
      userAgent: 'Agent/1',
      resolution: '1920x1080',
      deviceClass: 'desktop',
      deviceBrand: 'Unknown',
      osClass: 'Desktop',
      osNameVersion: 'Debian 12',
    });
  }, START_LIMIT_MS);
  afterAll(() => close());
  beforeEach(async () => {
    ({ customerId, token } = await newOrganisation(platform));
  });

  async function watch(views: View[]): Promise<void> {
    const rows = views.flatMap((view) => {
      const {
        viewer,
        from,
        minutes,
        day = '2026-03-02',
        live = true,
        content = uuid('c', 1),
        place = 1,
      } = view;
      const began = Date.parse(`${day}T00:00:00Z`) + from * 60_000;
      sessions += 1;
      const sessionId = uuid('5', sessions);
      return [['play', 0] as const, ['progress', 0.5] as const, ['stop', 1] as const].map(
        ([eventType, part]) => ({
          customerId,
          api: 'webevents' as const,
          contentId: content,
          clientId: uuid('a', viewer),
          sessionId,
          timestamp: new Date(began + minutes * part * 60_000),
          eventType,
          live,
          ipAddress: '192.0.2.1',
          totalTimeWatchedSeconds: minutes * part * 60,
          placeId: place,
          deviceId: 1,
        }),
      );
    });
    await platform.services.db.insert(telemetryRecords).values(rows);
  }

  const statistics = <T>(path: string, api = 'webevents') =>
    platform.call<T>('GET', `/telemetry/api/v1/customers/${customerId}/${api}/statistics/${path}`, { token });
  const DAY = 'start=2026-03-02&end=2026-03-02';

  it('ANA-09 gives the ten metrics of a day, as counted by hand', async () => {
    await watch([...MARCH_2, ...MARCH_1, ...FEBRUARY]);
    const { body } = await statistics<SummaryRecord>(`summary?${DAY}`);
    const counts = Object.fromEntries(Object.entries(body).map(([name, metric]) => [name, metric.count]));
    expect(counts).toEqual({
      viewers: 3,
      views: 4,
      newViewers: 2,
      returnViewers: 1,
      peakConcurrentViewers: 3,
      peakConcurrentLiveViews: 2,
      totalMinutesWatched: 120,
      avgTimeWatched: 1800,
      medianTimeWatched: 1500,
      totalTimeWatched: 7200,
    });
  });

  it('ANA-10 compares with the window just before, or with the one asked for', async () => {
    await watch([...MARCH_2, ...MARCH_1, ...FEBRUARY]);
    const { body } = await statistics<SummaryRecord>(`summary?${DAY}`);
    // The day before: one viewer, one view, nobody new, one at a time, 40 minutes.
    expect(body.viewers.percentageChange).toBe(200);
    expect(body.views.percentageChange).toBe(300);
    expect(body.newViewers.percentageChange).toBeNull();
    expect(body.returnViewers.percentageChange).toBe(0);
    expect(body.totalTimeWatched.percentageChange).toBe(200);
    expect(body.avgTimeWatched.percentageChange).toBe(-25);
    expect(body.medianTimeWatched.percentageChange).toBe(-37.5);
    const with1February = await statistics<SummaryRecord>(
      `summary?${DAY}&compareStart=2026-02-01&compareEnd=2026-02-01`,
    );
    expect(with1February.body.totalTimeWatched.percentageChange).toBe(2300);
  });

  it('ANA-09 ANA-10 answers zeros without a change where nobody watched', async () => {
    const { body } = await statistics<SummaryRecord>(`summary?${DAY}`);
    expect(Object.values(body)).toEqual(
      Array.from({ length: 10 }, () => ({ count: 0, percentageChange: null })),
    );
  });

  it('ANA-01 a view belongs to the UTC day that it began in, with all of its minutes', async () => {
    await watch([{ viewer: 1, from: 1430, minutes: 30, day: '2026-03-01' }]);
    const before = await statistics<SummaryRecord>('summary?start=2026-03-01&end=2026-03-01');
    expect(before.body).toMatchObject({ views: { count: 1 }, totalMinutesWatched: { count: 30 } });
    const after = await statistics<SummaryRecord>(`summary?${DAY}`);
    expect(after.body).toMatchObject({ views: { count: 0 }, totalMinutesWatched: { count: 0 } });
  });

  it('ANA-07 keeps the services apart, and organisations too', async () => {
    await watch(MARCH_2);
    const library = await statistics<SummaryRecord>(`summary?${DAY}`, 'contentLibrary');
    expect(library.body.views.count).toBe(0);
    const other = await newOrganisation(platform);
    const path = `/telemetry/api/v1/customers/${other.customerId}/webevents/statistics/summary?${DAY}`;
    const theirs = await platform.call<SummaryRecord>('GET', path, { token: other.token });
    expect(theirs.body.views.count).toBe(0);
  });

  it('C-285 counts only the events asked for', async () => {
    await watch(MARCH_2);
    await watch([{ viewer: 9, from: 600, minutes: 10, content: uuid('c', 2) }]);
    const { body } = await statistics<SummaryRecord>(`summary?${DAY}&ids=${uuid('c', 2)}`);
    expect(body).toMatchObject({
      viewers: { count: 1 },
      views: { count: 1 },
      totalMinutesWatched: { count: 10 },
    });
  });

  it('C-284 counts viewers by place, most first', async () => {
    await watch(MARCH_2);
    const { body } = await statistics(`viewers/locations?${DAY}`);
    expect(body).toEqual([
      { country: 'PE', region: 'Lima', city: 'Lima', latitude: -12.05, longitude: -77.04, viewers: 2 },
      { country: 'NO', region: 'Oslo', city: 'Oslo', latitude: 59.91, longitude: 10.75, viewers: 1 },
    ]);
  });

  it('C-293 ANA-03 draws views by day with empty days, and by week and month', async () => {
    await watch([...MARCH_2, ...MARCH_1]);
    const { body } = await statistics('views?start=2026-02-28&end=2026-03-03&unit=day');
    expect(body).toEqual({
      unit: 'day',
      total: 5,
      series: [
        {
          name: null,
          points: [
            { time: '2026-02-28T00:00:00.000Z', value: 0 },
            { time: '2026-03-01T00:00:00.000Z', value: 1 },
            { time: '2026-03-02T00:00:00.000Z', value: 4 },
            { time: '2026-03-03T00:00:00.000Z', value: 0 },
          ],
        },
      ],
    });
    const points = async (unit: string) => {
      const answer = await statistics<{ series: { points: unknown[] }[] }>(
        `views?start=2026-02-28&end=2026-03-03&unit=${unit}`,
      );
      return answer.body.series[0]?.points;
    };
    expect(await points('week')).toEqual([
      { time: '2026-02-23T00:00:00.000Z', value: 1 },
      { time: '2026-03-02T00:00:00.000Z', value: 4 },
    ]);
    expect(await points('month')).toEqual([
      { time: '2026-02-01T00:00:00.000Z', value: 0 },
      { time: '2026-03-01T00:00:00.000Z', value: 5 },
    ]);
  });

  it.each([
    ['watchtime/total', 7200],
    ['watchtime/average', 1800],
    ['watchtime/median', 1500],
    ['viewers/unique', 3],
    ['viewers/new', 2],
    ['viewers/return', 1],
  ])('C-286 to C-291 %s of the day is %d', async (path, total) => {
    await watch([...MARCH_2, ...FEBRUARY]);
    const { body } = await statistics<{ total: number; series: { points: { value: number }[] }[] }>(
      `${path}?${DAY}`,
    );
    expect(body.total).toBe(total);
    expect(body.series[0]?.points.map((point) => point.value)).toEqual([total]);
  });

  it('ANA-14 breaks a figure down by a dimension, most frequent first', async () => {
    await watch(MARCH_2);
    const { body } = await statistics<{ series: { name: string; points: { value: number }[] }[] }>(
      `views?${DAY}&dimension=country`,
    );
    expect(body.series.map(({ name, points }) => [name, points[0]?.value])).toEqual([
      ['PE', 3],
      ['NO', 1],
    ]);
  });

  it('ANA-04 has no minutes before 2023-08-21, and no endless series', async () => {
    expect((await statistics('views?start=2023-08-20&end=2023-08-20&unit=minute')).status).toBe(400);
    expect((await statistics('views?start=2023-08-21&end=2023-08-21&unit=minute')).status).toBe(200);
    expect((await statistics('views?start=2024-01-01&end=2024-01-31&unit=minute')).status).toBe(400);
  });

  it('C-294 gives the ten metrics of each video with its title, ordered by the one asked for', async () => {
    const titled = await insertVideo(platform, customerId, { title: 'Known' });
    await watch(MARCH_2.map((view) => ({ ...view, content: titled })));
    await watch([{ viewer: 1, from: 600, minutes: 200, content: uuid('c', 7) }]);
    const { body } = await statistics<Record<string, unknown>[]>(`allvideos?${DAY}&sort=totalTimeWatched`);
    expect(body.map((row) => [row.title, row.totalTimeWatched])).toEqual([
      [null, 12_000],
      ['Known', 7200],
    ]);
    expect(body[1]).toMatchObject({
      viewers: 3,
      views: 4,
      peakConcurrentViewers: 3,
      peakConcurrentLiveViews: 2,
    });
    const byViews = await statistics<Record<string, unknown>[]>(`allvideos?${DAY}&sort=views`);
    expect(byViews.body.map((row) => row.title)).toEqual(['Known', null]);
  });

  it.each(['start=yesterday', 'start=2026-03-02&end=2026-03-01', 'ids=nonsense'])(
    'answers 400 to %s',
    async (query) => {
      expect((await statistics(`summary?${query}`)).status).toBe(400);
    },
  );
});
