import { fireEvent, screen, within } from '@testing-library/react';
import { AnalyticsPage } from '../../../web/areas/analytics/AnalyticsPage.tsx';
import { SUMMARY_METRICS } from '../../../schema/rules/analytics.ts';
import { viewer } from '../app/fakeGraph.ts';
import { openPage } from '../app/openPage.tsx';

const record = (timestamp: string) => ({
  cursor: timestamp,
  node: {
    timestamp,
    reportedAt: timestamp,
    clientId: 'c1',
    sessionId: 's1',
    title: 'Main web channel',
    event: { __typename: 'Event', id: 'e1', name: 'Morning service' },
    occurrence: { __typename: 'WatchedOccurrence', id: 'o1', startAt: '2026-11-22T13:30:00Z' },
    eventType: 'play',
    totalTimeWatchedSeconds: 60,
    deviceClass: 'TV',
  },
});
const summaryOf = (count: number) =>
  Object.fromEntries(SUMMARY_METRICS.map((name) => [name, { count, percentageChange: null, trend: 'NONE' }]));
let asked: Record<string, unknown>[];
let social: Record<string, unknown>[] = [];
let socialAsked: Record<string, unknown>[] = [];
beforeEach(() => {
  social = [];
  socialAsked = [];
});

function open(path: string, watched: boolean, timezone = 'America/New_York') {
  asked = [];
  const own = viewer();
  const customer = {
    __typename: 'Customer',
    id: own.customer.id,
    viewerSummary: () => summaryOf(watched ? 4 : 0),
    viewerSeries: ({ metric }: { metric: string }) => ({
      total: metric === 'VIEWS' ? 5 : 7200,
      points: [
        { startsAt: '2026-11-21T00:00:00Z', value: metric === 'VIEWS' ? 2 : 3600 },
        { startsAt: '2026-11-22T00:00:00Z', value: metric === 'VIEWS' ? 3 : 3600 },
      ],
    }),
    socialFigures: (args: Record<string, unknown>) => {
      socialAsked.push(args);
      return social;
    },
    viewerRecords: (args: Record<string, unknown>) => {
      asked.push(args);
      return {
        edges: [record('2026-11-22T14:00:00Z')],
        pageInfo: { hasNextPage: false, endCursor: null },
        isTruncated: false,
      };
    },
  };
  const routes = [{ path: '/analytics', Component: AnalyticsPage }];
  openPage(
    path,
    {
      viewer: { ...own, customer: { ...own.customer, timezone } },
      customer: () => customer,
    },
    routes,
  );
}

it('S-071 opens on live events and shows the newest records first, with the event and times in two zones', async () => {
  open('/analytics', true);
  const table = await screen.findByRole('grid', { name: 'Viewer records' });
  expect(asked[0]).toMatchObject({ api: 'WEB_EVENTS', order: 'NEWEST' });
  const cells = within(table)
    .getAllByRole('gridcell')
    .map(({ textContent }) => textContent);
  expect(cells[0]).toBe('Nov 22, 2026, 9:00 AM EST');
  expect(cells[1]).toBe('Nov 22, 2026, 2:00 PM UTC');
  expect(cells[2]).toBe('Morning service · Nov 22, 2026');
}, 30_000);

it('ANA-01 the heading says when the range is at the organisation, with its days in UTC beside', async () => {
  open('/analytics?range=custom&start=2026-10-30&end=2026-11-22', true);
  expect(
    await screen.findByText(
      'Oct 29, 2026, 8:00 PM EDT to Nov 22, 2026, 7:00 PM EST · Oct 30, 2026 to Nov 22, 2026, UTC',
    ),
  ).toBeTruthy();
});

it('ANA-01 the heading of an organisation in UTC names the days once', async () => {
  open('/analytics?range=custom&start=2026-10-30&end=2026-11-22', true, 'UTC');
  expect(await screen.findByText('Oct 30, 2026 to Nov 22, 2026, UTC')).toBeTruthy();
});

it('S-071 draws views and time watched, in words and as a table too', async () => {
  open('/analytics', true);
  expect(await screen.findByRole('img', { name: 'Views: 5 in total, at most 3 at a time' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Time watched: 2h in total, at most 1h at a time' })).toBeTruthy();
  const details = screen.getByText('Values as a table').closest('details')!;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  const values = screen.getByRole('table', { name: 'Views and time watched over the range' });
  expect(
    within(values)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['TimeViewsTime watched', 'Nov 22, 202631h', 'Nov 21, 202621h']);
});

it('where nobody watched there are words and a way on, and no noughts', async () => {
  open('/analytics', false);
  fireEvent.click(await screen.findByRole('button', { name: 'Show the last 365 days' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Show saved videos' }));
  expect(await screen.findByText(/No saved video was viewed in this range/)).toBeTruthy();
  expect([...new URLSearchParams(location.search)].sort()).toEqual([
    ['api', 'CONTENT_LIBRARY'],
    ['range', '365'],
  ]);
  expect(screen.queryByText('0')).toBeNull();
});

it('S-071 SOC-07 shows what networks told of live videos; what one does not tell is a dash', async () => {
  const told = { startedAt: '2026-11-15T14:00:00Z', toldAt: '2026-11-15T15:30:00Z', isFromStandIn: false };
  social = [
    {
      ...{ ...told, liveVideoId: 'f1', kind: 'FACEBOOK', eventId: null, views: 1214, viewers: 171 },
      ...{ averageTimeWatchedSeconds: 412, liveViews: 38 },
      contentDestination: { id: 'd1', title: 'Harbour Street page' },
    },
    {
      ...{ ...told, liveVideoId: 'y1', kind: 'YOUTUBE', eventId: null, views: 290, viewers: null },
      ...{ averageTimeWatchedSeconds: null, liveViews: 168, isFromStandIn: true },
      contentDestination: null,
    },
  ];
  open('/analytics?range=custom&start=2026-11-01&end=2026-11-22', true);
  const table = await screen.findByRole('table', { name: 'Live videos on Facebook and YouTube' });
  const rows = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
  expect(rows).toEqual([
    ['Harbour Street page', 'Facebook', 'Nov 15, 2026', '1,214', '171', '7m', '38'],
    ['YouTube', 'YouTubeDemo', 'Nov 15, 2026', '290', '–', '–', '168'],
  ]);
  expect(socialAsked[0]).toMatchObject({ start: '2026-11-01', end: '2026-11-22' });
});

it('S-071 saved videos, which are sent live nowhere, ask for none', async () => {
  open('/analytics?api=CONTENT_LIBRARY', true);
  await screen.findByRole('grid', { name: 'Viewer records' });
  expect(socialAsked).toEqual([]);
});
