import sharp from 'sharp';
import { eq } from 'drizzle-orm';
import { purgeBin } from '../../../fixtures/platform/kernel/bin/bin.ts';
import { webChannelAddresses, webChannels } from '../../../fixtures/platform/kernel/db/schema/webChannels.ts';
import type { WebChannelRecord } from '../../../fixtures/platform/domains/destinations/webChannels/records.ts';
import { REGIONS } from '../../../fixtures/demo/seed/ids.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { START_LIMIT_MS, accountsAndPackage, insertVideo, newOrganisation } from '../worlds/mediaWorld.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WITHOUT_SUBTITLES = {
  contentLibraryTrialCancelled: false,
  subtitlesHoursPerMonth: 0,
  softwareEncoders: 1,
  venues: 1,
  rtmp: 1,
  audio16: 0,
};
const TAKEN = 'Web Channel already exists, please try a different load balancer';
const picture = async (format: 'png' | 'jpeg' | 'webp') =>
  (
    await sharp({ create: { width: 64, height: 36, channels: 3, background: '#204080' } })
      .toFormat(format)
      .toBuffer()
  ).toString('base64');

interface Refused {
  code: string;
  reason: string;
  message: string;
  field?: string;
  parameters?: Record<string, string>;
}

describe.each(await backends())('web channels on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let customerId: string;
  let token: string;
  let number = 0;

  beforeAll(async () => {
    ({ platform, close } = await start({ seed: accountsAndPackage }));
  }, START_LIMIT_MS);
  afterAll(() => close());
  beforeEach(async () => {
    ({ customerId, token } = await newOrganisation(platform, {
      webMaxDeleteAfter: 60,
      subscriptionDetails: WITHOUT_SUBTITLES,
    }));
  });

  const list = () => `/api/v3/customers/${customerId}/webeventprofiles`;
  const one = ({ uuid }: { uuid: string }) => `/api/v3/webeventprofiles/${uuid}`;
  const call = <T>(method: string, path: string, body?: unknown, as = token) =>
    platform.call<T>(method, path, { token: as, body });
  const create = (fields: object = {}, as = token, owner = customerId) => {
    number += 1;
    const plain = { name: 'Main', loadBalancer: `main-${number}`, regionId: REGIONS.europe, deleteAfter: 30 };
    const path = `/api/v3/customers/${owner}/webeventprofiles`;
    return call<WebChannelRecord & Refused>('POST', path, { ...plain, ...fields }, as);
  };
  const created = async (fields: object = {}) => {
    const { status, body } = await create(fields);
    expect(status).toBe(201);
    return body;
  };

  it('WCH-11 keeps every field, lists by name, changes what is given and removes', async () => {
    const given = {
      name: 'Main hall',
      description: 'Sundays',
      loadBalancer: 'Main_Hall-1',
      regionId: REGIONS.northAmerica,
      embedType: 'script',
      detectQrCodes: true,
      streamUrlsEnabled: true,
      deleteAfter: 60,
      showRostrumLogo: true,
      streamDelay: 600,
      subtitlesEnabled: false,
      qrClickEnabled: true,
      videoDescription: 'Live from the main hall',
    };
    const body = await created(given);
    const embedUrl = `${platform.url}/embed/${body.embedId}`;
    expect(body).toEqual({
      ...given,
      uuid: expect.any(String),
      customerId,
      type: 'public',
      embedId: expect.stringMatching(/^[\w-]{36}$/),
      embedUrl,
      hlsUrl: `${embedUrl}/manifest.m3u8`,
      dashUrl: `${embedUrl}/manifest.mpd`,
      offlineContent: { kind: 'replay', imageUrl: null, mediaId: null, playlistId: null },
      activeContent: null,
      createdAt: platform.clock.now().toISOString(),
    });
    const other = await created({ name: 'chapel' });
    expect(other).toMatchObject({ streamDelay: 90, embedType: 'iframe', hlsUrl: null, description: null });
    expect((await call('GET', list())).body).toEqual([other, body]);
    const { body: changed } = await call('PATCH', one(body), { name: ' Hall ', streamUrlsEnabled: false });
    expect(changed).toEqual({ ...body, name: 'Hall', streamUrlsEnabled: false, hlsUrl: null, dashUrl: null });
    expect((await call('GET', one(body))).body).toEqual(changed);
    expect((await call('DELETE', one(body))).status).toBe(204);
    expect((await call('GET', one(body))).status).toBe(404);
    expect((await call('GET', list())).body).toEqual([other]);
  });

  it.each([
    ['WCH-16', { name: ' ' }, 'name', 'NAME_REQUIRED'],
    ['WCH-01', { name: 'x'.repeat(41) }, 'name', 'NAME_TOO_LONG'],
    ['WCH-04', { regionId: null }, 'regionId', 'REGION_REQUIRED'],
    ['WCH-14', { regionId: 'nowhere' }, 'regionId', 'REGION_UNKNOWN'],
    ['WCH-14', { regionId: REGIONS.government }, 'regionId', 'REGION_RESTRICTED'],
    ['WCH-06', { streamDelay: 89 }, 'streamDelay', 'STREAM_DELAY_RANGE'],
    ['WCH-06', { streamDelay: 601 }, 'streamDelay', 'STREAM_DELAY_RANGE'],
    ['WCH-07', { deleteAfter: 0 }, 'deleteAfter', 'WEB_DELETE_AFTER_LEAST'],
    ['WCH-07', { deleteAfter: 61 }, 'deleteAfter', 'WEB_DELETE_AFTER_RANGE'],
    ['WCH-05', { offlineContent: { kind: 'image' } }, 'offlineContent.kind', 'OFFLINE_IMAGE_REQUIRED'],
    ['WCH-09', { offlineContent: { kind: 'video' } }, 'offlineContent.mediaId', 'OFFLINE_VIDEO_REQUIRED'],
    [
      'WCH-09',
      { offlineContent: { kind: 'video', mediaId: 'gone' } },
      'offlineContent.mediaId',
      'OFFLINE_VIDEO_UNKNOWN',
    ],
    [
      'WCH-09',
      { offlineContent: { kind: 'playlist', playlistId: 'gone' } },
      'offlineContent.playlistId',
      'OFFLINE_PLAYLIST_UNKNOWN',
    ],
    ['AIE-06', { subtitlesEnabled: true }, 'subtitlesEnabled', 'SUBTITLES_NOT_IN_PLAN'],
    ['WCH-11', { description: 'x'.repeat(2001) }, 'description', 'WEB_CHANNEL_TEXT_TOO_LONG'],
  ])(
    'WCH-01 WCH-04 WCH-05 WCH-06 WCH-07 WCH-09 WCH-14 WCH-16 %s is refused by field and reason, new and changed (%#)',
    async (_rule, fields, field, reason) => {
      const body = await created();
      for (const answer of [await create(fields), await call<Refused>('PATCH', one(body), fields)])
        expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID', field, reason } });
      expect((await call('GET', list())).body).toEqual([body]);
    },
  );

  it('WCH-01 WCH-03 WCH-06 WCH-07 takes what just fits', async () => {
    await created({ name: 'x'.repeat(40), streamDelay: 90, deleteAfter: 1 });
    await created({ name: 'x', streamDelay: 600, deleteAfter: 60, loadBalancer: 'a'.repeat(63) });
  });

  it.each([
    ['WCH-02', '', 'LOAD_BALANCER_REQUIRED'],
    ['WCH-03', 'main hall', 'LOAD_BALANCER_FORMAT'],
    ['WCH-03', 'main.hall', 'LOAD_BALANCER_FORMAT'],
    ['WCH-03', 'haupt-gebäude', 'LOAD_BALANCER_FORMAT'],
    ['WCH-03', 'a'.repeat(64), 'LOAD_BALANCER_TOO_LONG'],
  ])('%s the load balancer %j is refused', async (_rule, loadBalancer, reason) => {
    const answer = await create({ loadBalancer });
    expect(answer).toMatchObject({ status: 400, body: { field: 'loadBalancer', reason } });
  });

  it('WCH-07 WCH-04 the messages tell limit and value', async () => {
    expect((await create({ deleteAfter: 61 })).body.message).toBe(
      'Recordings can be stored for 1 to 60 days; 61 was given.',
    );
    expect((await create({ regionId: '' })).body.message).toBe('Region is required');
    expect((await create({ offlineContent: { kind: 'image' } })).body.message).toBe(
      'Offline image is required',
    );
  });

  it('WCH-03 a load balancer stays as it was created', async () => {
    const body = await created();
    const same = await call('PATCH', one(body), { loadBalancer: body.loadBalancer });
    expect(same.status).toBe(200);
    const other = await call<Refused>('PATCH', one(body), { loadBalancer: 'elsewhere' });
    expect(other).toMatchObject({
      status: 400,
      body: { field: 'loadBalancer', reason: 'LOAD_BALANCER_FIXED' },
    });
  });

  it('WCH-08 NET-17 a load balancer of any organisation is taken, in either case, and of two at a time one gets it', async () => {
    await created({ loadBalancer: 'Shared-1' });
    const stranger = await newOrganisation(platform);
    const taken = await create({ loadBalancer: 'shared-1' }, stranger.token, stranger.customerId);
    expect(taken).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', field: 'loadBalancer', message: TAKEN },
    });
    const answers = await Promise.all([1, 2, 3].map(() => create({ loadBalancer: 'at-a-time' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('WCH-08 one in the bin keeps its addresses, so it is restored as it was; once it is gone they are free', async () => {
    const body = await created({ loadBalancer: 'kept-1' });
    await call('DELETE', one(body));
    expect((await create({ loadBalancer: 'KEPT-1' })).body.message).toBe(TAKEN);
    expect((await call('POST', `${one(body)}/restore`)).status).toBe(204);
    expect((await call('GET', one(body))).body).toEqual(body);
    await call('DELETE', one(body));
    platform.clock.advance(31 * DAY_MS);
    await purgeBin(platform.services);
    ({ token } = await newOrganisation(platform).then(async (fresh) => {
      customerId = fresh.customerId;
      return fresh;
    }));
    expect((await create({ loadBalancer: 'kept-1' })).status).toBe(201);
    const rows = await platform.services.db
      .select()
      .from(webChannelAddresses)
      .where(eq(webChannelAddresses.webChannelId, body.uuid));
    expect(rows).toEqual([]);
  });

  it('WCH-05 WCH-15 an image is taken by its bytes, kept, shown when chosen and served from an address of its own', async () => {
    const body = await created();
    const upload = (file: string) =>
      call<Refused & { url: string }>('POST', `${one(body)}/offlineimage`, { file });
    const first = await upload(await picture('png'));
    expect(first.status).toBe(200);
    const chosen = await call<WebChannelRecord>('PATCH', one(body), { offlineContent: { kind: 'image' } });
    expect(chosen.body.offlineContent).toEqual({
      kind: 'image',
      imageUrl: first.body.url,
      mediaId: null,
      playlistId: null,
    });
    expect(chosen.body.activeContent).toMatchObject({ kind: 'image', state: 'active' });
    expect((await call<Refused>('POST', `${one(body)}/clear`)).status).toBe(200);
    expect((await call<WebChannelRecord>('GET', one(body))).body.offlineContent).toEqual(
      chosen.body.offlineContent,
    );
    const second = await upload(await picture('jpeg'));
    expect(second.body.url).not.toBe(first.body.url);
    const served = await fetch(second.body.url);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await sharp(await served.arrayBuffer()).metadata()).width).toBe(64);
    const webp = await upload(await picture('webp'));
    expect(webp).toMatchObject({ status: 400, body: { field: 'file', reason: 'THUMBNAIL_KIND' } });
    const large = await upload(Buffer.alloc(2 * 1024 * 1024 + 1, 1).toString('base64'));
    expect(large).toMatchObject({ status: 400, body: { field: 'file', reason: 'THUMBNAIL_SIZE' } });
  });

  it('WCH-05 a new channel that shows an image comes with it', async () => {
    const offlineContent = { kind: 'image' };
    const body = await created({ offlineContent, offlineImage: await picture('png') });
    expect(body.offlineContent.imageUrl).toContain(`/embed/${body.embedId}/offline.jpg`);
    const broken = await create({ offlineContent, offlineImage: 'AAAA' });
    expect(broken).toMatchObject({ status: 400, body: { field: 'file' } });
  });

  it('AIE-06 subtitles that were turned on under another plan do not keep a channel from being changed', async () => {
    const body = await created();
    await platform.services.db
      .update(webChannels)
      .set({ subtitlesEnabled: true })
      .where(eq(webChannels.uuid, body.uuid));
    expect((await call('PATCH', one(body), { name: 'Other' })).status).toBe(200);
  });

  it('WCH-09 plays a video or a playlist of the organisation, and of no other', async () => {
    const mediaId = await insertVideo(platform, customerId, { title: 'Loop' });
    const body = await created({ offlineContent: { kind: 'video', mediaId } });
    expect(body.offlineContent).toEqual({ kind: 'video', imageUrl: null, mediaId, playlistId: null });
    const stranger = await newOrganisation(platform);
    const fields = { offlineContent: { kind: 'video', mediaId } };
    const refused = await create(fields, stranger.token, stranger.customerId);
    expect(refused.body.reason).toBe('OFFLINE_VIDEO_UNKNOWN');
  });

  it('C-161 PRM-20 tells the bytes of its viewers by days, and their cost where there is a price', async () => {
    const body = await created();
    const { traffic, clock } = platform.services;
    traffic.add({ webChannelId: body.uuid, customerId }, 1_000_000);
    platform.clock.advance(2 * DAY_MS);
    traffic.add({ webChannelId: body.uuid, customerId }, 500);
    traffic.add({ webChannelId: body.uuid, customerId }, 500);
    const today = clock.now().toISOString().slice(0, 10);
    const { userName } = await platform.createUser(customerId);
    const admin = await platform.signIn(userName);
    const asked = (query: string) => call('GET', `${one(body)}/bandwidth${query}`, undefined, admin);
    expect((await asked('')).body).toEqual({ bytes: 1_001_000, cost: null });
    expect((await asked(`?start=${today}`)).body).toEqual({ bytes: 1000, cost: null });
    expect((await asked('?start=2026-13-01')).status).toBe(400);
  });
});
