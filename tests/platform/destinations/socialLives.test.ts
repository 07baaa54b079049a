import { eq } from 'drizzle-orm';
import { contentDestinations } from '../../../fixtures/platform/kernel/db/schema/destinations.ts';
import { liveOutputs } from '../../../fixtures/platform/kernel/db/schema/liveOutputs.ts';
import { socialAccounts } from '../../../fixtures/platform/kernel/db/schema/socialAccounts.ts';
import { socialFigures } from '../../../fixtures/platform/domains/destinations/social/lives/figures.ts';
import { socialLiveMaking } from '../../../fixtures/platform/domains/destinations/social/lives/making.ts';
import { hasFfmpeg } from '../../support/ffmpeg.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { until } from '../../support/until.ts';
import { socialLiveWorld, type SocialLiveWorld } from '../worlds/socialLiveWorld.ts';
import { socialWorld } from '../worlds/socialWorld.ts';

let platform: TestPlatform;
let world: SocialLiveWorld;

beforeAll(async () => {
  platform = await startTestPlatform({ engine: 'RTMP' });
  await until(() => platform.services.engine.state().rtmpPort !== null, 'the RTMP server');
});
afterAll(() => platform.close());
beforeEach(async () => {
  world = await socialLiveWorld(platform);
});
afterEach(() => world.goOffAir());

const refusal = (starting: Promise<unknown>) =>
  starting.then(
    () => null,
    (error: unknown) => error,
  );

test('SOC-03 what is known to keep it from going live is refused at once, by its name', async () => {
  const gone = await world.planned('FACEBOOK', { accountId: 'gone' });
  expect(await refusal(world.start(gone))).toMatchObject({ problems: [{ message: 'SOCIAL_ACCOUNT_GONE' }] });
  const { uuid: accountId } = await world.linked('FACEBOOK');
  const nowhere = await world.planned('FACEBOOK', { accountId });
  expect(await refusal(world.start(nowhere))).toMatchObject({
    problems: [{ message: 'POST_DESTINATION_REQUIRED' }],
  });
  const sourceless = await world.planned('FACEBOOK', { accountId, encoderChannelId: null });
  expect(await refusal(world.start(sourceless))).toMatchObject({
    problems: [{ message: 'DESTINATION_SOURCE_MISSING' }],
  });
  const ready = await world.planned('FACEBOOK', { accountId, destinationId: '1048576001' });
  const here = eq(socialAccounts.uuid, accountId);
  await platform.services.db
    .update(socialAccounts)
    .set({ permissions: ['pages_show_list'] })
    .where(here);
  expect(await refusal(world.start(ready))).toMatchObject({
    problems: [{ message: 'SOCIAL_PERMISSIONS?network=Facebook&permissions=publish_video' }],
  });
  await platform.services.db.update(socialAccounts).set({ expiresAt: platform.clock.now() }).where(here);
  expect(await refusal(world.start(ready))).toMatchObject({
    problems: [{ message: 'SOCIAL_RENEWAL_NEEDED?network=Facebook' }],
  });
  expect((await world.read(ready)).status).toBe('idle');
});

test('SOC-03 what an organisation is told is a warning of the log, and no error of the platform', async () => {
  const refused = await refusal(world.start(await world.planned('FACEBOOK', { accountId: 'gone' })));
  const ofOthers = (error: unknown) => socialLiveMaking.isOfOthers?.(error);
  expect([ofOthers(refused), ofOthers(new Error('broken'))]).toEqual([true, false]);
});

test('SOC-03 an account of another organisation is none', async () => {
  const { uuid: accountId } = await (await socialWorld(platform)).linked('YOUTUBE');
  expect(await refusal(world.start(await world.planned('YOUTUBE', { accountId })))).toMatchObject({
    problems: [{ message: 'SOCIAL_ACCOUNT_GONE' }],
  });
});

test('SOC-03 what the network refuses when it is asked fails the destination, and says why', async () => {
  const { uuid: accountId } = await world.linked('YOUTUBE', { person: 'archive' });
  const id = await world.planned('YOUTUBE', { accountId });
  await world.start(id);
  await world.becomes(id, 'error');
  expect(await world.read(id)).toMatchObject({
    abortReason: 'SOCIAL_ACCESS_ERROR',
    abortParameters: { network: 'YouTube', code: 'liveStreamingNotEnabled' },
    stream: null,
  });
  expect(await refusal(world.start(id))).toMatchObject({ problems: [{ code: 'STATE' }] });
});

test('STM-03 one that is stopped before it is on air is aborted, and ended at its network', async () => {
  const { uuid: accountId } = await world.linked('YOUTUBE');
  const id = await world.planned('YOUTUBE', { accountId });
  await world.start(id);
  await world.becomes(id, 'starting');
  expect(await world.read(id)).toMatchObject({
    stream: { state: 'SET_UP', reason: 'NO_SOURCE', lostFrames: 0 },
  });
  await world.call('POST', `/api/v3/contentdestinations/${id}/stop`);
  await world.becomes(id, 'aborted');
  expect(await world.read(id)).toMatchObject({ abortReason: 'DESTINATION_STOPPED_EARLY' });
  await until(async () => (await world.liveOf(id))?.endedAt != null, 'its end at the network');
  expect(
    await platform.services.db.select().from(liveOutputs).where(eq(liveOutputs.contentDestinationId, id)),
  ).toEqual([]);
});

test('the output that feeds it is begun, ended and known with it only', async () => {
  const { uuid: accountId } = await world.linked('YOUTUBE');
  const id = await world.planned('YOUTUBE', { accountId });
  await world.start(id);
  await world.becomes(id, 'starting');
  const { uuid } = (await world.read(id)).stream!;
  expect((await world.call('GET', `/api/v3/eventprofiles/${world.channel}/outputs`)).body).toEqual([]);
  for (const way of ['start', 'stop', 'streamkey']) {
    expect((await world.call('POST', `/api/v3/outputs/${uuid}/${way}`)).status).toBe(404);
  }
  expect((await world.call('DELETE', `/api/v3/outputs/${uuid}`)).status).toBe(404);
});

(hasFfmpeg ? describe : describe.skip)('a channel that is live', () => {
  beforeEach(() => world.goOnAir());

  test.each(['FACEBOOK', 'YOUTUBE'] as const)(
    'STM-03 DST-20 SOC-07 %s takes it, tells who watches, and ends it once it is stopped',
    async (kind) => {
      const { uuid: accountId } = await world.linked(kind);
      const destinationId = kind === 'FACEBOOK' ? '1048576001' : null;
      const id = await world.planned(kind, { accountId, destinationId });
      await world.start(id);
      await world.becomes(id, 'started');
      await until(async () => ((await world.read(id)).stream?.bitrateKbps ?? 0) > 0, 'a bitrate');
      expect(await world.read(id)).toMatchObject({
        stream: { state: 'STARTED', lostFrames: 0, reconnects: 0 },
      });
      await world.run(socialFigures);
      const viewers = { FACEBOOK: 38, YOUTUBE: 168 }[kind];
      expect(await world.read(id)).toMatchObject({ liveViewers: viewers });
      expect(await world.liveOf(id)).toMatchObject({
        views: { FACEBOOK: 214, YOUTUBE: 290 }[kind],
        liveViews: viewers,
      });
      await world.call('POST', `/api/v3/contentdestinations/${id}/stop`);
      await world.becomes(id, 'stopped');
      expect(await world.read(id)).toMatchObject({ abortReason: null, stream: null, liveViewers: null });
      expect(await refusal(world.start(id))).toMatchObject({ problems: [{ code: 'STATE' }] });
      const again = await world.planned(kind, { accountId, destinationId });
      await world.start(again);
      await world.becomes(again, 'started');
      expect((await world.liveOf(again))!.liveVideoId).not.toBe((await world.liveOf(id))!.liveVideoId);
    },
  );

  test('DST-19 what the network ended is aborted as ended by its service', async () => {
    const { uuid: accountId } = await world.linked('YOUTUBE');
    const id = await world.planned('YOUTUBE', { accountId });
    await world.start(id);
    await world.becomes(id, 'started');
    platform.clock.advance(8 * 60 * 60_000);
    await world.run(socialFigures);
    await world.step();
    const here = eq(contentDestinations.id, id);
    // The session of the test has ended meanwhile.
    const [row] = await platform.services.db.select().from(contentDestinations).where(here);
    expect(row).toMatchObject({ status: 'ABORTED', abortCause: 'DESTINATION_SERVICE_LIMIT' });
  });

  test('STM-03 warns while the source is lost and continues when it is back', async () => {
    const { uuid: accountId } = await world.linked('YOUTUBE');
    const id = await world.planned('YOUTUBE', { accountId });
    await world.start(id);
    await world.becomes(id, 'started');
    await world.goOffAir();
    await world.becomes(id, 'warning');
    await until(() => platform.services.live?.of(world.channel) == null, 'the source to be away');
    await world.goOnAir();
    await world.becomes(id, 'started');
  });
});
