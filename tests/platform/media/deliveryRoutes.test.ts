import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { customers } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { encoderVideos } from '../../../fixtures/platform/kernel/db/schema/encoderVideos.ts';
import { contentDestinations } from '../../../fixtures/platform/kernel/db/schema/destinations.ts';
import { scheduleOccurrences, schedules } from '../../../fixtures/platform/kernel/db/schema/events.ts';
import { INIT_FILE } from '../../../fixtures/platform/domains/media/packaging/packaging.ts';
import { mediaBackends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';
import {
  START_LIMIT_MS,
  accountsAndPackage,
  insertVideo,
  newOrganisation,
  segmentsIn as filesIn,
  watcher,
} from '../worlds/mediaWorld.ts';

type Destination = typeof contentDestinations.$inferInsert;

const LECTURE_SECONDS = 40;

describe.each(await mediaBackends())('delivery on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let customerId: string;
  let addressOf: Awaited<ReturnType<typeof watcher>>;

  beforeAll(async () => {
    ({ platform, close } = await start({ seed: accountsAndPackage }));
    const organisation = await newOrganisation(platform);
    customerId = organisation.customerId;
    addressOf = await watcher(platform, organisation.token);
    // Of the demo: what is on air shows a sample.
    await platform.services.db.update(customers).set({ demo: true }).where(eq(customers.uuid, customerId));
  }, START_LIMIT_MS);
  afterAll(() => close());

  const get = (path: string, headers?: Record<string, string>) =>
    fetch(addressOf(customerId, path), headers ? { headers } : {});
  const manifestOf = async (contentId: string) => (await get(`${contentId}/manifest.m3u8`)).text();
  const secondsIn = (manifest: string) =>
    [...manifest.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, [, seconds]) => sum + Number(seconds), 0);

  async function insertDestination(values: Partial<Destination> = {}): Promise<string> {
    const now = platform.clock.now();
    const row: Destination = {
      id: randomUUID(),
      customerId,
      kind: 'EMBED',
      streamType: 'LIVE',
      status: 'STARTED',
      statusChangedAt: now,
      startedAt: now,
      title: 'Live',
      createdAt: now,
      ...values,
    };
    await platform.services.db.insert(contentDestinations).values(row);
    return row.id;
  }

  async function insertOccurrence(ofCustomer: string, startAt: Date): Promise<string> {
    const { db } = platform.services;
    const scheduleId = randomUUID();
    const id = randomUUID();
    await db.insert(schedules).values({
      uuid: scheduleId,
      customerId: ofCustomer,
      name: 'Service',
      type: 'LIVE',
      timezone: 'UTC',
      startLocal: '2026-11-22T09:30',
      durationMs: 3_600_000,
      encoderSettingsType: 'automatic',
      createdAt: startAt,
    });
    const moments = { startAt, endAt: new Date(startAt.getTime() + 3_600_000), statusChangedAt: startAt };
    await db
      .insert(scheduleOccurrences)
      .values({ id, scheduleId, customerId: ofCustomer, status: 'STARTED', ...moments });
    return id;
  }

  it('C-309 the manifest is valid HLS, as long as the video is, and every file of it can be fetched', async () => {
    const mediaId = await insertVideo(platform, customerId, { repeats: 3, lengthMs: LECTURE_SECONDS * 3000 });
    const answer = await get(`${mediaId}/manifest.m3u8`);
    expect(answer.headers.get('content-type')).toContain('application/vnd.apple.mpegurl');
    const manifest = await answer.text();
    expect(secondsIn(manifest)).toBeCloseTo(LECTURE_SECONDS * 3, 3);
    for (const file of new Set([INIT_FILE, ...filesIn(manifest)])) {
      const part = await get(`${mediaId}/${file}`);
      expect(part.status).toBe(200);
      const bytes = Buffer.from(await part.arrayBuffer());
      // An ISO media file: the second word names its first box.
      expect(['ftyp', 'styp', 'moof']).toContain(bytes.toString('latin1', 4, 8));
    }
  });

  it('C-309 is open to other pages, preflight included', async () => {
    const mediaId = await insertVideo(platform, customerId);
    const answer = await get(`${mediaId}/manifest.m3u8`, { origin: 'https://elsewhere.example' });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const preflight = await fetch(`${platform.url}/stream/${customerId}/${mediaId}/segment-1.m4s`, {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-headers': 'range' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type, range');
  });

  it('C-309 answers 304 to whoever has the manifest already', async () => {
    const mediaId = await insertVideo(platform, customerId);
    const etag = (await get(`${mediaId}/manifest.m3u8`)).headers.get('etag') ?? '';
    expect((await get(`${mediaId}/manifest.m3u8`, { 'if-none-match': etag })).status).toBe(304);
    expect((await get(`${mediaId}/manifest.m3u8`, { 'if-none-match': `"other", W/${etag}` })).status).toBe(
      304,
    );
    expect((await get(`${mediaId}/manifest.m3u8`, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('C-309 gives ranges of a segment byte by byte, and 416 past its end', async () => {
    const path = `${await insertVideo(platform, customerId)}/segment-1.m4s`;
    const whole = Buffer.from(await (await get(path)).arrayBuffer());
    const part = await get(path, { range: 'bytes=100-199' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 100-199/${whole.length}`);
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(100, 200))).toBe(true);
    const tail = await get(path, { range: 'bytes=-50' });
    expect(Buffer.from(await tail.arrayBuffer()).equals(whole.subarray(-50))).toBe(true);
    expect((await get(path, { range: `bytes=${whole.length}-` })).status).toBe(416);
    // RFC 9110, 14.1.2: a suffix longer than the file is the file; one of no bytes can't be satisfied.
    const longer = await get(path, { range: `bytes=-${whole.length + 1}` });
    expect(longer.headers.get('content-range')).toBe(`bytes 0-${whole.length - 1}/${whole.length}`);
    expect((await get(path, { range: 'bytes=-0' })).status).toBe(416);
    const etag = (await get(path)).headers.get('etag') ?? '';
    // Asked past fetch, which adds `no-cache` to conditional requests of its own accord.
    const url = addressOf(customerId, path);
    const unchanged = await platform.app.inject({ url, headers: { 'if-none-match': etag } });
    expect(unchanged.statusCode).toBe(304);
    expect((await get(path)).headers.get('cache-control')).toBe('private, no-cache');
  });

  it('C-309 minds the conditions of caches: whoever has it hears 304, a part goes on only in the same bytes', async () => {
    const url = addressOf(customerId, `${await insertVideo(platform, customerId)}/segment-1.m4s`);
    const ask = async (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') => {
      const answer = await platform.app.inject({ method, url, headers });
      return { status: answer.statusCode, bytes: answer.rawPayload.length, headers: answer.headers };
    };
    const whole = await ask({});
    const etag = String(whole.headers.etag);
    const modified = String(whole.headers['last-modified']);
    const earlier = new Date(Date.parse(modified) - 60_000).toUTCString();
    const range = 'bytes=0-99';
    const cases: [Record<string, string>, number][] = [
      [{ 'if-none-match': `"other", W/${etag}` }, 304],
      [{ 'if-none-match': '*' }, 304],
      [{ 'if-none-match': '"other"', 'if-modified-since': modified }, 200],
      [{ 'if-none-match': etag, 'cache-control': 'no-cache' }, 200],
      [{ 'if-modified-since': modified }, 304],
      [{ 'if-modified-since': earlier }, 200],
      [{ 'if-modified-since': 'no time' }, 200],
      [{ 'if-match': etag }, 200],
      [{ 'if-match': '"other"' }, 412],
      [{ 'if-unmodified-since': modified }, 200],
      [{ 'if-unmodified-since': earlier }, 412],
      [{ range, 'if-range': etag }, 206],
      [{ range, 'if-range': '"other"' }, 200],
      [{ range, 'if-range': modified }, 206],
      [{ range, 'if-range': earlier }, 200],
      [{ range: 'bytes=0-0,5-9' }, 200],
      [{ range: 'pages=1-2' }, 200],
      [{ range: 'pages=9999999-' }, 200],
      [{ range: 'bytes=some' }, 200],
    ];
    for (const [headers, status] of cases) {
      const answer = await ask(headers);
      expect([headers, answer.status]).toEqual([headers, status]);
      const bytes = status === 200 ? whole.bytes : status === 206 ? 100 : 0;
      expect([headers, answer.bytes]).toEqual([headers, bytes]);
      expect(answer.headers.etag).toBe(etag);
    }
    const head = await ask({}, 'HEAD');
    expect([head.status, head.bytes, head.headers['content-length']]).toEqual([200, 0, `${whole.bytes}`]);
    expect(head.headers['accept-ranges']).toBe('bytes');
  });

  it('C-311 LIB-05 serves the thumbnail as a JPEG, and 404 when there is none', async () => {
    const mediaId = await insertVideo(platform, customerId, { picture: 2 });
    const answer = await get(`${mediaId}/thumbnail.jpg`);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect([...Buffer.from(await answer.arrayBuffer()).subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    const bare = await insertVideo(platform, customerId, { hasThumbnail: false });
    expect((await get(`${bare}/thumbnail.jpg`)).status).toBe(404);
  });

  it('NET-10 answers "Manifest is not yet available." before there is a package or content', async () => {
    const unpackaged = await insertVideo(platform, customerId, { packageId: 'not-there-yet' });
    const unsaved = await insertVideo(platform, customerId, { state: 'started' });
    for (const mediaId of [unpackaged, unsaved]) {
      const answer = await get(`${mediaId}/manifest.m3u8`);
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({ message: 'Manifest is not yet available.' });
    }
  });

  it('C-309 gives 404 for what is deleted, of another organisation, or no file of the package', async () => {
    const mediaId = await insertVideo(platform, customerId);
    const deleted = await insertVideo(platform, customerId, { state: 'delete_pending' });
    const foreign = await insertVideo(platform, (await newOrganisation(platform)).customerId);
    const paths = [
      `${deleted}/manifest.m3u8`,
      `${foreign}/manifest.m3u8`,
      'nonsense/manifest.m3u8',
      'live-nonsense/manifest.m3u8',
      `${mediaId}/segment-99.m4s`,
      `${mediaId}/playlist-1.m3u8`,
      `${mediaId}/..%2F..%2Fdb`,
    ];
    for (const path of paths) expect((await get(path)).status).toBe(404);
  });

  it('C-309 a live manifest moves with the clock, and its segments can be fetched', async () => {
    const contentId = `live-${await insertDestination()}`;
    expect((await get(`${contentId}/manifest.m3u8`)).status).toBe(503);
    platform.clock.advance(4_000);
    const first = await manifestOf(contentId);
    expect(filesIn(first)).toEqual(['segment-1.m4s']);
    platform.clock.advance(60_000);
    const later = await manifestOf(contentId);
    expect(later).toContain('#EXT-X-MEDIA-SEQUENCE:10');
    expect(later).not.toContain('ENDLIST');
    for (const file of filesIn(later)) expect((await get(`${contentId}/${file}`)).status).toBe(200);
    const answer = await get(`${contentId}/manifest.m3u8`);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect((await get(`${contentId}/thumbnail.jpg`)).status).toBe(200);
  });

  it('NET-10 outside the demonstration a destination shows what was sent up for it, and nothing before that', async () => {
    const other = await newOrganisation(platform);
    const startedAt = new Date(platform.clock.now().getTime() - 60_000);
    const occurrenceId = await insertOccurrence(other.customerId, startedAt);
    const id = await insertDestination({ customerId: other.customerId, occurrenceId, startedAt });
    const path = `/api/v3/contentdestinations/${id}`;
    const status = async () => {
      const { body } = await platform.call<{ playable: boolean }>('GET', path, { token: other.token });
      const { status: asked } = await platform.call('GET', `${path}/playback`, { token: other.token });
      const urlOf = await watcher(platform, other.token);
      const shown = await fetch(urlOf(other.customerId, `live-${id}/manifest.m3u8`));
      return [body.playable, asked, shown.status];
    };
    expect(await status()).toEqual([false, 404, 503]);
    await platform.services.db.insert(encoderVideos).values({
      ...{ uuid: randomUUID(), customerId: other.customerId, occurrenceId, name: 'Service', status: 'LIVE' },
      ...{ encoderId: randomUUID(), encoderChannelId: randomUUID(), startTime: startedAt, history: [] },
      packageId: 'lecture',
    });
    expect(await status()).toEqual([true, 200, 200]);
  });

  it.each([
    ['STARTED', 200],
    ['WARNING', 200],
    ['IDLE', 503],
    ['SET_UP', 503],
    ['STARTING', 503],
  ] as const)('C-309 answers a destination that is %s with %d', async (status, expected) => {
    const startedAt = new Date(platform.clock.now().getTime() - 60_000);
    const id = await insertDestination({ status, startedAt });
    expect((await get(`live-${id}/manifest.m3u8`)).status).toBe(expected);
  });

  it.each(['STOPPING', 'STOPPED', 'ABORTED', 'ERROR'] as const)(
    'C-309 C-310 a player that asks for what is %s hears that it has ended for half a minute, and 404 after that',
    async (status) => {
      const startedAt = new Date(platform.clock.now().getTime() - 60_000);
      const id = await insertDestination({ status, startedAt, statusChangedAt: platform.clock.now() });
      const shown = await manifestOf(`live-${id}`);
      expect(shown).toMatch(/\n#EXT-X-ENDLIST\n$/);
      for (const file of filesIn(shown)) expect((await get(`live-${id}/${file}`)).status).toBe(200);
      platform.clock.advance(20_000);
      expect(await manifestOf(`live-${id}`)).toBe(shown);
      expect(await (await get(`live-${id}/manifest.mpd`)).text()).toContain('type="static"');
      platform.clock.advance(10_000);
      for (const file of ['manifest.m3u8', 'manifest.mpd', 'segment-1.m4s'])
        expect((await get(`live-${id}/${file}`)).status).toBe(404);
    },
  );
});
