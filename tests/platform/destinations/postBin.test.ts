import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { scheduleOccurrences, schedules } from '../../../fixtures/platform/kernel/db/schema/events.ts';
import { mediaItems } from '../../../fixtures/platform/kernel/db/schema/media.ts';
import { posts } from '../../../fixtures/platform/kernel/db/schema/posts.ts';
import { scheduleDestinations } from '../../../fixtures/platform/kernel/db/schema/scheduleDestinations.ts';
import { purgeBin } from '../../../fixtures/platform/kernel/bin/bin.ts';
import { eventPosts } from '../../../fixtures/platform/domains/destinations/posts/eventPosts.ts';
import type { PostRecord } from '../../../fixtures/platform/domains/destinations/posts/records.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { accountsAndPackage, START_LIMIT_MS } from '../worlds/mediaWorld.ts';
import { DAY, HOUR, MINUTE, postWorld, type PostWorld } from '../worlds/postWorld.ts';
import { socialWorld, type Refused } from '../worlds/socialWorld.ts';

let platform: TestPlatform;
let world: PostWorld;
let mediaId: string;
let accountId: string;

beforeAll(async () => {
  platform = await startTestPlatform({ seed: accountsAndPackage });
}, START_LIMIT_MS);
afterAll(() => platform.close());
beforeEach(async () => {
  world = await postWorld(platform);
  ({ mediaId, accountId } = world);
});

const inMs = (ms: number) => world.inMs(ms);
const bin = () => `/api/v3/customers/${world.customerId}/bin/posts`;
const create = async (fields?: object) => {
  const { status, body } = await world.create(fields);
  expect(status).toBe(201);
  return body;
};
const remove = async (uuid: string) => expect((await world.remove(uuid)).status).toBe(204);
const restore = (uuid: string, token?: string) =>
  world.call<Refused>('POST', `/api/v3/posts/${uuid}/restore`, undefined, token);
const read = (uuid: string) => world.call<PostRecord>('GET', `/api/v3/posts/${uuid}`);

test('S-050 C-153 a post that was removed lies in the bin for 30 days, and comes back as it was', async () => {
  const post = await create({ notifies: true, publishAt: inMs(40 * DAY) });
  await remove(post.uuid);
  expect((await read(post.uuid)).status).toBe(404);
  const [entry] = (await world.call<object[]>('GET', bin())).body;
  expect(entry).toMatchObject({ kind: 'post', id: post.uuid, name: 'Sermon', keptUntil: inMs(30 * DAY) });
  expect((await restore(post.uuid)).status).toBe(204);
  expect((await read(post.uuid)).body).toEqual(post);
  expect((await world.call('GET', bin())).body).toEqual([]);
});

test('two clicks at once restore a post once', async () => {
  const { uuid } = await create();
  await remove(uuid);
  const both = await Promise.all([restore(uuid), restore(uuid)]);
  expect(both.map(({ status }) => status).sort()).toEqual([204, 404]);
  expect((await read(uuid)).status).toBe(200);
});

test('a post is forgotten for good after 30 days', async () => {
  const { uuid } = await create({ publishAt: inMs(60 * DAY) });
  await remove(uuid);
  platform.clock.advance(30 * DAY);
  await purgeBin(platform.services);
  platform.clock.advance(-30 * DAY);
  expect((await restore(uuid)).status).toBe(404);
});

test('DST-26 a post whose time has passed in the bin is not restored, and that is said', async () => {
  const { uuid } = await create({ publishAt: inMs(12 * MINUTE) });
  await remove(uuid);
  platform.clock.advance(12 * MINUTE);
  expect(await restore(uuid)).toMatchObject({ status: 409, body: { reason: 'POST_RESTORE_LATE' } });
  // A refusal leaves it where it is.
  expect((await world.call<object[]>('GET', bin())).body).toMatchObject([{ id: uuid }]);
  platform.clock.advance(-1);
  expect((await restore(uuid)).status).toBe(204);
});

test('a post whose account was removed is not restored', async () => {
  const { uuid } = await create();
  await remove(uuid);
  expect((await world.call('DELETE', world.path({ uuid: accountId }))).status).toBe(204);
  expect(await restore(uuid)).toMatchObject({ status: 409, body: { reason: 'SOCIAL_ACCOUNT_GONE' } });
});

test('a post whose video was deleted is not restored', async () => {
  const { uuid } = await create();
  await remove(uuid);
  await platform.services.db.delete(mediaItems).where(eq(mediaItems.mediaId, mediaId));
  expect(await restore(uuid)).toMatchObject({ status: 409, body: { reason: 'POST_VIDEO_GONE' } });
});

test('a post is not restored where the same video was planned for the same place and time again', async () => {
  const post = await create();
  await remove(post.uuid);
  const other = await create({ publishAt: post.publishAt });
  expect(await restore(post.uuid)).toMatchObject({ status: 409, body: { reason: 'POST_REPLACED' } });
  await remove(other.uuid);
  expect((await restore(post.uuid)).status).toBe(204);
});

test('DST-08 a post that would notify a fourth time within 24 hours is not restored', async () => {
  const first = await create({ notifies: true });
  await remove(first.uuid);
  for (const ms of [HOUR, 2 * HOUR, 3 * HOUR]) await create({ notifies: true, publishAt: inMs(DAY + ms) });
  expect(await restore(first.uuid)).toMatchObject({
    ...{ status: 400, body: { field: 'notifies', reason: 'POST_NOTIFICATIONS' } },
  });
});

test('an organization that has 500 posts waiting gets none back', async () => {
  const { uuid } = await create();
  await remove(uuid);
  const waiting = Array.from({ length: 500 }, () => ({
    ...{ uuid: randomUUID(), customerId: world.customerId, accountId, kind: 'YOUTUBE' as const },
    ...{ destinationId: 'UCharbourstreet', destinationName: 'Harbour Street', mediaId, title: 'Other' },
    ...{ description: 'Other', privacy: 'public' as const, publishAt: new Date(inMs(2 * DAY)) },
    ...{ step: 'PLANNED' as const, createdAt: platform.clock.now() },
  }));
  await platform.services.db.insert(posts).values(waiting);
  expect(await restore(uuid)).toMatchObject({
    ...{ status: 409, body: { reason: 'POSTS_TOO_MANY', parameters: { limit: '500' } } },
  });
});

test.each(['POSTED', 'FAILED'] as const)(
  'STM-12 what is %s comes back as that, late as it is',
  async (step) => {
    const { uuid } = await create();
    const publishAt = new Date(inMs(-DAY));
    await platform.services.db.update(posts).set({ step, publishAt }).where(eq(posts.uuid, uuid));
    await remove(uuid);
    expect((await restore(uuid)).status).toBe(204);
    const [row] = await platform.services.db.select().from(posts).where(eq(posts.uuid, uuid));
    expect(row?.step).toBe(step);
  },
);

test('PRM-06 nobody of another organization, and nobody without the right, restores a post', async () => {
  const { uuid } = await create();
  await remove(uuid);
  const other = await socialWorld(platform);
  expect((await restore(uuid, other.token)).status).toBe(404);
  expect((await world.call('GET', bin(), undefined, other.token)).status).toBe(403);
  const { userName } = await platform.createUser(world.customerId, { roles: ['CAMPUS_REVIEW'] });
  const token = await platform.signIn(userName);
  expect((await restore(uuid, token)).status).toBe(403);
  expect((await world.call('GET', bin(), undefined, token)).status).toBe(403);
  expect((await restore(uuid)).status).toBe(204);
});

describe('a post that an event asks for', () => {
  let scheduleId: string;
  let occurrenceId: string;
  let destination: string;
  let uuid: string;

  beforeEach(async () => {
    const { customerId } = world;
    [scheduleId, occurrenceId, destination] = [randomUUID(), randomUUID(), randomUUID()];
    const now = platform.clock.now();
    const startAt = new Date(now.getTime() + 5 * DAY);
    const { db } = platform.services;
    await db.insert(schedules).values({
      ...{ uuid: scheduleId, customerId, name: 'Service', description: 'Every Sunday', type: 'LIVE' },
      ...{ encoderSettingsType: 'automatic', createdAt: now, timezone: 'UTC' },
      ...{ startLocal: startAt.toISOString().slice(0, 16), durationMs: HOUR },
    });
    await db.insert(scheduleOccurrences).values({
      ...{ id: occurrenceId, scheduleId, customerId, startAt, endAt: new Date(startAt.getTime() + HOUR) },
      ...{ status: 'IDLE', statusChangedAt: now },
    });
    await askFor(destination);
    await eventPosts.step(platform.services);
    ({ uuid } = (await postOf())!);
    await remove(uuid);
  });

  const askFor = (id: string) =>
    platform.services.db.insert(scheduleDestinations).values({
      ...{ id, customerId: world.customerId, scheduleId, position: 0, kind: 'YOUTUBE' },
      ...{ socialAccountId: accountId, placeId: 'UCharbourstreet', privacy: 'public', scheduledPostDays: 2 },
    });
  const postOf = async () =>
    (await platform.services.db.select().from(posts).where(eq(posts.occurrenceId, occurrenceId)))[0];

  test('DST-09 comes back as that, and follows its event again', async () => {
    expect((await restore(uuid)).status).toBe(204);
    expect(await postOf()).toMatchObject({ uuid, step: 'PLANNED', title: 'Service', occurrenceId });
    const { db } = platform.services;
    await db.update(schedules).set({ name: 'Feast' }).where(eq(schedules.uuid, scheduleId));
    await eventPosts.step(platform.services);
    expect(await postOf()).toMatchObject({ uuid, title: 'Feast' });
  });

  test('does not come back once the event will not take place', async () => {
    await platform.services.db.update(schedules).set({ paused: true }).where(eq(schedules.uuid, scheduleId));
    expect(await restore(uuid)).toMatchObject({ status: 409, body: { reason: 'POST_EVENT_OVER' } });
  });

  test('does not come back beside the post that the event asked for since', async () => {
    const { db } = platform.services;
    await db.delete(scheduleDestinations).where(eq(scheduleDestinations.id, destination));
    await askFor(randomUUID());
    await eventPosts.step(platform.services);
    expect(await restore(uuid)).toMatchObject({ status: 409, body: { reason: 'POST_REPLACED' } });
  });
});
