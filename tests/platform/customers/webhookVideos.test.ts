import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { mediaItems, mediaPackages } from '../../../fixtures/platform/kernel/db/schema/media.ts';
import { webhooks } from '../../../fixtures/platform/kernel/db/schema/webhooks.ts';
import { publishPlanned } from '../../../fixtures/platform/domains/media/library/edits.ts';
import { webhookNews } from '../../../fixtures/platform/domains/customers/webhooks/news.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../support/webhookReceiver.ts';

const HOUR_MS = 60 * 60_000;
const MEDIA = '/media-metadata/api/v1/media';

let platform: TestPlatform;
let receiver: WebhookReceiver;
beforeAll(async () => {
  platform = await startTestPlatform();
  receiver = await startWebhookReceiver();
  // Of the demo, some are planned for a time that is over.
  await publishPlanned(platform.services);
});
afterAll(async () => {
  await platform.close();
  await receiver.close();
});
beforeEach(async () => {
  await platform.services.db.delete(webhooks);
  receiver.received.length = 0;
});

type Item = typeof mediaItems.$inferInsert;

async function call(method: string, path: string, body?: object) {
  const token = await platform.signIn('admin@harbour.example');
  return platform.call<Record<string, unknown>>(method, path, { token, ...(body && { body }) });
}

async function listen(): Promise<void> {
  const made = await call('POST', `/api/v3/customers/${CUSTOMERS.harbour}/clients`, {
    ...{ name: 'Board', roles: ['ANALYTICS_API'], termsAccepted: true },
  });
  const added = await call('POST', `/api/v3/clients/${String(made.body.clientId)}/webhooks`, {
    ...{ url: receiver.url, events: ['video.ready'] },
  });
  expect(added.status).toBe(201);
}

/** A video whose file has come and is being cut. */
async function arrive(like: Partial<Item> = {}): Promise<string> {
  const { db, clock } = platform.services;
  const now = clock.now();
  const [sample] = await db.select().from(mediaPackages).limit(1);
  const mediaId = randomUUID();
  await db.insert(mediaItems).values({
    ...{ mediaId, customerId: CUSTOMERS.harbour, title: 'Choir', searchText: 'choir', sizeBytes: 1 },
    ...{ startTime: now, createdAt: now, changedAt: now, packageId: sample!.id, hasThumbnail: false },
    ...{ state: 'started', processingState: 'SEGMENTING', processingPercent: 30 },
    ...{ kind: 'ON_DEMAND', mediaSource: 'UPLOADED', publishState: 'published' },
    ...like,
  });
  return mediaId;
}

/** Final state after processing. */
async function complete(mediaId: string): Promise<void> {
  const { db, clock } = platform.services;
  const done = { state: 'completed', processingState: 'COMPLETE', changedAt: clock.now() } as const;
  await db.update(mediaItems).set(done).where(eq(mediaItems.mediaId, mediaId));
}

/** Looks for news; the videos that were told as ready until now, in their order. */
async function told(): Promise<string[]> {
  await webhookNews.step(platform.services);
  platform.jobs.kick();
  await platform.jobs.idle();
  return receiver.received.map(
    ({ body }) => (JSON.parse(body) as { data: { video: { id: string } } }).data.video.id,
  );
}

test('a video that is restored from the bin or published anew was ready before, and is not told to a newer webhook', async () => {
  const mediaId = await arrive();
  await complete(mediaId);
  platform.clock.advance(1_000);
  await listen();
  platform.clock.advance(1_000);
  expect((await call('DELETE', `${MEDIA}/${mediaId}`)).status).toBe(202);
  expect((await call('POST', `${MEDIA}/${mediaId}/restore`)).status).toBe(204);
  for (const publishState of ['unpublished', 'published'])
    expect((await call('PATCH', `${MEDIA}/${mediaId}`, { publishState })).status).toBe(200);
  expect(await told()).toEqual([]);
});

test('STM-10 a video that was processed unpublished is told once it is published, by hand or at its air date', async () => {
  const planned = { startTime: new Date(platform.clock.now().getTime() + HOUR_MS) };
  const byHand = await arrive({ publishState: 'unpublished' });
  const byItself = await arrive({ publishState: 'scheduled_published', ...planned });
  await listen();
  platform.clock.advance(1_000);
  for (const mediaId of [byHand, byItself]) await complete(mediaId);
  expect(await told()).toEqual([]);
  platform.clock.advance(HOUR_MS / 2);
  await call('PATCH', `${MEDIA}/${byHand}`, { publishState: 'published' });
  expect(await told()).toEqual([byHand]);
  platform.clock.advance(HOUR_MS / 2);
  await publishPlanned(platform.services);
  expect(await told()).toEqual([byHand, byItself]);
});

test('a video that is trimmed or gets its further qualities was told already, and is not told again', async () => {
  await listen();
  platform.clock.advance(1_000);
  const mediaId = await arrive();
  await complete(mediaId);
  expect(await told()).toEqual([mediaId]);
  platform.clock.advance(HOUR_MS);
  await complete(mediaId);
  platform.clock.advance(1_000);
  await listen();
  await complete(mediaId);
  expect(await told()).toEqual([mediaId]);
});
