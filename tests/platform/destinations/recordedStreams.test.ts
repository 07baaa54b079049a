import { eq } from 'drizzle-orm';
import { readPicture } from '../../../fixtures/engine/ingest/flv.ts';
import { MESSAGE, type RtmpMessage } from '../../../fixtures/engine/rtmp/chunks.ts';
import { jobs } from '../../../fixtures/platform/kernel/db/schema/jobs.ts';
import { mediaItems, mediaPackages } from '../../../fixtures/platform/kernel/db/schema/media.ts';
import type { Engine } from '../../../fixtures/platform/kernel/engine/engine.ts';
import { noEngine } from '../../../fixtures/platform/kernel/engine/noEngine.ts';
import { packagePrefix } from '../../../fixtures/platform/domains/media/packaging/packagingJobs.ts';
import type { RtmpDestinationRecord } from '../../../fixtures/platform/domains/destinations/rtmp/records.ts';
import { type FarServer, startFarServer } from '../../support/farServer.ts';
import { hasFfmpeg } from '../../support/ffmpeg.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { testVideo } from '../../support/testVideo.ts';
import { until } from '../../support/until.ts';
import { newOrganisation } from '../worlds/mediaWorld.ts';
import { processFile } from '../worlds/uploadWorld.ts';

const KEY = 'far-side-key';
/** Of the video that is sent: two seconds, a key frame each second. */
const PICTURES = 60;

let platform: TestPlatform;
let far: FarServer;
let customerId: string;
let token: string;
let mediaId: string;

interface Refused {
  code: string;
  reason: string;
}

const call = <T>(method: string, path: string, body?: unknown) =>
  platform.call<T>(method, path, { token, body });
const path = (uuid: string) => `/api/v3/rtmp/destination/${uuid}`;
async function destination(streamKey = KEY): Promise<string> {
  const body = { name: 'Far side', streamUrl: far.url, streamKey };
  const { body: made } = await call<RtmpDestinationRecord>(
    ...(['POST', `/api/v3/customers/${customerId}/rtmp/destination`, body] as const),
  );
  return made.uuid;
}
const start = (uuid: string, source: object = { mediaId }) =>
  call<RtmpDestinationRecord & Refused>('POST', `${path(uuid)}/start`, source);
const streamOf = async (uuid: string) => (await call<RtmpDestinationRecord>('GET', path(uuid))).body.stream;
const isIn = (uuid: string, state: string) =>
  until(async () => (await streamOf(uuid))?.state === state, state);
const picturesIn = (messages: readonly RtmpMessage[]) =>
  messages.filter(
    ({ type, body }) => type === MESSAGE.video && readPicture(body)?.kind !== 'picture settings',
  );

(hasFfmpeg ? describe : describe.skip)('a saved video', () => {
  beforeAll(async () => {
    platform = await startTestPlatform({ engine: 'RTMP' });
    ({ customerId, token } = await newOrganisation(platform));
    ({ mediaId } = await processFile(platform, { customerId, token, file: testVideo() }));
    await until(() => platform.services.engine.state().rtmpPort !== null, 'the RTMP server');
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    far = await startFarServer(KEY);
  });
  afterEach(() => far.close());

  const change = (changes: Partial<typeof mediaItems.$inferInsert>) =>
    platform.services.db.update(mediaItems).set(changes).where(eq(mediaItems.mediaId, mediaId));

  test('RTM-06 STM-03 is sent from its first picture to its last, and says that it is finished', async () => {
    const uuid = await destination();
    const started = await start(uuid);
    expect(started.status).toBe(200);
    expect(started.body.stream).toMatchObject({ encoderChannelId: null, mediaId, state: 'SET_UP' });
    await isIn(uuid, 'STARTED');
    expect(await start(uuid)).toMatchObject({ status: 409, body: { reason: 'RTMP_STREAM_RUNS' } });
    await isIn(uuid, 'STOPPED');
    expect(await streamOf(uuid)).toMatchObject({ reason: 'FINISHED', sentMs: 2_000, lostFrames: 0 });
    await until(() => picturesIn(far.arrived).length === PICTURES, 'the last picture');
    const times = picturesIn(far.arrived).map(({ time }) => time);
    expect(times[0]).toBe(0);
    expect(times.at(-1)).toBe(Math.round((59 * 1000) / 30));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  test('is sent as often as it plays its package, without a jump of time', async () => {
    await change({ repeats: 2 });
    const uuid = await destination();
    await start(uuid);
    await isIn(uuid, 'STARTED');
    await isIn(uuid, 'STOPPED');
    await change({ repeats: 1 });
    expect(await streamOf(uuid)).toMatchObject({ reason: 'FINISHED', sentMs: 4_000 });
    await until(() => picturesIn(far.arrived).length === 2 * PICTURES, 'the last picture');
    const times = picturesIn(far.arrived).map(({ time }) => time);
    const steps = times.slice(1).map((time, at) => time - times[at]!);
    expect(Math.max(...steps)).toBeLessThanOrEqual(200);
    expect(Math.min(...steps)).toBeGreaterThan(0);
    expect(far.publications).toHaveLength(1);
  });

  test('goes on where it was when the process that sends it has died', async () => {
    await change({ repeats: 2 });
    const uuid = await destination();
    const stream = (await start(uuid)).body.stream!;
    await until(async () => ((await streamOf(uuid))?.sentMs ?? 0) >= 2_000, 'the first run');
    // State left by a dead process: a job without a lease, which another one takes.
    await platform.services.db
      .update(jobs)
      .set({ leaseOwner: 'dead' })
      .where(eq(jobs.queue, 'recorded outputs'));
    await until(() => platform.services.engine.outputStatus(stream.uuid) === null, 'the end of the first');
    platform.clock.advance(10_000);
    await isIn(uuid, 'STOPPED');
    await change({ repeats: 1 });
    expect(await streamOf(uuid)).toMatchObject({ reason: 'FINISHED', sentMs: 4_000 });
    expect(far.publications).toHaveLength(2);
    await until(() => picturesIn(far.publications[1]!).length === PICTURES, 'the second run, and it alone');
  });

  test('STM-03 whose line is cut goes on by itself, and what was missed is counted', async () => {
    await change({ repeats: 3 });
    const uuid = await destination();
    await start(uuid);
    await isIn(uuid, 'STARTED');
    await change({ repeats: 1 });
    far.cut();
    await until(async () => (await streamOf(uuid))?.reconnects === 1, 'a new line');
    expect((await streamOf(uuid))?.lostFrames).toBeGreaterThan(0);
    await isIn(uuid, 'STOPPED');
  });

  test('STM-03 is ended by who stops it, and begins anew when it is started again', async () => {
    const uuid = await destination();
    const { body } = await start(uuid);
    await isIn(uuid, 'STARTED');
    const stopped = await call<RtmpDestinationRecord>('POST', `/api/v3/rtmp/${body.stream?.uuid}/stop`);
    expect(stopped.body.stream).toMatchObject({ state: 'STOPPED', reason: null });
    expect((await start(uuid)).body.stream).toMatchObject({ sentMs: 0, mediaId });
    await until(() => far.publications.length === 2, 'another line');
    await isIn(uuid, 'STOPPED');
    await until(() => picturesIn(far.publications[1]!).length === PICTURES, 'all of it');
  });

  test('STM-03 whose key the far side refuses ends with that reason, which outlives its engine', async () => {
    const uuid = await destination('wrong');
    const { body } = await start(uuid);
    await isIn(uuid, 'ERROR');
    expect(await streamOf(uuid)).toMatchObject({ reason: 'KEY_REFUSED', sentMs: 0 });
    await until(() => platform.services.engine.outputStatus(body.stream!.uuid) === null, 'its end');
    expect(await streamOf(uuid)).toMatchObject({ state: 'ERROR', reason: 'KEY_REFUSED' });
    await call('PATCH', path(uuid), { streamKey: KEY });
    await start(uuid);
    await isIn(uuid, 'STARTED');
  });

  test('whose files are gone ends with that reason', async () => {
    const { store, db } = platform.services;
    const gone = await processFile(platform, { customerId, token, file: testVideo() });
    const [row] = await db.select().from(mediaItems).where(eq(mediaItems.mediaId, gone.mediaId));
    await store.remove(packagePrefix(row!.packageId!));
    const uuid = await destination();
    await start(uuid, { mediaId: gone.mediaId });
    await until(async () => {
      platform.clock.advance(1_000);
      platform.jobs.kick();
      return (await streamOf(uuid))?.state === 'ERROR';
    }, 'the last attempt');
    expect(await streamOf(uuid)).toMatchObject({ reason: 'SOURCE_UNREADABLE' });
  });

  describe('RTM-06 is refused', () => {
    test('while it cannot be played', async () => {
      await change({ state: 'started' });
      const refused = await start(await destination());
      await change({ state: 'completed' });
      expect(refused).toMatchObject({ status: 409, body: { code: 'STATE', reason: 'RTMP_VIDEO_NOT_READY' } });
    });

    test('where RTMP cannot carry what it is coded with', async () => {
      const [row] = await platform.services.db
        .select()
        .from(mediaItems)
        .where(eq(mediaItems.mediaId, mediaId));
      const here = eq(mediaPackages.id, row!.packageId!);
      const [before] = await platform.services.db.select().from(mediaPackages).where(here);
      await platform.services.db
        .update(mediaPackages)
        .set({ codecs: 'hvc1.1.6.L93.B0,mp4a.40.2' })
        .where(here);
      const refused = await start(await destination());
      await platform.services.db.update(mediaPackages).set({ codecs: before!.codecs }).where(here);
      expect(refused).toMatchObject({ status: 409, body: { reason: 'RTMP_VIDEO_CODECS' } });
    });

    test('without an engine', async () => {
      const use = (engine: Engine) => {
        platform.services.engine = engine;
        platform.app.platform.engine = engine;
      };
      const { engine } = platform.services;
      const uuid = await destination();
      use(noEngine);
      const refused = await start(uuid);
      use(engine);
      expect(refused).toMatchObject({ status: 409, body: { reason: 'NO_ENGINE' } });
    });

    test.each([
      [{}, 'RTMP_SOURCE_REQUIRED'],
      [{ encoderChannelId: null, mediaId: '' }, 'RTMP_SOURCE_REQUIRED'],
      [{ encoderChannelId: 'a', mediaId: 'b' }, 'RTMP_SOURCES_TWO'],
    ])('with no source, or two: %j', async (source, reason) => {
      const refused = await start(await destination(), source);
      expect(refused).toMatchObject({ status: 400, body: { field: 'encoderChannelId', reason } });
    });

    test('to another organisation, as if it was not there', async () => {
      const other = await newOrganisation(platform);
      const { body } = await platform.call<RtmpDestinationRecord>(
        ...(['POST', `/api/v3/customers/${other.customerId}/rtmp/destination`] as const),
        { token: other.token, body: { name: 'Theirs', streamUrl: far.url, streamKey: KEY } },
      );
      const asked = { token: other.token, body: { mediaId } };
      expect((await platform.call('POST', `${path(body.uuid)}/start`, asked)).status).toBe(404);
    });
  });
});
