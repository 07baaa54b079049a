import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { telemetryRecords } from '../../../fixtures/platform/kernel/db/schema/analytics.ts';
import { contentDestinations } from '../../../fixtures/platform/kernel/db/schema/destinations.ts';
import { mediaItems } from '../../../fixtures/platform/kernel/db/schema/media.ts';
import { ARCHIVE_QUEUE } from '../../../fixtures/platform/domains/destinations/broadcasts/archive.ts';
import { orderJob } from '../../../fixtures/platform/jobs/orders.ts';
import type { MediaItemRow } from '../../../fixtures/platform/domains/media/items/mediaItems.ts';
import { canBecome, canProcess } from '../../../fixtures/platform/domains/media/items/mediaMachine.ts';
import { mediaProcessing } from '../../../fixtures/demo/simulator/media.ts';
import { mediaRecordings, mediaUploads } from '../../../fixtures/demo/simulator/mediaArrivals.ts';
import { viewerReports } from '../../../fixtures/demo/simulator/viewers.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { HARBOUR, START_LIMIT_MS, insertVideo, newOrganisation } from '../worlds/mediaWorld.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform({ seed: 'demo' });
}, START_LIMIT_MS);
afterAll(() => platform.close());

const row = async (mediaId: string) => {
  const [found] = await platform.services.db.select().from(mediaItems).where(eq(mediaItems.mediaId, mediaId));
  if (found === undefined) throw new Error('The video is gone');
  return found;
};
const UNREAD = {
  lengthMs: null,
  hasThumbnail: false,
  sizeBytes: 0,
  processingPercent: 0,
  state: 'started',
} as const;

describe('videos in work', () => {
  it('STM-07 STM-08 LIB-09 go from pending to an end by allowed arrows only', async () => {
    const { customerId } = await newOrganisation(platform, { demo: true });
    const ids: string[] = [];
    for (let at = 0; at < 25; at += 1) {
      // True if a video's processing fails follows from its id: of these some do, in every run.
      const mediaId = `f7000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
      await insertVideo(platform, customerId, {
        ...UNREAD,
        mediaId,
        processingState: 'PENDING',
        repeats: 3,
      });
      ids.push(mediaId);
    }
    const last = new Map<string, MediaItemRow>();
    for (const id of ids) last.set(id, await row(id));
    for (let step = 0; step < 200; step += 1) {
      platform.clock.advance(2_000);
      await mediaProcessing.step(platform.services);
      for (const [id, before] of last) {
        const after = await row(id);
        expect(after.processingPercent).toBeGreaterThanOrEqual(before.processingPercent);
        if (after.processingState !== before.processingState) {
          const position = { state: before.processingState, retried: before.retriedState };
          expect(canProcess(position, after.processingState)).toBe(true);
        }
        if (after.state !== before.state) expect(canBecome(before.state, after.state)).toBe(true);
        last.set(id, after);
      }
    }
    const ends = [...last.values()].map(
      ({ state, processingState, lengthMs }) => `${state} ${processingState} ${lengthMs}`,
    );
    expect(new Set(ends)).toEqual(new Set(['completed COMPLETE 120000', 'errored FAILED null']));
    expect(ends.filter((end) => end.startsWith('completed')).length).toBeGreaterThan(15);
  });

  it('what is made of a recording is left to its own job', async () => {
    const { customerId } = await newOrganisation(platform, { demo: true });
    const inWork = { ...UNREAD, processingState: 'PENDING' } as const;
    const simulated = await insertVideo(platform, customerId, inWork);
    const made = await insertVideo(platform, customerId, inWork);
    const { db } = platform.services;
    // A job that is not due, so that nothing else moves it here.
    const later = new Date(platform.clock.now().getTime() + 86_400_000);
    await orderJob(db, { queue: ARCHIVE_QUEUE, subject: made, customerId, now: later });
    platform.clock.advance(60_000);
    await mediaProcessing.step(platform.services);
    expect((await row(simulated)).processingState).toBe('STARTING');
    expect((await row(made)).processingState).toBe('PENDING');
  });

  it('does nothing the second time at one moment', async () => {
    // One that enters a state whose percents begin above its own.
    const { customerId } = await newOrganisation(platform, { demo: true });
    await insertVideo(platform, customerId, { ...UNREAD, processingState: 'STARTING' });
    platform.clock.advance(60_000);
    const read = () => platform.services.db.select().from(mediaItems).orderBy(mediaItems.mediaId);
    await mediaProcessing.step(platform.services);
    const once = await read();
    await mediaProcessing.step(platform.services);
    expect(await read()).toEqual(once);
  });
});

describe('new videos', () => {
  it('an ended web broadcast that was to be kept is saved once, as long as it lasted', async () => {
    const { customerId } = await newOrganisation(platform, { demo: true });
    const now = platform.clock.now();
    const base = {
      customerId,
      kind: 'EMBED' as const,
      streamType: 'LIVE' as const,
      status: 'STOPPED' as const,
      statusChangedAt: now,
      startedAt: new Date(now.getTime() - 30 * 60_000),
      stoppedAt: now,
      title: 'Evening',
      createdAt: now,
    };
    await platform.services.db.insert(contentDestinations).values([
      { ...base, id: randomUUID(), autosaveToLibrary: true },
      { ...base, id: randomUUID(), autosaveToLibrary: false, title: 'Not kept' },
    ]);
    await mediaRecordings.step(platform.services);
    await mediaRecordings.step(platform.services);
    const saved = await platform.services.db
      .select()
      .from(mediaItems)
      .where(eq(mediaItems.customerId, customerId));
    expect(saved).toHaveLength(1);
    expect(saved[0]).toMatchObject({
      title: 'Evening',
      mediaSource: 'LIVE',
      state: 'started',
      processingState: 'PENDING',
    });
  });

  it('uploads come now and then, one for each span of time', async () => {
    const count = async () => (await platform.services.db.select().from(mediaItems)).length;
    const before = await count();
    await mediaUploads.step(platform.services);
    await mediaUploads.step(platform.services);
    expect(await count()).toBe(before + 1);
    platform.clock.advance(12 * 60_000);
    await mediaUploads.step(platform.services);
    expect(await count()).toBe(before + 2);
  });
});

describe('viewers of what is on air', () => {
  it('ANA-08 leave a play, a progress and a stop each, from documentation addresses, each written once', async () => {
    const { db } = platform.services;
    const id = randomUUID();
    const startedAt = platform.clock.now();
    await db.insert(contentDestinations).values({
      id,
      customerId: HARBOUR,
      kind: 'EMBED',
      streamType: 'LIVE',
      status: 'STARTED',
      statusChangedAt: startedAt,
      startedAt,
      title: 'On air',
      createdAt: startedAt,
    });
    for (let minute = 0; minute < 50; minute += 1) {
      platform.clock.advance(60_000);
      await viewerReports.step(platform.services);
      await viewerReports.step(platform.services);
    }
    const rows = await db
      .select()
      .from(telemetryRecords)
      .where(sql`${telemetryRecords.contentId} = ${id}::uuid`)
      .orderBy(telemetryRecords.timestamp, telemetryRecords.id);
    expect(rows.length).toBeGreaterThan(100);
    const bySession = new Map<string, string[]>();
    for (const { sessionId, eventType, ipAddress } of rows) {
      bySession.set(sessionId, [...(bySession.get(sessionId) ?? []), eventType]);
      expect(ipAddress).toMatch(/^(192\.0\.2|198\.51\.100|203\.0\.113)\.\d{1,3}$/);
    }
    const whole = ['play', 'progress', 'stop'];
    for (const seen of bySession.values()) expect(seen).toEqual(whole.slice(0, seen.length));
    expect([...bySession.values()].some((seen) => seen.length === 3)).toBe(true);
  });
});
