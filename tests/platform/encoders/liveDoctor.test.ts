import { findStreamProblems, lastingErrors } from '../../../schema/rules/liveDoctor.ts';

const SOUND = { audioCodec: 'mp4a.40.2', audioChannels: 2, sampleRate: 48_000 };
/** Suitable OBS settings for 1280 × 720 at 30 frames per second. */
const arriving = (change: object = {}) => ({
  videoCodec: 'avc1.64001f',
  width: 1280,
  height: 720,
  framesPerSecond: 30,
  bitrateKbps: 2800,
  keyFrameSeconds: 2,
  level: { peakDb: -6, silentSeconds: 0 },
  recentJumps: 0,
  ...SOUND,
  ...change,
});

test('finds nothing in what suits playback', () => {
  expect(findStreamProblems(arriving())).toEqual([]);
});

test.each([
  [2, []],
  [2.01, [{ kind: 'KEYFRAME_INTERVAL', severity: 'WARNING', found: '2.01', wanted: '2' }]],
  [3.99, [{ kind: 'KEYFRAME_INTERVAL', severity: 'WARNING', found: '3.99', wanted: '2' }]],
  [4, [{ kind: 'KEYFRAME_INTERVAL', severity: 'ERROR', found: '4', wanted: '2' }]],
  [8.33, [{ kind: 'KEYFRAME_INTERVAL', severity: 'ERROR', found: '8.33', wanted: '2' }]],
])('key frames every %s s', (keyFrameSeconds, found) => {
  expect(findStreamProblems(arriving({ keyFrameSeconds }))).toEqual(found);
});

test.each([null, 'mp3', 'opus', 'mp4a.6b'])('asks for AAC where the sound is %s', (audioCodec) => {
  expect(findStreamProblems(arriving({ audioCodec }))).toEqual([
    { kind: 'AUDIO_ENCODER', severity: 'ERROR', found: audioCodec, wanted: 'AAC' },
  ]);
});

test.each(['mp4a.40.2', 'mp4a.40.5', 'mp4a.40.29'])('takes %s as AAC', (audioCodec) => {
  expect(findStreamProblems(arriving({ audioCodec }))).toEqual([]);
});

const low = (found: number, wanted: number) => [
  { kind: 'BITRATE_LOW', severity: 'WARNING', found: String(found), wanted: String(wanted) },
];
const high = (found: number, wanted: number) => [
  { kind: 'BITRATE_HIGH', severity: 'WARNING', found: String(found), wanted: String(wanted) },
];

// 0.05, 0.1 and 0.2 bits for each pixel: 1280 × 720 × 30 of them a second are 1,382, 2,765 and 5,530 kbps.
test.each([
  ['720p30 at the least', { bitrateKbps: 1383 }, []],
  ['720p30 below it', { bitrateKbps: 1382 }, low(1382, 2800)],
  ['720p30 at the most', { bitrateKbps: 5529 }, []],
  ['720p30 above it', { bitrateKbps: 5530 }, high(5530, 2800)],
  ['720p60, of which the most is twice', { framesPerSecond: 60, bitrateKbps: 11_000 }, []],
  ['720p60, of which the least is no more', { framesPerSecond: 60, bitrateKbps: 1400 }, []],
  ['720p15, of which the least is half', { framesPerSecond: 15, bitrateKbps: 700 }, []],
  ['1080p30', { width: 1920, height: 1080, bitrateKbps: 3000 }, low(3000, 6200)],
  ['a tiny picture', { width: 64, height: 36, bitrateKbps: 900 }, high(900, 100)],
])('weighs the bitrate of %s', (_what, change, found) => {
  expect(findStreamProblems(arriving(change))).toEqual(found);
});

test.each([
  ['silence of less than 10 s', { silentSeconds: 9.9, peakDb: -100 }, []],
  ['silence of 10 s', { silentSeconds: 10, peakDb: -100 }, [['SILENCE', '10']]],
  ['silence of longer', { silentSeconds: 25.3, peakDb: -100 }, [['SILENCE', '25']]],
  ['peaks below full scale', { silentSeconds: 0, peakDb: -0.6 }, []],
  ['peaks that were cut off', { silentSeconds: 0, peakDb: -0.5 }, [['CLIPPING', '-0.5']]],
  ['a level that is not known', null, []],
])('hears %s', (_what, level, told) => {
  const found = told.map(([kind, value]) => ({ kind, severity: 'WARNING', found: value, wanted: null }));
  expect(findStreamProblems(arriving({ level }))).toEqual(found);
});

test('says nothing of jumps that are more than a minute ago', () => {
  expect(findStreamProblems(arriving({ jumps: 7, recentJumps: 0 }))).toEqual([]);
});

test('tells how often time jumped in the last minute, after what weighs more', () => {
  const change = { jumps: 5, recentJumps: 3, keyFrameSeconds: 4, audioCodec: null, bitrateKbps: 300 };
  expect(findStreamProblems(arriving(change)).map(({ kind }) => kind)).toEqual([
    'KEYFRAME_INTERVAL',
    'AUDIO_ENCODER',
    'BITRATE_LOW',
    'JUMPS',
  ]);
  expect(findStreamProblems(arriving(change)).at(-1)).toEqual({
    kind: 'JUMPS',
    severity: 'WARNING',
    found: '3',
    wanted: null,
  });
});

describe('against the encoder preset that applies', () => {
  const preset = { codec: 'H264' as const, outputFormat: '720p30', bitrate: 2800 };
  const differs = (kind: string, found: string, wanted: string) => [
    { kind, severity: 'WARNING', found, wanted },
  ];

  test.each([
    ['the same', {}, []],
    ['29.97 for 30 pictures a second', { framesPerSecond: 29.97 }, []],
    ['another codec', { videoCodec: 'hvc1.1.6.L93.B0' }, differs('PRESET_CODEC', 'HEVC', 'H264')],
    ['another size', { width: 1920, height: 1080 }, differs('PRESET_SIZE', '1920x1080', '1280x720')],
    ['another shape', { width: 960 }, differs('PRESET_SIZE', '960x720', '1280x720')],
    ['fewer pictures', { framesPerSecond: 25 }, differs('PRESET_FRAMES', '25', '30')],
    ['a fifth less', { bitrateKbps: 2240 }, []],
    ['more than a fifth less', { bitrateKbps: 2239 }, differs('PRESET_BITRATE', '2239', '2800')],
    ['a fifth and the sound more', { bitrateKbps: 3680 }, []],
    ['more than that', { bitrateKbps: 3681 }, differs('PRESET_BITRATE', '3681', '2800')],
  ])('%s', (_what, change, found) => {
    expect(findStreamProblems(arriving(change), preset)).toEqual(found);
  });

  test('nobody is told to set a codec that would be refused', () => {
    expect(findStreamProblems(arriving(), { ...preset, codec: 'HEVC' })).toEqual([]);
  });

  test('the bitrate is that of the preset, whatever the size would want', () => {
    const sparing = { codec: 'H264' as const, outputFormat: '1080p30', bitrate: 1000 };
    const sent = { width: 1920, height: 1080, bitrateKbps: 1000 };
    expect(findStreamProblems(arriving(sent), sparing)).toEqual([]);
    expect(findStreamProblems(arriving(sent)).map(({ kind }) => kind)).toEqual(['BITRATE_LOW']);
  });

  test('what keeps viewers from it stands before what differs', () => {
    const kinds = findStreamProblems(arriving({ audioCodec: null, framesPerSecond: 25 }), preset).map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(['AUDIO_ENCODER', 'PRESET_FRAMES']);
  });
});

describe('an error lasts', () => {
  const span = (seconds: number, change: object = {}) => ({
    seconds,
    findings: findStreamProblems(arriving(change)),
  });
  const SILENT = { audioCodec: null };

  test('once it was there for 20 seconds in a row', () => {
    expect(lastingErrors([span(10, SILENT), span(9.9, SILENT)])).toEqual([]);
    expect(lastingErrors([span(10, SILENT), span(10, SILENT)])).toEqual(['AUDIO_ENCODER']);
    expect(lastingErrors([])).toEqual([]);
  });

  test('no more as soon as it is mended, and then from its beginning again', () => {
    expect(lastingErrors([span(30, SILENT), span(2)])).toEqual([]);
    expect(lastingErrors([span(30, SILENT), span(2), span(18, SILENT)])).toEqual([]);
  });

  test('each for itself, and a warning never does', () => {
    const late = { keyFrameSeconds: 10 };
    const spans = [span(10, late), span(10, { ...late, ...SILENT }), span(10, { ...SILENT, ...late })];
    expect(lastingErrors(spans)).toEqual(['KEYFRAME_INTERVAL', 'AUDIO_ENCODER']);
    expect(lastingErrors([span(60, { bitrateKbps: 100 })])).toEqual([]);
  });
});
