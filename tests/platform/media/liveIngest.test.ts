import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import type { LiveSegment } from '../../../fixtures/engine/protocol.ts';
import { cutRecordings } from '../../../fixtures/platform/domains/encoders/live/liveRecordings.ts';
import { encoderVideos, liveSegments } from '../../../fixtures/platform/kernel/db/schema/encoderVideos.ts';
import { encoderChannelKeys, encoderChannels } from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import type { Live } from '../../../fixtures/platform/domains/encoders/live/live.ts';
import type { IngestRecord } from '../../../fixtures/platform/domains/encoders/live/records.ts';
import { LIMITS } from '../../../fixtures/platform/kernel/limits/table.ts';
import { hasFfmpeg } from '../../support/ffmpeg.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { publish } from '../../support/publisher.ts';
import { askToPublish, createLiveSegment } from '../../support/rtmpClient.ts';
import { until } from '../../support/until.ts';

const CUT_MS = 20_000;

let platform: TestPlatform;
let customerId: string;
let token: string;
let address: string;
beforeAll(async () => {
  platform = await startTestPlatform({ engine: 'RTMP' });
  customerId = await platform.createCustomer();
  const { userName } = await platform.createUser(customerId);
  token = await platform.signIn(userName);
  await until(() => platform.services.engine.state().rtmpPort !== null, 'the RTMP server');
  address = `rtmp://127.0.0.1:${platform.services.engine.state().rtmpPort}/live`;
});
afterAll(() => platform.close());

async function newChannel(): Promise<{ id: string; key: string }> {
  const { body } = await platform.call<{ uuid: string }>(
    'POST',
    `/api/v3/customers/${customerId}/eventprofiles`,
    {
      token,
      body: { name: 'Main hall', deleteAfter: 10, users: [] },
    },
  );
  return { id: body.uuid, key: await keyOf('POST', body.uuid) };
}

async function keyOf(method: 'POST' | 'PUT', id: string): Promise<string> {
  const { body } = await platform.call<{ streamKey: string }>(
    method,
    `/api/v3/eventprofiles/${id}/streamkey`,
    {
      token,
    },
  );
  return body.streamKey;
}

const ingestOf = async (id: string) =>
  (await platform.call<IngestRecord>('GET', `/api/v3/eventprofiles/${id}/ingest`, { token })).body;
const stateIs = (id: string, state: IngestRecord['state']) =>
  until(async () => (await ingestOf(id)).state === state, `the state ${state}`);

/** The manifest of an encoder video as whoever may watch it gets it. */
async function manifestOf(videoId: string): Promise<string> {
  const path = `/api/v3/events/${videoId}/playback`;
  const { body } = await platform.call<{ hlsUrl: string }>('GET', path, { token });
  return (await fetch(body.hlsUrl)).text();
}
const segmentsIn = (manifest: string) => manifest.match(/^#EXTINF:[\d.]+,$/gm)?.length ?? 0;

async function videosOf(channelId: string) {
  await platform.services.live?.settled();
  return platform.services.db
    .select()
    .from(encoderVideos)
    .where(eq(encoderVideos.encoderChannelId, channelId));
}

/** Ends what has been away for longer than a cut lasts. */
async function letCutsEnd(): Promise<void> {
  platform.clock.advance(CUT_MS + 1);
  await cutRecordings.step(platform.services);
}

describe('the stream key of a channel', () => {
  test('is made when it is first asked for, stays, and is told by its ending only', async () => {
    const { id, key } = await newChannel();
    expect(key).toMatch(/^[\w-]{32}$/);
    expect(await keyOf('POST', id)).toBe(key);
    expect(await ingestOf(id)).toEqual({
      address,
      keyEnding: key.slice(-4),
      isKeyLost: false,
      findings: [],
      state: 'WAITING',
      eventId: null,
      arriving: null,
      refusals: [],
    });
  });

  test('is another one once it is renewed', async () => {
    const { id, key } = await newChannel();
    const renewed = await keyOf('PUT', id);
    expect(renewed).not.toBe(key);
    expect(await keyOf('POST', id)).toBe(renewed);
  });
});

describe('the RTMP server', () => {
  test('lets go of who speaks no RTMP', async () => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\n\r\n');
    await new Promise((resolve) => socket.once('close', resolve));
    expect(platform.services.engine.state()).toMatchObject({ state: 'ready', restarts: 0 });
  });
});

describe('what a publisher sends', () => {
  let segment: LiveSegment;
  beforeAll(async () => {
    segment = await createLiveSegment();
  });
  const live = () => platform.services.live as Live;

  /** A publisher that was admitted, and has sent so many segments. */
  async function publisherWith(
    segments: number,
  ): Promise<{ channel: string; publisher: string; key: string }> {
    const { id, key } = await newChannel();
    const publisher = randomUUID();
    expect(await live().asks(publisher, key, '127.0.0.1')).toBe(true);
    for (let count = 0; count < segments; count += 1) live().segment(publisher, segment);
    await live().settled();
    return { channel: id, publisher, key };
  }

  test('is not paused, nor ended, by another process while it is stored', async () => {
    const { channel, publisher } = await publisherWith(1);
    for (let count = 0; count < 5; count += 1) {
      platform.clock.advance(12_000);
      // The step of another process: it knows of no publisher here.
      await cutRecordings.step({ ...platform.services, live: null });
      live().segment(publisher, segment);
      expect(await videosOf(channel)).toMatchObject([{ status: 'LIVE' }]);
    }
    live().left(publisher, 'ENDED');
    await live().settled();
    await letCutsEnd();
    const [video] = await videosOf(channel);
    expect(video?.history.map(({ status }) => status)).toEqual(['LIVE', 'NO_INPUT', 'STOPPING', 'STOPPED']);
  });

  test('is paused when its process has ended, and gone on with by who is back within 20 seconds', async () => {
    const { channel, publisher, key } = await publisherWith(1);
    // State found after a crash: a live recording without a publisher.
    platform.clock.advance(15_001);
    await cutRecordings.step(platform.services);
    expect(await videosOf(channel)).toMatchObject([{ status: 'NO_INPUT' }]);
    live().left(publisher, 'ENGINE_ENDED');
    await live().settled();
    platform.clock.advance(4_000);
    const next = randomUUID();
    expect(await live().asks(next, key, '127.0.0.1')).toBe(true);
    live().segment(next, segment);
    expect(await videosOf(channel)).toMatchObject([{ status: 'LIVE' }]);
    live().left(next, 'ENDED');
    await live().settled();
    await letCutsEnd();
  });

  test('goes on in another recording where the store was silent for so long that its own was ended', async () => {
    const { channel, publisher } = await publisherWith(1);
    await letCutsEnd();
    live().segment(publisher, segment);
    const statuses = (await videosOf(channel)).map(({ status }) => status);
    expect(statuses.sort()).toEqual(['LIVE', 'STOPPED']);
    live().left(publisher, 'ENDED');
    await live().settled();
    await letCutsEnd();
  });

  test('can be watched as far back as its channel says, by the time of the segments', async () => {
    const { channel, publisher } = await publisherWith(20);
    const [video] = await videosOf(channel);
    const reaches = async (dvrWindowSeconds: number) => {
      const path = `/api/v3/eventprofiles/${channel}`;
      await platform.call('PATCH', path, { token, body: { dvrWindowSeconds } });
      return segmentsIn(await manifestOf(video!.uuid));
    };
    expect(segment.seconds).toBe(2);
    expect(await reaches(30)).toBe(15);
    expect(await reaches(120)).toBe(20);
    live().left(publisher, 'ENDED');
    await live().settled();
    await letCutsEnd();
  });

  test('waits for the store in 30 segments; who sends faster is sent away and what waits is kept', async () => {
    const { channel, publisher } = await publisherWith(1);
    const dismissed: string[] = [];
    const { engine } = platform.services;
    const dismiss = engine.dismiss.bind(engine);
    engine.dismiss = (id) => void dismissed.push(id);
    for (let count = 0; count < 40; count += 1) live().segment(publisher, segment);
    engine.dismiss = dismiss;
    expect(dismissed).toEqual([publisher]);
    live().left(publisher, 'DISMISSED');
    const [video] = await videosOf(channel);
    const rows = await platform.services.db
      .select()
      .from(liveSegments)
      .where(eq(liveSegments.videoId, video!.uuid));
    expect(rows).toHaveLength(31);
    await letCutsEnd();
  });

  test('is refused alike under a key that nobody has and under one in use', async () => {
    const { publisher, key } = await publisherWith(0);
    const port = Number(new URL(address).port);
    const said = async (asked: string) => {
      const client = askToPublish(port, asked);
      await client.closed;
      return client.heard().slice(1 + 2 * 1536);
    };
    const unknown = await said('no-such-key');
    expect(unknown).toContain('NetStream.Publish.BadName');
    expect(await said(key)).toBe(unknown);
    live().left(publisher, 'ENDED');
    await live().settled();
  });

  test('is refused when its key is renewed while it is asked about', async () => {
    const { id, key } = await newChannel();
    const { limits } = platform.services;
    const forgive = limits.forgive.bind(limits);
    limits.forgive = async (...counted) => {
      limits.forgive = forgive;
      await keyOf('PUT', id);
      await forgive(...counted);
    };
    expect(await live().asks(randomUUID(), key, '127.0.0.1')).toBe(false);
    expect((await ingestOf(id)).state).toBe('WAITING');
  });

  test('and its key are seen by no other organisation', async () => {
    const { channel, publisher } = await publisherWith(1);
    const [video] = await videosOf(channel);
    const neighbour = await platform.createCustomer();
    const { userName } = await platform.createUser(neighbour);
    const theirs = await platform.signIn(userName);
    for (const [method, path] of [
      ['GET', `/api/v3/eventprofiles/${channel}/ingest`],
      ['POST', `/api/v3/eventprofiles/${channel}/streamkey`],
      ['PUT', `/api/v3/eventprofiles/${channel}/streamkey`],
      ['GET', `/api/v3/events/${video!.uuid}/playback`],
    ] as const) {
      expect([path, (await platform.call(method, path, { token: theirs })).status]).toEqual([path, 404]);
    }
    const seenBy = (organisation: string) =>
      platform.services.db.transaction(async (tx) => {
        await tx.execute(sql`set local role rostrum_app`);
        await tx.execute(sql`select set_config('app.customer', ${organisation}, true)`);
        const keys = await tx
          .select()
          .from(encoderChannelKeys)
          .where(eq(encoderChannelKeys.encoderChannelId, channel));
        const segments = await tx.select().from(liveSegments).where(eq(liveSegments.videoId, video!.uuid));
        return [keys.length, segments.length];
      });
    expect(await seenBy(customerId)).toEqual([1, 1]);
    expect(await seenBy(neighbour)).toEqual([0, 0]);
    live().left(publisher, 'ENDED');
    await live().settled();
    await letCutsEnd();
  });
});

(hasFfmpeg ? describe : describe.skip)('a publisher', () => {
  test('goes live on its channel, is measured and recorded, and leaves an encoder video', async () => {
    const { id, key } = await newChannel();
    await publish(address, key, 7).ended;
    await stateIs(id, 'NO_INPUT');
    const [video] = await videosOf(id);
    expect(video).toMatchObject({ status: 'NO_INPUT', name: 'Main hall', customerId, lengthMs: null });
    const live = await manifestOf(video!.uuid);
    expect(segmentsIn(live)).toBe(4);
    expect(live).toContain('#EXT-X-TARGETDURATION:2\n');
    expect(live).toContain('#EXT-X-PROGRAM-DATE-TIME:');
    expect(live).not.toContain('#EXT-X-ENDLIST');

    await letCutsEnd();
    const [ended] = await videosOf(id);
    expect(ended).toMatchObject({ status: 'STOPPED', packageId: video!.uuid });
    expect(Math.abs((ended?.lengthMs ?? 0) - 7_000)).toBeLessThan(50);
    expect(ended?.history.map(({ status }) => status)).toEqual(['LIVE', 'NO_INPUT', 'STOPPING', 'STOPPED']);
    expect(await manifestOf(video!.uuid)).toContain('#EXT-X-ENDLIST');
    expect(await ingestOf(id)).toMatchObject({ state: 'WAITING', eventId: null });
  });

  test('is one at a time; its playlist advances, and what arrives is measured', async () => {
    const { id, key } = await newChannel();
    const first = publish(address, key, 'until cut');
    await stateIs(id, 'LIVE');
    expect(await publish(address, key, 2).ended).not.toBe(0);
    const { eventId, arriving } = await ingestOf(id);
    expect(arriving).toMatchObject({
      videoCodec: 'avc1.4d401f',
      width: 640,
      height: 360,
      keyFrameSeconds: 2,
      audioCodec: 'mp4a.40.2',
      audioChannels: 2,
      sampleRate: 48_000,
      jumps: 0,
      recentJumps: 0,
    });
    const before = segmentsIn(await manifestOf(eventId!));
    await until(async () => segmentsIn(await manifestOf(eventId!)) > before, 'another segment');
    await first.cut();
    expect(await videosOf(id)).toHaveLength(1);
    await letCutsEnd();
  });

  test('that is back within 20 seconds goes on in the same recording, with a gap', async () => {
    const { id, key } = await newChannel();
    await publish(address, key, 4).ended;
    await stateIs(id, 'NO_INPUT');
    platform.clock.advance(CUT_MS);
    await cutRecordings.step(platform.services);
    await publish(address, key, 4).ended;
    await stateIs(id, 'NO_INPUT');
    const [video, ...others] = await videosOf(id);
    expect(others).toEqual([]);
    expect(await manifestOf(video!.uuid)).toMatch(/#EXT-X-DISCONTINUITY\n#EXT-X-PROGRAM-DATE-TIME/);
    await letCutsEnd();
    const whole = await manifestOf(video!.uuid);
    expect(whole.match(/^#EXT-X-DISCONTINUITY$/gm)).toHaveLength(1);
    expect(segmentsIn(whole)).toBe(4);

    await publish(address, key, 2).ended;
    await stateIs(id, 'NO_INPUT');
    expect(await videosOf(id)).toHaveLength(2);
    await letCutsEnd();
  });

  test('under a renewed key is refused, and who publishes is sent away by the renewal', async () => {
    const { id, key } = await newChannel();
    const present = publish(address, key, 'until cut');
    await stateIs(id, 'LIVE');
    const renewed = await keyOf('PUT', id);
    expect(await present.ended).not.toBe(0);
    expect(await publish(address, key, 2).ended).not.toBe(0);
    expect(await publish(address, renewed, 2).ended).toBe(0);
    await stateIs(id, 'NO_INPUT');
    await letCutsEnd();
  });

  test('under keys that no channel has is counted, and refused beyond the limit whatever its key', async () => {
    const { id, key } = await newChannel();
    const { limits } = platform.services;
    await limits.set('strangeKeyFromAddress', '127.0.0.1', 0);
    expect(await publish(address, 'no-such-key', 2).ended).not.toBe(0);
    expect(await limits.countOf('strangeKeyFromAddress', '127.0.0.1')).toBe(1);
    await limits.set('strangeKeyFromAddress', '127.0.0.1', LIMITS.strangeKeyFromAddress.mostFromLoopback);
    expect(await publish(address, key, 2).ended).not.toBe(0);
    await limits.forget('strangeKeyFromAddress', '127.0.0.1');
    expect(await videosOf(id)).toEqual([]);
  });

  test('of an organisation that is not active is refused', async () => {
    const { id, key } = await newChannel();
    const row = eq(encoderChannels.uuid, id);
    const other = await platform.createCustomer({ status: 'inactive' });
    await platform.services.db.update(encoderChannels).set({ customerId: other }).where(row);
    expect(await publish(address, key, 2).ended).not.toBe(0);
  });
});
