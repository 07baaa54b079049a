import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { LiveSegment } from '../../../fixtures/engine/protocol.ts';
import { encoderVideos } from '../../../fixtures/platform/kernel/db/schema/encoderVideos.ts';
import { scheduleOccurrences, schedules } from '../../../fixtures/platform/kernel/db/schema/events.ts';
import { findFootage } from '../../../fixtures/platform/domains/destinations/broadcasts/footage.ts';
import { moveOccurrence } from '../../../fixtures/platform/domains/events/schedule/moving.ts';
import { readOccurrences } from '../../../fixtures/platform/domains/events/schedule/occurrences.ts';
import { cutRecordings } from '../../../fixtures/platform/domains/encoders/live/liveRecordings.ts';
import { LiveIngest } from '../../../fixtures/platform/domains/encoders/live/ingest.ts';
import type { Live } from '../../../fixtures/platform/domains/encoders/live/live.ts';
import { listSegments } from '../../../fixtures/platform/domains/encoders/live/recordings.ts';
import { listRefusals } from '../../../fixtures/platform/domains/encoders/live/refusals.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { createLiveSegment } from '../../support/rtmpClient.ts';
import { until } from '../../support/until.ts';

const HOUR = 3_600_000;

let platform: TestPlatform;
let customerId: string;
let token: string;
let segment: LiveSegment;
beforeAll(async () => {
  platform = await startTestPlatform({ engine: 'RTMP' });
  customerId = await platform.createCustomer();
  token = await platform.signIn((await platform.createUser(customerId)).userName);
  segment = await createLiveSegment();
  await until(() => platform.services.engine.state().rtmpPort !== null, 'the RTMP server');
});
afterAll(() => platform.close());

const live = () => platform.services.live as Live;

async function newChannel(): Promise<{ id: string; key: string }> {
  const path = `/api/v3/customers/${customerId}/eventprofiles`;
  const body = { name: 'Main hall', deleteAfter: 10, users: [] };
  const { uuid: id } = (await platform.call<{ uuid: string }>('POST', path, { token, body })).body;
  const keyPath = `/api/v3/eventprofiles/${id}/streamkey`;
  return { id, key: (await platform.call<{ streamKey: string }>('POST', keyPath, { token })).body.streamKey };
}

async function videosOf(channelId: string) {
  await live().settled();
  return platform.services.db
    .select()
    .from(encoderVideos)
    .where(eq(encoderVideos.encoderChannelId, channelId));
}

/** Sends one segment to a channel as a publisher of its own; answers who that is. */
async function begin(key: string): Promise<string> {
  const publisher = randomUUID();
  expect(await live().asks(publisher, key, '127.0.0.1')).toBe(true);
  live().segment(publisher, segment);
  await live().settled();
  return publisher;
}

/** Has a publisher leave for longer than a cut lasts. */
async function leave(publisher: string): Promise<void> {
  live().left(publisher, 'ENDED');
  await live().settled();
  platform.clock.advance(20_001);
  await cutRecordings.step(platform.services);
}

/** Plans an event of an hour on a channel, so many minutes from now; answers the id of its time. */
async function eventOn(
  encoderChannelId: string,
  name: string,
  status: 'STARTING' | 'STARTED',
  inMinutes: number,
): Promise<string> {
  const { db, clock } = platform.services;
  const [scheduleId, id] = [randomUUID(), randomUUID()];
  const startAt = new Date(clock.now().getTime() + inMinutes * 60_000);
  await db.insert(schedules).values({
    ...{
      uuid: scheduleId,
      customerId,
      name,
      type: 'LIVE',
      timezone: 'UTC',
      encoderSettingsType: 'automatic',
    },
    ...{ startLocal: '2026-11-22T09:30', durationMs: HOUR, encoderChannelId, createdAt: clock.now() },
  });
  await db.insert(scheduleOccurrences).values({
    ...{ id, scheduleId, customerId, status, statusChangedAt: clock.now() },
    ...{ startAt, endAt: new Date(startAt.getTime() + HOUR) },
  });
  return id;
}

/** Has an event that is starting start. */
async function starts(occurrenceId: string): Promise<void> {
  const { services } = platform;
  const now = services.clock.now();
  const [found] = await readOccurrences(services.db, [eq(scheduleOccurrences.id, occurrenceId)], now);
  expect(await moveOccurrence(services, found!, { to: 'STARTED', problem: null, now })).toBe(true);
}

describe('what is recorded of a channel', () => {
  test('LIB-17 GOL-06 of events back to back each has its own recording, though who publishes goes on', async () => {
    const { id: channelId, key } = await newChannel();
    const begun = platform.clock.now();
    const first = await eventOn(channelId, 'Early service', 'STARTED', 0);
    const beside = await eventOn(channelId, 'Beside it', 'STARTING', 30);
    const second = await eventOn(channelId, 'Late service', 'STARTING', 60);
    const publisher = await begin(key);
    const told = async () => {
      live().segment(publisher, segment);
      const videos = await videosOf(channelId);
      return videos
        .sort((a, b) => a.startTime.getTime() - b.startTime.getTime())
        .map(({ occurrenceId, name, status }) => [occurrenceId, name, status]);
    };
    // While the first has time left, what begins on its channel takes nothing from it.
    platform.clock.advance(HOUR / 2);
    await starts(beside);
    expect(await told()).toEqual([[first, 'Early service', 'LIVE']]);
    await platform.services.db
      .update(scheduleOccurrences)
      .set({ status: 'STOPPED' })
      .where(eq(scheduleOccurrences.id, beside));
    platform.clock.advance(HOUR / 2);
    await starts(second);
    expect(await told()).toEqual([
      [first, 'Early service', 'STOPPED'],
      [second, 'Late service', 'LIVE'],
    ]);
    // Recorded on into the second, nothing of it is the first's any more.
    const lengths = (await videosOf(channelId)).map(({ lengthMs }) => lengthMs);
    expect(lengths).toContain(Math.round(2 * segment.seconds * 1000));
    await leave(publisher);
    platform.clock.set(begun);
  });

  test('is the running event’s, which shows what is recorded now; one from before a long gap stays its own, too', async () => {
    const { id: encoderChannelId, key } = await newChannel();
    const { db } = platform.services;
    const occurrenceId = await eventOn(encoderChannelId, 'Service', 'STARTED', 0);
    const shown = async () =>
      (await findFootage(db, { id: 'here', customerId, occurrenceId, packageId: null }))?.id;
    for (const before of [0, 1]) {
      const publisher = await begin(key);
      const videos = await videosOf(encoderChannelId);
      expect(videos.map((video) => video.occurrenceId)).toEqual(Array(before + 1).fill(occurrenceId));
      const running = videos.filter(({ status }) => status === 'LIVE');
      expect(running).toMatchObject([{ name: 'Service', packageId: await shown() }]);
      await leave(publisher);
    }
  });

  describe('is taken from one publisher only, at whichever process of the platform:', () => {
    const otherProcess = () => new LiveIngest(platform.services, () => undefined);
    const refusedOn = (channelId: string) =>
      listRefusals(platform.services.db, channelId, platform.clock.now()).then((refusals) =>
        refusals.map(({ reason }) => reason),
      );

    test('one of two that ask at once, before either has sent anything', async () => {
      const { id, key } = await newChannel();
      const doors = [live(), otherProcess()];
      const publishers = doors.map(() => randomUUID());
      const taken = await Promise.all(
        doors.map((door, at) => door.asks(publishers[at] ?? '', key, '127.0.0.1')),
      );
      expect(taken.filter(Boolean)).toHaveLength(1);
      expect(await refusedOn(id)).toEqual(['KEY_IN_USE']);
    });

    test('until its next segment is overdue; who sends then has lost the channel', async () => {
      const { id, key } = await newChannel();
      const publisher = await begin(key);
      const elsewhere = otherProcess();
      const asks = () => elsewhere.asks(randomUUID(), key, '127.0.0.1');
      platform.clock.advance((2 * segment.seconds + 1) * 1000 - 100);
      expect(await asks()).toBe(false);
      platform.clock.advance(100);
      expect(await asks()).toBe(true);
      expect(await refusedOn(id)).toEqual(['KEY_IN_USE']);
      live().segment(publisher, segment);
      const [video] = await videosOf(id);
      expect(await listSegments(platform.services.db, video?.uuid ?? '')).toHaveLength(1);
      await leave(publisher);
      // It did not take the channel from the other one by leaving.
      expect(await asks()).toBe(false);
    });

    test('until it leaves', async () => {
      const { key } = await newChannel();
      const publisher = await begin(key);
      live().left(publisher, 'ENDED');
      await live().settled();
      expect(await otherProcess().asks(randomUUID(), key, '127.0.0.1')).toBe(true);
    });
  });
});
