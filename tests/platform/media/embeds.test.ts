import { randomUUID } from 'node:crypto';
import {
  librarySettings,
  mediaItems,
  playlistMedia,
  playlists,
} from '../../../fixtures/platform/kernel/db/schema/media.ts';
import { playerProfiles } from '../../../fixtures/platform/kernel/db/schema/playerProfiles.ts';
import { eq } from 'drizzle-orm';
import { deleteExpired } from '../../../fixtures/platform/domains/media/library/deletion.ts';
import { BACKGROUND_PROFILE_ID } from '../../../schema/rules/playerProfiles.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { START_LIMIT_MS, accountsAndPackage, insertVideo, newOrganisation } from '../worlds/mediaWorld.ts';

interface Embed {
  embedId: string;
  url: string;
  field?: string;
}

describe.each(await backends())('embeds of saved videos and playlists on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let customerId: string;
  let token: string;

  beforeAll(async () => {
    ({ platform, close } = await start({ seed: accountsAndPackage }));
    ({ customerId, token } = await newOrganisation(platform));
  }, START_LIMIT_MS);
  afterAll(() => close());

  const embed = (mediaId: string, profileId?: string | null, as = token) =>
    platform.call<Embed>('POST', '/api/v3/webplayer/library', { token: as, body: { mediaId, profileId } });
  const embedPlaylist = (playlistId: string, profileId?: string | null, as = token) =>
    platform.call<Embed>('POST', '/api/v3/webplayer/library', { token: as, body: { playlistId, profileId } });
  const page = async (embedId: string, query = '') => {
    const response = await fetch(`${platform.url}/embed/${embedId}${query}`);
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
  const lookIn = (html: string) =>
    JSON.parse(/id="embed">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null') as Record<string, unknown>;

  async function insertProfile(values: Partial<typeof playerProfiles.$inferInsert> = {}): Promise<string> {
    const id = randomUUID();
    await platform.services.db.insert(playerProfiles).values({
      ...{ id, customerId, alias: id, profileName: 'Loud', autoplay: true, loop: true, mute: false },
      ...{ backgroundMode: false, restrictWhenLive: false, hidePlaylist: false, controlColor: '#ff0066' },
      ...{ callToActionText: 'Give', callToActionUrl: 'https://example.com/give' },
      createdAt: platform.clock.now(),
      ...values,
    });
    return id;
  }

  /** A playlist of these videos, whosever they are. */
  async function insertPlaylist(mediaIds: readonly string[]): Promise<string> {
    const { db, clock } = platform.services;
    const id = randomUUID();
    const now = clock.now();
    await db.insert(playlists).values({
      ...{ id, customerId, name: 'Sundays', rolling: false, sortPosition: 'end' as const, createdAt: now },
    });
    await db
      .insert(playlistMedia)
      .values(mediaIds.map((mediaId, position) => ({ playlistId: id, mediaId, position, addedAt: now })));
    return id;
  }

  it('C-167 gives the same embed for the same video and profile, and another for another profile', async () => {
    const mediaId = await insertVideo(platform, customerId);
    const first = await embed(mediaId);
    expect(first.status).toBe(200);
    expect(first.body.url).toBe(`${platform.services.publicUrl}/embed/${first.body.embedId}`);
    expect((await embed(mediaId, null)).body).toEqual(first.body);
    const other = await embed(mediaId, await insertProfile());
    expect(other.body.embedId).not.toBe(first.body.embedId);
  });

  it('C-167 refuses a profile of another organisation and a video of another organisation', async () => {
    const mediaId = await insertVideo(platform, customerId);
    const foreign = await insertProfile({ customerId: await platform.createCustomer() });
    const refused = await embed(mediaId, foreign);
    expect([refused.status, refused.body.field]).toEqual([400, 'profileId']);
    const others = await newOrganisation(platform);
    expect((await embed(mediaId, null, others.token)).status).toBe(404);
  });

  it('C-312 S-156 shows the player to everybody, in every page, with nothing but its own scripts', async () => {
    const mediaId = await insertVideo(platform, customerId, { title: '</script><b>Fun & "games"' });
    const { body } = await embed(mediaId);
    const { status, headers, html } = await page(body.embedId);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain('frame-ancestors *');
    expect(policy).toContain("script-src 'self'");
    expect(html).not.toContain('</script><b>');
    expect(lookIn(html)).toMatchObject({
      title: '</script><b>Fun & "games"',
      videos: [{ src: expect.stringContaining(`/stream/${customerId}/${mediaId}/manifest.m3u8?token=`) }],
      autoplay: false,
    });
    for (const [, path] of html.matchAll(/(?:src|href)="(\/embed\/assets\/[^"]+)"/g)) {
      expect((await fetch(`${platform.url}${path}`)).status).toBe(200);
    }
    const script = await fetch(`${platform.url}/embed/${body.embedId}/script.js`);
    expect(script.headers.get('content-type')).toContain('javascript');
    expect(await script.text()).toContain(`"${body.url}"`);
  });

  it('PLY-03 C-312 plays as its profile says, as another when the address names one, and plainly without', async () => {
    const mediaId = await insertVideo(platform, customerId);
    const profileId = await insertProfile();
    const { body } = await embed(mediaId, profileId);
    const loud = {
      autoplay: true,
      loop: true,
      muted: false,
      controlColor: '#ff0066',
      callToActionText: 'Give',
    };
    expect(lookIn((await page(body.embedId)).html)).toMatchObject(loud);
    const background = lookIn((await page(body.embedId, `?profile=${BACKGROUND_PROFILE_ID}`)).html);
    expect(background).toMatchObject({ background: true, muted: true, callToActionText: null });
    const foreign = await insertProfile({ customerId: await platform.createCustomer(), autoplay: false });
    expect(lookIn((await page(body.embedId, `?profile=${foreign}`)).html)).toMatchObject(loud);
    await platform.services.db.delete(playerProfiles).where(eq(playerProfiles.id, profileId));
    expect(lookIn((await page(body.embedId)).html)).toMatchObject({ autoplay: false, controlColor: null });
  });

  it('PLY-03 QRC-06 its player knows what is live is not gone back in, the words of QRclick, and where codes lead', async () => {
    const mediaId = await insertVideo(platform, customerId);
    const profileId = await insertProfile({ restrictWhenLive: true, qrClickLabel: 'Give now' });
    const { body } = await embed(mediaId, profileId);
    const overlay = { name: 'Give', url: 'https://give.example/', customLabel: null };
    const behaviour = { openingBehavior: 'CLICK_TO_OPEN', type: 'IN_PLAYER_OVERLAY' };
    const path = `/hotspots/api/v1/customers/${customerId}/urls`;
    expect((await platform.call('POST', path, { token, body: { ...overlay, ...behaviour } })).status).toBe(
      201,
    );
    const look = lookIn((await page(body.embedId)).html);
    expect(look).toMatchObject({
      ...{ restrictWhenLive: true, qrClickLabel: 'Give now' },
      overlays: [{ ...overlay, ...behaviour }],
    });
    const background = lookIn((await page(body.embedId, `?profile=${BACKGROUND_PROFILE_ID}`)).html);
    expect(background).toMatchObject({ overlays: [] });
  });

  it('C-167 wants a video or a playlist, and not both', async () => {
    const mediaId = await insertVideo(platform, customerId);
    const playlistId = await insertPlaylist([mediaId]);
    for (const body of [{}, { mediaId, playlistId }, { mediaId: null }, { mediaId: '' }])
      expect(await platform.call('POST', '/api/v3/webplayer/library', { token, body })).toMatchObject({
        status: 400,
        body: { field: 'mediaId', message: 'Choose either a video or a playlist.' },
      });
    const body = { playlistId: randomUUID() };
    expect((await platform.call('POST', '/api/v3/webplayer/library', { token, body })).status).toBe(404);
    const others = await newOrganisation(platform);
    expect((await embedPlaylist(playlistId, undefined, others.token)).status).toBe(404);
    const first = await embedPlaylist(playlistId);
    expect((await embedPlaylist(playlistId)).body).toEqual(first.body);
    expect((await embed(mediaId)).body.embedId).not.toBe(first.body.embedId);
  });

  it('S-038 C-312 plays the published videos of a playlist in its order, and no others', async () => {
    const titles = ['Third', 'First', 'Hidden', 'Second', 'Going', 'Processing'];
    const ids: string[] = [];
    for (const title of titles) ids.push(await insertVideo(platform, customerId, { title }));
    const [third, firstOne, hidden, second, going, processing] = ids as [string, ...string[]];
    const set = (mediaId: string, values: Partial<typeof mediaItems.$inferInsert>) =>
      platform.services.db.update(mediaItems).set(values).where(eq(mediaItems.mediaId, mediaId));
    await set(hidden!, { publishState: 'unpublished' });
    await set(going!, { state: 'delete_pending' });
    await set(processing!, { state: 'started', packageId: null });
    const foreign = await newOrganisation(platform);
    const secret = await insertVideo(platform, foreign.customerId, { title: 'Another organisation' });
    const playlistId = await insertPlaylist([
      firstOne!,
      hidden!,
      second!,
      going!,
      secret,
      processing!,
      third,
    ]);
    const { body } = await embedPlaylist(playlistId);
    const { status, html } = await page(body.embedId);
    expect(status).toBe(200);
    const { title, videos, isPlaylist } = lookIn(html) as {
      title: string;
      isPlaylist: boolean;
      videos: { title: string; src: string }[];
    };
    expect([title, isPlaylist]).toEqual(['Sundays', true]);
    expect(videos.map((video) => video.title)).toEqual(['First', 'Second', 'Third']);
    expect(html).not.toContain('Another organisation');
    expect(html).not.toContain('Hidden');
    for (const { src } of videos) expect((await fetch(`${platform.url}${src}`)).status).toBe(200);

    for (const id of [firstOne!, second!, third]) await set(id, { publishState: 'unpublished' });
    const empty = await page(body.embedId);
    expect([empty.status, empty.html.includes('Sundays')]).toEqual([404, false]);
    await set(third, { publishState: 'published' });
    expect((await page(body.embedId)).status).toBe(200);
    await platform.call('DELETE', `/media-metadata/api/v1/playlists/${playlistId}`, { token });
    expect((await page(body.embedId)).status).toBe(404);
  });

  it('LIB-14 C-312 shows nothing of a video that the library deleted by itself', async () => {
    const createdAt = new Date(platform.clock.now().getTime() - 10 * 86_400_000);
    const mediaId = await insertVideo(platform, customerId, { createdAt });
    const { body } = await embed(mediaId);
    expect((await page(body.embedId)).status).toBe(200);
    await platform.services.db
      .insert(librarySettings)
      .values({ customerId, deleteAfterEnabled: true, deleteAfterDays: 9 });
    await deleteExpired(platform.services);
    expect((await page(body.embedId)).status).toBe(404);
  });

  it('PLY-03 the list of a playlist is closed at first when the profile says so', async () => {
    const playlistId = await insertPlaylist([await insertVideo(platform, customerId)]);
    const shown = async (profileId?: string) =>
      lookIn((await page((await embedPlaylist(playlistId, profileId)).body.embedId)).html);
    expect(await shown()).toMatchObject({ hidePlaylist: false });
    expect(await shown(await insertProfile({ hidePlaylist: true }))).toMatchObject({ hidePlaylist: true });
  });

  it.each([
    ['es-MX,es;q=0.9,en;q=0.8', 'es', 'Este vídeo no está disponible.'],
    ['en-GB,en', 'en', 'This video is not available.'],
    ['fr-FR,fr', 'en', 'This video is not available.'],
    ['*', 'en', 'This video is not available.'],
  ])('C-312 speaks to a browser that asks for %s in %s', async (asked, language, sentence) => {
    const response = await fetch(`${platform.url}/embed/none`, { headers: { 'accept-language': asked } });
    const html = await response.text();
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(sentence);
    expect(response.headers.get('vary')).toContain('accept-language');
  });

  it('C-312 shows nothing of a video that is not published, cannot be played, or is gone', async () => {
    const mediaId = await insertVideo(platform, customerId, { title: 'Secret' });
    const { body } = await embed(mediaId);
    const set = (values: Partial<typeof mediaItems.$inferInsert>) =>
      platform.services.db.update(mediaItems).set(values).where(eq(mediaItems.mediaId, mediaId));
    await set({ publishState: 'unpublished' });
    const hidden = await page(body.embedId);
    expect([hidden.status, hidden.html.includes('Secret')]).toEqual([404, false]);
    await set({ publishState: 'published', state: 'delete_pending' });
    expect((await page(body.embedId)).status).toBe(404);
    await platform.services.db.delete(mediaItems).where(eq(mediaItems.mediaId, mediaId));
    expect((await page(body.embedId)).status).toBe(404);
    expect((await page('none')).status).toBe(404);
  });
});
