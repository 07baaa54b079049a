import { findingsOf } from '../../../web/areas/encoderSettings/ingest/liveDoctor.ts';

const SOUND = { audioCodec: 'mp4a.40.2', audioChannels: 2, sampleRate: 48_000 };
/** What OBS sends of 1280 × 720 at 30 pictures a second with settings that suit it. */
const arriving = (change: object = {}) => ({
  __typename: 'ArrivingStream' as const,
  videoCodec: 'avc1.64001f',
  width: 1280,
  height: 720,
  framesPerSecond: 30,
  bitrateKbps: 2800,
  keyFrameSeconds: 2,
  jumps: 0,
  ...SOUND,
  ...change,
});

test('finds nothing in what suits playback', () => {
  expect(findingsOf(arriving())).toEqual([]);
});

test.each([
  [2, []],
  [2.01, [{ kind: 'KEYFRAME_INTERVAL', seconds: 2.01 }]],
  [8.33, [{ kind: 'KEYFRAME_INTERVAL', seconds: 8.33 }]],
])('key frames every %s s', (keyFrameSeconds, found) => {
  expect(findingsOf(arriving({ keyFrameSeconds }))).toEqual(found);
});

test.each([null, 'mp3', 'opus', 'mp4a.6b'])('asks for AAC where the sound is %s', (audioCodec) => {
  expect(findingsOf(arriving({ audioCodec }))).toEqual([{ kind: 'AUDIO_ENCODER' }]);
});

test.each(['mp4a.40.2', 'mp4a.40.5', 'mp4a.40.29'])('takes %s as AAC', (audioCodec) => {
  expect(findingsOf(arriving({ audioCodec }))).toEqual([]);
});

// 0.05, 0.1 and 0.2 bits for each pixel: 1280 × 720 × 30 of them a second are 1,382, 2,765 and 5,530 kbps.
test.each([
  ['720p30 at the least', { bitrateKbps: 1383 }, []],
  ['720p30 below it', { bitrateKbps: 1382 }, [{ kind: 'BITRATE_LOW', kbps: 2800 }]],
  ['720p30 at the most', { bitrateKbps: 5529 }, []],
  ['720p30 above it', { bitrateKbps: 5530 }, [{ kind: 'BITRATE_HIGH', kbps: 2800 }]],
  ['720p60, of which the most is twice', { framesPerSecond: 60, bitrateKbps: 11_000 }, []],
  ['720p60, of which the least is no more', { framesPerSecond: 60, bitrateKbps: 1400 }, []],
  ['720p15, of which the least is half', { framesPerSecond: 15, bitrateKbps: 700 }, []],
  ['1080p30', { width: 1920, height: 1080, bitrateKbps: 3000 }, [{ kind: 'BITRATE_LOW', kbps: 6200 }]],
  ['a tiny picture', { width: 64, height: 36, bitrateKbps: 900 }, [{ kind: 'BITRATE_HIGH', kbps: 100 }]],
])('weighs the bitrate of %s', (_what, change, found) => {
  expect(findingsOf(arriving(change))).toEqual(found);
});

test('tells how often time jumped, after what weighs more', () => {
  const change = { jumps: 3, keyFrameSeconds: 4, audioCodec: null, bitrateKbps: 300 };
  expect(findingsOf(arriving(change))).toEqual([
    { kind: 'KEYFRAME_INTERVAL', seconds: 4 },
    { kind: 'AUDIO_ENCODER' },
    { kind: 'BITRATE_LOW', kbps: 2800 },
    { kind: 'JUMPS', times: 3 },
  ]);
});
