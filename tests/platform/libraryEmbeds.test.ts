import { randomUUID } from 'node:crypto';
import { mediaItems } from '../../fixtures/platform/db/schema/media.ts';
import { playerProfiles } from '../../fixtures/platform/db/schema/playerProfiles.ts';
import { eq } from 'drizzle-orm';
import { BACKGROUND_PROFILE_ID } from '../../schema/rules/playerProfiles.ts';
import { backends } from '../support/backends.ts';
import type { TestPlatform } from '../support/platform.ts';
import { START_LIMIT_MS, accountsAndPackage, insertVideo, newOrganisation } from './mediaWorld.ts';

interface Embed {
  embedId: string;
  url: string;
  field?: string;
}

describe.each(await backends())('embeds of saved videos on $name', ({ start }) => {
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
    const foreign = await insertProfile({ customerId: 'another' });
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
      src: `/stream/${customerId}/${mediaId}/manifest.m3u8`,
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
    const foreign = await insertProfile({ customerId: 'another', autoplay: false });
    expect(lookIn((await page(body.embedId, `?profile=${foreign}`)).html)).toMatchObject(loud);
    await platform.services.db.delete(playerProfiles).where(eq(playerProfiles.id, profileId));
    expect(lookIn((await page(body.embedId)).html)).toMatchObject({ autoplay: false, controlColor: null });
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
