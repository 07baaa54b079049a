import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { Publication } from '../../../fixtures/engine/ingest/publication.ts';
import type { LiveSegment } from '../../../fixtures/engine/protocol.ts';
import { customers } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { encoderVideos, liveSegments } from '../../../fixtures/platform/kernel/db/schema/encoderVideos.ts';
import type { Live } from '../../../fixtures/platform/domains/encoders/live/live.ts';
import { renewStreamKey } from '../../../fixtures/platform/domains/encoders/live/streamKeys.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { createFrame, createVideoSettings } from '../../support/rtmpClient.ts';

let platform: TestPlatform;
let live: Live;
/** Publishers the engine was told to disconnect. */
let dismissed: string[];
beforeAll(async () => {
  platform = await startTestPlatform({ engine: 'RTMP' });
  live = platform.services.live as Live;
  platform.services.engine.dismiss = (id) => void dismissed.push(id);
});
beforeEach(() => {
  dismissed = [];
});
afterEach(() => live.settled());
afterAll(() => platform.close());

/** A publisher on a channel of an organization of its own, with what it sends; one segment is stored. */
async function publishing() {
  const customerId = await platform.createCustomer();
  const { userName } = await platform.createUser(customerId);
  const token = await platform.signIn(userName);
  const { body } = await platform.call<{ uuid: string }>(
    'POST',
    `/api/v3/customers/${customerId}/eventprofiles`,
    { token, body: { name: 'Main hall', deleteAfter: 10, users: [] } },
  );
  const key = await renewStreamKey(platform.services, body.uuid);
  const publisher = randomUUID();
  expect(await live.asks(publisher, key, '127.0.0.1')).toBe(true);
  const segment = await segmentOf();
  live.segment(publisher, segment);
  await live.settled();
  return { customerId, token, channel: body.uuid, publisher, segment };
}

async function segmentOf(): Promise<LiveSegment> {
  const made: LiveSegment[] = [];
  const publication = new Publication((segment) => made.push(segment));
  publication.picture(0, createVideoSettings(20, 15));
  for (let at = 0; at < 3_000; at += 500) publication.picture(at, createFrame(at % 1_000 === 0));
  await publication.end();
  return made[0]!;
}

async function storedOf(channel: string): Promise<number> {
  const rows = await platform.services.db
    .select({ number: liveSegments.number })
    .from(liveSegments)
    .innerJoin(encoderVideos, eq(encoderVideos.uuid, liveSegments.videoId))
    .where(eq(encoderVideos.encoderChannelId, channel));
  return rows.length;
}

test('who publishes is sent away when the channel is removed', async () => {
  const { token, channel, publisher } = await publishing();
  live.left(publisher, 'ENDED');
  await live.settled();
  platform.clock.advance(60_000);
  const next = randomUUID();
  const key = await renewStreamKey(platform.services, channel);
  expect(await live.asks(next, key, '127.0.0.1')).toBe(true);
  const { status } = await platform.call('DELETE', `/api/v3/eventprofiles/${channel}`, { token });
  expect([status, dismissed]).toEqual([204, [next]]);
  live.left(next, 'DISMISSED');
});

test.each(['its key is renewed by another process', 'its organisation is not active any more'])(
  'who publishes is sent away with the next segment, which is not kept, when %s',
  async (why) => {
    const { customerId, channel, publisher, segment } = await publishing();
    const { db } = platform.services;
    live.segment(publisher, segment);
    await live.settled();
    expect([await storedOf(channel), dismissed]).toEqual([2, []]);
    if (why.startsWith('its key')) await renewStreamKey(platform.services, channel);
    else await db.update(customers).set({ status: 'inactive' }).where(eq(customers.uuid, customerId));
    live.segment(publisher, segment);
    live.segment(publisher, segment);
    await live.settled();
    expect([await storedOf(channel), dismissed]).toEqual([2, [publisher]]);
    live.left(publisher, 'DISMISSED');
  },
);
