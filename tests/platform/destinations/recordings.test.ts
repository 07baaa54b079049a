import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { mediaItems } from '../../../fixtures/platform/kernel/db/schema/media.ts';
import type { ContentDestinationRecord } from '../../../fixtures/platform/domains/destinations/broadcasts/records.ts';
import { autosaves } from '../../../fixtures/platform/domains/destinations/jobs/webVideos.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { until } from '../../support/until.ts';
import { START_LIMIT_MS, accountsAndPackage, insertVideo } from '../worlds/mediaWorld.ts';
import { lengthIn, webVideoWorld, type Refused, type WebVideoWorld } from '../worlds/webVideoWorld.ts';

interface Download {
  url: string;
  start: number;
  end: number;
}

describe.each(await backends())('recordings of web videos on $name', ({ start }) => {
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

  const archive = (id: string, body: object = {}) =>
    world.call<{ mediaId: string } & Refused>('POST', `${world.one(id)}/archive`, { title: 'Kept', ...body });
  const item = async (id: string) =>
    (await platform.services.db.select().from(mediaItems).where(eq(mediaItems.mediaId, id)))[0]!;
  /** A saved video, once the platform's own job has made it. */
  const finished = async (id: string) => {
    await until(async () => (await item(id)).processingState === 'COMPLETE', 'the saved video');
    return item(id);
  };
  const republish = (id: string, body: object) =>
    world.call<ContentDestinationRecord & Refused>('POST', `${world.one(id)}/republish`, body);

  it('C-130 STM-07 STM-08 a part of a recording becomes a saved video of its own, which plays', async () => {
    const { customerId, call, read, ended } = world;
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
    const { read, ended } = world;
    const id = await ended();
    expect(await archive(id, body)).toMatchObject({ status: 400, body: { field } });
    expect((await read(id)).archivedMediaId).toBeNull();
  });

  it('WCH-07 what runs has no recording, and neither has what is kept no longer', async () => {
    const { call, started, one } = world;
    const { id } = await started();
    const missing = { status: 409, body: { code: 'STATE', reason: 'RECORDING_MISSING' } };
    expect(await archive(id)).toMatchObject(missing);
    expect(await call<Refused>('GET', `${one(id)}/download`)).toMatchObject(missing);
    expect(await republish(id, { start: 0, end: 4_000 })).toMatchObject(missing);
  });

  it('DST-25 what is to be saved by itself is saved once it has ended, once', async () => {
    const { place, read, ended } = world;
    const id = await ended({ destinations: [place({ isAutosaved: true })] });
    await autosaves.step(platform.services);
    const { archivedMediaId } = await read(id);
    await autosaves.step(platform.services);
    expect((await read(id)).archivedMediaId).toBe(archivedMediaId);
    expect(await finished(archivedMediaId!)).toMatchObject({ title: 'Evening', state: 'completed' });
  });

  it('EVT-28 PLS-02 DST-25 of a full playlist it is told that the video was not added; it is saved, and joins the others', async () => {
    const { customerId, call, place, read, ended } = world;
    const lists = '/media-metadata/api/v1';
    const newList = async (name: string, mediaIds: string[] = []) =>
      (await call<{ id: string }>('POST', `${lists}/customers/${customerId}/playlists`, { name, mediaIds }))
        .body.id;
    const held: string[] = [];
    // PLS-02: 250 are the most.
    for (let at = 0; at < 250; at += 1) held.push(await insertVideo(platform, customerId));
    const [full, open, gone] = [
      await newList('Full', held),
      await newList('Open'),
      await newList('Removed meanwhile'),
    ];
    const autoArchivePlaylistIds = [full, gone, open];
    const id = await ended({ destinations: [place({ isAutosaved: true, autoArchivePlaylistIds })] });
    expect((await call('DELETE', `${lists}/playlists/${gone}`)).status).toBe(204);
    await autosaves.step(platform.services);
    const { archivedMediaId, archiveReason } = await read(id);
    expect(archiveReason).toBe('PLAYLIST_FULL');
    expect(await finished(archivedMediaId!)).toMatchObject({ title: 'Evening', state: 'completed' });
    const countIn = async (list: string) =>
      (await call<{ mediaCount: number }>('GET', `${lists}/playlists/${list}/media`)).body.mediaCount;
    expect([await countIn(full), await countIn(open)]).toEqual([250, 1]);
  });

  it('C-131 WEB-07 TRM-06 trimming needs a stop cue, and viewers get the part; it can be taken back', async () => {
    const { ended, manifestOf } = world;
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
    const { read, ended } = world;
    const id = await ended();
    const { status, body } = await republish(id, { action: 'again', start: 4_000, end: 12_000 });
    expect([status, body]).toMatchObject([
      200,
      { status: 'SET_UP', streamType: 'REPUBLISH', replayedId: id },
    ]);
    expect(body.id).not.toBe(id);
    expect((await read(id)).status).toBe('STOPPED');
    const busy = await republish(id, { action: 'again', start: 0, end: 8_000 });
    expect(busy).toMatchObject({
      status: 409,
      body: { reason: 'WEB_CHANNEL_BUSY' },
    });
    // The request named no channel, so the error has no field.
    expect(busy.body.field).toBeUndefined();
  });

  it('C-127 EVT-30 a web channel is replayed: what is marked as its next replay, else what was last', async () => {
    const { channel, call, newChannel, place, begin, started, one, ended } = world;
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
    const { call, one, ended } = world;
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
    const { customerId, call, ended } = world;
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
    const { customerId, one, ended } = world;
    const id = await ended();
    const { userName } = await platform.createUser(customerId, { roles: ['CAMPUS_REVIEW'] });
    const token = await platform.signIn(userName);
    const body = { title: 'Evening', start: 0, end: 4_000 };
    for (const path of [
      `/api/v3/customers/${customerId}/contentdestinations`,
      `${one(id)}/archive`,
      `${one(id)}/republish`,
    ])
      expect((await platform.call('POST', path, { token, body })).status).toBe(403);
    expect((await platform.call('GET', `${one(id)}/download`, { token })).status).toBe(403);
  });
});
