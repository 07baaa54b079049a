import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { contentDestinations } from '../../../fixtures/platform/kernel/db/schema/destinations.ts';
import type { ContentDestinationRecord } from '../../../fixtures/platform/domains/destinations/broadcasts/records.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { START_LIMIT_MS, accountsAndPackage, insertVideo } from '../worlds/mediaWorld.ts';
import { lengthIn, webVideoWorld, type Refused, type WebVideoWorld } from '../worlds/webVideoWorld.ts';

describe.each(await backends())('web videos on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let world: WebVideoWorld;

  beforeAll(async () => {
    ({ platform, close } = await start({ seed: accountsAndPackage }));
  }, START_LIMIT_MS);
  afterAll(() => close());
  beforeEach(async () => {
    world = await webVideoWorld(platform);
  });

  it('C-127 WEB-06 a saved video starts on a web channel, and carries what was said of it', async () => {
    const { mediaId, channel, call, place, started, one } = world;
    const destination = await started({
      description: 'Songs',
      destinations: [place({ privacy: 'public', isAutosaved: true })],
    });
    expect(destination).toMatchObject({
      ...{ kind: 'EMBED', type: 'embed', status: 'SET_UP', streamType: 'SIMLIVE', playout: 'as_live' },
      ...{ title: 'Evening', description: 'Songs', mediaId, webEventProfileId: channel.uuid },
      ...{ occurrenceId: null, autosaveToLibrary: true, startCue: 0, nextReplay: false },
    });
    const { statusHistory } = (
      await call<{ statusHistory: object[] }>('GET', `${one(destination.id)}/summary`)
    ).body;
    expect(statusHistory).toMatchObject([{ status: 'SET_UP' }]);
  });

  it('STM-03 WEB-08 it goes SET_UP → STARTING → STARTED → STOPPING → STOPPED by itself, once it has been played out', async () => {
    const { call, started, one, read, pass } = world;
    const { id } = await started();
    await pass(80);
    const { statusHistory } = (
      await call<{ statusHistory: { status: string }[] }>('GET', `${one(id)}/summary`)
    ).body;
    expect(statusHistory.map(({ status }) => status)).toEqual([
      ...['SET_UP', 'STARTING', 'STARTED', 'STOPPING', 'STOPPED'],
    ]);
    // The package of the sample lasts as long as it says; it is on air at least so long.
    expect((await read(id)).duration).toBeGreaterThanOrEqual(20_000);
  });

  it('WEB-09 DST-20 one that has ended does not stop or start again', async () => {
    const { call, one, read, pass, ended } = world;
    const id = await ended();
    expect(await call<Refused>('POST', `${one(id)}/stop`)).toMatchObject({
      status: 409,
      body: { code: 'STATE', reason: 'DESTINATION_ENDED' },
    });
    await pass(30);
    expect((await read(id)).status).toBe('STOPPED');
  });

  it.each([
    ['WEB-02', { title: '<b>' }, 'title', 'POST_ANGLE_BRACKETS'],
    ['WEB-03', { destinations: [] }, 'destinations', 'WEB_VIDEO_DESTINATION_REQUIRED'],
    ['WEB-01', { title: ' ' }, 'title', 'POST_TITLE_REQUIRED'],
    ['WEB-01', { title: 'x'.repeat(129) }, 'title', 'NAME_TOO_LONG'],
    [
      'DST-25',
      { destinations: [{ kind: 'EMBED' }] },
      'destinations.0.webChannelId',
      'DESTINATION_CHANNEL_REQUIRED',
    ],
    ['WEB-06', { mediaId: null }, 'mediaId', 'WEB_VIDEO_SOURCE_REQUIRED'],
    ['WEB-06', { playout: 'backwards' }, 'playout', 'WEB_VIDEO_PLAYOUT_UNKNOWN'],
    ['TRM-02 WEB-06', { startCue: 5000, stopCue: 5000 }, 'stopCue', 'CUES_ORDER'],
    ['TRM-03 WEB-06', { stopCue: 3_600_000 }, 'stopCue', 'POSITION_OUTSIDE'],
    ['TRM-03 WEB-06', { startCue: -1 }, 'startCue', 'POSITION_FORMAT'],
    ['LIB-16', { mediaId: 'nobody' }, 'mediaId', 'NOT_FOUND'],
  ])('%s %j is refused by field and reason', async (_rule, changes, field, reason) => {
    const { begin } = world;
    expect(await begin(changes)).toMatchObject({ status: 400, body: { field, reason } });
  });

  it('LIB-16 a video that is still being saved is no source', async () => {
    const { customerId, begin } = world;
    const unfinished = await insertVideo(platform, customerId, {
      state: 'started',
      processingState: 'SEGMENTING',
    });
    expect(await begin({ mediaId: unfinished })).toMatchObject({
      status: 409,
      body: { code: 'STATE', reason: 'MEDIA_NOT_SAVED', field: 'mediaId' },
    });
  });

  it('WEB-04 NET-17 a channel in use is refused with its own words, whoever else is free; nothing starts', async () => {
    const { newChannel, place, begin, started } = world;
    await started();
    const other = await newChannel();
    const refused = await begin({ destinations: [place({ webChannelId: other.uuid }), place()] });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        reason: 'WEB_CHANNEL_BUSY',
        message: 'Web channel already in use',
        field: 'destinations.1.webChannelId',
      },
    });
    const of = eq(contentDestinations.webChannelId, other.uuid);
    expect(await platform.services.db.select().from(contentDestinations).where(of)).toEqual([]);
  });

  it('WEB-04 of two who start on one channel at the same time, one is refused', async () => {
    const { begin } = world;
    const answers = await Promise.all([begin(), begin()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('a channel, a preset and a video of another organisation are nobody’s to start', async () => {
    const theirs = await webVideoWorld(platform);
    const at = (webChannelId: string, more: object = {}) => ({
      destinations: [{ kind: 'EMBED', webChannelId, ...more }],
    });
    // No group is asked for here: it is told as for an RTMP destination or an account that is not there.
    expect(await theirs.begin(at(world.channel.uuid))).toMatchObject({
      status: 400,
      body: { field: 'destinations.0.webChannelId', reason: 'EVENT_DESTINATION_UNKNOWN' },
    });
    expect(await theirs.begin({ mediaId: world.mediaId })).toMatchObject({
      status: 400,
      body: { field: 'mediaId' },
    });
    expect(await theirs.begin(at(theirs.channel.uuid, { webPresetId: randomUUID() }))).toMatchObject({
      status: 400,
      body: { field: 'destinations.0.webPresetId', reason: 'EVENT_DESTINATION_UNKNOWN' },
    });
  });

  it('WEB-06 WCH-06 as if live, viewers see it slide by, behind by the delay, to its very end', async () => {
    const { read, pass, onAir, order, manifestOf } = world;
    const id = await onAir({ stopCue: 20_000 });
    expect(await order()).toMatchObject({ kind: 'live', videos: [{ id: `live-${id}`, title: 'Evening' }] });
    expect((await manifestOf()).status).toBe(503);
    await pass(40);
    expect((await read(id)).status).toBe('STOPPED');
    // It is over, and nobody has seen a picture yet.
    expect(await order()).toMatchObject({ kind: 'live', videos: [{ id: `live-${id}` }] });
    await pass(90 - 40);
    expect((await manifestOf()).text).not.toContain('#EXT-X-ENDLIST');
    await pass(22);
    const last = await manifestOf();
    expect(last.text).toContain('#EXT-X-ENDLIST');
    await pass(30);
    expect((await order()).kind).toBe('replay');
  });

  it('WEB-06 on demand, viewers get all of it from its beginning, at once and for as long as it is on', async () => {
    const { call, one, read, pass, onAir, manifestOf } = world;
    const id = await onAir({ playout: 'on_demand', startCue: 4_000, stopCue: 12_000 });
    const { text } = await manifestOf();
    expect(text).toContain('#EXT-X-PLAYLIST-TYPE:VOD');
    expect(Math.abs(lengthIn(text) - 8)).toBeLessThanOrEqual(3.2);
    await pass(120);
    expect((await read(id)).status).toBe('STARTED');
    await call('POST', `${one(id)}/stop`);
    await pass(8);
    expect((await read(id)).status).toBe('STOPPED');
  });

  it('WEB-06 C-128 the stop cue of one that runs can be moved; of anything else it stays', async () => {
    const { call, one, read, pass, onAir } = world;
    const id = await onAir({ stopCue: 12_000 });
    expect((await call<ContentDestinationRecord>('PATCH', one(id), { stopCue: 20_000 })).body.stopCue).toBe(
      20_000,
    );
    await pass(10);
    expect((await read(id)).status).toBe('STARTED');
    for (const [stopCue, reason] of [
      [0, 'CUES_ORDER'],
      [3_600_000, 'POSITION_OUTSIDE'],
    ] as const)
      expect(await call<Refused>('PATCH', one(id), { stopCue })).toMatchObject({
        status: 400,
        body: { field: 'stopCue', reason },
      });
    await pass(40);
    expect(await call<Refused>('PATCH', one(id), { stopCue: 8_000 })).toMatchObject({
      status: 409,
      body: { reason: 'STOP_CUE_FIXED' },
    });
  });

  it('DST-07 CON-04 viewers of what runs see another button three minutes later, of what has ended at once', async () => {
    const { call, one, read, pass, onAir, order } = world;
    const id = await onAir({ playout: 'on_demand' });
    const button = { hasButton: true, buttonText: 'Give', buttonUrl: 'https://harbour.example/give' };
    const changed = await call<ContentDestinationRecord>('PATCH', one(id), button);
    const at = new Date(platform.clock.now().getTime() + 180_000).toISOString();
    expect(changed.body).toMatchObject({ hasButton: false, buttonText: null, buttonChangesAt: at });
    platform.clock.advance(179_999);
    expect(await read(id)).toMatchObject({ hasButton: false, buttonChangesAt: at });
    platform.clock.advance(1);
    expect(await read(id)).toMatchObject({ ...button, buttonChangesAt: null });
    expect((await order()).button).toEqual({ text: 'Give', url: 'https://harbour.example/give' });
    await call('POST', `${one(id)}/stop`);
    await pass(8);
    const without = await call<ContentDestinationRecord>('PATCH', one(id), { hasButton: false });
    expect(without.body).toMatchObject({ hasButton: false, buttonChangesAt: null });
  });

  it.each([
    [
      'DST-05',
      { hasButton: true, buttonUrl: 'https://a.example' },
      'buttonText',
      'POST_BUTTON_TEXT_REQUIRED',
    ],
    [
      'DST-05',
      { hasButton: true, buttonUrl: 'https://a.example', buttonText: 'Thirteen char' },
      'buttonText',
      'POST_BUTTON_TEXT_TOO_LONG',
    ],
    ['DST-06', { hasButton: true, buttonText: 'Give' }, 'buttonUrl', 'POST_BUTTON_URL_REQUIRED'],
  ])('%s %j is refused at the change of a destination', async (_rule, change, field, reason) => {
    const { call, started, one } = world;
    const { id } = await started();
    expect(await call<Refused>('PATCH', one(id), change)).toMatchObject({
      status: 400,
      body: { field, reason },
    });
  });
});
