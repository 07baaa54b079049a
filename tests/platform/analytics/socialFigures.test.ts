import { randomUUID } from 'node:crypto';
import { contentDestinations } from '../../../fixtures/platform/kernel/db/schema/destinations.ts';
import { socialLives } from '../../../fixtures/platform/kernel/db/schema/socialLives.ts';
import type { SocialFiguresRecord } from '../../../fixtures/platform/domains/destinations/social/figureRoutes.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { socialWorld, type SocialWorld } from '../worlds/socialWorld.ts';

let platform: TestPlatform;
let world: SocialWorld;

beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  world = await socialWorld(platform);
});

/** A live video that began at a moment, with what its network told. */
async function told(
  accountId: string | null,
  at: string,
  values: Partial<typeof socialLives.$inferInsert> = {},
) {
  const { db } = platform.services;
  const id = randomUUID();
  const createdAt = new Date(at);
  const { customerId } = world;
  await db.insert(contentDestinations).values({
    ...{ id, customerId, kind: 'FACEBOOK', streamType: 'LIVE', status: 'STOPPED', title: 'Sunday' },
    ...{ statusChangedAt: createdAt, createdAt, startRequestTime: createdAt },
  });
  await db.insert(socialLives).values({
    ...{ uuid: randomUUID(), customerId, accountId, kind: 'FACEBOOK', placeId: '1048576001' },
    ...{ contentDestinationId: id, liveVideoId: 'live-1', videoId: 'video-1', createdAt },
    ...{ views: 214, viewers: 171, averageTimeWatchedSeconds: 412, liveViews: 38, figuresAt: createdAt },
    ...values,
  });
  return id;
}
const read = (query: string, as?: string) =>
  world.call<SocialFiguresRecord[]>(
    'GET',
    `/telemetry/api/v1/customers/${world.customerId}/social/statistics${query}`,
    undefined,
    as,
  );

test('SOC-07 C-296 tells the eleven fields of each live video, with when it began and was told of', async () => {
  const { uuid: socialId } = await world.linked('FACEBOOK');
  const destinationId = await told(socialId, '2026-11-15T10:00:00.000Z');
  expect((await read('?start=2026-11-01&end=2026-11-22')).body).toEqual([
    {
      ...{ eventId: null, socialId, destinationId, videoId: 'video-1', liveVideoId: 'live-1' },
      ...{ destinationType: 'FACEBOOK', apiSource: 'STAND_IN' },
      ...{ views: 214, viewers: 171, averageTimeWatchedSeconds: 412, liveViews: 38 },
      ...{ startedAt: '2026-11-15T10:00:00.000Z', toldAt: '2026-11-15T10:00:00.000Z' },
    },
  ]);
});

test('SOC-07 what a network does not tell is null, and an account that is gone is none', async () => {
  await told(null, '2026-11-15T10:00:00.000Z', {
    ...{ viewers: null, averageTimeWatchedSeconds: null, liveViews: null },
  });
  expect((await read('')).body).toMatchObject([
    { socialId: null, apiSource: null, viewers: null, averageTimeWatchedSeconds: null, liveViews: null },
  ]);
});

test('SOC-07 ANA-01 a window includes its last day and what began at its first moment; the last comes first', async () => {
  const first = await told(null, '2026-11-10T00:00:00.000Z');
  const last = await told(null, '2026-11-12T23:59:59.999Z');
  await told(null, '2026-11-13T00:00:00.000Z');
  await told(null, '2026-11-09T23:59:59.999Z');
  const { body } = await read('?start=2026-11-10&end=2026-11-12');
  expect(body.map(({ destinationId }) => destinationId)).toEqual([last, first]);
});

test('SOC-07 a live video that its network has told nothing of yet has no figures', async () => {
  await told(null, '2026-11-15T10:00:00.000Z', { figuresAt: null });
  expect((await read('')).body).toEqual([]);
});

test.each(['?start=yesterday', '?start=2026-11-20&end=2026-11-10', '?start=2026-13-01'])(
  'SOC-07 a window that is none is refused: %s',
  async (query) => {
    expect((await read(query)).status).toBe(400);
  },
);

test('SOC-07 nobody of another organisation reads them', async () => {
  await told(null, '2026-11-15T10:00:00.000Z');
  const { token } = await socialWorld(platform);
  expect((await read('', token)).status).toBe(403);
});
