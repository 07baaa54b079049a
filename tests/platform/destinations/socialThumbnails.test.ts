import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type {
  DestinationScheduleRecord,
  ScheduleRecord,
} from '../../../fixtures/platform/domains/events/schedule/records.ts';
import { scheduleOccurrences, schedules } from '../../../fixtures/platform/kernel/db/schema/events.ts';
import { socialFiles } from '../../../fixtures/platform/kernel/db/schema/socialFiles.ts';
import { socialLives } from '../../../fixtures/platform/kernel/db/schema/socialLives.ts';
import { setUpDestinations } from '../../../fixtures/platform/domains/events/schedule/setUp.ts';
import { contentDestinations } from '../../../fixtures/platform/kernel/db/schema/destinations.ts';
import { removeNoted } from '../../../fixtures/platform/domains/media/items/removals.ts';
import { orderPicture } from '../../../fixtures/platform/domains/destinations/social/lives/picturing.ts';
import { unusedSocialFiles } from '../../../fixtures/platform/domains/destinations/social/unusedFiles.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { CHANNEL_IDS, ENCODER_IDS, SOCIAL_ACCOUNT_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { until } from '../../support/until.ts';
import { socialLiveWorld, type SocialLiveWorld } from '../worlds/socialLiveWorld.ts';
import type { Kind, Refused } from '../worlds/socialWorld.ts';

const DAY_MS = 86_400_000;
/** LIB-04: 2 MB are the most. */
const MOST_BYTES = 2 * 1024 * 1024;
/** Pictures that nothing uses yet, at most. */
const MOST_UNUSED = 50;

interface Sent extends Refused {
  fileId: string;
  url: string;
}

let platform: TestPlatform;
let world: SocialLiveWorld;
let token: string;
/** Of a world's own, which goes live. */
let accountId: string;

beforeAll(async () => {
  platform = await startTestPlatform({ engine: 'RTMP' });
  await until(() => platform.services.engine.state().rtmpPort !== null, 'the RTMP server');
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.services.db.delete(socialFiles);
  world = await socialLiveWorld(platform);
  accountId = (await world.linked('YOUTUBE')).uuid;
  token = await platform.signIn('admin@harbour.example');
});

const picture = async (format: 'png' | 'jpeg' | 'webp', bytes = 0) => {
  const made = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#204080' } })
    .toFormat(format)
    .toBuffer();
  return Buffer.concat([made, Buffer.alloc(Math.max(0, bytes - made.length))]).toString('base64');
};
const call = <T>(method: string, path: string, body?: object) =>
  platform.call<T>(method, path, { token, body });
/** Sends a picture for an account of the demo. */
const send = (file: string) =>
  call<Sent>('POST', `/api/v3/socialmedia/${SOCIAL_ACCOUNT_IDS.youtube}/files`, { file });
const sent = async () => (await send(await picture('png'))).body.fileId;
const sentIn = async ({ call: callAs }: Pick<SocialLiveWorld, 'call'>, account: string) =>
  (await callAs<Sent>('POST', `/api/v3/socialmedia/${account}/files`, { file: await picture('png') })).body
    .fileId;
const place = (thumbnailFileId: string | null) => ({
  ...{ kind: 'YOUTUBE', title: 'Vespers', description: 'Songs', privacy: 'public', thumbnailFileId },
  ...{ publishState: 'published', socialAccountId: SOCIAL_ACCOUNT_IDS.youtube, placeId: 'UCharbourstreet' },
});
let day = 1;
const planned = (...destinations: object[]) =>
  call<ScheduleRecord & Refused>('POST', `/api/v3/customers/${CUSTOMERS.harbour}/schedules`, {
    ...{ name: 'Vespers', type: 'LIVE', timezone: 'UTC', duration: 3_600_000, destinations },
    startLocal: `2027-03-${String((day += 1)).padStart(2, '0')}T19:00`,
    ...{ encoderId: ENCODER_IDS.vanKit, encoderChannelId: CHANNEL_IDS.mobile },
    encoderScheduleName: 'Vespers',
  });
/** The first date of an event, as the world's own organization would have it. */
const dateOf = async ({ uuid }: { uuid: string }) => {
  const { db } = platform.services;
  const [event] = await db.select().from(schedules).where(eq(schedules.uuid, uuid));
  const here = eq(scheduleOccurrences.scheduleId, uuid);
  const [date] = await db.select().from(scheduleOccurrences).where(here);
  const own = { customerId: world.customerId };
  const copied = { ...event!, ...own, uuid: randomUUID(), encoderId: null, encoderChannelId: null };
  await db.insert(schedules).values(copied);
  const occurrence = { ...date!, ...own, id: randomUUID(), scheduleId: copied.uuid };
  await db.insert(scheduleOccurrences).values(occurrence);
  return { event: copied, occurrence };
};
/** Thumbnail that the stand-in received. */
const received = async (id: string) => {
  const { address } = (await world.authorize('YOUTUBE')).body;
  const { liveVideoId } = (await world.liveOf(id))!;
  return fetch(`${new URL(address).origin}/pictures/${encodeURIComponent(liveVideoId!)}`);
};
const goesOn = async (kind: Kind, values: Parameters<SocialLiveWorld['planned']>[1]) => {
  const id = await world.planned(kind, values);
  await world.start(id);
  await world.becomes(id, 'starting');
  return id;
};
const forget = () => unusedSocialFiles.step(platform.services);
const kept = async () => (await platform.services.db.select().from(socialFiles)).map(({ uuid }) => uuid);

test.each(['png', 'jpeg'] as const)(
  'LIB-04 LIB-05 DST-25 a %s of 2 MB is kept for a destination, and seen as a JPEG at a signed address',
  async (format) => {
    const { status, body } = await send(await picture(format, MOST_BYTES));
    expect(status).toBe(201);
    const { destinations } = (await planned(place(body.fileId))).body;
    expect(destinations[0]).toMatchObject({ thumbnailFileId: body.fileId });
    const served = await fetch(destinations[0]!.thumbnailUrl!);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await sharp(await served.arrayBuffer()).metadata()).width).toBe(64);
    const unsigned = new URL(body.url);
    unsigned.searchParams.delete('token');
    expect((await fetch(unsigned)).status).toBe(403);
  },
);

test('LIB-04 more than 2 MB, another kind by its bytes and what cannot be read are refused', async () => {
  const refused = (reason: string) => ({ status: 400, body: { field: 'file', reason } });
  expect(await send(await picture('png', MOST_BYTES + 1))).toMatchObject(refused('THUMBNAIL_SIZE'));
  expect(await send(await picture('webp'))).toMatchObject(refused('THUMBNAIL_KIND'));
  expect(await send((await picture('png')).slice(0, 56))).toMatchObject(refused('THUMBNAIL_BROKEN'));
  expect(await kept()).toEqual([]);
});

test('DST-25 a picture of another organisation is none, and neither is one for its accounts', async () => {
  const path = `/api/v3/socialmedia/${accountId}/files`;
  expect((await call('POST', path, { file: await picture('png') })).status).toBe(404);
  expect(await planned(place(await sentIn(world, accountId)))).toMatchObject({
    status: 400,
    body: { field: 'destinations.0.thumbnailFileId', reason: 'EVENT_DESTINATION_UNKNOWN' },
  });
});

test('DST-25 each date of an event has the picture of its destination', async () => {
  const own = await sent();
  const { body } = await planned(place(own), { kind: 'SAVEONLY' });
  const { db } = platform.services;
  const [event] = await db.select().from(schedules).where(eq(schedules.uuid, body.uuid));
  const here = eq(scheduleOccurrences.scheduleId, body.uuid);
  const [date] = await db.select().from(scheduleOccurrences).where(here);
  await setUpDestinations(db, date!, event!, platform.clock.now());
  const set = await db
    .select()
    .from(contentDestinations)
    .where(eq(contentDestinations.occurrenceId, date!.id));
  expect(Object.fromEntries(set.map(({ kind, thumbnailFileId }) => [kind, thumbnailFileId]))).toEqual({
    ...{ SAVEONLY: null, YOUTUBE: own },
  });
});

test('EVT-31 DST-25 a destination without a picture of its own is given that of its event', async () => {
  const { event, occurrence } = await dateOf((await planned()).body);
  const file = await picture('jpeg');
  expect((await world.call('POST', `/api/v3/schedules/${event.uuid}/thumbnail`, { file })).status).toBe(200);
  const id = await goesOn('YOUTUBE', { accountId, occurrenceId: occurrence.id });
  await until(async () => (await received(id)).status === 200, 'the picture of the event');
});

test.each(['FACEBOOK', 'YOUTUBE'] as const)(
  'DST-25 %s is given the picture once the destination is made there',
  async (kind) => {
    const uuid = kind === 'YOUTUBE' ? accountId : (await world.linked(kind)).uuid;
    const thumbnailFileId = await sentIn(world, accountId);
    const destinationId = kind === 'FACEBOOK' ? '1048576001' : null;
    const id = await goesOn(kind, { accountId: uuid, destinationId, thumbnailFileId });
    await until(async () => (await received(id)).status === 200, 'the picture');
    const { width, format } = await sharp(await (await received(id)).arrayBuffer()).metadata();
    expect([width, format]).toEqual([64, 'jpeg']);
    const { thumbnailUrl, thumbnailReason } = await world.read(id);
    expect([(await fetch(thumbnailUrl!)).status, thumbnailReason]).toEqual([200, null]);
  },
);

test.each(['FACEBOOK', 'YOUTUBE'] as const)(
  'C-128 DST-25 what is at %s already is given another picture when that is chosen',
  async (kind) => {
    const uuid = kind === 'YOUTUBE' ? accountId : (await world.linked(kind)).uuid;
    const destinationId = kind === 'FACEBOOK' ? '1048576001' : null;
    const id = await goesOn(kind, {
      ...{ accountId: uuid, destinationId },
      thumbnailFileId: await sentIn(world, accountId),
    });
    await until(async () => (await received(id)).status === 200, 'the first picture');
    const wide = await sharp({ create: { width: 128, height: 72, channels: 3, background: '#802020' } })
      .png()
      .toBuffer();
    const { body } = await world.call<Sent>('POST', `/api/v3/socialmedia/${uuid}/files`, {
      file: wide.toString('base64'),
    });
    const path = `/api/v3/contentdestinations/${id}`;
    expect((await world.call('PATCH', path, { thumbnailFileId: body.fileId })).status).toBe(200);
    await until(async () => {
      const { width } = await sharp(await (await received(id)).arrayBuffer()).metadata();
      return width === 128;
    }, 'the second picture');
    expect((await world.read(id)).thumbnailUrl).toContain(body.fileId);
  },
);

test('C-128 a picture of another organisation, and one for what is at no network, are refused on their field', async () => {
  const refused = {
    status: 400,
    body: { field: 'thumbnailFileId', reason: 'EVENT_DESTINATION_UNKNOWN' },
  };
  const own = await sentIn(world, accountId);
  const change = (id: string, thumbnailFileId: string) =>
    world.call('PATCH', `/api/v3/contentdestinations/${id}`, { thumbnailFileId });
  const youtube = await world.planned('YOUTUBE', { accountId });
  expect(await change(youtube, await sent())).toMatchObject(refused);
  expect((await change(youtube, own)).status).toBe(200);
  const { db } = platform.services;
  const saved = await world.planned('YOUTUBE');
  await db.update(contentDestinations).set({ kind: 'SAVEONLY' }).where(eq(contentDestinations.id, saved));
  expect(await change(saved, own)).toMatchObject(refused);
});

test('SOC-03 a picture that the network refuses is told, and the destination goes on', async () => {
  const id = await goesOn('YOUTUBE', { accountId });
  const here = eq(socialLives.contentDestinationId, id);
  const thumbnailFileId = await sentIn(world, accountId);
  await platform.services.db
    .update(contentDestinations)
    .set({ thumbnailFileId })
    .where(eq(contentDestinations.id, id));
  await platform.services.db.update(socialLives).set({ videoId: 'elsewhere' }).where(here);
  // Read before: one connection is all that PGlite has.
  const live = (await world.liveOf(id))!;
  await platform.services.db.transaction(async (tx) => {
    await tx.execute(`delete from jobs where queue = 'social thumbnails'`);
    await orderPicture(tx, live, platform.clock.now());
  });
  platform.services.jobs.ring();
  await until(async () => (await world.read(id)).thumbnailReason !== null, 'the refusal');
  expect(await world.read(id)).toMatchObject({
    status: 'starting',
    thumbnailReason: 'SOCIAL_ACCESS_ERROR',
    thumbnailParameters: { network: 'YouTube', code: 'videoNotFound' },
  });
});

test('an organisation has 50 pictures that nothing uses at most', async () => {
  const createdAt = platform.clock.now();
  const waiting = Array.from({ length: MOST_UNUSED - 1 }, (_, at) => `waiting-${at}`);
  await platform.services.db
    .insert(socialFiles)
    .values(waiting.map((uuid) => ({ uuid, customerId: CUSTOMERS.harbour, createdAt })));
  const file = await picture('png');
  const last = await send(file);
  expect(last.status).toBe(201);
  expect(await send(file)).toMatchObject({
    status: 409,
    body: { field: 'file', reason: 'SOCIAL_FILES_TOO_MANY', parameters: { limit: '50' } },
  });
  await planned(place(last.body.fileId));
  expect((await send(file)).status).toBe(201);
});

test('S-180 a destination of an event is given another picture, and none', async () => {
  const { body: event } = await planned(place(await sent()));
  const other = await sent();
  const change = (thumbnailFileId: string | null) =>
    call<DestinationScheduleRecord>('PATCH', `/api/v3/destinationschedules/${event.destinations[0]!.id}`, {
      thumbnailFileId,
    });
  expect((await change(other)).body).toMatchObject({ thumbnailFileId: other });
  expect((await change(null)).body).toMatchObject({ thumbnailFileId: null, thumbnailUrl: null });
});

test('pictures that no destination uses go after a day; those of the bin stay', async () => {
  const used = await sent();
  const binned = await sent();
  const unused = await sent();
  await planned(place(used));
  const { body: event } = await planned({ ...place(binned), title: 'Compline' });
  await call('DELETE', `/api/v3/schedules/${event.uuid}`);
  platform.clock.advance(DAY_MS - 1_000);
  await forget();
  expect((await kept()).toSorted()).toEqual([used, binned, unused].toSorted());
  platform.clock.advance(2_000);
  await forget();
  expect((await kept()).toSorted()).toEqual([used, binned].toSorted());
  await removeNoted(platform.services);
  const { store } = platform.services;
  expect(await store.head(`thumbnails/social-${unused}.jpg`)).toBeNull();
  expect(await store.head(`thumbnails/social-${binned}.jpg`)).not.toBeNull();
});
