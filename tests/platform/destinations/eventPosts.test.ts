import { asc, eq } from 'drizzle-orm';
import { jobs } from '../../../fixtures/platform/kernel/db/schema/jobs.ts';
import { posts } from '../../../fixtures/platform/kernel/db/schema/posts.ts';
import { socialLives } from '../../../fixtures/platform/kernel/db/schema/socialLives.ts';
import type { ScheduleRecord } from '../../../fixtures/platform/domains/events/schedule/records.ts';
import { eventPosts } from '../../../fixtures/platform/domains/destinations/posts/eventPosts.ts';
import { postsDue } from '../../../fixtures/platform/domains/destinations/posts/sending.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { accountsAndPackage, START_LIMIT_MS } from '../worlds/mediaWorld.ts';
import { DAY, HOUR, MINUTE, postWorld, type PostWorld } from '../worlds/postWorld.ts';

let platform: TestPlatform;
let world: PostWorld;

beforeAll(async () => {
  platform = await startTestPlatform({ seed: accountsAndPackage });
}, START_LIMIT_MS);
afterAll(() => platform.close());
beforeEach(async () => {
  world = await postWorld(platform);
});

/** The wall-clock time in so many milliseconds, in UTC. */
const localIn = (ms: number) => world.inMs(ms).slice(0, 16);
/** An event in five days that is announced two days before. */
async function announced(change: object = {}, scheduledPostDays: number | null = 2): Promise<ScheduleRecord> {
  const { status, body } = await world.call<ScheduleRecord>(
    'POST',
    `/api/v3/customers/${world.customerId}/schedules`,
    {
      ...{ name: 'Service', description: 'Every Sunday', type: 'SIMLIVE', mediaId: world.mediaId },
      ...{ timezone: 'UTC', startLocal: localIn(5 * DAY), duration: HOUR, encoderSettingsType: 'automatic' },
      destinations: [
        {
          ...{ kind: 'YOUTUBE', socialAccountId: world.accountId, placeId: 'UCharbourstreet' },
          ...{ title: 'Service', description: 'Every Sunday', privacy: 'public', publishState: 'published' },
          scheduledPostDays,
        },
      ],
      ...change,
    },
  );
  expect([status, body]).toEqual([201, expect.anything()]);
  await eventPosts.step(platform.services);
  return body;
}
const of = ({ uuid }: Pick<ScheduleRecord, 'uuid'>) => `/api/v3/schedules/${uuid}`;
const postsOf = async () => {
  await eventPosts.step(platform.services);
  return platform.services.db
    .select()
    .from(posts)
    .where(eq(posts.customerId, world.customerId))
    .orderBy(asc(posts.publishAt));
};
const change = (uuid: string, values: Partial<typeof posts.$inferInsert>) =>
  platform.services.db.update(posts).set(values).where(eq(posts.uuid, uuid));
/** It stands at its network, which calls it by an id. */
async function posted({ uuid, customerId, accountId, destinationId }: typeof posts.$inferSelect) {
  await change(uuid, { step: 'POSTED', networkPostId: `live-${uuid}` });
  await platform.services.db.insert(socialLives).values({
    ...{ uuid: crypto.randomUUID(), customerId, accountId, kind: 'YOUTUBE', placeId: destinationId },
    ...{ postId: uuid, liveVideoId: `live-${uuid}`, isPublished: true, createdAt: platform.clock.now() },
  });
}
const edit = async (event: Pick<ScheduleRecord, 'uuid'>, body: object) => {
  const answer = await world.call<ScheduleRecord>('PATCH', of(event), body);
  expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
  return answer.body;
};

describe('an event that comes back from the bin', () => {
  const removeAndRestore = async (event: ScheduleRecord, token?: string) => {
    expect((await world.call('DELETE', of(event), undefined, token)).status).toBe(204);
    await eventPosts.step(platform.services);
    expect((await world.call('POST', `${of(event)}/restore`, undefined, token)).status).toBe(204);
  };

  test('DST-10 STM-12 what announced it is not posted once more, and is taken live by it', async () => {
    const event = await announced();
    await posted((await postsOf())[0]!);
    const before = await postsOf();
    await removeAndRestore(event);
    expect(await postsOf()).toEqual(before);
    const [live] = await platform.services.db
      .select()
      .from(socialLives)
      .where(eq(socialLives.customerId, world.customerId));
    expect(live?.postId).toBe(before[0]!.uuid);
  });

  test.each([
    ['what somebody wrote', { title: 'Come along', isOwnText: true }],
    ['one that somebody removed', { step: 'REMOVED' as const }],
  ])('DST-11 EVT-21 its post is as it was: %s', async (_what, values) => {
    const event = await announced();
    await change((await postsOf())[0]!.uuid, values);
    const before = await postsOf();
    expect(before).toMatchObject([values]);
    await removeAndRestore(event);
    expect(await postsOf()).toEqual(before);
  });

  test('DST-26 a post whose time passed meanwhile appears a quarter of an hour later', async () => {
    const event = await announced();
    const [{ uuid }] = (await postsOf()) as [typeof posts.$inferSelect];
    await change(uuid, { publishAt: new Date(world.inMs(0)), isOwnText: true });
    await removeAndRestore(event);
    expect(await postsOf()).toMatchObject([{ uuid, publishAt: new Date(world.inMs(15 * MINUTE)) }]);
  });
});

describe('an event that is paused and runs again', () => {
  const pause = (event: ScheduleRecord, paused: boolean) => edit(event, { paused });

  test('DST-11 STM-11 keeps what somebody wrote of it where it is, and has what it says itself anew', async () => {
    const event = await announced({ repeat: { type: 'WEEKLY', ends: 'AFTER', count: 2 } });
    const [first, second] = (await postsOf()) as (typeof posts.$inferSelect)[];
    await change(first!.uuid, { title: 'Come along', isOwnText: true });
    await pause(event, true);
    expect(await postsOf()).toMatchObject([{ uuid: first!.uuid, title: 'Come along' }]);
    await pause(event, false);
    const after = await postsOf();
    expect(after).toMatchObject([{ uuid: first!.uuid, title: 'Come along' }, { title: 'Service' }]);
    expect(after[1]!.occurrenceId).toBe(second!.occurrenceId);
  });

  test('DST-11 STM-12 goes without the post of a destination that it has no longer, whoever wrote it', async () => {
    const event = await announced();
    await change((await postsOf())[0]!.uuid, { title: 'Come along', isOwnText: true });
    await pause(event, true);
    await edit(event, { destinations: [{ ...event.destinations[0], scheduledPostDays: null }] });
    expect(await postsOf()).toEqual([]);
  });

  test('DST-26 STM-12 a post whose time passes while it is paused has not failed, and appears after it runs again', async () => {
    const event = await announced();
    const [{ uuid }] = (await postsOf()) as [typeof posts.$inferSelect];
    await change(uuid, { publishAt: new Date(world.inMs(-MINUTE)), title: 'Come along', isOwnText: true });
    await pause(event, true);
    const ordered = () => platform.services.db.$count(jobs, eq(jobs.subject, uuid));
    await postsDue.step(platform.services);
    expect(await ordered()).toBe(0);
    await pause(event, false);
    expect(await postsOf()).toMatchObject([
      { uuid, step: 'PLANNED', title: 'Come along', publishAt: new Date(world.inMs(15 * MINUTE)) },
    ]);
    await change(uuid, { publishAt: new Date(world.inMs(-MINUTE)) });
    await postsDue.step(platform.services);
    expect(await ordered()).toBe(1);
  });
});

describe('an event that is moved', () => {
  test('DST-10 DST-11 one date of a series takes its post along when it is changed by itself', async () => {
    const series = await announced({ repeat: { type: 'WEEKLY', ends: 'AFTER', count: 2 } });
    const [first] = (await postsOf()) as [typeof posts.$inferSelect];
    await posted(first);
    const date = series.occurrences[0]!.id;
    const alone = await edit(series, {
      ...{ scope: 'this', occurrence: date, name: 'Feast', startLocal: localIn(5 * DAY + HOUR) },
    });
    const ofDate = (await postsOf()).filter(({ occurrenceId }) => occurrenceId === date);
    expect(ofDate).toMatchObject([
      { uuid: first.uuid, step: 'POSTED', eventDestinationId: alone.destinations[0]!.id },
    ]);
  });

  test('DST-11 DST-26 a post with words of its own goes ahead of an event that is moved before it, and keeps its words', async () => {
    const event = await announced();
    const [post] = await postsOf();
    const publishAt = new Date(platform.clock.now().getTime() + 4 * DAY);
    await change(post!.uuid, { title: 'Come along', isOwnText: true, publishAt });
    await edit(event, { startLocal: localIn(4.5 * DAY) });
    expect(await postsOf()).toMatchObject([{ title: 'Come along', publishAt }]);
    const startLocal = localIn(3 * DAY);
    await edit(event, { startLocal });
    const ahead = new Date(Date.parse(`${startLocal}:00Z`) - 2 * DAY);
    expect(await postsOf()).toMatchObject([{ title: 'Come along', publishAt: ahead }]);
  });

  test.each([
    ['an event, to another week', null, 8 * DAY],
    ['a weekly series, by three days', { type: 'WEEKLY', ends: 'AFTER', count: 2 }, 3 * DAY],
  ])('DST-10 DST-11 keeps its times and what was posted of them: %s', async (_what, repeat, by) => {
    const event = await announced({ repeat });
    const [first] = (await postsOf()) as [typeof posts.$inferSelect];
    await posted(first);
    const moved = await edit(event, { startLocal: localIn(5 * DAY + by) });
    expect(moved.occurrences.map(({ id }) => id)).toEqual(event.occurrences.map(({ id }) => id));
    const made = await postsOf();
    expect(made.filter(({ step }) => step === 'POSTED')).toMatchObject([{ uuid: first.uuid }]);
    const times = made.map(({ occurrenceId }) => occurrenceId);
    expect(new Set(times).size).toBe(times.length);
  });

  test('RPT-07 a daily series keeps its times by an hour, and has others on other days', async () => {
    const event = await announced({ repeat: { type: 'DAILY', ends: 'AFTER', count: 3 } }, null);
    const ids = event.occurrences.map(({ id }) => id);
    const keptAt = async (ms: number) => {
      const { occurrences } = await edit(event, { startLocal: localIn(5 * DAY + ms) });
      return occurrences.map(({ id }) => ids.indexOf(id));
    };
    expect(await keptAt(HOUR)).toEqual([0, 1, 2]);
    expect(await keptAt(2 * DAY + HOUR)).toEqual([2, -1, -1]);
  });
});

describe('a date of a series that is skipped and brought back', () => {
  const weekly = { repeat: { type: 'WEEKLY', ends: 'AFTER', count: 2 } };
  const skip = async (event: ScheduleRecord, date: string) => {
    expect((await world.call('POST', `${of(event)}/exdate`, { date })).status).toBeLessThan(300);
    await eventPosts.step(platform.services);
  };
  const bringBack = async (event: ScheduleRecord, date: string) => {
    const { status } = await world.call('POST', `${of(event)}/exdate/restore`, { date });
    expect(status).toBeLessThan(300);
  };

  test('DST-10 EVT-29 is not announced once more: its network has the first post, and takes it live by that', async () => {
    const event = await announced(weekly);
    const date = event.occurrences[0]!.startDay;
    const [first, ...others] = (await postsOf()) as [typeof posts.$inferSelect];
    await posted(first);
    await skip(event, date);
    await bringBack(event, date);
    const after = await postsOf();
    expect(after).toHaveLength(1 + others.length);
    expect(after[0]).toMatchObject({ uuid: first.uuid, step: 'POSTED', skippedAt: null });
    const { body } = await world.call<ScheduleRecord>('GET', of(event));
    expect(after[0]!.occurrenceId).toBe(body.occurrences[0]!.id);
    const ours = eq(socialLives.customerId, world.customerId);
    const [live] = await platform.services.db.select().from(socialLives).where(ours);
    expect(live?.postId).toBe(first.uuid);
  });

  test('DST-11 EVT-29 what somebody wrote waits for it, unlisted and unsent, and a post that somebody removed stays removed', async () => {
    const event = await announced(weekly);
    const date = event.occurrences[0]!.startDay;
    const [first] = (await postsOf()) as [typeof posts.$inferSelect];
    await change(first.uuid, { title: 'Come along', isOwnText: true });
    await skip(event, date);
    const listed = async () => (await world.call<{ uuid: string }[]>('GET', world.list)).body;
    expect((await listed()).map(({ uuid }) => uuid)).not.toContain(first.uuid);
    await change(first.uuid, { publishAt: new Date(world.inMs(-MINUTE)) });
    await postsDue.step(platform.services);
    expect(await platform.services.db.select().from(jobs).where(eq(jobs.subject, first.uuid))).toEqual([]);
    await bringBack(event, date);
    // Its time has passed meanwhile: it appears as a late one does (DST-26).
    const back = { uuid: first.uuid, title: 'Come along', publishAt: new Date(world.inMs(15 * MINUTE)) };
    expect((await postsOf())[0]).toMatchObject(back);
    await change(first.uuid, { step: 'REMOVED' });
    await skip(event, date);
    await bringBack(event, date);
    expect((await postsOf()).map(({ uuid, step }) => [uuid, step])).toContainEqual([first.uuid, 'REMOVED']);
    expect((await postsOf()).filter(({ occurrenceId }) => occurrenceId === null)).toEqual([]);
  });

  test.each([
    ['and then brought back', {}],
    ['and brought back by that', { skipped: [] }],
  ])('DST-10 EVT-29 nor is it where its series was moved meanwhile %s', async (_when, values) => {
    const event = await announced(weekly);
    const [date, second] = event.occurrences.map(({ startDay }) => startDay) as [string, string];
    const later = (at: string) => new Date(Date.parse(at) + HOUR).toISOString();
    const [first] = (await postsOf()) as [typeof posts.$inferSelect];
    await posted(first);
    const count = (await postsOf()).length;
    await skip(event, date);
    await edit(event, { startLocal: localIn(5 * DAY + HOUR), ...values });
    if (!('skipped' in values)) await bringBack(event, later(date));
    const after = await postsOf();
    expect(after).toHaveLength(count);
    const { body } = await world.call<ScheduleRecord>('GET', of(event));
    expect(body.occurrences.map(({ startDay }) => startDay)).toEqual([later(date), later(second)]);
    expect(after[0]).toMatchObject({
      uuid: first.uuid,
      step: 'POSTED',
      occurrenceId: body.occurrences[0]!.id,
    });
  });

  test('DST-10 EVT-21 EVT-29 nor is it after its event was in the bin meanwhile', async () => {
    const event = await announced(weekly);
    const date = event.occurrences[0]!.startDay;
    const [first] = (await postsOf()) as [typeof posts.$inferSelect];
    await posted(first);
    const count = (await postsOf()).length;
    await skip(event, date);
    expect((await world.call('DELETE', of(event))).status).toBe(204);
    await eventPosts.step(platform.services);
    expect((await world.call('POST', `${of(event)}/restore`)).status).toBe(204);
    await bringBack(event, date);
    const after = await postsOf();
    expect(after).toHaveLength(count);
    expect(after[0]).toMatchObject({ uuid: first.uuid, step: 'POSTED' });
  });
});
