import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { scheduleOccurrences, schedules } from '../../../fixtures/platform/kernel/db/schema/events.ts';
import { contentDestinations } from '../../../fixtures/platform/kernel/db/schema/destinations.ts';
import { mediaItems } from '../../../fixtures/platform/kernel/db/schema/media.ts';
import { posts } from '../../../fixtures/platform/kernel/db/schema/posts.ts';
import { scheduleDestinations } from '../../../fixtures/platform/kernel/db/schema/scheduleDestinations.ts';
import { socialAccounts } from '../../../fixtures/platform/kernel/db/schema/socialAccounts.ts';
import { socialLives } from '../../../fixtures/platform/kernel/db/schema/socialLives.ts';
import { runDueSteps, type RecurringStep } from '../../../fixtures/platform/jobs/recurring.ts';
import { eventPosts } from '../../../fixtures/platform/domains/destinations/posts/eventPosts.ts';
import type { PostRecord } from '../../../fixtures/platform/domains/destinations/posts/records.ts';
import { postsDue } from '../../../fixtures/platform/domains/destinations/posts/sending.ts';
import { collectMails } from '../../support/mails.ts';
import { startTestPlatform, TEST_NOW, type TestPlatform } from '../../support/platform.ts';
import { until } from '../../support/until.ts';
import { accountsAndPackage, insertVideo, START_LIMIT_MS } from '../worlds/mediaWorld.ts';
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
  // It only goes on: what is done every so often has its next time.
  world = await postWorld(platform);
  ({ mediaId, accountId } = world);
});

const inMs = (ms: number) => world.inMs(ms);
const list = () => world.list;
const create = (fields?: object) => world.create(fields);
const read = async (uuid: string) => (await world.call<PostRecord>('GET', `/api/v3/posts/${uuid}`)).body;
const change = (uuid: string, fields: object) =>
  world.call<PostRecord & Refused>('PATCH', `/api/v3/posts/${uuid}`, fields);
const remove = (uuid: string) => world.remove(uuid);
const run = (...steps: RecurringStep[]) => {
  platform.clock.advance(30_000);
  return runDueSteps(platform.services, steps, (error) => {
    throw error;
  });
};
const rowOf = async (uuid: string) =>
  (await platform.services.db.select().from(posts).where(eq(posts.uuid, uuid)))[0]!;
/** Goes to the time of a post, which the session of the test does not outlast. */
async function atItsTime(uuid: string, late = 0) {
  platform.clock.set(new Date((await rowOf(uuid)).publishAt.getTime() + late));
  await run(postsDue);
  await until(async () => (await rowOf(uuid)).step !== 'PLANNED', 'its end');
  return rowOf(uuid);
}

test('DST-01 DST-04 STM-12 a saved video is planned to appear, and told with what can be changed', async () => {
  const { status, body } = await create();
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...{ kind: 'YOUTUBE', accountId, destinationId: 'UCharbourstreet', destinationName: 'Harbour Street' },
    ...{ mediaId, scheduleId: null, title: 'Sermon', description: 'Sunday', privacy: 'public' },
    ...{ notifies: false, publishAt: inMs(DAY), state: 'EDITABLE', lockedAt: inMs(DAY - 10 * MINUTE) },
    ...{ endedAt: null, problem: null },
  });
  expect(
    (await world.call<PostRecord[]>('GET', `${list()}?start=${inMs(0)}&end=${inMs(2 * DAY)}`)).body,
  ).toEqual([body]);
  expect((await world.call('GET', `${list()}?start=${inMs(2 * DAY)}`)).body).toEqual([]);
});

test.each([
  ['DST-01', { title: ' ' }, 'title', 'POST_TITLE_REQUIRED'],
  ['DST-01', { description: '' }, 'description', 'POST_DESCRIPTION_REQUIRED'],
  ['DST-02', { title: 'a < b' }, 'title', 'POST_ANGLE_BRACKETS'],
  ['DST-03', { title: 'x'.repeat(101) }, 'title', 'YOUTUBE_TITLE_TOO_LONG'],
  ['DST-04', { privacy: 'friends' }, 'privacy', 'POST_PRIVACY_REQUIRED'],
  ['DST-04', { accountId: '' }, 'accountId', 'POST_ACCOUNT_REQUIRED'],
  ['DST-04', { destinationId: '' }, 'destinationId', 'POST_DESTINATION_REQUIRED'],
  ['DST-04', { destinationId: 'UCother' }, 'destinationId', 'SOCIAL_DESTINATION_UNKNOWN'],
  ['DST-26', { publishAt: TEST_NOW.toISOString() }, 'publishAt', 'POST_TIME_PAST'],
] as const)('%s %o is refused on its field', async (_rule, fields, field, reason) => {
  expect(await create(fields)).toMatchObject({ status: 400, body: { field, reason } });
});

test('DST-03 a title of 100 characters is taken on YouTube', async () => {
  expect((await create({ title: 'x'.repeat(100) })).status).toBe(201);
});

test('DST-08 the fourth notification of a channel within 24 hours is refused', async () => {
  for (const ms of [HOUR, 2 * HOUR, 3 * HOUR]) {
    expect((await create({ notifies: true, publishAt: inMs(ms) })).status).toBe(201);
  }
  const fourth = { notifies: true, publishAt: inMs(HOUR + DAY - 1) };
  expect(await create(fourth)).toMatchObject({
    status: 400,
    body: { field: 'notifies', reason: 'POST_NOTIFICATIONS', parameters: { limit: '3', hours: '24' } },
  });
  expect((await create({ ...fourth, notifies: false })).status).toBe(201);
  const later = await create({ notifies: true, publishAt: inMs(HOUR + DAY) });
  expect(later.status).toBe(201);
  expect(await change(later.body.uuid, { publishAt: inMs(HOUR + DAY - 1) })).toMatchObject({ status: 400 });
});

test('DST-08 two who ask at once for the last notification do not both get it', async () => {
  for (const ms of [HOUR, 2 * HOUR]) await create({ notifies: true, publishAt: inMs(ms) });
  const both = await Promise.all(
    [3, 4].map((hours) => create({ notifies: true, publishAt: inMs(hours * HOUR) })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
});

test('DST-11 STM-12 an editable post is changed, a locked one is not', async () => {
  const { uuid } = (await create()).body;
  expect((await change(uuid, { title: 'Sermon two', publishAt: inMs(2 * DAY) })).body).toMatchObject({
    ...{ title: 'Sermon two', description: 'Sunday', publishAt: inMs(2 * DAY), state: 'EDITABLE' },
  });
  expect(await change(uuid, { publishAt: inMs(0) })).toMatchObject({
    status: 400,
    body: { field: 'publishAt' },
  });
  await platform.services.db
    .update(posts)
    .set({ publishAt: new Date(inMs(10 * MINUTE)) })
    .where(eq(posts.uuid, uuid));
  expect((await read(uuid)).state).toBe('LOCKED');
  const locked = {
    status: 409,
    body: { code: 'STATE', reason: 'POST_LOCKED', parameters: { minutes: '10' } },
  };
  expect(await change(uuid, { title: 'Too late' })).toMatchObject(locked);
  expect(await remove(uuid)).toMatchObject(locked);
});

test.each(['POSTED', 'FAILED'] as const)(
  'STM-12 what is %s is not changed, and may be removed',
  async (step) => {
    const { uuid } = (await create()).body;
    await platform.services.db.update(posts).set({ step }).where(eq(posts.uuid, uuid));
    expect(await change(uuid, { title: 'Other' })).toMatchObject({
      status: 409,
      body: { reason: 'POST_ENDED' },
    });
    expect((await remove(uuid)).status).toBe(204);
    expect((await world.call('GET', `/api/v3/posts/${uuid}`)).status).toBe(404);
    expect((await remove(uuid)).status).toBe(404);
  },
);

test('a post is read, changed and removed by nobody of another organisation', async () => {
  const { uuid } = (await create()).body;
  const other = await socialWorld(platform);
  for (const method of ['GET', 'PATCH', 'DELETE']) {
    const body = method === 'PATCH' ? { title: 'Theirs' } : undefined;
    expect((await world.call(method, `/api/v3/posts/${uuid}`, body, other.token)).status).toBe(404);
  }
  expect((await world.call('POST', list(), { title: 'x' }, other.token)).status).toBe(403);
  const theirs = await insertVideo(platform, other.customerId);
  expect((await create({ mediaId: theirs })).status).toBe(404);
});

test.each(['FACEBOOK', 'YOUTUBE'] as const)(
  'STM-12 a planned post of %s will be posted at the scheduled time',
  async (kind) => {
    const { uuid: account } = await (kind === 'YOUTUBE' ? { uuid: accountId } : world.linked(kind));
    const destinationId = kind === 'YOUTUBE' ? 'UCharbourstreet' : '1048576001';
    const { uuid } = (await create({ accountId: account, destinationId })).body;
    await run(postsDue);
    expect((await rowOf(uuid)).step).toBe('PLANNED');
    expect(await atItsTime(uuid)).toMatchObject({
      step: 'POSTED',
      problem: null,
      networkPostId: expect.any(String),
    });
  },
);

test('a post without a time is posted at once', async () => {
  const { body } = await create({ publishAt: null });
  expect(body.state).toBe('LOCKED');
  expect(await atItsTime(body.uuid)).toMatchObject({ step: 'POSTED' });
});

test('SOC-03 STM-12 what the network refuses fails, and who made it hears why by mail', async () => {
  const { userName } = await platform.createUser(world.customerId);
  const token = await platform.signIn(userName);
  const { uuid } = (
    await world.call<PostRecord>(
      ...(['POST', list()] as const),
      {
        ...{ mediaId, accountId, destinationId: 'UCharbourstreet', title: 'Sermon', description: 'Sunday' },
        ...{ privacy: 'public', publishAt: inMs(HOUR) },
      },
      token,
    )
  ).body;
  const here = eq(socialAccounts.uuid, accountId);
  await platform.services.db.update(socialAccounts).set({ refusedAt: platform.clock.now() }).where(here);
  expect(await atItsTime(uuid)).toMatchObject({
    step: 'FAILED',
    problem: 'SOCIAL_RENEWAL_NEEDED?network=YouTube',
  });
  const mails = await collectMails(platform).to(userName);
  expect(mails.map(({ subject }) => subject)).toEqual(['A post to YouTube failed']);
  expect(mails[0]!.text).toContain('Renew access to this YouTube account.');
  expect(mails[0]!.text).toContain(`/schedule/post/${uuid}`);
});

test('STM-12 a post whose time is over an hour past fails', async () => {
  const late = (await create()).body.uuid;
  expect(await atItsTime(late, HOUR + 1)).toMatchObject({ step: 'FAILED', problem: 'POST_MISSED' });
});

test('STM-12 a post whose video is gone fails', async () => {
  const gone = (await create()).body.uuid;
  await platform.services.db
    .update(mediaItems)
    .set({ packageId: null })
    .where(eq(mediaItems.mediaId, mediaId));
  expect(await atItsTime(gone)).toMatchObject({ step: 'FAILED', problem: 'POST_VIDEO_GONE' });
});

describe('a post that an event asks for', () => {
  /** An event in so many milliseconds with a post so many days before. */
  async function event(ms: number, scheduledPostDays: number | null = 2) {
    const { customerId } = world;
    const [uuid, occurrenceId, id] = [randomUUID(), randomUUID(), randomUUID()];
    const now = platform.clock.now();
    const startAt = new Date(now.getTime() + ms);
    const { db } = platform.services;
    await db.insert(schedules).values({
      ...{ uuid, customerId, name: 'Service', description: 'Every Sunday', type: 'LIVE', timezone: 'UTC' },
      ...{ encoderSettingsType: 'automatic', createdAt: now },
      ...{ startLocal: startAt.toISOString().slice(0, 16), durationMs: HOUR },
    });
    await db.insert(scheduleOccurrences).values({
      ...{
        id: occurrenceId,
        scheduleId: uuid,
        customerId,
        startAt,
        endAt: new Date(startAt.getTime() + HOUR),
      },
      ...{ status: 'IDLE', statusChangedAt: now },
    });
    await db.insert(scheduleDestinations).values({
      ...{ id, customerId, scheduleId: uuid, position: 0, kind: 'YOUTUBE', socialAccountId: accountId },
      ...{ placeId: 'UCharbourstreet', privacy: 'public', scheduledPostDays },
    });
    return { uuid, occurrenceId, destination: eq(scheduleDestinations.id, id), startAt };
  }
  test('DST-08 live broadcasts of a channel that everybody sees are notifications as well', async () => {
    const { destination } = await event(HOUR, null);
    const now = platform.clock.now();
    await platform.services.db.insert(contentDestinations).values({
      ...{ id: randomUUID(), customerId: world.customerId, kind: 'YOUTUBE', streamType: 'LIVE' },
      ...{ status: 'STOPPED', statusChangedAt: now, title: 'Service', createdAt: now, startedAt: now },
      ...{ accountId, destinationId: 'UCharbourstreet', privacy: 'public', publishStatus: 'published' },
    });
    expect((await create({ notifies: true, publishAt: inMs(2 * HOUR) })).status).toBe(201);
    const fourth = { notifies: true, publishAt: inMs(3 * HOUR) };
    expect(await create(fourth)).toMatchObject({
      ...{ status: 400, body: { field: 'notifies', reason: 'POST_NOTIFICATIONS' } },
    });
    await platform.services.db.update(scheduleDestinations).set({ privacy: 'org' }).where(destination);
    expect((await create(fourth)).status).toBe(201);
  });

  const postOf = async (occurrenceId: string) =>
    (await platform.services.db.select().from(posts).where(eq(posts.occurrenceId, occurrenceId)))[0];

  test('DST-09 is made two weeks ahead and appears so many days before the event, which it follows', async () => {
    const { uuid, occurrenceId, startAt } = await event(10 * DAY);
    await run(eventPosts);
    await run(eventPosts);
    const made = (await postOf(occurrenceId))!;
    expect(made).toMatchObject({
      title: 'Service',
      description: 'Every Sunday',
      destinationName: 'Harbour Street',
    });
    expect(made.publishAt).toEqual(new Date(startAt.getTime() - 2 * DAY));
    const later = new Date(startAt.getTime() + DAY);
    const { db } = platform.services;
    await db.update(schedules).set({ name: 'Feast' }).where(eq(schedules.uuid, uuid));
    await db
      .update(scheduleOccurrences)
      .set({ startAt: later })
      .where(eq(scheduleOccurrences.id, occurrenceId));
    await run(eventPosts);
    expect(await postOf(occurrenceId)).toMatchObject({
      ...{ uuid: made.uuid, title: 'Feast', publishAt: new Date(later.getTime() - 2 * DAY) },
    });
    expect(await read(made.uuid)).toMatchObject({ scheduleId: uuid, eventStartAt: later.toISOString() });
  });

  test('is not made for events without one, nor further ahead', async () => {
    const without = await event(3 * DAY, null);
    const far = await event(17 * DAY);
    await run(eventPosts);
    expect(await postOf(without.occurrenceId)).toBeUndefined();
    expect(await postOf(far.occurrenceId)).toBeUndefined();
  });

  test('DST-11 says what somebody has changed it to, whatever its event says then', async () => {
    const { uuid, occurrenceId } = await event(5 * DAY);
    await run(eventPosts);
    const { uuid: post } = (await postOf(occurrenceId))!;
    expect((await change(post, { title: 'Come along' })).status).toBe(200);
    expect(await change(post, { publishAt: inMs(6 * DAY) })).toMatchObject({
      ...{ status: 400, body: { field: 'publishAt', reason: 'POST_AFTER_EVENT' } },
    });
    await platform.services.db.update(schedules).set({ name: 'Feast' }).where(eq(schedules.uuid, uuid));
    await run(eventPosts);
    expect(await postOf(occurrenceId)).toMatchObject({ title: 'Come along' });
  });

  test('goes when its event is paused or wants none any more, and is not made again once it removed', async () => {
    const paused = await event(5 * DAY);
    const wanted = await event(6 * DAY);
    const removed = await event(7 * DAY);
    await run(eventPosts);
    const { db } = platform.services;
    await db.update(schedules).set({ paused: true }).where(eq(schedules.uuid, paused.uuid));
    await db.update(scheduleDestinations).set({ scheduledPostDays: null }).where(wanted.destination);
    const { uuid } = (await postOf(removed.occurrenceId))!;
    expect((await remove(uuid)).status).toBe(204);
    await run(eventPosts);
    expect(await postOf(paused.occurrenceId)).toBeUndefined();
    expect(await postOf(wanted.occurrenceId)).toBeUndefined();
    expect((await world.call('GET', `/api/v3/posts/${uuid}`)).status).toBe(404);
    await db.update(schedules).set({ paused: false }).where(eq(schedules.uuid, paused.uuid));
    await run(eventPosts);
    expect(await postOf(paused.occurrenceId)).toBeDefined();
  });

  test('STM-12 announces the live video of the event at its time', async () => {
    const { occurrenceId } = await event(5 * DAY);
    await run(eventPosts);
    const { uuid } = (await postOf(occurrenceId))!;
    expect(await atItsTime(uuid)).toMatchObject({ step: 'POSTED' });
    const [live] = await platform.services.db.select().from(socialLives).where(eq(socialLives.postId, uuid));
    expect(live).toMatchObject({
      contentDestinationId: null,
      liveVideoId: expect.any(String),
      isPublished: true,
    });
  });
});
