import { eq } from 'drizzle-orm';
import { readPicture } from '../../../fixtures/engine/ingest/flv.ts';
import { MESSAGE, type RtmpMessage } from '../../../fixtures/engine/rtmp/chunks.ts';
import { mediaItems, mediaPackages } from '../../../fixtures/platform/kernel/db/schema/media.ts';
import { socialAccounts } from '../../../fixtures/platform/kernel/db/schema/socialAccounts.ts';
import type { ContentDestinationRecord } from '../../../fixtures/platform/domains/destinations/broadcasts/records.ts';
import type { RtmpDestinationRecord } from '../../../fixtures/platform/domains/destinations/rtmp/records.ts';
import { rtmpDestinationStates } from '../../../fixtures/platform/domains/destinations/jobs/rtmpDestinationStates.ts';
import { socialLiveStates } from '../../../fixtures/platform/domains/destinations/social/lives/following.ts';
import { type FarServer, startFarServer } from '../../support/farServer.ts';
import { hasFfmpeg } from '../../support/ffmpeg.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { until } from '../../support/until.ts';
import { testVideo } from '../../support/testVideo.ts';
import { newOrganisation } from '../worlds/mediaWorld.ts';
import { socialWorld, type Refused } from '../worlds/socialWorld.ts';
import { processFile } from '../worlds/uploadWorld.ts';

const KEY = 'far-side-key';
/** Of the video that is sent: two seconds, thirty pictures a second, a key frame each second. */
const PICTURES = 60;

let platform: TestPlatform;
let far: FarServer;
let world: Awaited<ReturnType<typeof socialWorld>>;
let mediaId: string;

const picturesIn = (messages: readonly RtmpMessage[]) =>
  messages.filter(
    ({ type, body }) => type === MESSAGE.video && readPicture(body)?.kind !== 'picture settings',
  );
const start = (destinations: object[], more: object = {}) =>
  world.call<ContentDestinationRecord[] & Refused>(
    ...(['POST', `/api/v3/customers/${world.customerId}/contentdestinations`] as const),
    { mediaId, title: 'Evening', destinations, ...more },
  );
const read = async (id: string) =>
  (await world.call<ContentDestinationRecord>('GET', `/api/v3/contentdestinations/${id}`)).body;
const becomes = (id: string, status: string) =>
  until(async () => {
    platform.clock.advance(10);
    await rtmpDestinationStates.step(platform.services);
    await socialLiveStates.step(platform.services);
    return (await read(id)).status === status;
  }, status);
async function rtmpDestination(): Promise<string> {
  const { body } = await world.call<RtmpDestinationRecord>(
    ...(['POST', `/api/v3/customers/${world.customerId}/rtmp/destination`] as const),
    { name: 'Far side', streamUrl: far.url, streamKey: KEY },
  );
  return body.uuid;
}
const rtmp = (rtmpDestinationId: string) => ({ kind: 'RTMP', rtmpDestinationId });
const said = {
  ...{ title: 'Evening song', description: 'From the archive', privacy: 'public', publishState: 'published' },
};

(hasFfmpeg ? describe : describe.skip)('a saved video that is started elsewhere than on web channels', () => {
  beforeAll(async () => {
    platform = await startTestPlatform({ engine: 'RTMP' });
    await until(() => platform.services.engine.state().rtmpPort !== null, 'the RTMP server');
    world = await socialWorld(platform);
    const { customerId, token } = world;
    ({ mediaId } = await processFile(platform, { customerId, token, file: testVideo() }));
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    far = await startFarServer(KEY);
  });
  afterEach(() => far.close());

  const change = (changes: Partial<typeof mediaItems.$inferInsert>) =>
    platform.services.db.update(mediaItems).set(changes).where(eq(mediaItems.mediaId, mediaId));

  test('C-127 RTM-06 STM-03 it arrives at the RTMP destination whole, by its URL and key, and ends with its last picture', async () => {
    const uuid = await rtmpDestination();
    const { status, body } = await start([rtmp(uuid)]);
    expect(status).toBe(201);
    expect(body).toMatchObject([
      {
        ...{ kind: 'RTMP', status: 'set_up', streamType: 'SIMLIVE', title: 'Evening', type: null },
        ...{ destinationId: uuid, mediaId, occurrenceId: null, webEventProfileId: null, playout: null },
        placeName: 'Far side',
      },
    ]);
    const { id } = body[0]!;
    await becomes(id, 'started');
    await becomes(id, 'stopped');
    await until(() => picturesIn(far.arrived).length === PICTURES, 'the last picture');
    expect(far.publications).toHaveLength(1);
    const { body: summary } = await world.call<{ statusHistory: { status: string }[] }>(
      ...(['GET', `/api/v3/contentdestinations/${id}/summary`] as const),
    );
    // A machine that is slow for a moment shows a warning (DST-14).
    const states = summary.statusHistory.map(({ status: one }) => one).filter((one) => one !== 'warning');
    expect([...new Set(states)]).toEqual([...['set_up', 'starting', 'started', 'stopping', 'stopped']]);
  });

  test('WEB-06 C-127 CUE-16 from its start cue to its stop cue, to within 3.2 seconds', async () => {
    const { customerId, token } = world;
    const file = testVideo(12);
    const { mediaId: long } = await processFile(platform, { customerId, token, file });
    const cues = { mediaId: long, startCue: 5_000, stopCue: 6_000 };
    const { body } = await start([rtmp(await rtmpDestination())], cues);
    const { id } = body[0]!;
    await becomes(id, 'started');
    await becomes(id, 'stopped');
    await until(() => picturesIn(far.arrived).length >= 30, 'the second that was asked for');
    expect(picturesIn(far.arrived).length).toBeLessThanOrEqual(30 + 2 * 96);
  });

  test('C-127 it goes to an RTMP destination and a network at a time, and each stops by itself', async () => {
    const uuid = await rtmpDestination();
    const { uuid: socialAccountId } = await world.linked('YOUTUBE');
    const account = await platform.services.db
      .select()
      .from(socialAccounts)
      .where(eq(socialAccounts.uuid, socialAccountId));
    const placeId = account[0]!.places[0]!.id;
    const youtube = { kind: 'YOUTUBE', socialAccountId, placeId, ...said };
    const { status, body } = await start([youtube, rtmp(uuid)]);
    expect({ status, body }).toMatchObject({
      status: 201,
      body: [
        {
          kind: 'YOUTUBE',
          title: 'Evening song',
          description: 'From the archive',
          accountId: socialAccountId,
          placeName: account[0]!.name,
        },
        { kind: 'RTMP', title: 'Evening', placeName: 'Far side' },
      ],
    });
    for (const { id } of body) await becomes(id, 'started');
    for (const { id } of body) await becomes(id, 'stopped');
    expect((await read(body[0]!.id)).viewUrl).toMatch(/^https:\/\/www\.youtube\.com\/watch/);
  });

  test('STM-03 it is stopped by hand, and nothing more is sent', async () => {
    await change({ repeats: 50 });
    const { body } = await start([rtmp(await rtmpDestination())]);
    const { id } = body[0]!;
    await becomes(id, 'started');
    await change({ repeats: 1 });
    expect((await world.call('POST', `/api/v3/contentdestinations/${id}/stop`)).status).toBe(200);
    await becomes(id, 'stopped');
    expect(await start([rtmp((await read(id)).destinationId!)])).toMatchObject({ status: 201 });
  });

  test('WEB-04 RTM-06 an RTMP destination that is in use is refused, and nothing of the rest starts', async () => {
    const [uuid, other] = [await rtmpDestination(), await rtmpDestination()];
    const first = await start([rtmp(uuid)]);
    const before = await countOf();
    expect(await start([rtmp(other), rtmp(uuid)])).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', reason: 'RTMP_STREAM_RUNS', field: 'destinations.1.rtmpDestinationId' },
    });
    expect(await countOf()).toBe(before);
    await becomes(first.body[0]!.id, 'stopped');
  });

  test('C-137 it is among the web videos, where it is stopped', async () => {
    const { body } = await start([rtmp(await rtmpDestination())]);
    const { body: list } = await world.call<ContentDestinationRecord[]>(
      ...(['GET', `/api/v3/customers/${world.customerId}/webevents/historical`] as const),
    );
    expect(list.map(({ id }) => id)).toContain(body[0]!.id);
    await becomes(body[0]!.id, 'stopped');
  });

  const countOf = async () =>
    (
      await world.call<ContentDestinationRecord[]>(
        ...(['GET', `/api/v3/customers/${world.customerId}/webevents/historical`] as const),
      )
    ).body.length;

  describe('is refused', () => {
    test('RTM-06 where RTMP cannot carry what it is coded with', async () => {
      const [row] = await platform.services.db
        .select()
        .from(mediaItems)
        .where(eq(mediaItems.mediaId, mediaId));
      const here = eq(mediaPackages.id, row!.packageId!);
      const [before] = await platform.services.db.select().from(mediaPackages).where(here);
      const set = (codecs: string) => platform.services.db.update(mediaPackages).set({ codecs }).where(here);
      await set('hvc1.1.6.L93.B0,mp4a.40.2');
      const refused = await start([rtmp(await rtmpDestination())]);
      await set(before!.codecs);
      expect(refused).toMatchObject({
        status: 409,
        body: { reason: 'RTMP_VIDEO_CODECS', field: 'destinations.0.rtmpDestinationId' },
      });
    });

    test('SOC-03 as an account that has expired', async () => {
      const { uuid: socialAccountId } = await world.linked('FACEBOOK');
      const here = eq(socialAccounts.uuid, socialAccountId);
      const [{ places } = { places: [] }] = await platform.services.db
        .select()
        .from(socialAccounts)
        .where(here);
      await platform.services.db.update(socialAccounts).set({ expiresAt: platform.clock.now() }).where(here);
      const place = { kind: 'FACEBOOK', socialAccountId, placeId: places[0]!.id, ...said };
      expect(await start([place])).toMatchObject({
        status: 409,
        body: { reason: 'SOCIAL_RENEWAL_NEEDED', field: 'destinations.0.socialAccountId' },
      });
    });

    test.each([
      ['RTM-06 DST-25', { kind: 'RTMP' }, 'rtmpDestinationId', 'DESTINATION_RTMP_REQUIRED'],
      [
        'RTM-06',
        { kind: 'RTMP', rtmpDestinationId: 'gone' },
        'rtmpDestinationId',
        'EVENT_DESTINATION_UNKNOWN',
      ],
      ['DST-04', { kind: 'YOUTUBE', ...said, placeId: 'x' }, 'socialAccountId', 'POST_ACCOUNT_REQUIRED'],
      ['DST-04', { kind: 'YOUTUBE', ...said, socialAccountId: 'x' }, 'placeId', 'POST_DESTINATION_REQUIRED'],
      [
        'DST-04',
        { kind: 'FACEBOOK', ...said, socialAccountId: 'x', placeId: 'x', privacy: null },
        'privacy',
        'POST_PRIVACY_REQUIRED',
      ],
      [
        'DST-01',
        { kind: 'FACEBOOK', ...said, socialAccountId: 'x', placeId: 'x', description: null },
        'description',
        'POST_DESCRIPTION_REQUIRED',
      ],
      ['DST-22', { kind: 'SAVEONLY' }, 'kind', 'WEB_VIDEO_KIND'],
    ])('%s to %j', async (_rule, place, field, reason) => {
      expect(await start([place])).toMatchObject({
        status: 400,
        body: { field: `destinations.0.${field}`, reason },
      });
    });

    test('GRP-05 to one RTMP destination twice', async () => {
      const uuid = await rtmpDestination();
      expect(await start([rtmp(uuid), rtmp(uuid)])).toMatchObject({
        status: 400,
        body: { field: 'destinations.1.rtmpDestinationId', reason: 'RTMP_DESTINATION_TWICE' },
      });
    });

    test('where it is a recording or a replay instead', async () => {
      const recording = { mediaId: null, contentDestinationId: 'any' };
      expect(await start([rtmp(await rtmpDestination())], recording)).toMatchObject({
        status: 400,
        body: { field: 'destinations.0.kind', reason: 'WEB_VIDEO_KIND_SOURCE' },
      });
    });

    test("to another organisation's RTMP destination and account, as if they were not there", async () => {
      const other = await newOrganisation(platform);
      const { body: theirs } = await platform.call<RtmpDestinationRecord>(
        ...(['POST', `/api/v3/customers/${other.customerId}/rtmp/destination`] as const),
        { token: other.token, body: { name: 'Theirs', streamUrl: far.url, streamKey: KEY } },
      );
      expect(await start([rtmp(theirs.uuid)])).toMatchObject({
        status: 400,
        body: { field: 'destinations.0.rtmpDestinationId', reason: 'EVENT_DESTINATION_UNKNOWN' },
      });
      const account = await (await socialWorld(platform)).linked('YOUTUBE');
      const place = { kind: 'YOUTUBE', ...said, socialAccountId: account.uuid, placeId: account.networkId };
      expect(await start([place])).toMatchObject({
        status: 400,
        body: { field: 'destinations.0.placeId', reason: 'EVENT_DESTINATION_UNKNOWN' },
      });
    });
  });
});
