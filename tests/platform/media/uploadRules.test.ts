import { mediaDetailsSchema, UPLOAD_ERROR_KINDS } from '../../../schema/rules/media.ts';
import {
  beginUploadSchema,
  brings4k,
  gigabytes,
  createTitle,
  UPLOAD_MAX_BYTES,
  UPLOAD_MAX_LENGTH_MS,
} from '../../../schema/rules/upload.ts';
import type { MeasuredVideo } from '../../../schema/files/measuredVideo.ts';
import {
  checkVideo,
  getErrorKind,
  listFailures,
  messageOfFinding,
  type UploadProperty,
} from '../../../schema/rules/uploadCheck.ts';
import { repairCommand } from '../../../schema/rules/uploadRepair.ts';
import { english } from '../../../schema/reasons/english.ts';

const GOOD: MeasuredVideo = {
  sizeBytes: 90_000_000,
  container: 'MP4',
  complete: true,
  lengthMs: 60_000,
  videoTracks: 1,
  videoCodec: 'H.264',
  width: 1920,
  height: 1080,
  frameRate: 30,
  frameRateMin: 30,
  frameRateMax: 30,
  keyframeMin: 2,
  keyframeMax: 2,
  videoBitrate: 6_000_000,
  audioTracks: 1,
  audioCodec: 'AAC',
  audioSampleRate: 48_000,
  audioChannels: 2,
  audioBitrate: 192_000,
};

/** Properties that fail for the given measurements. */
function failing(measured: Partial<MeasuredVideo>, allows4k = false): UploadProperty[] {
  return listFailures(checkVideo({ ...GOOD, ...measured }, { allows4k })).map(({ property }) => property);
}

const messages = (measured: Partial<MeasuredVideo>, allows4k = false) =>
  listFailures(checkVideo({ ...GOOD, ...measured }, { allows4k })).map((found) =>
    english(messageOfFinding(found)),
  );

const rate = (frameRate: number) => ({ frameRate, frameRateMin: frameRate, frameRateMax: frameRate });

describe('what an upload is checked for', () => {
  it('a file within every limit passes every check', () => {
    const findings = checkVideo(GOOD, { allows4k: false });
    expect(findings).toHaveLength(15);
    expect(findings.every(({ passed }) => passed)).toBe(true);
    expect(getErrorKind(findings)).toBeNull();
  });

  it('UPL-02 the container is MP4 and the video H.264', () => {
    expect(messages({ container: 'Matroska' })).toEqual(['Container is Matroska; allowed: MP4.']);
    expect(messages({ videoCodec: 'H.265' })).toEqual(['Video codec is H.265; allowed: H.264.']);
    expect(getErrorKind(checkVideo({ ...GOOD, videoCodec: 'AV1' }, { allows4k: false }))).toBe('FILE_TYPE');
  });

  it('UPL-03 sound must exist, be AAC and have 48,000 Hz', () => {
    const none = {
      audioTracks: 0,
      audioCodec: null,
      audioSampleRate: null,
      audioChannels: null,
      audioBitrate: null,
    };
    expect(messages(none)).toEqual(['Audio was not found; allowed: AAC.']);
    expect(failing({ audioCodec: 'MP3' })).toEqual(['audio']);
    expect(messages({ audioSampleRate: 44_100 })).toEqual([
      'Audio sample rate is 44.1 kHz; allowed: 48 kHz.',
    ]);
    expect(failing({ audioSampleRate: 48_001 })).toEqual(['sampleRate']);
  });

  it('UPL-04 the picture is 16:9, or 32:9', () => {
    expect(failing({ width: 854, height: 480 })).toEqual([]);
    expect(failing({ width: 3840, height: 1080 })).toEqual([]);
    expect(messages({ width: 640, height: 480 })).toEqual(['Aspect ratio is 4:3; allowed: 16:9, 32:9.']);
    expect(failing({ width: 1080, height: 1920 })).toContain('aspect');
  });

  it.each([24_000 / 1001, 24, 25, 30_000 / 1001, 30, 60_000 / 1001, 60])(
    'UPL-05 a constant frame rate of %s passes',
    (frames) => expect(failing(rate(frames))).toEqual([]),
  );

  it.each([15, 23, 26, 48, 50, 59, 61, 120])('UPL-05 a frame rate of %s does not pass', (frames) => {
    expect(failing(rate(frames))).toEqual(['frameRate']);
  });

  it('UPL-05 a frame rate that varies does not pass, although its mean would', () => {
    expect(messages({ frameRate: 25, frameRateMin: 10, frameRateMax: 30 })).toEqual([
      'Frame rate is 10–30 fps; allowed: 23.976, 24, 25, 29.97, 30, 59.94, 60 fps.',
    ]);
  });

  it('UPL-06 key frames are 0.5 to 3.2 seconds apart, both included', () => {
    expect(failing({ keyframeMin: 0.5, keyframeMax: 0.5 })).toEqual([]);
    expect(failing({ keyframeMin: 3.2, keyframeMax: 3.2 })).toEqual([]);
    expect(failing({ keyframeMin: 0.49, keyframeMax: 0.49 })).toEqual(['keyframes']);
    expect(messages({ keyframeMin: 3.21, keyframeMax: 3.21 })).toEqual([
      'Keyframe interval is 3.21 s; allowed: 0.5–3.2 s.',
    ]);
  });

  it('UPL-06 key frames are consistent', () => {
    expect(failing({ keyframeMin: 1.96, keyframeMax: 2.04 })).toEqual([]);
    expect(failing({ keyframeMin: 1, keyframeMax: 3 })).toEqual(['keyframes']);
    expect(failing({ keyframeMin: 1, keyframeMax: 1.09 })).toEqual([]);
    expect(failing({ keyframeMin: 1, keyframeMax: 1.11 })).toEqual(['keyframes']);
  });

  it('UPL-06 forgives a thousandth of a second, which is what clocks of files round', () => {
    expect(failing({ keyframeMin: 0.499, keyframeMax: 0.5 })).toEqual([]);
    expect(failing({ keyframeMin: 0.498, keyframeMax: 0.5 })).toEqual(['keyframes']);
    expect(failing({ keyframeMin: 3.2, keyframeMax: 3.201 })).toEqual([]);
    expect(failing({ keyframeMin: 3.2, keyframeMax: 3.202 })).toEqual(['keyframes']);
  });

  it('UPL-06 a distance that was not measured is no good one', () => {
    expect(failing({ keyframeMin: 2, keyframeMax: null })).toEqual(['keyframes']);
  });

  it('UPL-07 at most 16 audio channels', () => {
    expect(failing({ audioChannels: 16 })).toEqual([]);
    expect(messages({ audioChannels: 17 })).toEqual(['Audio channels is 17; allowed: 1–16.']);
  });

  it('UPL-08 at most 192 kbps of sound for each channel', () => {
    expect(failing({ audioChannels: 2, audioBitrate: 384_000 })).toEqual([]);
    expect(messages({ audioChannels: 2, audioBitrate: 385_000 })).toEqual([
      'Audio bitrate is 385 kbps; allowed: ≤ 384 kbps.',
    ]);
    expect(failing({ audioChannels: 6, audioBitrate: 1_152_000 })).toEqual([]);
    expect(failing({ audioChannels: 1, audioBitrate: 193_000 })).toEqual(['audioBitrate']);
  });

  it('UPL-09 one video track', () => {
    expect(messages({ videoTracks: 2 })).toEqual(['Number of video tracks is 2; allowed: 1.']);
  });

  it('UPL-10 an empty file is refused by its size', () => {
    const findings = checkVideo({ ...GOOD, sizeBytes: 0, container: null }, { allows4k: false });
    expect(english(messageOfFinding(listFailures(findings)[0]!))).toBe('File size is 0 B; allowed: > 0 B.');
    expect(getErrorKind(findings)).toBe('FILE_SIZE');
  });

  it('UPL-11 at most 26 hours', () => {
    expect(failing({ lengthMs: UPLOAD_MAX_LENGTH_MS })).toEqual([]);
    expect(messages({ lengthMs: UPLOAD_MAX_LENGTH_MS + 1000 })).toEqual([
      'Length is 26:00:01; allowed: ≤ 26:00:00.',
    ]);
  });

  it('UPL-12 at most 64 GB', () => {
    expect(failing({ sizeBytes: UPLOAD_MAX_BYTES })).toEqual([]);
    expect(messages({ sizeBytes: 64_500_000_000 })).toEqual(['File size is 64.5 GB; allowed: ≤ 64 GB.']);
    expect(getErrorKind(checkVideo({ ...GOOD, sizeBytes: UPLOAD_MAX_BYTES + 1 }, { allows4k: true }))).toBe(
      'FILE_SIZE',
    );
  });

  it('UPL-13 at most 1920 × 1080, and 3840 × 2160 where the plan brings 4K', () => {
    const uhd = { width: 3840, height: 2160 };
    expect(messages(uhd)).toEqual(['Resolution is 3840 × 2160; allowed: ≤ 1920 × 1080.']);
    expect(failing(uhd, true)).toEqual([]);
    expect(failing({ width: 4096, height: 2304 }, true)).toEqual(['resolution']);
    expect([brings4k('Live Web Enterprise 4K'), brings4k('Live Web Pro'), brings4k(null)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  const bitrates: [string, Partial<MeasuredVideo>, number][] = [
    ['UPL-14 30 fps', rate(30), 8],
    ['UPL-14 29.97 fps', rate(30_000 / 1001), 8],
    ['UPL-14 60 fps', rate(60), 12],
    ['UPL-15 4K at 30 fps', { width: 3840, height: 2160, ...rate(30) }, 32],
    ['UPL-15 4K at 60 fps', { width: 3840, height: 2160, ...rate(60) }, 48],
    ['UPL-16 wide at 25 fps', { width: 3840, height: 1080, ...rate(25) }, 16],
    ['UPL-16 wide at 59.94 fps', { width: 3840, height: 1080, ...rate(60_000 / 1001) }, 22],
  ];
  it.each(bitrates)('%s: at most so many Mbit/s of video', (_title, measured, mbps) => {
    expect(failing({ ...measured, videoBitrate: mbps * 1e6 }, true)).toEqual([]);
    expect(messages({ ...measured, videoBitrate: (mbps + 0.5) * 1e6 }, true)).toEqual([
      `Video bitrate is ${mbps + 0.5} Mbps; allowed: ≤ ${mbps} Mbps.`,
    ]);
  });

  it('UPL-17 four kinds of refusal', () => {
    expect(UPLOAD_ERROR_KINDS).toEqual(['FILE_PROCESSING', 'FILE_SIZE', 'FILE_TYPE', 'NO_FILE']);
    expect(getErrorKind(checkVideo({ ...GOOD, complete: false }, { allows4k: false }))).toBe(
      'FILE_PROCESSING',
    );
    expect(messages({ complete: false })).toEqual(['Readable part of the file is < 100 %; allowed: 100 %.']);
  });

  it('what could not be read is not judged, what was not found is', () => {
    const cut = { ...GOOD, complete: false, videoTracks: 0, videoCodec: null, width: null, frameRate: null };
    const findings = checkVideo(cut, { allows4k: false });
    expect(listFailures(findings).map(({ property }) => property)).toEqual(['complete']);
    expect(findings.find(({ property }) => property === 'videoCodec')?.passed).toBeNull();
    expect(failing({ keyframeMax: null })).toEqual(['keyframes']);
    // A picture that is there and was read up to its end is judged, one of them alone is not enough.
    const codecOf = (change: Partial<typeof GOOD>) =>
      checkVideo({ ...GOOD, ...change, videoCodec: null }, { allows4k: false }).find(
        ({ property }) => property === 'videoCodec',
      )?.passed;
    expect([codecOf({}), codecOf({ complete: false }), codecOf({ videoTracks: 0 })]).toEqual([
      ...[false, null, null],
    ]);
  });
});

describe('the beginning of an upload', () => {
  const begin = { fileName: 'a.mp4', sizeBytes: 1, title: 'A', tags: [], description: null };
  const problem = (change: object) => {
    try {
      beginUploadSchema.validateSync({ ...begin, ...change });
      return null;
    } catch (error) {
      return english((error as Error).message);
    }
  };

  it('UPL-01, UPL-10, UPL-12 a file is named, has bytes, and at most 64 GB', () => {
    expect(problem({})).toBeNull();
    expect(problem({ fileName: '' })).toBe('Choose a video file.');
    expect(problem({ sizeBytes: 0 })).toBe('The file is empty: it has 0 bytes.');
    expect(problem({ sizeBytes: 65e9 })).toBe('The file is 65 GB; at most 64 GB are allowed.');
    expect(problem({ fileName: 'x'.repeat(256) })).toBe(
      'The file name has 256 characters; at most 255 are allowed.',
    );
  });

  it('UPL-20 its details follow LIB-01 to LIB-03', () => {
    expect(problem({ title: 'x'.repeat(128) })).toBeNull();
    expect(problem({ title: 'x'.repeat(129) })).toContain('128');
    expect(problem({ tags: ['x'.repeat(151)] })).toContain('150');
    expect(problem({ description: 'a < b' })).toContain('<');
    expect(mediaDetailsSchema.isValidSync({ title: '', tags: [], description: '' })).toBe(false);
  });

  it('takes a title from the name of the file', () => {
    expect(createTitle('Sunday_Service  2026.mp4', 128)).toBe('Sunday Service 2026');
    expect(createTitle('.mp4', 128)).toBe('.mp4');
    expect([...createTitle(`${'ä'.repeat(200)}.mp4`, 128)]).toHaveLength(128);
  });

  it('writes bytes as GB that tell them apart', () => {
    expect([gigabytes(64_000_000_000), gigabytes(1_500_000_000), gigabytes(1_234_000)]).toEqual([
      '64',
      '1.5',
      '0.0012',
    ]);
  });
});

describe('the command that repairs a file', () => {
  const command = (measured: Partial<MeasuredVideo>, name = 'talk.mov', allows4k = false) => {
    const video = { ...GOOD, ...measured };
    return repairCommand(listFailures(checkVideo(video, { allows4k })), video, name);
  };
  const silent = {
    ...{ audioTracks: 0, audioCodec: null, audioSampleRate: null, audioChannels: null, audioBitrate: null },
  };

  it('copies what is allowed and encodes only what is not', () => {
    expect(command({ container: 'QuickTime' })).toBe(
      'ffmpeg -i "talk.mov" -map 0:v:0 -map 0:a:0 -c:v copy -c:a copy -movflags +faststart "talk-repaired.mp4"',
    );
    expect(command({ audioSampleRate: 44_100 })).toContain('-c:v copy -c:a aac -ar 48000 -b:a 253k');
    expect(command({ keyframeMin: 10, keyframeMax: 10 })).toContain(
      '-g 60 -keyint_min 60 -sc_threshold 0 -c:a copy',
    );
  });

  it('combines several repairs in one command', () => {
    const repair = command({ ...silent, frameRate: 23, frameRateMin: 15, frameRateMax: 30 });
    expect(repair).toContain('-f lavfi -i anullsrc=r=48000:cl=stereo -map 0:v:0 -map 1:a:0');
    expect(repair).toContain('-vf "scale=1920:1080,setsar=1,fps=30"');
  });

  it('leaves out the sound that a file does not have', () => {
    const video = { ...GOOD, ...silent, container: 'QuickTime' };
    const [container] = listFailures(checkVideo(video, { allows4k: false }));
    expect(repairCommand([container!], video, 'talk.mov')).toBe(
      'ffmpeg -i "talk.mov" -map 0:v:0 -c:v copy -movflags +faststart "talk-repaired.mp4"',
    );
  });

  const uhd = { width: 3840, height: 2160, videoBitrate: 60_000_000 };
  it.each([
    ['UPL-14 at 30 frames a second', { videoBitrate: 20_000_000 }, false, '6800k -bufsize 1700k'],
    ['UPL-14 at 60 frames a second', { ...rate(60), videoBitrate: 20e6 }, false, '10200k -bufsize 2550k'],
    ['UPL-14 of 4K that becomes Full HD', uhd, false, '6800k -bufsize 1700k'],
    ['UPL-15 of 4K', uhd, true, '27200k -bufsize 6800k'],
    ['UPL-16 of a wide picture', { ...uhd, height: 1080 }, false, '13600k -bufsize 3400k'],
    ['UPL-12 of a file that is too large', { sizeBytes: 65e9, lengthMs: 93_600_000 }, false, '4253k '],
  ])('%s stays below the limit of the result', (_title, measured, allows4k, limit) => {
    expect(command(measured, 'talk.mp4', allows4k)).toContain(`-crf 20 -maxrate ${limit}`);
  });

  it('UPL-11 cuts a file that is too long within 26 hours', () => {
    const long = { lengthMs: UPLOAD_MAX_LENGTH_MS + 1000 };
    expect(command(long)).toContain('-c:v copy -c:a copy -t 93599 ');
    expect(command({ ...long, frameRateMin: 1 })).toContain('-t 93599 ');
  });

  it('UPL-04 keeps a picture of another shape as large as it is, and adds bars', () => {
    expect(command({ width: 640, height: 480 })).toContain(
      'scale=640:480,setsar=1,pad=854:480:(ow-iw)/2:(oh-ih)/2"',
    );
    expect(command({ width: 4096, height: 2160 }, 'talk.mp4', true)).toContain('pad=3840:2160:');
    expect(command({ width: 2160, height: 3840 })).toContain('scale=608:1080,setsar=1,pad=1920:1080:');
  });

  it('is not suggested for what cannot be repaired', () => {
    expect(command({ sizeBytes: 0, container: null })).toBeNull();
    expect(command({ complete: false })).toBeNull();
    expect(command({ complete: false, container: 'AVI' })).toBeNull();
    expect(command({ videoTracks: 0, container: 'Matroska' })).toBeNull();
    expect(command({ sizeBytes: 65e9, lengthMs: null })).toBeNull();
    expect(command({ lengthMs: 0 })).toBeNull();
  });

  it('quotes file names so that no shell runs what is in them', () => {
    expect(command({ container: 'AVI' }, 'a b.mp4')).toContain('-i "a b.mp4"');
    expect(command({ container: 'AVI' }, '$(rm x)`.mp4')).toContain(`-i '$(rm x)\`.mp4'`);
    expect(command({ container: 'AVI' }, `it's $5.mp4`)).toContain(`'it'\\''s $5.mp4'`);
    expect(command({ container: 'AVI' }, '-y.mp4')).toContain('-i "./-y.mp4"');
    expect(command({ container: 'AVI' }, 'Part: 1.mp4')).toContain('-i "./Part: 1.mp4"');
  });
});
