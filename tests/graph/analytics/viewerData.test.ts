import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { readRecords } from '../../../resolvers/analytics/pages.ts';
import type { Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let maya: GraphClient;

beforeAll(async () => {
  world = await openWorld({ seed: 'demo' });
  maya = await world.signIn('admin@harbour.example');
}, START_MS);
afterAll(() => world?.close());

const WINDOW = 'start: "2026-10-01", end: "2026-10-31"';
const own = (fields: string) => `{ viewer { customer { ${fields} } } }`;

async function records(args: string, fields: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const heading = 'after' in variables ? 'query ($after: String) ' : '';
  const query = `${heading}${own(`viewerRecords(${args}) { isTruncated ${fields} }`)}`;
  return (await maya.data(query, variables)).viewer.customer.viewerRecords;
}

describe('viewer records', () => {
  it('ANA-06, ANA-07 come from the service asked for, in pages that follow its offset of two values', async () => {
    const seen: string[] = [];
    await world.platform.forgetRequests();
    let after: string | null = null;
    for (let page = 0; page < 3; page += 1) {
      const answer: Data = await records(
        `api: WEB_EVENTS, ${WINDOW}, first: 400, after: $after`,
        'edges { node { timestamp sessionId eventId savedVideoId } } pageInfo { endCursor hasNextPage }',
        { after },
      );
      for (const { node } of answer.edges) {
        expect(node.savedVideoId).toBeNull();
        expect(node.eventId).toEqual(expect.any(String));
        seen.push(`${node.timestamp} ${node.sessionId}`);
      }
      if (!answer.pageInfo.hasNextPage) break;
      after = answer.pageInfo.endCursor;
    }
    const times = seen.map((row) => row.slice(0, 24));
    expect(times).toEqual([...times].sort());
    expect(times[0]?.slice(0, 7)).toBe('2026-10');
    const asked = (await world.platform.requests()).map(({ url }) => new URL(url, world.platform.url));
    expect(asked.map(({ pathname }) => pathname)).toEqual(
      asked.map(() => `/telemetry/api/v1/customers/${CUSTOMERS.harbour}/webevents/export`),
    );
    expect(asked.map(({ searchParams }) => searchParams.get('max'))).toEqual(asked.map(() => '400'));
    expect(asked[0]?.searchParams.get('offset')).toBe('');
    expect(asked[1]?.searchParams.get('offset')).toMatch(/^2026-10-\d\dT[\d:.]+Z,\d+$/);
  });

  it('ANA-08, ANA-15 has the eighteen fields, the library with the video in place of the event', async () => {
    const { nodes } = await records(
      `api: CONTENT_LIBRARY, ${WINDOW}, first: 50`,
      `nodes { eventId savedVideoId clientId sessionId timestamp eventType ipAddress city region country latitude longitude
        totalTimeWatchedSeconds userAgent resolution deviceClass deviceBrand osClass osNameVersion }`,
    );
    expect(nodes).toHaveLength(50);
    for (const node of nodes) {
      expect(node.eventId).toBeNull();
      for (const [field, value] of Object.entries(node))
        if (field !== 'eventId') expect({ field, value }).not.toEqual({ field, value: null });
    }
    const classes = ['DESKTOP', 'MOBILE', 'TABLET', 'GAME_CONSOLE', 'TV', 'SET_TOP_BOX', 'OTHER'];
    for (const { deviceClass } of nodes) expect(classes).toContain(deviceClass);
  });

  it('ANA-05 are up to 1000 a page, one call each; more are refused', async () => {
    const calls = await world.callsOf(async () => {
      const { nodes } = await records(
        'api: WEB_EVENTS, start: "2025-12-01", end: "2026-11-20"',
        'nodes { sessionId }',
      );
      expect(nodes).toHaveLength(1000);
    });
    expect(calls).toHaveLength(1);
    const { errors } = await maya.run(
      own(`viewerRecords(api: WEB_EVENTS, ${WINDOW}, first: 1001) { isTruncated }`),
    );
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('come newest first when asked to, and read on from there', async () => {
    const fields = 'edges { node { reportedAt } } pageInfo { endCursor }';
    const args = `api: WEB_EVENTS, ${WINDOW}, order: NEWEST, first: 40`;
    const page = await records(args, fields);
    const next = await records(`${args}, after: $after`, fields, { after: page.pageInfo.endCursor });
    const times = [...page.edges, ...next.edges].map(({ node }: Data) => node.reportedAt as string);
    expect(times).toHaveLength(80);
    expect(times).toEqual([...times].sort().reverse());
    expect(times[0]?.slice(0, 7)).toBe('2026-10');
  });

  it('read on behind any row of a page', async () => {
    const page = await records(
      `api: WEB_EVENTS, ${WINDOW}, first: 10`,
      'edges { cursor node { sessionId timestamp } }',
    );
    const rest = await records(
      `api: WEB_EVENTS, ${WINDOW}, first: 6, after: $after`,
      'nodes { sessionId timestamp }',
      {
        after: page.edges[3].cursor,
      },
    );
    expect(rest.nodes).toEqual(page.edges.slice(4).map(({ node }: Data) => node));
  });

  it('LST-04 wants days as yyyy-mm-dd', async () => {
    const { errors } = await maya.run(
      own('viewerRecords(api: WEB_EVENTS, start: "1.10.2026", end: "2026-10-31") { isTruncated }'),
    );
    expect(errors?.[0]?.extensions.code).toMatch(/BAD_USER_INPUT|GRAPHQL_VALIDATION_FAILED/);
  });

  it('ANA-05, ANA-18 end with the 100,000th, which says that there were more', async () => {
    const endless = (page: { max: number; offset: string | null }) => {
      const before = Number(page.offset ?? 0);
      const rows = Array.from({ length: page.max }, (_, index) => ({ sessionId: `${before + index}` }));
      return Promise.resolve({ records: rows as never[], nextOffset: `${before + page.max}` });
    };
    let after: string | null = null;
    let pages = 0;
    let rows = 0;
    for (let more = true; more;) {
      const page: Awaited<ReturnType<typeof readRecords>> = await readRecords(
        { first: 1000, after },
        endless,
      );
      pages += 1;
      rows += page.nodes.length;
      more = page.pageInfo.hasNextPage;
      expect(page.isTruncated).toBe(!more);
      after = page.pageInfo.endCursor;
    }
    expect({ pages, rows }).toEqual({ pages: 100, rows: 100_000 });
    const beyond = await readRecords({ first: 1000, after }, endless);
    expect(beyond.nodes).toEqual([]);
    expect(beyond.pageInfo.hasNextPage).toBe(false);
  });
});

describe('the summary', () => {
  const METRICS = [
    'viewers',
    'views',
    'newViewers',
    'returnViewers',
    'peakConcurrentViewers',
    'peakConcurrentLiveViews',
    'totalMinutesWatched',
    'avgTimeWatched',
    'medianTimeWatched',
    'totalTimeWatched',
  ];
  const ALL = METRICS.map((name) => `${name} { count percentageChange trend }`).join(' ');

  it('ANA-09, ANA-10, ANA-11 has ten metrics, each with its change and the sign of it, in one call', async () => {
    let summary: Data;
    const calls = await world.callsOf(async () => {
      const query = own(`viewerSummary(api: WEB_EVENTS, ${WINDOW}) { ${ALL} }`);
      summary = (await maya.data(query)).viewer.customer.viewerSummary;
    });
    expect(calls).toEqual([
      `GET /telemetry/api/v1/customers/${CUSTOMERS.harbour}/webevents/statistics/summary`,
    ]);
    expect(Object.keys(summary)).toEqual(METRICS);
    for (const { count, percentageChange, trend } of Object.values<Data>(summary)) {
      expect(count).toBeGreaterThan(0);
      const sign = Math.sign(percentageChange ?? 0);
      expect(trend).toBe(sign > 0 ? 'POSITIVE' : sign < 0 ? 'NEGATIVE' : 'NONE');
    }
    expect(summary.viewers.count).toBeCloseTo(summary.newViewers.count + summary.returnViewers.count, 0);
  });

  it('ANA-11 has no trend where there was nothing before', async () => {
    const query = own(
      `viewerSummary(api: FACEBOOK, start: "2020-01-01", end: "2020-01-07") { views { count percentageChange trend } }`,
    );
    expect((await maya.data(query)).viewer.customer.viewerSummary.views).toEqual({
      count: 0,
      percentageChange: null,
      trend: 'NONE',
    });
  });

  it('ANA-06 comes as CSV to an API client, page after page', async () => {
    const token = await world.platform.signInClient();
    const query = own(`viewerRecords(api: WEB_EVENTS, start: "2026-10-01", end: "2026-10-31") {
      nodes { timestamp sessionId country } pageInfo { hasNextPage endCursor } }`);
    const response = await fetch(`${world.graph.url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, accept: 'text/csv', 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    expect(response.headers.get('content-type')).toContain('text/csv');
    const lines = (await response.text()).trimEnd().split(/\r?\n/);
    expect(lines[0]?.replaceAll('"', '')).toBe('timestamp,sessionId,country');
    // Two pages at least.
    expect(lines.length).toBeGreaterThan(1001);
  });
});

describe('a figure over time', () => {
  it('ANA-03 comes in buckets of a unit that add up to its total, in one call', async () => {
    let series: Data;
    const calls = await world.callsOf(async () => {
      const query = own(
        `viewerSeries(api: WEB_EVENTS, metric: VIEWS, unit: WEEK, ${WINDOW}) { total points { startsAt value } }`,
      );
      series = (await maya.data(query)).viewer.customer.viewerSeries;
    });
    expect(calls).toEqual([
      `GET /telemetry/api/v1/customers/${CUSTOMERS.harbour}/webevents/statistics/views`,
    ]);
    const days = series.points.map(({ startsAt }: Data) => startsAt.slice(0, 10));
    expect(days).toEqual(['2026-09-28', '2026-10-05', '2026-10-12', '2026-10-19', '2026-10-26']);
    const sum = series.points.reduce((all: number, { value }: Data) => all + value, 0);
    expect(series.total).toBeGreaterThan(0);
    expect(sum).toBe(series.total);
  });

  it('C-286 to C-291, C-293 is each of the seven figures', async () => {
    const metrics = [
      ['AVERAGE_WATCH_TIME', 'watchtime/average'],
      ['MEDIAN_WATCH_TIME', 'watchtime/median'],
      ['TOTAL_WATCH_TIME', 'watchtime/total'],
      ['NEW_VIEWERS', 'viewers/new'],
      ['RETURN_VIEWERS', 'viewers/return'],
      ['VIEWERS', 'viewers/unique'],
      ['VIEWS', 'views'],
    ] as const;
    for (const [metric, path] of metrics) {
      const calls = await world.callsOf(() =>
        maya.data(own(`viewerSeries(api: WEB_EVENTS, metric: ${metric}, unit: MONTH, ${WINDOW}) { total }`)),
      );
      expect(calls).toEqual([
        `GET /telemetry/api/v1/customers/${CUSTOMERS.harbour}/webevents/statistics/${path}`,
      ]);
    }
  });
});

describe('bandwidth', () => {
  it('BWD-01, BWD-03 is used bytes, allowance and a three-month average, in two calls', async () => {
    const calls = await world.callsOf(async () => {
      const { bandwidth } = (
        await maya.data(
          own('bandwidth { usedBytes allowanceBytes averageBytes nextReset days { day bytes } }'),
        )
      ).viewer.customer;
      expect(bandwidth.nextReset).toBe('2026-12-01T12:00:00.000Z');
      expect(bandwidth.usedBytes).toBeGreaterThan(0);
      expect(bandwidth.averageBytes).toBeGreaterThan(0);
      const days: Data[] = bandwidth.days;
      expect(days.every(({ day }) => /^\d{4}-\d\d-\d\d$/.test(day))).toBe(true);
      // Data delivered before noon on the 1st counts toward the previous allowance.
      const before = days.reduce((sum, { bytes }) => sum + bytes, 0) - bandwidth.usedBytes;
      expect(before).toBeGreaterThan(0);
      expect(before).toBeLessThan(days.find(({ day }) => day.endsWith('-01'))?.bytes);
      expect(bandwidth.allowanceBytes).toBeGreaterThan(bandwidth.usedBytes / 100);
    });
    expect(calls.sort()).toEqual(
      ['average', 'statistics'].map(
        (call) => `GET /data-usage/api/v1/customers/${CUSTOMERS.harbour}/${call}`,
      ),
    );
  });
});
