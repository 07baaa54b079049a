import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { and, eq, like, ne } from 'drizzle-orm';
import type { PlatformServices } from '../../../fixtures/platform/kernel/app/app.ts';
import { encoderLogs, encoderStatuses } from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import { encoderVideos } from '../../../fixtures/platform/kernel/db/schema/encoderVideos.ts';
import { livePublishers } from '../../../fixtures/platform/kernel/db/schema/livePublishers.ts';
import { noEngine } from '../../../fixtures/platform/kernel/engine/noEngine.ts';
import type { EncoderStateWord } from '../../../fixtures/platform/kernel/db/values/encoders.ts';
import { cutRecordings } from '../../../fixtures/platform/domains/encoders/live/liveRecordings.ts';
import { encoderPictures } from '../../../fixtures/demo/simulator/encoderPictures.ts';
import { encoderRecordings } from '../../../fixtures/demo/simulator/encoderRecordings.ts';
import { LiveIngest } from '../../../fixtures/platform/domains/encoders/live/ingest.ts';
import type { IngestRecord } from '../../../fixtures/platform/domains/encoders/live/records.ts';
import { SentPictures } from '../../../fixtures/demo/simulator/sentPictures.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { CHANNEL_IDS, ENCODER_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import { hasFfmpeg } from '../../support/ffmpeg.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { askToPublish } from '../../support/rtmpClient.ts';
import { until } from '../../support/until.ts';
import { seedStreaming, simulatedWorld, type SimulatedWorld } from '../worlds/simulatedWorld.ts';

let platform: TestPlatform;
let world: SimulatedWorld;
let services: PlatformServices;

beforeAll(async () => {
  platform = await startTestPlatform({ seed: seedStreaming, engine: 'RTMP', sentPictures: 2 });
  services = platform.services;
  world = simulatedWorld(services, platform.clock);
  await until(() => services.engine.state().rtmpPort !== null, 'the RTMP server');
});
afterAll(() => platform.close());

beforeEach(async () => {
  await world.reset();
  await services.db.update(encoderStatuses).set({ state: 'stopped', startedAt: null });
});

async function become(encoderId: string, state: EncoderStateWord): Promise<void> {
  platform.clock.advance(1_000);
  const now = platform.clock.now();
  await services.db
    .update(encoderStatuses)
    .set({ state, stateChangedAt: now, startedAt: state === 'started' ? now : null })
    .where(eq(encoderStatuses.encoderId, encoderId));
}
const follow = (changes: Partial<PlatformServices> = {}) => encoderPictures.step({ ...services, ...changes });
const isLive = (channelId: string) =>
  until(() => (services.live?.of(channelId)?.arriving ?? null) !== null, `a picture on ${channelId}`);
const isSilent = (channelId: string) =>
  until(() => services.live?.of(channelId) === null, `the end of the picture on ${channelId}`);
const toldOf = async (encoderId: string) =>
  (
    await services.db
      .select({ entry: encoderLogs.entry })
      .from(encoderLogs)
      .where(and(eq(encoderLogs.encoderId, encoderId), like(encoderLogs.entry, '%picture%')))
      .orderBy(encoderLogs.id)
  ).map(({ entry }) => entry);

(hasFfmpeg ? describe : describe.skip)('the picture of a simulated encoder', () => {
  afterEach(async () => {
    await services.db.update(encoderStatuses).set({ state: 'stopped' });
    await follow();
    for (const channelId of Object.values(CHANNEL_IDS)) await isSilent(channelId);
    platform.clock.advance(21_000);
    await cutRecordings.step(services);
  });

  test('is live on its channel once the encoder has started, with a tone, and recorded until it stops', async () => {
    await become(ENCODER_IDS.chapel, 'starting');
    await follow();
    expect(services.live?.of(CHANNEL_IDS.chapel)).toBeNull();
    await become(ENCODER_IDS.chapel, 'started');
    await follow();
    await isLive(CHANNEL_IDS.chapel);
    expect(services.live?.of(CHANNEL_IDS.chapel)?.arriving).toMatchObject({
      width: 640,
      height: 360,
      framesPerSecond: expect.closeTo(15, 0),
      audioCodec: 'mp4a.40.2',
      sampleRate: 48_000,
      jumps: 0,
    });
    expect(await toldOf(ENCODER_IDS.chapel)).toEqual(['Sends its picture over RTMP.']);
    await become(ENCODER_IDS.chapel, 'stopping');
    await follow();
    await isSilent(CHANNEL_IDS.chapel);
    const videos = await services.db
      .select({ status: encoderVideos.status, input: encoderVideos.input })
      .from(encoderVideos)
      .where(eq(encoderVideos.encoderChannelId, CHANNEL_IDS.chapel));
    expect(videos).toContainEqual({ status: 'NO_INPUT', input: 'RTMP' });
  });

  test('is small on purpose, and nobody is told that the preset of its encoder says otherwise', async () => {
    await become(ENCODER_IDS.chapel, 'started');
    await follow();
    await isLive(CHANNEL_IDS.chapel);
    const token = await platform.signIn('admin@harbour.example');
    const path = `/api/v3/eventprofiles/${CHANNEL_IDS.chapel}/ingest`;
    const { body } = await platform.call<IngestRecord>('GET', path, { token });
    expect(body).toMatchObject({ state: 'LIVE', findings: [] });
    const list = await platform.call('GET', `/api/v3/customers/${CUSTOMERS.harbour}/livefindings`, { token });
    expect(list.body).toEqual([{ encoderChannelId: CHANNEL_IDS.chapel, findings: [] }]);
  });

  test('is sent again when its line was cut, in the same recording', async () => {
    await become(ENCODER_IDS.chapel, 'started');
    await follow();
    await isLive(CHANNEL_IDS.chapel);
    const recording = services.live?.of(CHANNEL_IDS.chapel)?.videoId;
    services.live?.dismiss(CHANNEL_IDS.chapel);
    await isSilent(CHANNEL_IDS.chapel);
    // Once, however long the next attempt takes: a line that is away for 20 seconds ends the recording.
    platform.clock.advance(5_001);
    const isSentAgain = async () => {
      await follow();
      return services.live?.of(CHANNEL_IDS.chapel) !== null;
    };
    await until(isSentAgain, 'the next attempt');
    await isLive(CHANNEL_IDS.chapel);
    expect(services.live?.of(CHANNEL_IDS.chapel)?.videoId).toBe(recording);
  });

  test('is sent by one process, and gone on with by another one once the first has ended', async () => {
    await become(ENCODER_IDS.chapel, 'started');
    await follow();
    await isLive(CHANNEL_IDS.chapel);
    const recording = services.live?.of(CHANNEL_IDS.chapel)?.videoId ?? '';
    const sentPictures = new SentPictures(services.engine, 2);
    const elsewhere = { live: new LiveIngest(services, () => undefined), sentPictures };
    await follow(elsewhere);
    expect(sentPictures.isSentTo(CHANNEL_IDS.chapel)).toBe(false);
    // State left by a crash: a live recording on a reserved channel without a publisher.
    const held = await services.db.select().from(livePublishers);
    services.live?.dismiss(CHANNEL_IDS.chapel);
    await isSilent(CHANNEL_IDS.chapel);
    await services.db.insert(livePublishers).values(held);
    await services.db.update(encoderVideos).set({ status: 'LIVE' }).where(eq(encoderVideos.uuid, recording));
    await follow(elsewhere);
    expect(sentPictures.isSentTo(CHANNEL_IDS.chapel)).toBe(false);
    // The next of its segments of two seconds is overdue.
    platform.clock.advance(5_001);
    await follow(elsewhere);
    expect(sentPictures.isSentTo(CHANNEL_IDS.chapel)).toBe(true);
    await isLive(CHANNEL_IDS.chapel);
    expect(services.live?.of(CHANNEL_IDS.chapel)?.videoId).toBe(recording);
    await become(ENCODER_IDS.chapel, 'stopping');
    await follow(elsewhere);
  });

  test('is what the event on its channel shows, in the place of a sample', async () => {
    await become(ENCODER_IDS.northHall, 'started');
    await follow();
    await encoderRecordings.step(services);
    await isLive(CHANNEL_IDS.main);
    await encoderRecordings.step(services);
    const videos = await services.db
      .select({ input: encoderVideos.input, occurrenceId: encoderVideos.occurrenceId })
      .from(encoderVideos)
      .where(and(eq(encoderVideos.encoderChannelId, CHANNEL_IDS.main), ne(encoderVideos.status, 'STOPPED')));
    expect(videos).toEqual([{ input: 'RTMP', occurrenceId: expect.any(String) }]);
  });

  test('is sent of two at a time where two are allowed; the log of a third one says so', async () => {
    await become(ENCODER_IDS.pressRoom, 'started');
    await become(ENCODER_IDS.chapel, 'started');
    await become(ENCODER_IDS.northHall, 'started');
    await follow();
    await isLive(CHANNEL_IDS.chapel);
    await isLive(CHANNEL_IDS.press);
    expect(services.sentPictures?.isSentTo(CHANNEL_IDS.main)).toBe(false);
    expect(await toldOf(ENCODER_IDS.northHall)).toEqual([
      'A sample stands for the picture: 2 encoders send theirs already, and no more do at a time.',
    ]);
    await become(ENCODER_IDS.pressRoom, 'stopped');
    await follow();
    await isLive(CHANNEL_IDS.main);
  });

  test('is not sent to a channel that somebody else publishes to', async () => {
    await become(ENCODER_IDS.chapel, 'started');
    await follow();
    await isLive(CHANNEL_IDS.chapel);
    await become(ENCODER_IDS.chapel, 'stopped');
    await follow();
    await isSilent(CHANNEL_IDS.chapel);
    const token = await platform.signIn('admin@harbour.example');
    const path = `/api/v3/eventprofiles/${CHANNEL_IDS.chapel}/streamkey`;
    const { body } = await platform.call<{ streamKey: string }>('POST', path, { token });
    const other = askToPublish(services.engine.state().rtmpPort ?? 0, body.streamKey);
    await until(() => services.live?.of(CHANNEL_IDS.chapel) !== null, 'somebody else to publish');
    await become(ENCODER_IDS.chapel, 'started');
    await follow();
    expect((await toldOf(ENCODER_IDS.chapel)).at(-1)).toBe(
      'A sample stands for the picture: somebody else publishes to the channel.',
    );
    other.socket.destroy();
    await other.closed;
  });
});

describe('without what it needs, a sample stands for the picture of a simulated encoder', () => {
  const onMachine = (ffmpeg: string | null, rtmpPort: number | null) => {
    const engine = { ...noEngine, state: () => ({ state: 'ready', ffmpeg, rtmpPort, restarts: 0 }) as const };
    return { sentPictures: new SentPictures(engine, 2) };
  };

  test.each([
    ['FFmpeg', null, 1935, 'A sample stands for the picture: this machine has no FFmpeg.'],
    ['RTMP', '7.1', null, 'A sample stands for the picture: nobody can publish over RTMP here.'],
  ])('and its log says so once: no %s', async (_what, ffmpeg, port, entry) => {
    const machine = onMachine(ffmpeg, port);
    await become(ENCODER_IDS.chapel, 'started');
    await follow(machine);
    await follow(machine);
    expect(await toldOf(ENCODER_IDS.chapel)).toEqual([entry]);
    expect(machine.sentPictures.isSentTo(CHANNEL_IDS.chapel)).toBe(false);
  });

  test('and nothing is said where none are to be sent', async () => {
    await become(ENCODER_IDS.chapel, 'started');
    await follow({ sentPictures: null });
    expect(await toldOf(ENCODER_IDS.chapel)).toEqual([]);
  });
});
