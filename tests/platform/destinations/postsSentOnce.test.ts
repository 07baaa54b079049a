import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { AllowedInside } from '../../../fixtures/shared/privateAddresses.ts';
import { scheduleOccurrences, schedules } from '../../../fixtures/platform/kernel/db/schema/events.ts';
import { posts } from '../../../fixtures/platform/kernel/db/schema/posts.ts';
import { scheduleDestinations } from '../../../fixtures/platform/kernel/db/schema/scheduleDestinations.ts';
import { socialLives } from '../../../fixtures/platform/kernel/db/schema/socialLives.ts';
import type { Work } from '../../../fixtures/platform/jobs/jobKind.ts';
import { takeJob } from '../../../fixtures/platform/jobs/leases.ts';
import { workOff } from '../../../fixtures/platform/jobs/run.ts';
import { eventPosts } from '../../../fixtures/platform/domains/destinations/posts/eventPosts.ts';
import type { PostRecord } from '../../../fixtures/platform/domains/destinations/posts/records.ts';
import { postsDue, postSending } from '../../../fixtures/platform/domains/destinations/posts/sending.ts';
import { createAsk } from '../../../fixtures/platform/domains/destinations/social/networks/http.ts';
import { createYoutube } from '../../../fixtures/platform/domains/destinations/social/networks/youtube.ts';
import { openStandIn } from '../../../fixtures/demo/socialNetworks/standIn.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { consent } from '../../support/socialConsent.ts';
import { accountsAndPackage, insertVideo, START_LIMIT_MS } from '../worlds/mediaWorld.ts';
import { socialWorld, type Kind, type SocialWorld } from '../worlds/socialWorld.ts';
import { tappedNetworks, type TappedNetworks } from '../worlds/tappedNetworks.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const HERE = new AllowedInside(['127.0.0.1']);
const PLACES = { FACEBOOK: '1048576001', YOUTUBE: 'UCharbourstreet' } as const;

let platform: TestPlatform;
let networks: TappedNetworks;
let tap: TappedNetworks['tap'];
let reach: TappedNetworks['reach'];
let world: SocialWorld;

beforeAll(async () => {
  platform = await startTestPlatform({ seed: accountsAndPackage, storage: 'PGlite' });
  await platform.jobs.stop();
  networks = await tappedNetworks(platform);
  ({ tap, reach } = networks);
}, START_LIMIT_MS);
afterAll(async () => {
  await platform.close();
  await networks.close();
});
beforeEach(async () => {
  world = await socialWorld(platform);
  for (const kind of ['FACEBOOK', 'YOUTUBE'] as const) reach(kind);
  tap.losesAnswersTo = null;
});

const rowOf = async (uuid: string) =>
  (await platform.services.db.select().from(posts).where(eq(posts.uuid, uuid)))[0]!;

/** A post of a saved video. */
async function videoPost(kind: Kind): Promise<string> {
  const mediaId = await insertVideo(platform, world.customerId, { title: 'Sermon' });
  const { uuid: accountId } = await world.linked(kind);
  const publishAt = new Date(platform.clock.now().getTime() + HOUR).toISOString();
  const path = `/api/v3/customers/${world.customerId}/posts`;
  const { body } = await world.call<PostRecord>('POST', path, {
    ...{ mediaId, accountId, destinationId: PLACES[kind], title: 'Sermon', description: 'Sunday' },
    ...{ privacy: 'public', publishAt },
  });
  return body.uuid;
}

/** A post that tells of an event in four days. */
async function eventPost(kind: Kind): Promise<string> {
  const { db } = platform.services;
  const { customerId } = world;
  const { uuid: socialAccountId } = await world.linked(kind);
  const [uuid, occurrenceId] = [randomUUID(), randomUUID()];
  const now = platform.clock.now();
  const startAt = new Date(now.getTime() + 4 * DAY);
  await db.insert(schedules).values({
    ...{ uuid, customerId, name: 'Service', description: 'Every Sunday', type: 'LIVE', timezone: 'UTC' },
    ...{ encoderSettingsType: 'automatic', createdAt: now },
    ...{ startLocal: startAt.toISOString().slice(0, 16), durationMs: HOUR },
  });
  const endAt = new Date(startAt.getTime() + HOUR);
  await db.insert(scheduleOccurrences).values({
    ...{ id: occurrenceId, scheduleId: uuid, customerId, startAt, endAt },
    ...{ status: 'IDLE', statusChangedAt: now },
  });
  await db.insert(scheduleDestinations).values({
    ...{ id: randomUUID(), customerId, scheduleId: uuid, position: 0, kind, socialAccountId },
    ...{ placeId: PLACES[kind], privacy: 'public', scheduledPostDays: 2 },
  });
  await eventPosts.step(platform.services);
  const [made] = await db.select().from(posts).where(eq(posts.occurrenceId, occurrenceId));
  return made!.uuid;
}

/** Goes to the time of a post, at which it waits for a worker. */
async function comesToItsTime(uuid: string) {
  tap.told.length = 0;
  platform.clock.set((await rowOf(uuid)).publishAt);
  await postsDue.step(platform.services);
}
/** Has it sent by a process that is killed between the network's answer and its own writing: the job stays taken. */
async function killedAfterTheAnswer(uuid: string) {
  await comesToItsTime(uuid);
  const job = (await takeJob(platform.services, postSending))!;
  expect(job.subject).toBe(uuid);
  const killed = new Error('The process ends here.');
  const work: Work = {
    ...{ job, signal: new AbortController().signal, onPulse: () => undefined },
    finish: () => Promise.reject(killed),
  };
  await expect(postSending.run(platform.services, work)).rejects.toBe(killed);
}
/** Has it sent by a worker that comes so much later. */
async function worksOff(uuid: string, afterMs = 15_000) {
  platform.clock.advance(afterMs);
  await workOff(platform.services, postSending);
  return rowOf(uuid);
}
const countTold = (path: RegExp) =>
  tap.told.filter((one) => one.method === 'POST' && path.test(one.path)).length;

const SHAPES = [
  ['a video on Facebook', 'FACEBOOK', videoPost, /^1048576001\/videos/],
  ['a video on YouTube', 'YOUTUBE', videoPost, /^videos/],
  ['an event on Facebook', 'FACEBOOK', eventPost, /^1048576001\/live_videos/],
  ['an event on YouTube', 'YOUTUBE', eventPost, /^liveBroadcasts\?/],
] as const;

test.each(SHAPES)(
  'STM-12 %s that was posted and not written down is found there, and not posted twice',
  async (_what, kind, make, path) => {
    const uuid = await make(kind);
    await killedAfterTheAnswer(uuid);
    expect((await rowOf(uuid)).step).toBe('PLANNED');
    expect(countTold(path)).toBe(1);
    expect(await worksOff(uuid)).toMatchObject({
      ...{ step: 'POSTED', problem: null, networkPostId: expect.any(String) },
    });
    expect(countTold(path)).toBe(1);
    const lives = await platform.services.db.select().from(socialLives).where(eq(socialLives.postId, uuid));
    expect(lives).toHaveLength(make === eventPost ? 1 : 0);
  },
);

test.each(SHAPES)(
  'STM-12 %s whose answer was lost on its way is not posted twice',
  async (_what, kind, make, path) => {
    const uuid = await make(kind);
    tap.losesAnswersTo = { method: 'POST', path };
    await comesToItsTime(uuid);
    expect(await worksOff(uuid, 0)).toMatchObject({ step: 'PLANNED' });
    tap.losesAnswersTo = null;
    expect(await worksOff(uuid)).toMatchObject({ step: 'POSTED' });
    expect(countTold(path)).toBe(1);
  },
);

test('a broadcast of YouTube that was left without its stream gets one', async () => {
  const uuid = await eventPost('YOUTUBE');
  tap.losesAnswersTo = { method: 'POST', path: /^liveBroadcasts\?/ };
  await comesToItsTime(uuid);
  await worksOff(uuid, 0);
  tap.losesAnswersTo = null;
  expect(countTold(/^liveBroadcasts\/bind/)).toBe(0);
  await worksOff(uuid);
  expect(countTold(/^liveBroadcasts\/bind/)).toBe(1);
});

test('STM-12 what was posted is found an hour later as well, when nothing would be posted any more', async () => {
  const uuid = await videoPost('FACEBOOK');
  await killedAfterTheAnswer(uuid);
  expect(await worksOff(uuid, HOUR + 1)).toMatchObject({ step: 'POSTED' });
});

test('a post that never reached its network is posted when it is found', async () => {
  const uuid = await videoPost('FACEBOOK');
  const { publishAt } = await rowOf(uuid);
  await platform.services.db.update(posts).set({ sentAt: publishAt }).where(eq(posts.uuid, uuid));
  await comesToItsTime(uuid);
  expect(await worksOff(uuid, 0)).toMatchObject({ step: 'POSTED' });
  expect(countTold(/^1048576001\/videos/)).toBe(1);
});

test('nothing is posted again while its network does not say what it has', async () => {
  const uuid = await videoPost('YOUTUBE');
  await killedAfterTheAnswer(uuid);
  reach('YOUTUBE', 'http://127.0.0.1:9/youtube');
  expect(await worksOff(uuid)).toMatchObject({ step: 'PLANNED' });
  reach('YOUTUBE');
  expect(await worksOff(uuid, 60_000)).toMatchObject({ step: 'POSTED' });
  expect(countTold(/^videos/)).toBe(1);
});

test('a stand-in that starts again still has what was posted, for whoever asks by the mark', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rostrum-stand-in-'));
  const { social, sealing } = platform.services;
  const open = () =>
    openStandIn({
      ...{ port: 0, clock: platform.clock, sealing, returnAddress: social.returnAddress },
      postedFile: join(folder, 'posted.json'),
    });
  const order = { title: 'Sunday', description: 'Live', destinationId: PLACES.YOUTUBE, mark: 'rs-1' };
  const startsAt = new Date(platform.clock.now().getTime() + DAY);
  const first = await open();
  const youtube = createYoutube(first.settingsOf('YOUTUBE'), createAsk(HERE));
  const { code = '' } = await consent(youtube.authorizeAddress('state'));
  const { tokens } = await youtube.exchange(code);
  const announced = await youtube.announceLive(tokens, {
    ...{ ...order, startsAt, privacy: 'public', isPublished: true, crosspostIds: [], button: null },
  });
  await first.close();
  const second = await open();
  const again = createYoutube(second.settingsOf('YOUTUBE'), createAsk(HERE));
  const since = platform.clock.now();
  expect(await again.findLives(tokens, { ...order, startsAt, since })).toEqual([announced]);
  expect(await again.findLives(tokens, { ...order, title: 'Monday', startsAt, since })).toEqual([]);
  await second.close();
  await rm(folder, { recursive: true });
});
