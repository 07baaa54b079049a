import { describe, expect, it } from '@jest/globals';
import {
  createEncoding,
  SEGMENT_SECONDS,
  readVideoCodec,
} from '../../../fixtures/platform/domains/media/renditions/encoding.ts';
import { buildLadder } from '../../../fixtures/platform/domains/media/renditions/ladder.ts';
import { readConfig } from '../../../fixtures/platform/server/config.ts';
import { qualityManifest } from '../../../fixtures/platform/domains/media/playback/manifest.ts';
import { parseSegments } from '../../../fixtures/platform/domains/media/packaging/mediaPlaylist.ts';

const HD = { width: 1920, height: 1080, bitrate: 6_000_000 };
const names = (height: number, width = (height * 16) / 9) =>
  buildLadder({ width, height, bitrate: 6_000_000 }).map(({ name }) => name);

describe('the ladder of an upload', () => {
  it('is 360p and 720p below the source, smallest first', () => {
    expect(buildLadder(HD)).toEqual([
      { name: '360p', width: 640, height: 360, videoBitrate: 800_000 },
      { name: '720p', width: 1280, height: 720, videoBitrate: 2_800_000 },
    ]);
  });

  it('never has a picture as large as the source', () => {
    expect([names(2160), names(721), names(720), names(361), names(360), names(240)]).toEqual([
      ['360p', '720p'],
      ['360p', '720p'],
      ['360p'],
      ['360p'],
      [],
      [],
    ]);
  });

  it('never has as many bits as the source', () => {
    const [small, large] = buildLadder({ ...HD, bitrate: 900_000 });
    expect([small?.videoBitrate, large?.videoBitrate]).toEqual([300_000, 600_000]);
  });

  it('gives UPL-04 32:9 twice the width and twice the bits, in even numbers', () => {
    expect(buildLadder({ width: 3840, height: 1080, bitrate: 16_000_000 })).toEqual([
      { name: '360p', width: 1280, height: 360, videoBitrate: 1_600_000 },
      { name: '720p', width: 2560, height: 720, videoBitrate: 5_600_000 },
    ]);
    expect(
      buildLadder({ width: 1366, height: 768, bitrate: 6_000_000 }).map(({ width }) => width % 2),
    ).toEqual([0, 0]);
  });

  it('is made from the steps that are wanted', () => {
    const steps = [{ name: '540p', height: 540, videoBitrate: 1_600_000 }];
    expect(buildLadder(HD, steps)).toEqual([
      { name: '540p', width: 960, height: 540, videoBitrate: 1_600_000 },
    ]);
  });
});

describe('how a rendition is encoded', () => {
  const [rung] = buildLadder(HD);
  const order = (made: { attempts: number; segments: number; seconds: number }) =>
    createEncoding('/scratch/source.mp4', rung!, '/scratch/360p', { made, lengthMs: 60_000 });
  const after = (list: readonly string[] = [], option: string) => list[list.indexOf(option) + 1];

  it('has a key frame and a segment every two seconds', () => {
    const { writing } = order({ attempts: 0, segments: 0, seconds: 0 });
    expect(SEGMENT_SECONDS).toBe(2);
    expect([after(writing, '-force_key_frames'), after(writing, '-hls_time')]).toEqual([
      'expr:gte(t,n_forced*2)',
      '2',
    ]);
  });

  it('passes the sound on as it is, and goes on without one', () => {
    const { writing } = order({ attempts: 0, segments: 0, seconds: 0 });
    expect([after(writing, '-c:a'), writing.includes('0:a:0?'), writing.includes('-ac')]).toEqual([
      'copy',
      true,
      false,
    ]);
  });

  it('STM-07 goes on behind the last whole segment of an attempt that was broken off', () => {
    const { reading, writing } = order({ attempts: 1, segments: 7, seconds: 14 });
    expect(after(reading, '-ss')).toBe('14.000000');
    expect(after(writing, '-start_number')).toBe('8');
    expect(after(writing, '-hls_fmp4_init_filename')).toBe('init-1.mp4');
    expect(writing.at(-1)).toBe('/scratch/360p/attempt-1.m3u8');
  });
});

describe('what tells players of renditions', () => {
  it('names the best quality first, with what its line has to carry', () => {
    const common = { averageBandwidth: 700_000, codecs: 'avc1.64001e,mp4a.40.2' };
    const manifest = qualityManifest([
      { ...common, name: '360p', width: 640, height: 360, bandwidth: 900_000 },
      { ...common, name: 'source', width: 1920, height: 1080, bandwidth: 7_000_000 },
    ]);
    expect(manifest.split('\n')).toEqual([
      '#EXTM3U',
      '#EXT-X-VERSION:7',
      '#EXT-X-INDEPENDENT-SEGMENTS',
      '#EXT-X-STREAM-INF:BANDWIDTH=7000000,AVERAGE-BANDWIDTH=700000,RESOLUTION=1920x1080,CODECS="avc1.64001e,mp4a.40.2"',
      'source/index.m3u8',
      '#EXT-X-STREAM-INF:BANDWIDTH=900000,AVERAGE-BANDWIDTH=700000,RESOLUTION=640x360,CODECS="avc1.64001e,mp4a.40.2"',
      '360p/index.m3u8',
      '',
    ]);
  });

  it('of what arrives is told by LIVE_LADDER: 360p unless something else is said', () => {
    const namesOf = (environment: Record<string, string>) =>
      readConfig(environment).liveLadder.map(({ name }) => name);
    expect(namesOf({})).toEqual(['360p']);
    expect(namesOf({ LIVE_LADDER: '360p, 720p' })).toEqual(['720p', '360p']);
    expect(namesOf({ LIVE_LADDER: 'none' })).toEqual([]);
    expect(() => namesOf({ LIVE_LADDER: '1080p' })).toThrow(
      'LIVE_LADDER: must be some of 720p, 360p, separated by commas, or none',
    );
  });

  it('reads a picture’s codec from its decoder settings', () => {
    expect(readVideoCodec(Buffer.from('....avcC\x01\x64\x00\x1e....', 'latin1'))).toBe('avc1.64001e');
    expect(readVideoCodec(Buffer.from('nothing of the kind'))).toBeNull();
  });

  it('reads the segments of a playlist that is still being written', () => {
    expect(
      parseSegments(
        '#EXTM3U\n#EXTINF:2.000000,\nsegment-1.m4s\n#EXTINF:1.5,\n#EXT-X-X:1\nsegment-2.m4s\n#EXTINF:2,',
      ),
    ).toEqual([
      { file: 'segment-1.m4s', seconds: 2 },
      { file: 'segment-2.m4s', seconds: 1.5 },
    ]);
  });
});
