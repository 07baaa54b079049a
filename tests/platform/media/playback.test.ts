import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { playlistMedia, playlists } from '../../../fixtures/platform/kernel/db/schema/media.ts';
import { createPlaybackAddresses } from '../../../fixtures/platform/domains/media/playback/addresses.ts';
import {
  keptPlaybackKey,
  passingPlaybackKey,
  derivePlaybackKey,
} from '../../../fixtures/platform/domains/media/playback/playbackKey.ts';
import { encoderVideos } from '../../../fixtures/platform/kernel/db/schema/encoderVideos.ts';
import { mediaBackends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { until } from '../../support/until.ts';
import {
  START_LIMIT_MS,
  accountsAndPackage,
  insertVideo,
  newOrganisation,
  playbackAt,
  segmentsIn,
  watcher,
} from '../worlds/mediaWorld.ts';

const MINUTE_MS = 60_000;
const REFUSED = { code: 'PLAYBACK_REFUSED', message: expect.stringContaining('does not hold') };
const FILES = ['manifest.m3u8', 'init.mp4', 'segment-1.m4s', 'thumbnail.jpg'];

describe.each(await mediaBackends())('leave to play on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let customerId: string;
  let token: string;

  beforeAll(async () => {
    ({ platform, close } = await start({ seed: accountsAndPackage }));
  }, START_LIMIT_MS);
  // Of each test's own: what it does to the clock ends access tokens.
  beforeEach(async () => void ({ customerId, token } = await newOrganisation(platform)));
  afterAll(() => close());

  const mediaPath = (mediaId: string) => `/media-metadata/api/v1/media/${mediaId}`;
  const play = (mediaId: string, as = token) => playbackAt(platform, as, mediaPath(mediaId));
  const statusOf = async (url: string) => (await fetch(url)).status;
  /** Statuses of the files beside a manifest. */
  const statuses = (hlsUrl: string) =>
    Promise.all(FILES.map((file) => statusOf(hlsUrl.replace('manifest.m3u8', file))));
  const all = (status: number) => FILES.map(() => status);
  const publish = async (mediaId: string, publishState: 'published' | 'unpublished') => {
    const { status } = await platform.call('PATCH', mediaPath(mediaId), { token, body: { publishState } });
    expect(status).toBe(200);
  };
  /** Playback URL of an embed page's first video. */
  async function embeddedAt(subject: { mediaId: string } | { playlistId: string }) {
    const { body } = await platform.call<{ embedId: string }>('POST', '/api/v3/webplayer/library', {
      token,
      body: subject,
    });
    const answer = await fetch(`${platform.url}/embed/${body.embedId}/addresses`);
    const [first] = (await answer.json()) as { src: string }[];
    return { embedId: body.embedId, hlsUrl: platform.url + (first?.src ?? '') };
  }

  it('C-309 C-311 nothing plays by its id alone, nor with a leave that nobody gave', async () => {
    const address = `${platform.url}/stream/${customerId}/${await insertVideo(platform, customerId)}`;
    for (const query of ['', '?token=', '?token=abc', `?token=l~zzzzzz~${'A'.repeat(43)}`])
      for (const file of FILES) {
        const answer = await fetch(`${address}/${file}${query}`);
        expect([file, answer.status]).toEqual([file, 403]);
        expect(await answer.json()).toEqual(REFUSED);
      }
    // The response does not reveal whether the video exists.
    expect(await statusOf(`${platform.url}/stream/${customerId}/nonsense/manifest.m3u8`)).toBe(403);
  });

  it('C-309 who may watch gets an address for each kind, and every file of it plays', async () => {
    const hlsUrl = await play(await insertVideo(platform, customerId, { publishState: 'unpublished' }));
    const manifest = await (await fetch(hlsUrl)).text();
    const files = manifest.split('\n').filter((line) => line.includes('.m4s?token='));
    expect(files).toHaveLength(segmentsIn(manifest).length);
    for (const file of new Set(files)) expect(await statusOf(new URL(file, hlsUrl).href)).toBe(200);
    expect(await statuses(hlsUrl)).toEqual(all(200));
    expect(manifest).toContain('URI="init.mp4?token=');
  });

  it('C-309 a leave is for one thing, and ends: nothing in it can be changed', async () => {
    const mediaId = await insertVideo(platform, customerId);
    const other = await insertVideo(platform, customerId);
    const hlsUrl = await play(mediaId);
    expect(await statuses(hlsUrl.replace(mediaId, other))).toEqual(all(403));
    expect(await statuses(hlsUrl.replace(customerId, (await newOrganisation(platform)).customerId))).toEqual(
      all(403),
    );
    const [start = '', ends = '', signature = ''] = hlsUrl.split('~');
    const later = (Number.parseInt(ends, 36) + 3600).toString(36);
    expect(await statuses([start, later, signature].join('~'))).toEqual(all(403));
    expect(await statuses(`${start}0~${ends}~${signature}`)).toEqual(all(403));
    expect(await statuses(`${hlsUrl.slice(0, -2)}AA`)).toEqual(all(403));
    const climb = [`${mediaId}/..%2F${other}/segment-1.m4s`, `..%2F${customerId}%2F${other}/segment-1.m4s`];
    const query = hlsUrl.slice(hlsUrl.indexOf('?'));
    for (const path of [...climb, `${mediaId}/..%2f..%2f..%2fplayback-key`])
      expect(await statusOf(`${platform.url}/stream/${customerId}/${path}${query}`)).toBeGreaterThanOrEqual(
        400,
      );
    expect(await statuses(hlsUrl)).toEqual(all(200));
  });

  it('C-309 a leave ends after five to ten minutes, and the next one is there long before', async () => {
    const mediaId = await insertVideo(platform, customerId);
    const { body } = await platform.call<{ hlsUrl: string; expiresAt: string; renewAfter: number }>(
      'GET',
      `${mediaPath(mediaId)}/playback`,
      { token },
    );
    const holdsMs = Date.parse(body.expiresAt) - platform.clock.now().getTime();
    expect(holdsMs).toBeGreaterThan(5 * MINUTE_MS - 1);
    expect(holdsMs).toBeLessThanOrEqual(10 * MINUTE_MS);
    expect(body.renewAfter).toBeLessThanOrEqual(holdsMs / 2);
    platform.clock.advance(holdsMs - 1000);
    expect(await statuses(body.hlsUrl)).toEqual(all(200));
    const next = await play(mediaId);
    platform.clock.advance(1000);
    expect(await statuses(body.hlsUrl)).toEqual(all(403));
    expect(await statuses(next)).toEqual(all(200));
  });

  it('C-309 another organisation, and one without the right, gets no address; a session that ends takes its leave along', async () => {
    const mediaId = await insertVideo(platform, customerId);
    const asked = (as: string) => platform.call('GET', `${mediaPath(mediaId)}/playback`, { token: as });
    const foreign = await newOrganisation(platform);
    expect((await asked(foreign.token)).status).toBe(404);
    const { userName } = await platform.createUser(customerId, { roles: [] });
    expect((await asked(await platform.signIn(userName))).status).toBe(403);
    // Even with the platform's own signature: the session is not of this organization.
    const borrowed = (await watcher(platform, foreign.token))(customerId, `${mediaId}/manifest.m3u8`);
    expect(await statuses(borrowed)).toEqual(all(403));

    const { userName: leaving } = await platform.createUser(customerId);
    const theirs = await platform.signIn(leaving);
    const hlsUrl = await play(mediaId, theirs);
    expect(await statuses(hlsUrl)).toEqual(all(200));
    await platform.call('POST', '/api/v3/logout', { token: theirs });
    await until(async () => (await statusOf(hlsUrl)) === 403, 'the leave to end with its session');
    expect(await statuses(hlsUrl)).toEqual(all(403));
  });

  it('C-312 unpublishing ends what viewers play, segments included, at once; who may edit plays on', async () => {
    const mediaId = await insertVideo(platform, customerId);
    const { embedId, hlsUrl } = await embeddedAt({ mediaId });
    const staff = await play(mediaId);
    expect(await statuses(hlsUrl)).toEqual(all(200));
    await publish(mediaId, 'unpublished');
    expect(await statuses(hlsUrl)).toEqual(all(403));
    expect(await statusOf(`${platform.url}/embed/${embedId}/addresses`)).toBe(404);
    expect(await statusOf(`${platform.url}/embed/${embedId}/manifest.m3u8`)).toBe(404);
    expect(await statuses(staff)).toEqual(all(200));
    await publish(mediaId, 'published');
    expect(await statuses(hlsUrl)).toEqual(all(200));
  });

  it('C-312 a video that leaves a playlist no longer plays in its embed', async () => {
    const mediaId = await insertVideo(platform, customerId);
    const playlistId = randomUUID();
    const now = platform.clock.now();
    await platform.services.db.insert(playlists).values({
      id: playlistId,
      customerId,
      name: playlistId,
      createdAt: now,
      rolling: false,
      sortPosition: 'end',
    });
    await platform.services.db
      .insert(playlistMedia)
      .values({ playlistId, mediaId, position: 0, addedAt: now });
    const { hlsUrl } = await embeddedAt({ playlistId });
    expect(await statuses(hlsUrl)).toEqual(all(200));
    await platform.services.db.delete(playlistMedia).where(eq(playlistMedia.playlistId, playlistId));
    await until(async () => (await statusOf(hlsUrl)) === 403, 'the playlist to be read anew');
  });

  it('C-312 an embed keeps an address for apps, which leads to one that holds as long as the video', async () => {
    const mediaId = await insertVideo(platform, customerId, { lengthMs: 60 * MINUTE_MS });
    const { embedId } = await embeddedAt({ mediaId });
    const answer = await fetch(`${platform.url}/embed/${embedId}/manifest.m3u8`);
    expect([answer.status, answer.redirected]).toEqual([200, true]);
    const [segment = ''] = (await answer.text()).match(/^segment.*$/m) ?? [];
    platform.clock.advance(60 * MINUTE_MS);
    expect(await statusOf(new URL(segment, answer.url).href)).toBe(200);
    platform.clock.advance(10 * MINUTE_MS);
    expect(await statusOf(new URL(segment, answer.url).href)).toBe(403);
  });

  it('C-311 the address of a picture in a list shows the picture and plays nothing', async () => {
    const mediaId = await insertVideo(platform, customerId);
    const { body } = await platform.call<{ thumbnail: string }>('GET', mediaPath(mediaId), { token });
    expect(await statusOf(body.thumbnail)).toBe(200);
    for (const file of ['manifest.m3u8', 'init.mp4', 'segment-1.m4s'])
      expect(await statusOf(body.thumbnail.replace('thumbnail.jpg', file))).toBe(403);
    platform.clock.advance(24 * 60 * MINUTE_MS);
    expect(await statusOf(body.thumbnail)).toBe(403);
  });

  it('the key of another platform opens nothing', async () => {
    const mediaId = await insertVideo(platform, customerId);
    const hlsUrl = await play(mediaId);
    const grant = platform.services.addresses.read(
      { customerId, contentId: mediaId },
      hlsUrl.slice(hlsUrl.indexOf('=') + 1),
    );
    expect(grant).toMatchObject({ by: 'session' });
    const elsewhere = createPlaybackAddresses(passingPlaybackKey(), platform.clock);
    const forged = elsewhere.sign({ customerId, contentId: mediaId }, grant!).token;
    expect(await statuses(hlsUrl.replace(/token=.*/, `token=${forged}`))).toEqual(all(403));
  });

  it('an encoder video, live or recorded, plays for who may watch and for nobody else', async () => {
    for (const status of ['LIVE', 'STOPPED'] as const) {
      const uuid = randomUUID();
      await platform.services.db.insert(encoderVideos).values({
        uuid,
        customerId,
        encoderId: randomUUID(),
        encoderChannelId: randomUUID(),
        name: status,
        startTime: new Date(platform.clock.now().getTime() - 2 * MINUTE_MS),
        lengthMs: status === 'LIVE' ? null : 40_000,
        status,
        packageId: 'lecture',
        repeats: 1,
        history: [],
      });
      const hlsUrl = await playbackAt(platform, token, `/api/v3/events/${uuid}`);
      const [, ...files] = hlsUrl.split('?');
      expect([await statusOf(hlsUrl), await statusOf(hlsUrl.split('?')[0] ?? ''), files.length]).toEqual([
        200, 403, 1,
      ]);
    }
  });
});

describe('the key of playback addresses', () => {
  it('is kept in the data folder, for its owner alone, and is the same after a restart', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rostrum-key-'));
    try {
      const [key, again] = [await keptPlaybackKey(folder), await keptPlaybackKey(folder)];
      expect(Buffer.from(again).equals(key)).toBe(true);
      expect((await stat(join(folder, 'playback-key'))).mode & 0o777).toBe(0o600);
      expect(Buffer.from(await keptPlaybackKey(join(folder, 'other'))).equals(key)).toBe(false);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('comes from the configuration where several processes share it', () => {
    expect(derivePlaybackKey('a'.repeat(32))).toEqual(derivePlaybackKey('a'.repeat(32)));
    expect(derivePlaybackKey('a'.repeat(32))).not.toEqual(derivePlaybackKey('b'.repeat(32)));
  });
});
