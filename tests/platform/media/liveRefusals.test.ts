import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { LeftReason } from '../../../fixtures/engine/protocol.ts';
import { encoderVideos } from '../../../fixtures/platform/kernel/db/schema/encoderVideos.ts';
import type { Live } from '../../../fixtures/platform/domains/encoders/live/live.ts';
import type { IngestRecord } from '../../../fixtures/platform/domains/encoders/live/records.ts';
import { noteRefusal } from '../../../fixtures/platform/domains/encoders/live/refusals.ts';
import { StoreUnavailable } from '../../../fixtures/platform/kernel/store/mediaStore.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { createLiveSegment } from '../../support/rtmpClient.ts';
import { until } from '../../support/until.ts';

const DAY_MS = 24 * 60 * 60_000;

let platform: TestPlatform;
let userName: string;
let token: string;
let customerId: string;
beforeAll(async () => {
  platform = await startTestPlatform({ engine: 'RTMP' });
  customerId = await platform.createCustomer();
  ({ userName } = await platform.createUser(customerId));
  await until(() => platform.services.engine.state().rtmpPort !== null, 'the RTMP server');
});
afterAll(() => platform.close());

const live = () => platform.services.live as Live;
const asks = (key: string, publisher: string = randomUUID()) => live().asks(publisher, key, '127.0.0.1');

async function keyOf(method: 'POST' | 'PUT', id: string): Promise<string> {
  const path = `/api/v3/eventprofiles/${id}/streamkey`;
  return (await platform.call<{ streamKey: string }>(method, path, { token })).body.streamKey;
}

async function newChannel(): Promise<{ id: string; key: string }> {
  // Days go by between tests.
  token = await platform.signIn(userName);
  const path = `/api/v3/customers/${customerId}/eventprofiles`;
  const body = { name: 'Main hall', deleteAfter: 10, users: [] };
  const { uuid: id } = (await platform.call<{ uuid: string }>('POST', path, { token, body })).body;
  return { id, key: await keyOf('POST', id) };
}

const refusalsOf = async (id: string) =>
  (await platform.call<IngestRecord>('GET', `/api/v3/eventprofiles/${id}/ingest`, { token })).body.refusals;

describe('a channel tells why publishers were refused', () => {
  let id: string;
  let key: string;
  beforeEach(async () => {
    ({ id, key } = await newChannel());
  });

  /** A publisher that is taken, and leaves for a reason. */
  async function leaves(reason: LeftReason | 'ENGINE_ENDED', segments: number): Promise<void> {
    const publisher = randomUUID();
    expect(await asks(key, publisher)).toBe(true);
    const segment = await createLiveSegment();
    for (let count = 0; count < segments; count += 1) live().segment(publisher, segment);
    live().left(publisher, reason);
    await live().settled();
  }

  test('nothing where none was', async () => {
    await leaves('ENDED', 1);
    expect(await refusalsOf(id)).toEqual([]);
  });

  test('when a second one comes under the same key, how often and when last', async () => {
    const first = randomUUID();
    await asks(key, first);
    expect(await asks(key)).toBe(false);
    platform.clock.advance(5_000);
    expect(await asks(key)).toBe(false);
    const refusedAt = platform.clock.now().toISOString();
    expect(await refusalsOf(id)).toEqual([{ reason: 'KEY_IN_USE', refusedAt, times: 2 }]);
    live().left(first, 'ENGINE_ENDED');
    await live().settled();
  });

  test('when one comes under a key from before it was renewed, and of a key that nobody has had, nowhere', async () => {
    await keyOf('PUT', id);
    expect(await asks(key)).toBe(false);
    expect(await asks('no-such-key')).toBe(false);
    expect(await refusalsOf(id)).toMatchObject([{ reason: 'KEY_RENEWED', times: 1 }]);
  });

  test.each(['VIDEO_CODEC', 'NO_KEY_FRAMES', 'BITRATE', 'UNREADABLE'] as const)(
    'when one is sent away for %s',
    async (reason) => {
      await leaves(reason, 1);
      expect(await refusalsOf(id)).toMatchObject([{ reason, times: 1 }]);
    },
  );

  test('when one goes without a picture, but not when the engine ended or it was sent away for its key', async () => {
    await leaves('ENGINE_ENDED', 0);
    await leaves('DISMISSED', 0);
    expect(await refusalsOf(id)).toEqual([]);
    await leaves('ENDED', 0);
    expect(await refusalsOf(id)).toMatchObject([{ reason: 'NO_PICTURE' }]);
  });

  test('after a day counted anew, and by every process on the database alike', async () => {
    await leaves('BITRATE', 0);
    platform.clock.advance(DAY_MS);
    const { db, clock } = platform.services;
    await noteRefusal(db, id, 'BITRATE', clock.now());
    token = await platform.signIn(userName);
    expect(await refusalsOf(id)).toMatchObject([{ reason: 'BITRATE', times: 1 }]);
    await noteRefusal(db, id, 'BITRATE', clock.now());
    expect(await refusalsOf(id)).toMatchObject([{ times: 2 }]);
    await noteRefusal(db, randomUUID(), 'BITRATE', clock.now());
  });

  test('for a day, the newest first, and each channel its own', async () => {
    await leaves('VIDEO_CODEC', 0);
    platform.clock.advance(60_000);
    await leaves('BITRATE', 0);
    expect((await refusalsOf(id)).map(({ reason }) => reason)).toEqual(['BITRATE', 'VIDEO_CODEC']);
    platform.clock.advance(DAY_MS - 60_000);
    token = await platform.signIn(userName);
    expect((await refusalsOf(id)).map(({ reason }) => reason)).toEqual(['BITRATE']);
    const another = await newChannel();
    expect(await refusalsOf(another.id)).toEqual([]);
  });
});

describe('what cannot be stored', () => {
  const noSpace = () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

  /** Refusal of a publisher whose segment cannot be stored, after the given number of stored ones. */
  async function refusedAfter(stored: number, cause: Error) {
    const { id, key } = await newChannel();
    const publisher = randomUUID();
    expect(await asks(key, publisher)).toBe(true);
    const segment = await createLiveSegment();
    for (let count = 0; count < stored; count += 1) live().segment(publisher, segment);
    await live().settled();
    const { store, db } = platform.services;
    const put = store.put.bind(store);
    store.put = () => Promise.reject(new StoreUnavailable(cause));
    live().segment(publisher, segment);
    await live().settled();
    store.put = put;
    live().left(publisher, 'DISMISSED');
    await live().settled();
    const videos = await db.select().from(encoderVideos).where(eq(encoderVideos.encoderChannelId, id));
    return { id, segment, videos };
  }

  test.each([
    ['DISK_FULL', noSpace(), 'RECORDING_DISK_FULL', /^The platform’s disk is full\./],
    ['NOT_STORED', new Error('no'), 'RECORDING_NOT_STORED', /^The incoming stream could not be stored\./],
  ])(
    'ends its recording for %s, which says so; what was stored before plays',
    async (refusal, cause, reason, words) => {
      const { id, segment, videos } = await refusedAfter(2, cause);
      const [video] = videos;
      expect(video).toMatchObject({ status: 'STOPPED', packageId: video!.uuid });
      expect(video?.lengthMs).toBe(Math.round(2 * segment.seconds * 1000));
      const path = `/api/v3/events/${video!.uuid}`;
      const summary = await platform.call<{ history: object[] }>('GET', `${path}/summary`, { token });
      const error: unknown = expect.stringMatching(words);
      expect(summary.body.history.at(-2)).toMatchObject({ status: 'STOPPING', reason, error });
      const { body } = await platform.call<{ hlsUrl: string }>('GET', `${path}/playback`, { token });
      expect((await (await fetch(body.hlsUrl)).text()).match(/^#EXTINF:/gm)).toHaveLength(2);
      expect(await refusalsOf(id)).toMatchObject([{ reason: refusal, times: 1 }]);
    },
  );

  test('from its first segment on leaves no encoder video, only its reason', async () => {
    const { id, videos } = await refusedAfter(0, noSpace());
    expect(videos).toEqual([]);
    expect(await refusalsOf(id)).toMatchObject([{ reason: 'DISK_FULL' }]);
  });
});
