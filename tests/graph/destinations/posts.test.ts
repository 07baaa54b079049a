import { eq } from 'drizzle-orm';
import { contentDestinations } from '../../../fixtures/platform/kernel/db/schema/destinations.ts';
import { scheduleOccurrences, schedules } from '../../../fixtures/platform/kernel/db/schema/events.ts';
import { groupDestinations } from '../../../fixtures/platform/kernel/db/schema/destinationGroups.ts';
import { posts } from '../../../fixtures/platform/kernel/db/schema/posts.ts';
import { scheduleDestinations } from '../../../fixtures/platform/kernel/db/schema/scheduleDestinations.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { SOCIAL_ACCOUNT_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import type { GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let maya: GraphClient;
let northgate: GraphClient;
let mediaItemId: string;

beforeAll(async () => {
  world = await openWorld();
  // Demo events must not use up notifications.
  const { db } = world.platform.services;
  for (const places of [scheduleDestinations, groupDestinations])
    await db.update(places).set({ privacy: 'org' }).where(eq(places.kind, 'YOUTUBE'));
  maya = await world.signIn('admin@harbour.example');
  northgate = await world.signIn('admin@northgate.example');
  const found = await maya.data(
    `{ viewer { customer { mediaSearch(first: 20) { nodes { id isPlayable } } } } }`,
  );
  mediaItemId = found.viewer.customer.mediaSearch.nodes.find(
    ({ isPlayable }: { isPlayable: boolean }) => isPlayable,
  ).id;
}, START_MS);
afterAll(() => world?.close());

const DAY = 24 * 60 * 60_000;
const inMs = (ms: number) => new Date(world.platform.clock.now().getTime() + ms).toISOString();
const FIELDS = `id kind title description privacy hasNotification publishAt lockedAt state failureReason isOfEvent
  destination { id name } socialAccount { id } mediaItem { id }`;
const ERRORS = 'userErrors { code reason field parameters { name value } }';
const CREATE = `mutation ($input: CreatePostInput!) { createPost(input: $input) { post { ${FIELDS} } ${ERRORS} } }`;
const UPDATE = `mutation ($input: UpdatePostInput!) { updatePost(input: $input) { post { ${FIELDS} } ${ERRORS} } }`;
const DELETE = `mutation ($input: DeletePostInput!) { deletePost(input: $input) { deletedId ${ERRORS} } }`;
const ONE = `query ($id: ID!) { post(id: $id) { ${FIELDS} } }`;
const WITHIN = `query ($from: DateTime!, $to: DateTime!) { viewer { customer { postsWithin(from: $from, to: $to) {
  id title socialAccount { id name } mediaItem { id } } } } }`;

const create = async (fields: object = {}) => {
  const input = {
    ...{ mediaItemId, accountId: SOCIAL_ACCOUNT_IDS.youtube, placeId: 'UCharbourstreet', title: 'Sermon' },
    ...{ description: 'Sunday', privacy: 'ORG', publishAt: inMs(DAY), ...fields },
  };
  return (await maya.data(CREATE, { input })).createPost;
};
const update = async (input: object) => (await maya.data(UPDATE, { input })).updatePost;

test('C-151 S-050 a post that tells of an event names it, and one of a saved video none', async () => {
  const { post } = await create();
  const EVENT = 'query ($id: ID!) { post(id: $id) { isOfEvent event { id name } occurrenceId } }';
  const read = async () => (await maya.data(EVENT, { id: post.id })).post;
  expect(await read()).toEqual({ isOfEvent: false, event: null, occurrenceId: null });
  const { db } = world.platform.services;
  const [found] = await db
    .select({ occurrenceId: scheduleOccurrences.id, event: { id: schedules.uuid, name: schedules.name } })
    .from(scheduleOccurrences)
    .innerJoin(schedules, eq(schedules.uuid, scheduleOccurrences.scheduleId))
    .where(eq(schedules.customerId, CUSTOMERS.harbour))
    .limit(1);
  const { occurrenceId } = found!;
  await db.update(posts).set({ occurrenceId, mediaId: null }).where(eq(posts.uuid, post.id));
  // Written past the service, which is told of it by a change.
  await update({ id: post.id, title: 'Tonight' });
  expect(await read()).toEqual({ isOfEvent: true, ...found });
  await maya.data(DELETE, { input: { id: post.id } });
});

test('C-150 C-151 C-153 a saved video is planned to appear, read and removed', async () => {
  const { post, userErrors } = await create();
  expect(userErrors).toEqual([]);
  expect(post).toEqual({
    ...{ id: expect.any(String), kind: 'YOUTUBE', title: 'Sermon', description: 'Sunday', privacy: 'ORG' },
    ...{ hasNotification: false, publishAt: inMs(DAY), lockedAt: inMs(DAY - 600_000), state: 'EDITABLE' },
    ...{
      failureReason: null,
      isOfEvent: false,
      destination: { id: 'UCharbourstreet', name: 'Harbour Street' },
    },
    ...{ socialAccount: { id: SOCIAL_ACCOUNT_IDS.youtube }, mediaItem: { id: mediaItemId } },
  });
  expect((await maya.data(ONE, { id: post.id })).post).toEqual(post);
  expect((await northgate.data(ONE, { id: post.id })).post).toBeNull();
  const removal = { input: { id: post.id } };
  expect((await northgate.data(DELETE, removal)).deletePost.deletedId).toBeNull();
  expect((await maya.data(DELETE, removal)).deletePost).toEqual({ deletedId: post.id, userErrors: [] });
  expect((await maya.data(ONE, { id: post.id })).post).toBeNull();
});

test('C-153 S-050 a post that was removed stands in the bin and is restored while its time lies ahead', async () => {
  const bin = '{ viewer { customer { binEntries(kind: POST) { nodes { id kind name } } } } }';
  const inBin = async () => (await maya.data(bin)).viewer.customer.binEntries.nodes;
  const restore = async (id: string, client = maya) =>
    (
      await client.data(
        `mutation ($id: ID!) { restoreDeleted(input: { kind: POST, id: $id }) { restoredId ${ERRORS} } }`,
        { id },
      )
    ).restoreDeleted;
  const { post } = await create();
  await maya.data(DELETE, { input: { id: post.id } });
  const entry = { id: post.id, kind: 'POST', name: 'Sermon' };
  expect(await inBin()).toContainEqual(entry);
  expect((await restore(post.id, northgate)).restoredId).toBeNull();
  expect(await restore(post.id)).toEqual({ restoredId: post.id, userErrors: [] });
  expect((await maya.data(ONE, { id: post.id })).post).toEqual(post);
  expect(await inBin()).not.toContainEqual(entry);
  const past = (await create()).post;
  const { db } = world.platform.services;
  await db
    .update(posts)
    .set({ publishAt: new Date(inMs(11 * 60_000)) })
    .where(eq(posts.uuid, past.id));
  await maya.data(DELETE, { input: { id: past.id } });
  world.platform.clock.advance(11 * 60_000);
  expect(await restore(past.id)).toMatchObject({
    restoredId: null,
    userErrors: [{ code: 'CONFLICT', reason: 'POST_RESTORE_LATE', field: null }],
  });
});

test.each([
  ['DST-01', { title: '' }, 'title', 'POST_TITLE_REQUIRED'],
  ['DST-02', { description: '<b>' }, 'description', 'POST_ANGLE_BRACKETS'],
  ['DST-03', { title: 'x'.repeat(101) }, 'title', 'YOUTUBE_TITLE_TOO_LONG'],
  ['DST-04', { placeId: '' }, 'placeId', 'POST_DESTINATION_REQUIRED'],
  ['DST-26', { publishAt: '2020-01-01T00:00:00.000Z' }, 'publishAt', 'POST_TIME_PAST'],
] as const)('%s %o is refused before the service is asked', async (_rule, fields, field, reason) => {
  await world.platform.forgetRequests();
  expect(await create(fields)).toMatchObject({ post: null, userErrors: [{ reason, field: [field] }] });
  const asked = (await world.platform.requests()).filter(({ method }) => method === 'POST');
  expect(asked).toEqual([]);
});

test('DST-11 STM-12 a post is changed while it can be, and a locked one comes back as it is', async () => {
  const { post } = await create();
  const changed = await update({ id: post.id, title: 'Feast', privacy: 'PUBLIC' });
  expect(changed).toMatchObject({
    userErrors: [],
    post: { title: 'Feast', privacy: 'PUBLIC', description: 'Sunday' },
  });
  expect(await update({ id: post.id, publishAt: inMs(-1) })).toMatchObject({
    userErrors: [{ reason: 'POST_TIME_PAST', field: ['publishAt'] }],
  });
  const soon = { publishAt: new Date(inMs(600_000)) };
  await world.platform.services.db.update(posts).set(soon).where(eq(posts.uuid, post.id));
  expect(await update({ id: post.id, title: 'Late' })).toMatchObject({
    post: { state: 'LOCKED', title: 'Feast' },
    userErrors: [{ code: 'STATE', reason: 'POST_LOCKED', parameters: [{ name: 'minutes', value: '10' }] }],
  });
});

test('DST-08 the fourth notification of a channel within 24 hours is refused', async () => {
  for (const days of [3, 3.1, 3.2]) {
    expect((await create({ hasNotification: true, publishAt: inMs(days * DAY) })).userErrors).toEqual([]);
  }
  expect(await create({ hasNotification: true, publishAt: inMs(3.3 * DAY) })).toMatchObject({
    userErrors: [{ reason: 'POST_NOTIFICATIONS', field: ['hasNotification'] }],
  });
});

test('DST-08 a live broadcast that has been on air is one of the three', async () => {
  const startedAt = new Date(inMs(20 * DAY));
  await world.platform.services.db.insert(contentDestinations).values({
    ...{ id: 'broadcast', customerId: CUSTOMERS.harbour, kind: 'YOUTUBE', streamType: 'LIVE' },
    ...{ status: 'STOPPED', statusChangedAt: startedAt, title: 'Service', createdAt: startedAt, startedAt },
    ...{ accountId: SOCIAL_ACCOUNT_IDS.youtube, destinationId: 'UCharbourstreet', privacy: 'public' },
  });
  const notifying = (days: number) => create({ hasNotification: true, publishAt: inMs(days * DAY) });
  for (const days of [20.1, 20.2]) expect((await notifying(days)).userErrors).toEqual([]);
  expect((await notifying(20.3)).userErrors).toMatchObject([{ reason: 'POST_NOTIFICATIONS' }]);
});

test('C-149 posts of a window come with their accounts and videos in three REST calls', async () => {
  for (const title of ['One', 'Two', 'Three']) await create({ title, publishAt: inMs(10 * DAY) });
  await world.platform.forgetRequests();
  const { viewer } = await maya.data(WITHIN, { from: inMs(9 * DAY), to: inMs(11 * DAY) });
  expect(viewer.customer.postsWithin.map(({ title }: { title: string }) => title).sort()).toEqual([
    'One',
    'Three',
    'Two',
  ]);
  const calls = (await world.platform.requests()).map(({ path }) => path);
  expect(calls.filter((path) => path.endsWith('/posts'))).toHaveLength(1);
  expect(calls.filter((path) => path.includes('/socialmedia'))).toHaveLength(1);
});
