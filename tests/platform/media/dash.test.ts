import { randomUUID } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { customers } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { contentDestinations } from '../../../fixtures/platform/kernel/db/schema/destinations.ts';
import {
  mpd,
  type DashPeriod,
  type DashQuality,
} from '../../../fixtures/platform/domains/destinations/delivery/mpd.ts';
import { readPlaylist } from '../../../fixtures/platform/domains/destinations/delivery/dashPlaylist.ts';
import {
  extractSegment,
  findTrack,
} from '../../../fixtures/platform/domains/destinations/delivery/dashTracks.ts';
import { savedManifest } from '../../../fixtures/platform/domains/media/playback/manifest.ts';
import { mediaBackends } from '../../support/backends.ts';
import { hasFfmpeg } from '../../support/ffmpeg.ts';
import type { TestPlatform } from '../../support/platform.ts';
import {
  START_LIMIT_MS,
  accountsAndPackage,
  insertVideo,
  newOrganisation,
  watcher,
} from '../worlds/mediaWorld.ts';

const segments = [1, 2, 3].map((number) => ({
  file: `segment-${number}.m4s`,
  seconds: number === 3 ? 1.5 : 4,
}));
const quality: DashQuality = {
  ...{ name: 'only', width: 640, height: 360, bandwidth: 900_000, videoCodec: 'avc1.4d401f' },
  ...{ begins: 0, segments },
};
const period = (values: Partial<DashPeriod> = {}): DashPeriod => ({
  ...{ id: 'r0', zeroAt: null, soundCodec: 'mp4a.40.2', qualities: [quality] },
  ...values,
});
/** Values of an attribute, in the order of the document. */
const all = (xml: string, attribute: string) =>
  [...xml.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value]) => value);

describe('the DASH manifest', () => {
  test('C-310 tells what is saved: its length, picture and sound apart, and lengths that repeat once', () => {
    const xml = mpd([period()], 'leave', null);
    expect(all(xml, 'type')).toEqual(['static']);
    expect(all(xml, 'mediaPresentationDuration')).toEqual(['PT9.500S']);
    expect(all(xml, 'codecs')).toEqual(['avc1.4d401f', 'mp4a.40.2']);
    expect(xml.match(/<SegmentTimeline>.*?<\/SegmentTimeline>/)?.[0]).toBe(
      '<SegmentTimeline><S t="0" d="4000" r="1"/><S d="1500"/></SegmentTimeline>',
    );
    expect(all(xml, 'media')).toEqual([
      'dash/video/only/segment-$Number$.m4s?token=leave',
      'dash/sound/only/segment-$Number$.m4s?token=leave',
    ]);
  });

  test('C-310 tells pictures without sound as such', () => {
    expect(all(mpd([period({ soundCodec: null })], 'leave', null), 'contentType')).toEqual(['video']);
  });

  test('C-310 lengths that are no whole milliseconds do not add up to a drift', () => {
    const thirds = Array.from({ length: 3 }, (_, at) => ({ file: `segment-${at + 1}.m4s`, seconds: 2.0004 }));
    const qualities = [{ ...quality, segments: thirds }];
    const timeline = /<SegmentTimeline>(.*?)<\/SegmentTimeline>/.exec(
      mpd([period({ qualities })], 'x', null),
    );
    expect(timeline?.[1]).toBe('<S t="0" d="2000"/><S d="2001"/><S d="2000"/>');
  });

  test('C-310 what is live stays where it was while its window moves on, and tells where to read it again', () => {
    const live = { publishedAt: new Date('2026-11-24T10:00:10Z'), location: 'https://x.example/a?b=1&c=2' };
    const zeroAt = Date.UTC(2026, 10, 24, 9) / 1000;
    const later = mpd([period({ zeroAt, qualities: [{ ...quality, begins: 3600 }] })], 'leave', live);
    expect(all(later, 'start')).toEqual([`PT${zeroAt}.000S`]);
    expect(all(later, 't')).toEqual(['3600000', '3600000']);
    expect(all(later, 'type')).toEqual(['dynamic']);
    expect(all(later, 'availabilityStartTime')).toEqual(['1970-01-01T00:00:00Z']);
    expect(later).toContain('<Location>https://x.example/a?b=1&amp;c=2</Location>');
    expect(later).not.toContain('mediaPresentationDuration');
  });

  test('C-310 has a run of its own for each clock of the playlist', () => {
    const read = readPlaylist(savedManifest(segments, 2));
    expect(read.isLive).toBe(false);
    expect(read.runs.map(({ number }) => number)).toEqual([0, 1]);
    expect(read.runs.map((run) => run.segments)).toEqual([segments, segments]);
  });

  test('C-310 counts the discontinuities that have left the window, and reads the time of day', () => {
    const lines = [
      ...['#EXTM3U', '#EXT-X-DISCONTINUITY-SEQUENCE:4', '#EXT-X-PROGRAM-DATE-TIME:2026-11-24T10:00:00.000Z'],
      ...['#EXTINF:2.000,', 'segment-7.m4s', '#EXT-X-DISCONTINUITY', '#EXTINF:2.000,', 'segment-8.m4s', ''],
    ];
    const { isLive, runs } = readPlaylist(lines.join('\n'));
    expect(isLive).toBe(true);
    expect(runs.map(({ number, startedAt }) => [number, startedAt?.toISOString() ?? null])).toEqual([
      [4, '2026-11-24T10:00:00.000Z'],
      [5, null],
    ]);
  });

  test('C-310 a fragment whose samples lie outside the file is refused, not read', () => {
    const head = (type: string, ...parts: Buffer[]) => {
      const body = Buffer.concat(parts);
      const box = Buffer.alloc(8);
      box.writeUInt32BE(8 + body.length);
      box.write(type, 4, 'latin1');
      return Buffer.concat([box, body]);
    };
    const words = (...values: number[]) => {
      const bytes = Buffer.alloc(values.length * 4);
      values.forEach((value, at) => bytes.writeUInt32BE(value, at * 4));
      return bytes;
    };
    const traf = head('traf', head('tfhd', words(0x020000, 1)), head('trun', words(0x201, 1, 8, 0x7fffffff)));
    expect(() => extractSegment(Buffer.concat([head('moof', traf), head('mdat', words(0))]), 1)).toThrow(
      'Samples lie where there are none.',
    );
  });
});

describe.each(await mediaBackends())('DASH on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let customerId: string;
  let addressOf: Awaited<ReturnType<typeof watcher>>;

  beforeAll(async () => {
    ({ platform, close } = await start({ seed: accountsAndPackage }));
    const organisation = await newOrganisation(platform);
    customerId = organisation.customerId;
    addressOf = await watcher(platform, organisation.token);
    await platform.services.db.update(customers).set({ demo: true }).where(eq(customers.uuid, customerId));
  }, START_LIMIT_MS);
  afterAll(() => close());

  const get = (path: string) => fetch(addressOf(customerId, path));
  const bytesOf = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());

  it('C-310 says of a saved video what its HLS manifest says, and gives picture and sound apart', async () => {
    const mediaId = await insertVideo(platform, customerId, { repeats: 2 });
    const answer = await get(`${mediaId}/manifest.mpd`);
    expect(answer.headers.get('content-type')).toContain('application/dash+xml');
    const xml = await answer.text();
    const seconds = [...(await (await get(`${mediaId}/manifest.m3u8`)).text()).matchAll(/#EXTINF:([\d.]+)/g)]
      .map(([, each]) => Number(each))
      .reduce((sum, each) => sum + each, 0);
    expect(all(xml, 'mediaPresentationDuration')).toEqual([`PT${seconds.toFixed(3)}S`]);
    expect(xml.match(/<Period /g)).toHaveLength(2);
    const whole = await bytesOf(`${mediaId}/segment-1.m4s`);
    const [picture, sound] = [
      await bytesOf(`${mediaId}/dash/video/only/segment-1.m4s`),
      await bytesOf(`${mediaId}/dash/sound/only/segment-1.m4s`),
    ];
    expect(picture.length).toBeLessThan(whole.length);
    expect(sound.length).toBeLessThan(whole.length);
    expect(picture.length + sound.length).toBeGreaterThan(whole.length * 0.95);
    const init = await bytesOf(`${mediaId}/dash/video/only/init.mp4`);
    expect([findTrack(init, 'video'), findTrack(init, 'sound')]).toEqual([expect.any(Number), null]);
  });

  (hasFfmpeg ? it : it.skip)(
    'C-310 FFmpeg decodes both tracks of every segment without a fault',
    async () => {
      const mediaId = await insertVideo(platform, customerId);
      for (const kind of ['video', 'sound']) {
        const files = ['init.mp4', ...Array.from({ length: 5 }, (_, at) => `segment-${at + 1}.m4s`)];
        const parts = [];
        for (const file of files) parts.push(await bytesOf(`${mediaId}/dash/${kind}/only/${file}`));
        const folder = mkdtempSync(join(tmpdir(), 'rostrum-dash-'));
        const path = join(folder, 'all.mp4');
        writeFileSync(path, Buffer.concat(parts));
        const ffmpeg = process.env.FFMPEG_PATH || 'ffmpeg';
        const decoded = spawnSync(ffmpeg, [...['-v', 'error', '-stats', '-i', path], ...['-f', 'null', '-']]);
        rmSync(folder, { recursive: true });
        expect(String(decoded.stderr)).not.toMatch(/error|invalid/i);
        expect(String(decoded.stderr)).toMatch(/time=00:00:(19\.9|20)/);
      }
    },
  );

  it('C-310 what is live moves with the clock, and its periods stay where they are', async () => {
    const now = platform.clock.now();
    const id = randomUUID();
    await platform.services.db.insert(contentDestinations).values({
      ...{ id, customerId, kind: 'EMBED', streamType: 'LIVE', status: 'STARTED', title: 'Live' },
      ...{ statusChangedAt: now, startedAt: now, createdAt: now },
    });
    const path = `live-${id}/manifest.mpd`;
    expect((await get(path)).status).toBe(503);
    platform.clock.advance(12_000);
    const first = await (await get(path)).text();
    platform.clock.advance(4_000);
    const later = await (await get(path)).text();
    expect(all(first, 'type')).toEqual(['dynamic']);
    expect(all(later, 'start')).toEqual(all(first, 'start'));
    expect(all(first, 'start')).toEqual([`PT${(now.getTime() / 1000).toFixed(3)}S`]);
    const counted = (xml: string) => Number(/ d="4000" r="(\d+)"/.exec(xml)?.[1]) + 1;
    expect([counted(first), counted(later)]).toEqual([3, 4]);
  });

  it('C-310 needs leave, knows no other track, quality or file, and nobody else’s video', async () => {
    const mediaId = await insertVideo(platform, customerId);
    for (const file of ['manifest.mpd', 'dash/video/only/init.mp4', 'dash/sound/only/segment-1.m4s']) {
      expect((await fetch(`${platform.url}/stream/${customerId}/${mediaId}/${file}`)).status).toBe(403);
      expect((await get(`${mediaId}/${file}`)).status).toBe(200);
    }
    expect((await get(`${mediaId}/dash/text/only/init.mp4`)).status).toBe(400);
    for (const file of ['video/4k/init.mp4', 'video/only/segment-99.m4s', 'video/only/..%2Fmaster.m3u8'])
      expect((await get(`${mediaId}/dash/${file}`)).status).toBe(404);
    const other = await newOrganisation(platform);
    const theirs = await watcher(platform, other.token);
    expect((await fetch(theirs(customerId, `${mediaId}/manifest.mpd`))).status).toBe(403);
  });
});
