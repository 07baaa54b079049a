import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { customers } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { contentDestinations } from '../../../fixtures/platform/kernel/db/schema/destinations.ts';
import { scheduleOccurrences, schedules } from '../../../fixtures/platform/kernel/db/schema/events.ts';
import { mediaItems, mediaPackages } from '../../../fixtures/platform/kernel/db/schema/media.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { START_LIMIT_MS, accountsAndPackage, insertVideo } from '../worlds/mediaWorld.ts';
import { webVideoWorld } from '../worlds/webVideoWorld.ts';

const EVENT: Omit<typeof schedules.$inferInsert, 'uuid' | 'customerId' | 'createdAt'> = {
  ...{ name: 'Service', type: 'EXISTING_ENCODER_EVENT', timezone: 'UTC' },
  ...{ startLocal: '2026-11-22T09:30', durationMs: 3_600_000, encoderSettingsType: 'automatic' },
};

describe.each(await backends())('C-311 pictures of web destinations on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let world: Awaited<ReturnType<typeof webVideoWorld>>;

  beforeAll(async () => {
    ({ platform, close } = await start({ seed: accountsAndPackage }));
  }, START_LIMIT_MS);
  afterAll(() => close());
  beforeEach(async () => {
    world = await webVideoWorld(platform);
  });

  /** The picture of a destination: where it is seen, once it was found there. */
  const pictureOf = async (id: string) => {
    const { thumbnailUrl } = await world.read(id);
    if (thumbnailUrl === null) return null;
    const answer = await fetch(thumbnailUrl);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    return new URL(thumbnailUrl).pathname.split('/').slice(-2).join('/');
  };
  /** A destination of an event, for which nothing was recorded, that has ended. */
  const sent = async (
    kind: 'EMBED' | 'SAVEONLY' | 'RTMP',
    more: Partial<typeof contentDestinations.$inferInsert> = {},
  ) => {
    const { db } = platform.services;
    const { customerId } = world;
    const [scheduleId, occurrenceId, id] = [randomUUID(), randomUUID(), randomUUID()];
    const now = platform.clock.now();
    await db.insert(schedules).values({ ...EVENT, uuid: scheduleId, customerId, createdAt: now });
    await db.insert(scheduleOccurrences).values({
      ...{ id: occurrenceId, scheduleId, customerId, status: 'STOPPED', statusChangedAt: now },
      ...{ startAt: now, endAt: now },
    });
    await db.insert(contentDestinations).values({
      ...{ id, customerId, kind, occurrenceId, title: 'Service', status: 'STOPPED', streamType: 'LIVE' },
      webChannelId: kind === 'EMBED' ? world.channel.uuid : null,
      ...{ statusChangedAt: now, createdAt: now, startRequestTime: now, startedAt: now, stoppedAt: now },
      ...more,
    });
    return { id, scheduleId };
  };
  const give = async (scheduleId: string) => {
    const picture = sharp({ create: { width: 64, height: 36, channels: 3, background: '#123456' } });
    const file = (await picture.png().toBuffer()).toString('base64');
    const { status } = await world.call('POST', `/api/v3/schedules/${scheduleId}/thumbnail`, { file });
    expect(status).toBeLessThan(300);
  };

  it('a web video has that of what it plays while it is on air, and then of its recording', async () => {
    const id = await world.onAir();
    expect(await pictureOf(id)).toBe(`live-${id}/thumbnail.jpg`);
    await world.pass(60);
    expect((await world.read(id)).status).toBe('STOPPED');
    expect(await pictureOf(id)).toBe(`web-${id}/thumbnail.jpg`);
    // Its channel keeps recordings for five days (WCH-07).
    const stoppedAt = new Date(platform.clock.now().getTime() - 5 * 24 * 60 * 60_000);
    await platform.services.db
      .update(contentDestinations)
      .set({ stoppedAt })
      .where(eq(contentDestinations.id, id));
    expect((await world.read(id)).thumbnailUrl).toBeNull();
  });

  it('of what was saved to the library that of the saved video, else that of its event', async () => {
    const { id, scheduleId } = await sent('SAVEONLY');
    expect(await pictureOf(id)).toBeNull();
    await give(scheduleId);
    expect(await pictureOf(id)).toBe(`event-${scheduleId}/thumbnail.jpg`);
    const archivedMediaId = await insertVideo(platform, world.customerId, { title: 'Kept' });
    const { db } = platform.services;
    await db.update(contentDestinations).set({ archivedMediaId }).where(eq(contentDestinations.id, id));
    expect(await pictureOf(id)).toBe(`${archivedMediaId}/thumbnail.jpg`);
    await db.update(mediaItems).set({ hasThumbnail: false }).where(eq(mediaItems.mediaId, archivedMediaId));
    expect(await pictureOf(id)).toBe(`event-${scheduleId}/thumbnail.jpg`);
  });

  it('the demonstration has that of its sample, once there is one', async () => {
    const { id } = await sent('EMBED');
    const { db } = platform.services;
    await db.update(customers).set({ demo: true }).where(eq(customers.uuid, world.customerId));
    const samples = await db.select().from(mediaPackages).where(eq(mediaPackages.sample, true));
    expect(samples.length).toBeGreaterThan(0);
    expect(await pictureOf(id)).toBe(`web-${id}/thumbnail.jpg`);
  });

  it('what goes elsewhere has none, though its event has', async () => {
    const { id, scheduleId } = await sent('RTMP');
    await give(scheduleId);
    expect(await pictureOf(id)).toBeNull();
  });
});
