import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { contentDestinations } from '../../../fixtures/platform/db/schema/destinations.ts';
import { mediaItems } from '../../../fixtures/platform/db/schema/media.ts';
import type { ContentDestinationRecord } from '../../../fixtures/platform/destinations/records.ts';
import { destinationStates } from '../../../fixtures/platform/jobs/destinationStates.ts';
import { autosaves, webVideoEnds } from '../../../fixtures/platform/jobs/webVideos.ts';
import type { PlayerOrder } from '../../../fixtures/platform/webChannels/shown.ts';
import type { WebChannelRecord } from '../../../fixtures/platform/webChannels/records.ts';
import { REGIONS } from '../../../fixtures/seed/ids.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { until } from '../../support/until.ts';
import { START_LIMIT_MS, accountsAndPackage, insertVideo, newOrganisation } from '../worlds/mediaWorld.ts';

interface Refused {
  code: string;
  reason: string;
  field?: string;
  message: string;
}
interface Download {
  url: string;
  start: number;
  end: number;
}

describe.each(await backends())('web videos on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let customerId: string;
  let token: string;
  let channel: WebChannelRecord;
  let mediaId: string;
  let number = 0;

  beforeAll(async () => {
    ({ platform, close } = await start({ seed: accountsAndPackage }));
  }, START_LIMIT_MS);
  afterAll(() => close());
  beforeEach(async () => {
    ({ customerId, token } = await newOrganisation(platform));
    channel = await newChannel();
    mediaId = await insertVideo(platform, customerId, { title: 'Lecture' });
  });

  const call = <T>(method: string, path: string, body?: unknown) =>
    platform.call<T>(method, path, { token, body });
  const newChannel = async () => {
    number += 1;
    const fields = { name: 'Main', loadBalancer: `web-video-${number}`, deleteAfter: 5, streamDelay: 90 };
    const path = `/api/v3/customers/${customerId}/webeventprofiles`;
    return (await call<WebChannelRecord>('POST', path, { ...fields, regionId: REGIONS.europe })).body;
  };
  const place = (more: object = {}) => ({ kind: 'EMBED', webChannelId: channel.uuid, ...more });
  const begin = (body: object = {}) =>
    call<ContentDestinationRecord[] & Refused>(
      'POST',
      `/api/v3/customers/${customerId}/contentdestinations`,
      {
        ...{ mediaId, title: 'Evening', destinations: [place()], ...body },
      },
    );
  const started = async (body: object = {}) => {
    const { status, body: answer } = await begin(body);
    expect(status).toBe(201);
    return answer[0]!;
  };
  const one = (id: string) => `/api/v3/contentdestinations/${id}`;
  const read = async (id: string) => (await call<ContentDestinationRecord>('GET', one(id))).body;
  /** Lets seconds pass, second by second as the platform's own steps do. */
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      platform.clock.advance(1_000);
      await webVideoEnds.step(platform.services);
      await destinationStates.step(platform.services);
    }
  };
  const onAir = async (body: object = {}) => {
    const { id } = await started(body);
    await pass(12);
    expect((await read(id)).status).toBe('STARTED');
    return id;
  };
  const ended = async (body: object = {}, seconds = 60) => {
    const id = await onAir(body);
    await pass(seconds);
    expect((await read(id)).status).toBe('STOPPED');
    return id;
  };
  const order = async () =>
    (await (await fetch(`${platform.url}/embed/${channel.embedId}/addresses`)).json()) as PlayerOrder;
  const manifestOf = async () => {
    const { videos } = await order();
    const answer = await fetch(platform.url + videos[0]!.src);
    return { status: answer.status, text: await answer.text() };
  };
  const lengthIn = (manifest: string) =>
    [...manifest.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, [, seconds]) => sum + Number(seconds), 0);

  it('C-127 WEB-06 a saved video starts on a web channel, and carries what was said of it', async () => {
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
    const id = await ended();
    expect(await call<Refused>('POST', `${one(id)}/stop`)).toMatchObject({
      status: 409,
      body: { code: 'STATE', reason: 'DESTINATION_ENDED' },
    });
    await pass(30);
    expect((await read(id)).status).toBe('STOPPED');
  });

  it.each([
    ['WEB-01', { title: ' ' }, 'title', 'POST_TITLE_REQUIRED'],
    ['WEB-01', { title: 'x'.repeat(129) }, 'title', 'NAME_TOO_LONG'],
    ['WEB-02', { title: '<b>' }, 'title', 'POST_ANGLE_BRACKETS'],
    ['WEB-03', { destinations: [] }, 'destinations', 'WEB_VIDEO_DESTINATION_REQUIRED'],
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
    expect(await begin(changes)).toMatchObject({ status: 400, body: { field, reason } });
  });

  it('LIB-16 a video that is still being saved is no source', async () => {
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
    const answers = await Promise.all([begin(), begin()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('a channel, a preset and a video of another organisation are nobody’s to start', async () => {
    const theirs = await newOrganisation(platform);
    const before = { customerId, token, channel };
    ({ customerId, token } = theirs);
    const foreign = await insertVideo(platform, customerId);
    expect(await begin({ mediaId: foreign })).toMatchObject({
      status: 400,
      body: { field: 'destinations.0.webChannelId', reason: 'GROUP_DESTINATION_UNKNOWN' },
    });
    channel = await newChannel();
    expect(await begin({ mediaId })).toMatchObject({ status: 400, body: { field: 'mediaId' } });
    expect(
      await begin({ mediaId: foreign, destinations: [place({ webPresetId: randomUUID() })] }),
    ).toMatchObject({
      status: 400,
      body: { field: 'destinations.0.webPresetId' },
    });
    ({ customerId, token, channel } = before);
  });

  it('WEB-06 WCH-06 as if live, viewers see it slide by, behind by the delay, to its very end', async () => {
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

  it('DST-07 viewers of what runs see another button three minutes later, of what has ended at once', async () => {
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
    ['DST-05', { buttonText: 'Thirteen char' }, 'buttonText', 'POST_BUTTON_TEXT_TOO_LONG'],
    ['DST-06', { hasButton: true, buttonText: 'Give' }, 'buttonUrl', 'POST_BUTTON_URL_REQUIRED'],
  ])('%s %j is refused at the change of a destination', async (_rule, change, field, reason) => {
    const { id } = await started();
    expect(await call<Refused>('PATCH', one(id), change)).toMatchObject({
      status: 400,
      body: { field, reason },
    });
  });

  describe('recordings', () => {
    const archive = (id: string, body: object = {}) =>
      call<{ mediaId: string } & Refused>('POST', `${one(id)}/archive`, { title: 'Kept', ...body });
    const item = async (id: string) =>
      (await platform.services.db.select().from(mediaItems).where(eq(mediaItems.mediaId, id)))[0]!;
    /** A saved video, once the platform's own job has made it. */
    const finished = async (id: string) => {
      await until(async () => (await item(id)).processingState === 'COMPLETE', 'the saved video');
      return item(id);
    };
    const republish = (id: string, body: object) =>
      call<ContentDestinationRecord & Refused>('POST', `${one(id)}/republish`, body);

    it('C-130 STM-07 STM-08 a part of a recording becomes a saved video of its own, which plays', async () => {
      const id = await ended();
      const path = `/media-metadata/api/v1/customers/${customerId}/playlists`;
      const { body: list } = await call<{ id: string }>('POST', path, { name: 'Sundays' });
      const { status, body } = await archive(id, {
        ...{ description: 'Songs', tags: ['song'], start: 4_000, end: 12_000, playlistIds: [list.id] },
      });
      expect(status).toBe(201);
      expect(await item(body.mediaId)).toMatchObject({
        state: 'started',
        processingState: 'PENDING',
        title: 'Kept',
      });
      expect((await read(id)).archivedMediaId).toBe(body.mediaId);
      const saved = await finished(body.mediaId);
      expect(saved).toMatchObject({
        ...{ state: 'completed', processingState: 'COMPLETE', mediaSource: 'LIVE', packageId: body.mediaId },
        ...{ tags: ['song'], description: 'Songs' },
      });
      expect(Math.abs(saved.lengthMs! - 8_000)).toBeLessThanOrEqual(3_200);
      const playback = await call<{ hlsUrl: string }>(
        'GET',
        `/media-metadata/api/v1/media/${body.mediaId}/playback`,
      );
      const manifest = await (await fetch(playback.body.hlsUrl)).text();
      const first = /^segment-1\.m4s\S*$/m.exec(manifest)?.[0] ?? '';
      const file = await fetch(playback.body.hlsUrl.replace(/manifest\.m3u8.*$/, first));
      expect(file.status).toBe(200);
      const listed = await call('GET', `/media-metadata/api/v1/playlists/${list.id}/media`);
      expect(JSON.stringify(listed.body)).toContain(body.mediaId);
    });

    it.each([
      ['LIB-01', { title: '' }, 'title'],
      ['TRM-02', { start: 5000, end: 5000 }, 'end'],
      ['TRM-03', { end: 3_600_000 }, 'end'],
      ['LIB-18', { playlistIds: [randomUUID()] }, 'playlistIds'],
    ])('%s %j is refused by its field', async (_rule, body, field) => {
      const id = await ended();
      expect(await archive(id, body)).toMatchObject({ status: 400, body: { field } });
      expect((await read(id)).archivedMediaId).toBeNull();
    });

    it('WCH-07 what runs has no recording, and neither has what is kept no longer', async () => {
      const { id } = await started();
      const missing = { status: 409, body: { code: 'STATE', reason: 'RECORDING_MISSING' } };
      expect(await archive(id)).toMatchObject(missing);
      expect(await call<Refused>('GET', `${one(id)}/download`)).toMatchObject(missing);
      expect(await republish(id, { start: 0, end: 4_000 })).toMatchObject(missing);
    });

    it('DST-25 what is to be saved by itself is saved once it has ended, once', async () => {
      const id = await ended({ destinations: [place({ isAutosaved: true })] });
      await autosaves.step(platform.services);
      const { archivedMediaId } = await read(id);
      await autosaves.step(platform.services);
      expect((await read(id)).archivedMediaId).toBe(archivedMediaId);
      expect(await finished(archivedMediaId!)).toMatchObject({ title: 'Evening', state: 'completed' });
    });

    it('C-131 WEB-07 TRM-06 trimming needs a stop cue, and viewers get the part; it can be taken back', async () => {
      const id = await ended({}, 170);
      const whole = lengthIn((await manifestOf()).text);
      expect(await republish(id, { start: 0 })).toMatchObject({
        status: 400,
        body: { field: 'end', reason: 'STOP_CUE_REQUIRED' },
      });
      expect(await republish(id, { start: 8_000, end: 8_000 })).toMatchObject({
        status: 400,
        body: { field: 'end', reason: 'CUES_ORDER' },
      });
      expect((await republish(id, { start: 4_000, end: 12_000 })).body).toMatchObject({
        trimmed: true,
        trimStart: 4_000,
      });
      expect(Math.abs(lengthIn((await manifestOf()).text) - 8)).toBeLessThanOrEqual(3.2);
      expect(await republish(id, { start: 0, end: 20_000 })).toMatchObject({
        status: 400,
        body: { field: 'end', reason: 'POSITION_OUTSIDE' },
      });
      expect((await republish(id, { action: 'untrim' })).body.trimmed).toBe(false);
      expect(lengthIn((await manifestOf()).text)).toBeCloseTo(whole);
    });

    it('C-131 WEB-09 it is played again as another broadcast, of the part that was chosen', async () => {
      const id = await ended();
      const { status, body } = await republish(id, { action: 'again', start: 4_000, end: 12_000 });
      expect([status, body]).toMatchObject([
        200,
        { status: 'SET_UP', streamType: 'REPUBLISH', replayedId: id },
      ]);
      expect(body.id).not.toBe(id);
      expect((await read(id)).status).toBe('STOPPED');
      expect(await republish(id, { action: 'again', start: 0, end: 8_000 })).toMatchObject({
        status: 409,
        body: { reason: 'WEB_CHANNEL_BUSY' },
      });
    });

    it('C-127 EVT-30 a web channel is replayed: what is marked as its next replay, else what was last', async () => {
      const first = await ended({ title: 'First' });
      const last = await ended({ title: 'Last' });
      const replay = { mediaId: null, webChannelId: channel.uuid };
      const other = await newChannel();
      const elsewhere = { ...replay, destinations: [place({ webChannelId: other.uuid })] };
      expect((await started(elsewhere)).replayedId).toBe(last);
      await call('POST', `${one(first)}/publish`, { nextReplay: true });
      expect((await started(replay)).replayedId).toBe(first);
      const empty = await newChannel();
      expect(await begin({ mediaId: null, webChannelId: empty.uuid })).toMatchObject({
        status: 409,
        body: { reason: 'WEB_CHANNEL_NO_REPLAY' },
      });
    });

    it('C-135 CUE-16 a part is downloaded to within 3.2 s as one MP4 file, with byte ranges, by leave alone', async () => {
      const id = await ended();
      const { status, body } = await call<Download>('GET', `${one(id)}/download?start=4000&end=12000`);
      expect(status).toBe(200);
      expect(Math.abs(body.start - 4_000)).toBeLessThanOrEqual(3_200);
      expect(Math.abs(body.end - 12_000)).toBeLessThanOrEqual(3_200);
      const file = await fetch(body.url);
      expect(file.headers.get('content-disposition')).toContain('Evening.mp4');
      const bytes = Buffer.from(await file.arrayBuffer());
      expect(bytes.toString('latin1', 4, 8)).toBe('ftyp');
      const part = await fetch(body.url, { headers: { range: 'bytes=0-9' } });
      expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, bytes.subarray(0, 10)]);
      const longer = body.url.replace(`-${body.end}.mp4`, `-${body.end + 4000}.mp4`);
      expect((await fetch(longer)).status).toBe(403);
      expect((await fetch(body.url.replace(/\?.*/, ''))).status).toBe(403);
      expect(await call<Refused>('GET', `${one(id)}/download?start=3600000`)).toMatchObject({
        status: 400,
        body: { field: 'start', reason: 'RANGE_OUTSIDE' },
      });
    });

    it('C-137 DST-15 lists web videos within a window, the last asked to start first', async () => {
      const first = await ended({ title: 'First' });
      const between = platform.clock.now().toISOString();
      const last = await ended({ title: 'Last' });
      const path = `/api/v3/customers/${customerId}/webevents/historical`;
      const list = async (query = '') =>
        (await call<ContentDestinationRecord[]>('GET', path + query)).body.map(({ id }) => id);
      expect(await list()).toEqual([last, first]);
      expect(await list(`?start=${between}`)).toEqual([last]);
      expect(await list(`?end=${between}`)).toEqual([first]);
      expect(await list('?page=2')).toEqual([]);
    });

    it('PRM-03 who may not plan events starts nothing; who keeps no library saves nothing', async () => {
      const id = await ended();
      const { userName } = await platform.createUser(customerId, { roles: ['CAMPUS_REVIEW'] });
      token = await platform.signIn(userName);
      expect((await begin()).status).toBe(403);
      expect((await archive(id)).status).toBe(403);
      expect((await republish(id, { start: 0, end: 4_000 })).status).toBe(403);
      expect((await call('GET', `${one(id)}/download`)).status).toBe(403);
    });
  });
});
