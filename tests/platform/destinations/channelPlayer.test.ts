import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { eq } from 'drizzle-orm';
import { contentDestinations } from '../../../fixtures/platform/kernel/db/schema/destinations.ts';
import { scheduleOccurrences, schedules } from '../../../fixtures/platform/kernel/db/schema/events.ts';
import { playerProfiles } from '../../../fixtures/platform/kernel/db/schema/playerProfiles.ts';
import { webChannels } from '../../../fixtures/platform/kernel/db/schema/webChannels.ts';
import { forgetOrder } from '../../../fixtures/platform/domains/destinations/webChannels/heldOrders.ts';
import type { PlayerOrder } from '../../../fixtures/platform/domains/destinations/webChannels/orders.ts';
import type { WebChannelRecord } from '../../../fixtures/platform/domains/destinations/webChannels/records.ts';
import { REGIONS } from '../../../fixtures/demo/seed/ids.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { until } from '../../support/until.ts';
import { START_LIMIT_MS, accountsAndPackage, insertVideo, newOrganisation } from '../worlds/mediaWorld.ts';

const EVENT: Omit<typeof schedules.$inferInsert, 'uuid' | 'customerId' | 'createdAt'> = {
  ...{ name: 'Service', type: 'EXISTING_ENCODER_EVENT', timezone: 'UTC' },
  ...{ startLocal: '2026-11-22T09:30', durationMs: 3_600_000, encoderSettingsType: 'automatic' },
};

describe.each(await backends())('the player page of a web channel on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let customerId: string;
  let token: string;
  let channel: WebChannelRecord;
  let number = 0;

  beforeAll(async () => {
    ({ platform, close } = await start({ seed: accountsAndPackage }));
  }, START_LIMIT_MS);
  afterAll(() => close());
  beforeEach(async () => {
    ({ customerId, token } = await newOrganisation(platform, { demo: true }));
    number += 1;
    const fields = { name: 'Main <hall>', loadBalancer: `player-${number}`, deleteAfter: 5 };
    const path = `/api/v3/customers/${customerId}/webeventprofiles`;
    const body = { ...fields, regionId: REGIONS.europe, streamDelay: 120 };
    channel = (await call<WebChannelRecord>('POST', path, body)).body;
  });

  const call = <T>(method: string, path: string, body?: unknown) =>
    platform.call<T>(method, path, { token, body });
  const change = (fields: object) => call('PATCH', `/api/v3/webeventprofiles/${channel.uuid}`, fields);
  const at = (minutes: number) => new Date(platform.clock.now().getTime() + minutes * 60_000);
  const order = async () => {
    // Discards the cached order after a direct change.
    forgetOrder(channel.embedId);
    const answer = await fetch(`${platform.url}/embed/${channel.embedId}/addresses`);
    return (await answer.json()) as PlayerOrder;
  };
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(platform.url + path, { headers, redirect: 'manual' });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const page = (query = '') => get(`/embed/${channel.embedId}${query}`);
  const dataIn = (html: string) =>
    JSON.parse(/id="embed">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null') as Record<string, unknown>;

  /** A broadcast on the channel that began so many minutes ago. */
  async function broadcast(minutesAgo: number, more: Partial<typeof contentDestinations.$inferInsert> = {}) {
    const id = randomUUID();
    const began = at(-minutesAgo);
    await platform.services.db.insert(contentDestinations).values({
      ...{ id, customerId, title: 'Today', status: 'STARTED', kind: 'EMBED', streamType: 'LIVE' },
      webChannelId: channel.uuid,
      ...{ statusChangedAt: began, startRequestTime: began, startedAt: began, createdAt: began },
      ...more,
    });
    return id;
  }

  it('C-312 stands in any page, names its channel as text, and is never kept', async () => {
    const { status, headers, text } = await page();
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).toContain('<title>Main &lt;hall></title>');
    expect(text).not.toContain('<hall>');
    expect(dataIn(text)).toMatchObject({ title: 'Main <hall>', now: { kind: 'none', videos: [] } });
    expect((await get(`/embed/${randomUUID()}`)).status).toBe(404);
    expect((await get(`/embed/${randomUUID()}/addresses`)).status).toBe(404);
  });

  it('WCH-06 its viewers are behind by the stream delay, and others are not', async () => {
    const id = await broadcast(1);
    const early = await order();
    expect(early).toMatchObject({ kind: 'live', videos: [{ id: `live-${id}` }] });
    expect((await get(early.videos[0]!.src)).status).toBe(503);
    platform.clock.advance(90_000);
    const { text: manifest, status } = await get((await order()).videos[0]!.src);
    expect(status).toBe(200);
    // Two and a half minutes after its beginning, half a minute of it may be seen.
    const shown = manifest.split('\n').filter((line) => line.startsWith('#EXTINF:'));
    const first = Number(/MEDIA-SEQUENCE:(\d+)/.exec(manifest)?.[1]);
    const [, seconds = '0'] = /#EXTINF:([\d.]+)/.exec(manifest) ?? [];
    expect((first + shown.length) * Number(seconds)).toBeLessThanOrEqual(30.1);
    const began = /PROGRAM-DATE-TIME:(\S+)/.exec(manifest)?.[1] ?? '';
    expect(Date.parse(began)).toBeLessThanOrEqual(at(-2).getTime());
  });

  it('WCH-09 plays the broadcast, then the previous event, a video, a playlist, or shows an image', async () => {
    const id = await broadcast(10);
    const live = await order();
    await platform.services.db
      .update(contentDestinations)
      .set({ status: 'STOPPED', stoppedAt: at(0), statusChangedAt: at(0) })
      .where(eq(contentDestinations.id, id));
    // Viewers, who are two minutes behind, see its end first (WCH-06).
    expect((await order()).key).toBe(live.key);
    platform.clock.advance(120_000);
    const replay = await order();
    expect(replay).toMatchObject({ kind: 'replay', videos: [{ id: `web-${id}`, title: 'Today' }] });
    expect(replay.key).not.toBe(live.key);
    expect((await get(replay.videos[0]!.src)).text).toContain('#EXT-X-ENDLIST');
    const mediaIds = [
      await insertVideo(platform, customerId, { title: 'One' }),
      await insertVideo(platform, customerId, { title: 'Two' }),
    ];
    await change({ offlineContent: { kind: 'video', mediaId: mediaIds[1] } });
    expect(await order()).toMatchObject({ kind: 'video', videos: [{ id: mediaIds[1], title: 'Two' }] });
    const lists = `/media-metadata/api/v1/customers/${customerId}/playlists`;
    const { body: playlist } = await call<{ id: string }>('POST', lists, { name: 'All', mediaIds });
    await change({ offlineContent: { kind: 'playlist', playlistId: playlist.id } });
    const listed = await order();
    expect(listed.videos.map(({ title }) => title)).toEqual(['One', 'Two']);
    for (const { src } of listed.videos) expect((await get(src)).status).toBe(200);
    const picture = sharp({ create: { width: 64, height: 36, channels: 3, background: '#123456' } });
    const file = (await picture.png().toBuffer()).toString('base64');
    await call('POST', `/api/v3/webeventprofiles/${channel.uuid}/offlineimage`, { file });
    await change({ offlineContent: { kind: 'image' } });
    const { kind, image, videos } = await order();
    expect([kind, videos]).toEqual(['image', []]);
    expect((await get(image ?? '')).headers.get('content-type')).toBe('image/jpeg');
  });

  it('S-154 S-156 before it plays a picture of the event, of what plays or of the channel is told, the best first', async () => {
    const pictures = async () => {
      const told = (await order()).videos[0]!.pictures;
      for (const path of told) expect((await get(path)).headers.get('content-type')).toBe('image/jpeg');
      return told;
    };
    const picture = sharp({ create: { width: 64, height: 36, channels: 3, background: '#123456' } });
    const file = (await picture.png().toBuffer()).toString('base64');
    const scheduleId = randomUUID();
    const occurrenceId = randomUUID();
    const { db } = platform.services;
    await db.insert(schedules).values({ ...EVENT, uuid: scheduleId, customerId, createdAt: at(0) });
    await db.insert(scheduleOccurrences).values({
      ...{ id: occurrenceId, scheduleId, customerId, status: 'IDLE', statusChangedAt: at(0) },
      ...{ startAt: at(-10), endAt: at(60) },
    });
    await call('POST', `/api/v3/schedules/${scheduleId}/thumbnail`, { file });
    const bare = await broadcast(20, { status: 'STOPPED', stoppedAt: at(-15) });
    expect(await pictures()).toEqual([expect.stringContaining(`/web-${bare}/thumbnail.jpg?`)]);
    const id = await broadcast(10, { occurrenceId });
    await call('POST', `/api/v3/webeventprofiles/${channel.uuid}/offlineimage`, { file });
    expect(await pictures()).toEqual([
      expect.stringContaining(`/event-${scheduleId}/thumbnail.jpg?`),
      expect.stringContaining(`/live-${id}/thumbnail.jpg?`),
      expect.stringContaining(`/embed/${channel.embedId}/offline.jpg?`),
    ]);
  });

  it('S-156 a new offline image does not begin anew what plays', async () => {
    await broadcast(10);
    const { key } = await order();
    const { db } = platform.services;
    await db.update(webChannels).set({ offlineImageVersion: 7 }).where(eq(webChannels.uuid, channel.uuid));
    expect((await order()).key).toBe(key);
  });

  it('S-156 EVT-26 DST-25 while nothing is shown it tells when the next event begins for its viewers, unless that is paused or not for them', async () => {
    const { db } = platform.services;
    const beginsAt = async () => (await order()).beginsAt;
    const scheduleId = randomUUID();
    const occurrenceId = randomUUID();
    await db.insert(schedules).values({ ...EVENT, uuid: scheduleId, customerId, createdAt: at(0) });
    await db.insert(scheduleOccurrences).values({
      ...{ id: occurrenceId, scheduleId, customerId, status: 'IDLE', statusChangedAt: at(0) },
      ...{ startAt: at(10), endAt: at(70) },
    });
    expect(await beginsAt()).toBeNull();
    const planned = { status: 'IDLE', startRequestTime: null, startedAt: null, occurrenceId } as const;
    const id = await broadcast(0, planned);
    expect(await beginsAt()).toBe(at(12).toISOString());
    const setDestination = (values: Partial<typeof contentDestinations.$inferInsert>) =>
      db.update(contentDestinations).set(values).where(eq(contentDestinations.id, id));
    await setDestination({ startAt: at(20) });
    expect(await beginsAt()).toBe(at(22).toISOString());
    await setDestination({ startAt: null, privacy: 'private' });
    expect(await beginsAt()).toBeNull();
    await setDestination({ privacy: 'public' });
    await db.update(schedules).set({ paused: true }).where(eq(schedules.uuid, scheduleId));
    expect(await beginsAt()).toBeNull();
    await db.update(schedules).set({ paused: false }).where(eq(schedules.uuid, scheduleId));
    platform.clock.advance(12 * 60_000);
    expect(await beginsAt()).toBeNull();
  });

  it('S-156 its players are told without a look-up each, and hear of a change of the channel at once', async () => {
    // As a browser asks that has an answer already.
    const ask = (headers: Record<string, string> = {}) =>
      get(`/embed/${channel.embedId}/addresses`, { 'cache-control': 'max-age=0', ...headers });
    const first = await ask();
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag') ?? '';
    expect(await ask({ 'if-none-match': etag })).toMatchObject({ status: 304, text: '' });
    await broadcast(10);
    expect((await ask()).text).toBe(first.text);
    await change({ videoDescription: 'New' });
    const second = await ask({ 'if-none-match': etag });
    expect([second.status, (JSON.parse(second.text) as PlayerOrder).kind]).toEqual([200, 'live']);
    expect(second.headers.get('etag')).not.toBe(etag);
  });

  it('WCH-12 an address that was given out plays nothing once its content removed', async () => {
    await broadcast(10, { status: 'STOPPED', stoppedAt: at(-5) });
    const { videos } = await order();
    await call('POST', `/api/v3/webeventprofiles/${channel.uuid}/clear`);
    expect((await order()).kind).toBe('none');
    // An embed is taken to play what it played within two seconds; this address was not used before.
    expect((await get(videos[0]!.src)).status).toBe(403);
  });

  it('STM-20 what was on air while the channel was hidden is not shown once it ends, and the event after it is', async () => {
    const { db, clock } = platform.services;
    const stop = (id: string) =>
      db
        .update(contentDestinations)
        .set({ status: 'STOPPED', stoppedAt: at(0), statusChangedAt: at(0) })
        .where(eq(contentDestinations.id, id));
    await broadcast(10, { status: 'STOPPED', stoppedAt: at(-5) });
    await call('POST', `/api/v3/webeventprofiles/${channel.uuid}/clear`);
    platform.clock.advance(60_000);
    const byHand = await broadcast(0);
    expect((await order()).kind).toBe('none');
    await stop(byHand);
    expect((await order()).kind).toBe('none');
    const scheduleId = randomUUID();
    const occurrenceId = randomUUID();
    await db.insert(schedules).values({ ...EVENT, uuid: scheduleId, customerId, createdAt: clock.now() });
    await db.insert(scheduleOccurrences).values({
      ...{ id: occurrenceId, scheduleId, customerId, status: 'IDLE', statusChangedAt: at(0) },
      ...{ startAt: at(0), endAt: at(60) },
    });
    platform.clock.advance(1000);
    const event = await broadcast(0, { occurrenceId });
    expect(await order()).toMatchObject({ kind: 'live', videos: [{ id: `live-${event}` }] });
    platform.clock.advance(1000);
    await stop(event);
    expect(await order()).toMatchObject({ kind: 'live', videos: [{ id: `live-${event}` }] });
  });

  it('no address leads from one channel to what another shows, or to a video that is not shown', async () => {
    const mediaId = await insertVideo(platform, customerId);
    const { addresses } = platform.services;
    const { token: leave } = addresses.sign(
      { customerId, contentId: mediaId },
      { by: 'embed', id: channel.embedId },
    );
    expect((await get(`/stream/${customerId}/${mediaId}/manifest.m3u8?token=${leave}`)).status).toBe(403);
  });

  it('PLY-03 obeys the profile that its address names: what is live cannot be gone back in, and the words of QRclick', async () => {
    const id = randomUUID();
    await platform.services.db.insert(playerProfiles).values({
      ...{ id, customerId, alias: id, profileName: 'Strict', autoplay: true, loop: false, mute: true },
      ...{ backgroundMode: false, restrictWhenLive: true, hidePlaylist: false, qrClickLabel: 'Give now' },
      createdAt: platform.clock.now(),
    });
    const look = dataIn((await page(`?profile=${id}`)).text);
    expect(look).toMatchObject({
      autoplay: true,
      loop: false,
      fillsAir: false,
      muted: true,
      restrictWhenLive: true,
      qrClickLabel: 'Give now',
    });
    expect(dataIn((await page()).text)).toMatchObject({
      autoplay: false,
      restrictWhenLive: false,
      loop: false,
      fillsAir: true,
    });
    const script = await get(`/embed/${channel.embedId}/script.js?profile=${id}`);
    expect(script.text).toContain(`/embed/${channel.embedId}?profile=${id}`);
  });

  it('QRC-06 QRC-07 knows what QR codes lead to, while its channel looks for them and offers them', async () => {
    const overlay = { name: 'Give', url: 'https://give.example/', customLabel: 'Give now' };
    const behaviour = { openingBehavior: 'AUTO_OPEN', type: 'EXTERNAL_LINK' };
    await call('POST', `/hotspots/api/v1/customers/${customerId}/urls`, { ...overlay, ...behaviour });
    const overlays = async () => dataIn((await page()).text)['overlays'];
    expect(await overlays()).toEqual([]);
    await change({ detectQrCodes: true });
    expect(await overlays()).toEqual([]);
    await change({ qrClickEnabled: true });
    expect(await overlays()).toEqual([{ ...overlay, ...behaviour }]);
    // PLY-03: a background offers nothing.
    expect(dataIn((await page('?profile=background')).text)).toMatchObject({
      background: true,
      overlays: [],
    });
    for (const file of ['qrClick.js', 'decode.js', 'index.js'])
      expect((await get(`/embed/assets/${file}`)).headers.get('content-type')).toContain('javascript');
  });

  it.each([
    ['HLS', 'manifest.m3u8', '#EXTM3U'],
    ['DASH', 'manifest.mpd', '<?xml v'],
  ])(
    'WCH-10 its %s address leads to what it shows, while stream addresses are on',
    async (_, file, start) => {
      await broadcast(10);
      const path = `/embed/${channel.embedId}/${file}`;
      expect((await get(path)).status).toBe(404);
      await change({ streamUrlsEnabled: true });
      const { status, headers } = await get(path);
      expect(status).toBe(307);
      const manifest = await fetch(headers.get('location') ?? '');
      expect([manifest.status, (await manifest.text()).slice(0, 7)]).toEqual([200, start]);
    },
  );

  it('C-161 what its viewers are sent is counted, by the byte', async () => {
    await broadcast(10);
    const { src } = (await order()).videos[0]!;
    const { text } = await get(src);
    const segment = text.split('\n').find((line) => line.includes('.m4s')) ?? '';
    const bytes = await (await fetch(new URL(segment, platform.url + src))).arrayBuffer();
    const path = `/api/v3/webeventprofiles/${channel.uuid}/bandwidth`;
    // A response is counted once it has left, which its reader may know before.
    const counted = async () => (await call<{ bytes: number; cost: null }>('GET', path)).body;
    await until(async () => (await counted()).bytes > 0, 'the bytes to be counted');
    expect(await counted()).toEqual({ bytes: bytes.byteLength, cost: null });
  });

  it('EVT-26 S-154 the watch page of an event counts down to its beginning and the delay, and holds the player', async () => {
    const { db } = platform.services;
    const [scheduleId, occurrenceId] = [randomUUID(), randomUUID()];
    await db.insert(schedules).values({
      ...EVENT,
      ...{ uuid: scheduleId, customerId, name: 'Service & songs', description: 'With <all>' },
      createdAt: at(0),
    });
    await db.insert(scheduleOccurrences).values({
      ...{ id: occurrenceId, scheduleId, customerId, status: 'IDLE', statusChangedAt: at(0) },
      ...{ startAt: at(10), endAt: at(70) },
    });
    expect((await get(`/watch/${scheduleId}`)).status).toBe(404);
    const planned = { status: 'IDLE', startRequestTime: null, startedAt: null, occurrenceId } as const;
    const id = await broadcast(0, planned);
    await db.update(webChannels).set({ videoDescription: 'Live' }).where(eq(webChannels.uuid, channel.uuid));
    const read = async () =>
      (await call<{ watchUrl: string | null }>('GET', `/api/v3/contentdestinations/${id}`)).body.watchUrl;
    expect(await read()).toBe(`${platform.url}/watch/${scheduleId}`);
    const { text, headers } = await get(`/watch/${scheduleId}`);
    for (const part of [
      '<h1>Service &amp; songs</h1>',
      'With &lt;all>',
      `/embed/${channel.embedId}"`,
      '>Live<',
    ])
      expect(text).toContain(part);
    expect(text).toContain('"beginsInMs":720000');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    const spanish = await get(`/watch/${scheduleId}`, { 'accept-language': 'es' });
    expect(spanish.text).toContain('Empieza en');
    platform.clock.advance(2 * 60 * 60_000);
    expect((await get(`/watch/${scheduleId}`)).text).toContain('This event has ended.');
    await db.update(contentDestinations).set({ privacy: 'private' }).where(eq(contentDestinations.id, id));
    expect((await get(`/watch/${scheduleId}`)).status).toBe(404);
    const { userName } = await platform.createUser(customerId);
    token = await platform.signIn(userName);
    expect(await read()).toBeNull();
  });
});
