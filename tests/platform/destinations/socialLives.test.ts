import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { contentDestinations } from '../../../fixtures/platform/db/schema/destinations.ts';
import { liveOutputs } from '../../../fixtures/platform/db/schema/liveOutputs.ts';
import { socialAccounts } from '../../../fixtures/platform/db/schema/socialAccounts.ts';
import { socialLives } from '../../../fixtures/platform/db/schema/socialLives.ts';
import type { ContentDestinationRecord } from '../../../fixtures/platform/destinations/records.ts';
import { runDueSteps } from '../../../fixtures/platform/jobs/recurring.ts';
import { socialFigures } from '../../../fixtures/platform/social/lives/figures.ts';
import { socialLiveStates } from '../../../fixtures/platform/social/lives/following.ts';
import { startSocialDestination } from '../../../fixtures/platform/social/lives/start.ts';
import { hasFfmpeg } from '../../support/ffmpeg.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { type Publisher, publish } from '../../support/publisher.ts';
import { until } from '../../support/until.ts';
import { socialWorld, type Kind, type SocialWorld } from '../worlds/socialWorld.ts';

let platform: TestPlatform;
let world: SocialWorld;
let channel: string;
let publisher: Publisher | null = null;

beforeAll(async () => {
  platform = await startTestPlatform({ engine: 'RTMP' });
  await until(() => platform.services.engine.state().rtmpPort !== null, 'the RTMP server');
});
afterAll(() => platform.close());
beforeEach(async () => {
  world = await socialWorld(platform);
  const made = await world.call<{ uuid: string }>(
    'POST',
    `/api/v3/customers/${world.customerId}/eventprofiles`,
    { name: 'Main hall', deleteAfter: 10, users: [] },
  );
  channel = made.body.uuid;
});
afterEach(async () => {
  await publisher?.cut();
  publisher = null;
});

/** A destination that waits to be started, as the set-up of an event leaves one. */
async function planned(kind: Kind, values: Partial<typeof contentDestinations.$inferInsert> = {}) {
  const id = randomUUID();
  const now = platform.clock.now();
  await platform.services.db.insert(contentDestinations).values({
    ...{ id, customerId: world.customerId, kind, streamType: 'LIVE', status: 'IDLE' },
    ...{ title: 'Sunday service', description: 'Live', statusChangedAt: now, createdAt: now },
    encoderChannelId: channel,
    ...values,
  });
  return id;
}
const read = async (id: string) =>
  (await world.call<ContentDestinationRecord>('GET', `/api/v3/contentdestinations/${id}`)).body;
const step = async () => {
  // The clock stands: each look is at its own moment.
  platform.clock.advance(1_000);
  await runDueSteps(platform.services, [socialLiveStates], (error) => {
    throw error;
  });
};
const becomes = (id: string, status: string) =>
  until(async () => {
    await step();
    return (await read(id)).status === status;
  }, status);
const liveOf = async (id: string) =>
  (await platform.services.db.select().from(socialLives).where(eq(socialLives.contentDestinationId, id)))[0];
const start = (id: string) => startSocialDestination(platform.services, id);
const refusal = (starting: Promise<unknown>) =>
  starting.then(
    () => null,
    (error: unknown) => error,
  );
async function goOnAir() {
  const { body } = await world.call<{ streamKey: string }>(
    'POST',
    `/api/v3/eventprofiles/${channel}/streamkey`,
  );
  const address = `rtmp://127.0.0.1:${platform.services.engine.state().rtmpPort}/live`;
  publisher = publish(address, body.streamKey, 'until cut');
  await until(() => platform.services.live?.of(channel) != null, 'a live source');
}

test('SOC-03 what is known to keep it from going live is refused at once, by its name', async () => {
  const gone = await planned('FACEBOOK', { accountId: 'gone' });
  expect(await refusal(start(gone))).toMatchObject({ problems: [{ message: 'SOCIAL_ACCOUNT_GONE' }] });
  const { uuid: accountId } = await world.linked('FACEBOOK');
  const nowhere = await planned('FACEBOOK', { accountId });
  expect(await refusal(start(nowhere))).toMatchObject({
    problems: [{ message: 'POST_DESTINATION_REQUIRED' }],
  });
  const sourceless = await planned('FACEBOOK', { accountId, encoderChannelId: null });
  expect(await refusal(start(sourceless))).toMatchObject({
    problems: [{ message: 'DESTINATION_SOURCE_MISSING' }],
  });
  const ready = await planned('FACEBOOK', { accountId, destinationId: '1048576001' });
  const here = eq(socialAccounts.uuid, accountId);
  await platform.services.db
    .update(socialAccounts)
    .set({ permissions: ['pages_show_list'] })
    .where(here);
  expect(await refusal(start(ready))).toMatchObject({
    problems: [{ message: 'SOCIAL_PERMISSIONS?network=Facebook&permissions=publish_video' }],
  });
  await platform.services.db.update(socialAccounts).set({ expiresAt: platform.clock.now() }).where(here);
  expect(await refusal(start(ready))).toMatchObject({
    problems: [{ message: 'SOCIAL_RENEWAL_NEEDED?network=Facebook' }],
  });
  expect((await read(ready)).status).toBe('idle');
});

test('SOC-03 an account of another organisation is none', async () => {
  const { uuid: accountId } = await (await socialWorld(platform)).linked('YOUTUBE');
  expect(await refusal(start(await planned('YOUTUBE', { accountId })))).toMatchObject({
    problems: [{ message: 'SOCIAL_ACCOUNT_GONE' }],
  });
});

test('SOC-03 what the network refuses when it is asked fails the destination, and says why', async () => {
  const { uuid: accountId } = await world.linked('YOUTUBE', { person: 'archive' });
  const id = await planned('YOUTUBE', { accountId });
  await start(id);
  await becomes(id, 'error');
  expect(await read(id)).toMatchObject({
    abortReason: 'SOCIAL_ACCESS_ERROR',
    abortParameters: { network: 'YouTube', code: 'liveStreamingNotEnabled' },
    stream: null,
  });
  expect(await refusal(start(id))).toMatchObject({ problems: [{ code: 'STATE' }] });
});

test('STM-03 one that is stopped before it is on air is aborted, and ended at its network', async () => {
  const { uuid: accountId } = await world.linked('YOUTUBE');
  const id = await planned('YOUTUBE', { accountId });
  await start(id);
  await becomes(id, 'starting');
  expect(await read(id)).toMatchObject({ stream: { state: 'SET_UP', reason: 'NO_SOURCE', lostFrames: 0 } });
  await world.call('POST', `/api/v3/contentdestinations/${id}/stop`);
  await becomes(id, 'aborted');
  expect(await read(id)).toMatchObject({ abortReason: 'DESTINATION_STOPPED_EARLY' });
  await until(async () => (await liveOf(id))?.endedAt != null, 'its end at the network');
  expect(
    await platform.services.db.select().from(liveOutputs).where(eq(liveOutputs.contentDestinationId, id)),
  ).toEqual([]);
});

test('the output that feeds it is begun, ended and known with it only', async () => {
  const { uuid: accountId } = await world.linked('YOUTUBE');
  const id = await planned('YOUTUBE', { accountId });
  await start(id);
  await becomes(id, 'starting');
  const { uuid } = (await read(id)).stream!;
  expect((await world.call('GET', `/api/v3/eventprofiles/${channel}/outputs`)).body).toEqual([]);
  for (const way of ['start', 'stop', 'streamkey']) {
    expect((await world.call('POST', `/api/v3/outputs/${uuid}/${way}`)).status).toBe(404);
  }
  expect((await world.call('DELETE', `/api/v3/outputs/${uuid}`)).status).toBe(404);
});

(hasFfmpeg ? describe : describe.skip)('a channel that is live', () => {
  beforeEach(goOnAir);

  test.each(['FACEBOOK', 'YOUTUBE'] as const)(
    'STM-03 DST-20 SOC-07 %s takes it, tells who watches, and ends it once it is stopped',
    async (kind) => {
      const { uuid: accountId } = await world.linked(kind);
      const destinationId = kind === 'FACEBOOK' ? '1048576001' : null;
      const id = await planned(kind, { accountId, destinationId });
      await start(id);
      await becomes(id, 'started');
      await until(async () => ((await read(id)).stream?.bitrateKbps ?? 0) > 0, 'a bitrate');
      expect(await read(id)).toMatchObject({ stream: { state: 'STARTED', lostFrames: 0, reconnects: 0 } });
      await runDueSteps(platform.services, [socialFigures], (error) => {
        throw error;
      });
      const viewers = { FACEBOOK: 38, YOUTUBE: 168 }[kind];
      expect(await read(id)).toMatchObject({ liveViewers: viewers });
      expect(await liveOf(id)).toMatchObject({
        views: { FACEBOOK: 214, YOUTUBE: 290 }[kind],
        liveViews: viewers,
      });
      await world.call('POST', `/api/v3/contentdestinations/${id}/stop`);
      await becomes(id, 'stopped');
      expect(await read(id)).toMatchObject({ abortReason: null, stream: null, liveViewers: null });
      expect(await refusal(start(id))).toMatchObject({ problems: [{ code: 'STATE' }] });
      const again = await planned(kind, { accountId, destinationId });
      await start(again);
      await becomes(again, 'started');
      expect((await liveOf(again))!.liveVideoId).not.toBe((await liveOf(id))!.liveVideoId);
    },
  );

  test('DST-19 what the network ended is aborted as ended by its service', async () => {
    const { uuid: accountId } = await world.linked('YOUTUBE');
    const id = await planned('YOUTUBE', { accountId });
    await start(id);
    await becomes(id, 'started');
    platform.clock.advance(8 * 60 * 60_000);
    await runDueSteps(platform.services, [socialFigures], (error) => {
      throw error;
    });
    await step();
    const here = eq(contentDestinations.id, id);
    // The session of the test has ended meanwhile.
    const [row] = await platform.services.db.select().from(contentDestinations).where(here);
    expect(row).toMatchObject({ status: 'ABORTED', abortCause: 'DESTINATION_SERVICE_LIMIT' });
  });

  test('STM-03 one whose source is gone warns, and goes on once it is back', async () => {
    const { uuid: accountId } = await world.linked('YOUTUBE');
    const id = await planned('YOUTUBE', { accountId });
    await start(id);
    await becomes(id, 'started');
    await publisher!.cut();
    await becomes(id, 'warning');
    await until(() => platform.services.live?.of(channel) == null, 'the source to be away');
    await goOnAir();
    await becomes(id, 'started');
  });
});
