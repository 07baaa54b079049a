import { lieIn, makeVideo, type VideoFlaws } from './videoFiles.ts';

/** A file that must be refused, with the kind of refusal (UPL-17) and what is said about it (UPL-19). */
interface BadFile {
  /** The rule that it breaks, and how. */
  name: string;
  make: () => Promise<Buffer>;
  kind: 'FILE_TYPE' | 'FILE_SIZE' | 'FILE_PROCESSING';
  says: RegExp;
}

const flawed = (name: string, flaws: VideoFlaws, says: RegExp): BadFile => ({
  name,
  make: () => makeVideo(flaws),
  kind: 'FILE_TYPE',
  says,
});

const unreadable = (name: string, spoil: (good: Buffer) => Buffer): BadFile => ({
  name,
  make: async () => spoil(await makeVideo()),
  kind: 'FILE_PROCESSING',
  says: /Readable part of the file is < 100 %; allowed: 100 %/,
});

const RATES = /allowed: 23\.976, 24, 25, 29\.97, 30, 59\.94, 60 fps/;
const tooMuch = (measured: string, allowed: number) =>
  new RegExp(`Video bitrate is ${measured} Mbps; allowed: ≤ ${allowed} Mbps`);
/** Every sixth frame at 30 a second. */
const everyFifthOfASecond = (frame: number) => frame % 6 === 0;
const irregular = (frame: number) => [0, 30, 105].includes(frame);
const firstOnly = (frame: number) => frame === 0;

/** A small real file for each rule of the upload that a file can break. */
export const BAD_FILES: readonly BadFile[] = [
  flawed('UPL-02 wrong codec', { codec: 'vp9' }, /Video codec is VP9; allowed: H\.264/),
  {
    name: 'UPL-02 text named .mp4',
    make: () => Promise.resolve(Buffer.from('This is no video at all.\n')),
    kind: 'FILE_TYPE',
    says: /Container was not found; allowed: MP4/,
  },
  flawed('UPL-03 no audio', { audio: 'none' }, /Audio was not found; allowed: AAC/),
  flawed('UPL-03 44.1 kHz', { audio: '44.1 kHz' }, /Audio sample rate is 44\.1 kHz; allowed: 48 kHz/),
  flawed('UPL-04 wrong aspect', { size: [480, 360] }, /Aspect ratio is 4:3; allowed: 16:9, 32:9/),
  flawed(
    'UPL-05 variable frame rate',
    { dropEvery: 7 },
    new RegExp(`Frame rate is 15–30 fps; ${RATES.source}`),
  ),
  flawed(
    'UPL-05 50 frames a second',
    { fps: 50, seconds: 2 },
    new RegExp(`Frame rate is 50 fps; ${RATES.source}`),
  ),
  flawed(
    'UPL-06 long keyframe interval',
    { seconds: 10, isKey: firstOnly },
    /Keyframe interval is 9\.97 s; allowed: 0\.5–3\.2 s/,
  ),
  flawed(
    'UPL-06 short keyframe interval',
    { seconds: 2, isKey: everyFifthOfASecond },
    /Keyframe interval is 0\.2 s; allowed: 0\.5–3\.2 s/,
  ),
  flawed(
    'UPL-06 key frames at irregular times',
    { seconds: 5, isKey: irregular },
    /Keyframe interval is 1–2\.5 s; allowed: 0\.5–3\.2 s/,
  ),
  flawed('UPL-07 17 channels', { audio: '17 channels' }, /Audio channels is 17; allowed: 1–16/),
  flawed(
    'UPL-08 too much sound for two channels',
    { audioBitrate: 400_000 },
    /Audio bitrate is 400 kbps; allowed: ≤ 384 kbps/,
  ),
  flawed('UPL-09 two video tracks', { videoTracks: 2 }, /Number of video tracks is 2; allowed: 1/),
  {
    name: 'UPL-10 zero bytes',
    make: () => Promise.resolve(Buffer.alloc(0)),
    kind: 'FILE_SIZE',
    says: /File size is 0 B; allowed: > 0 B/,
  },
  {
    name: 'UPL-11 longer than 26 hours',
    // Its 120 frames are told to last 781 seconds each.
    make: async () => longer(await makeVideo()),
    kind: 'FILE_TYPE',
    says: /Length is 26:0[12]:\d\d; allowed: ≤ 26:00:00/,
  },
  flawed(
    'UPL-13 larger than Full HD without 4K in the plan',
    { size: [2560, 1440] },
    /Resolution is 2560 × 1440; allowed: ≤ 1920 × 1080/,
  ),
  flawed('UPL-13 wider than two Full HD pictures', { size: [5120, 1440] }, /allowed: ≤ 3840 × 1080/),
  flawed(
    'UPL-14 too much video at 30 frames a second',
    { seconds: 1, size: [1920, 1080], videoBitrate: 8_500_000 },
    tooMuch('8\\.5', 8),
  ),
  flawed(
    'UPL-14 too much video at 60 frames a second',
    { seconds: 1, size: [1920, 1080], fps: 60, videoBitrate: 12_500_000 },
    tooMuch('12\\.5', 12),
  ),
  flawed(
    'UPL-15 too much video in 4K at 30 frames a second',
    { seconds: 1, size: [3840, 2160], videoBitrate: 33_000_000 },
    tooMuch('33', 32),
  ),
  flawed(
    'UPL-15 too much video in 4K at 60 frames a second',
    { seconds: 1, size: [3840, 2160], fps: 60, videoBitrate: 49_000_000 },
    tooMuch('49', 48),
  ),
  flawed(
    'UPL-16 too much wide video at 30 frames a second',
    { seconds: 1, size: [3840, 1080], videoBitrate: 17_000_000 },
    tooMuch('17', 16),
  ),
  flawed(
    'UPL-16 too much wide video at 60 frames a second',
    { seconds: 1, size: [3840, 1080], fps: 60, videoBitrate: 23_000_000 },
    tooMuch('23', 22),
  ),
  unreadable('UPL-21 truncated', (good) => good.subarray(0, Math.floor(good.length * 0.7))),
  unreadable('UPL-21 a box larger than the file', (good) => lieIn(good, 'moov', -4, 0x7fffffff)),
  unreadable('UPL-21 a box smaller than its head', (good) => lieIn(good, 'trak', -4, 4)),
  unreadable('UPL-21 a table of four billion samples', (good) => lieIn(good, 'stts', 12, 0xfffffff0)),
  unreadable('UPL-21 a million samples in one piece', (good) => lieIn(good, 'stsc', 16, 1_000_000)),
  unreadable('UPL-21 samples behind the end of the file', (good) => lieIn(good, 'stco', 12, 0x7ffffff0)),
];

function longer(file: Buffer): Buffer {
  const header = file.indexOf('mdhd', 0, 'latin1');
  const timescale = file.readUInt32BE(header + 16);
  return lieIn(file, 'stts', 16, timescale * 781);
}
