import type { Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let maya: GraphClient;

beforeAll(async () => {
  world = await openWorld();
  maya = await world.signIn('admin@harbour.example');
}, START_MS);
afterAll(() => world?.close());

const FIELDS = `eventId event { id } socialAccountId contentDestinationId contentDestination { title } videoId liveVideoId kind
  isFromStandIn views viewers averageTimeWatchedSeconds liveViews startedAt toldAt`;
const figures = (args: string) => `{ viewer { customer { socialFigures(${args}) { ${FIELDS} } } } }`;

it('SOC-07 C-296 what networks told of live videos is read with their destinations in two REST calls', async () => {
  await world.platform.forgetRequests();
  const data: Data = await maya.data(figures('start: "2026-10-01", end: "2026-11-22"'));
  const rows: Data[] = data.viewer.customer.socialFigures;
  expect(rows.map(({ kind, views, viewers }) => ({ kind, views, viewers }))).toEqual([
    { kind: 'YOUTUBE', views: 462, viewers: null },
    { kind: 'FACEBOOK', views: 503, viewers: 402 },
    { kind: 'YOUTUBE', views: 585, viewers: null },
    { kind: 'FACEBOOK', views: 708, viewers: 566 },
  ]);
  expect(rows[1]).toMatchObject({
    ...{ isFromStandIn: true, averageTimeWatchedSeconds: 412, liveViews: 0 },
    contentDestination: { title: 'Facebook · Harbour Street' },
    eventId: expect.any(String),
  });
  const paths = (await world.platform.requests()).map(({ path }) => path);
  expect(paths.filter((path) => path.includes('social/statistics'))).toHaveLength(1);
  expect(paths.filter((path) => path.includes('contentdestinations'))).toHaveLength(1);
});

it('SOC-07 first cuts the list, and a window that ends before it begins is refused', async () => {
  const one: Data = await maya.data(figures('start: "2026-10-01", end: "2026-11-22", first: 1'));
  expect(one.viewer.customer.socialFigures).toHaveLength(1);
  const { errors } = await maya.run(figures('start: "2026-11-22", end: "2026-11-01"'));
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
});
