import { execFile } from 'node:child_process';
import { stat, truncate, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { UploadProperty } from '../../schema/rules/uploadCheck.ts';
import { makeVideo } from './videoFiles.ts';

const run = promisify(execFile);

/** A small file that an upload check refuses, and the checks that it does not pass. */
export interface RepairableFile {
  name: string;
  extension: 'mp4' | 'mov' | 'mkv' | 'webm' | 'ts';
  /** Creates the file at a path. */
  make: (path: string) => Promise<unknown>;
  fails: readonly UploadProperty[];
  /** The only failed checks whose commands are run; all, and then all in one command, by default. */
  only?: readonly UploadProperty[];
}

/** A picture of so many pixels. */
const picture = (size: string, rate: number | string = 30, seconds: number | string = 1) =>
  `-f lavfi -i testsrc2=size=${size}:rate=${rate}:duration=${seconds}`;
const noise = (size: string, rate: number, seconds: number) =>
  `-f lavfi -i color=gray:size=${size}:rate=${rate}:duration=${seconds},noise=alls=100:allf=t`;
/** Large pictures of one color, which take no time to encode. */
const large = (size: string) => `-f lavfi -i color=gray:size=${size}:rate=24:duration=0.6`;
const PICTURE = picture('128x72');
const SOUND = '-f lavfi -i sine=sample_rate=48000:duration=1';
const SEVENTEEN_CHANNELS = `-f lavfi -i aevalsrc=${Array(17).fill('0').join('|')}:sample_rate=48000:duration=1`;
const H264 = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p';
const AAC = '-c:a aac -ac 2';
const GOOD_SOUND = `${SOUND} ${AAC}`;

/** A file that FFmpeg makes of options; none of them has a space in it. */
function made(
  name: string,
  extension: RepairableFile['extension'],
  options: string,
  fails: readonly UploadProperty[],
): RepairableFile {
  return { name, extension, fails, make: (path) => ffmpeg([...options.split(' '), path]) };
}

function ffmpeg(options: readonly string[]): Promise<unknown> {
  return run(process.env.FFMPEG_PATH || 'ffmpeg', ['-loglevel', 'error', ...options]);
}

/** Inputs go before what is made of them. */
const withSound = (input: string, options: string) => `${input} ${SOUND} ${options} ${AAC}`;

/** A file for each property that can be refused, alone and with others, with sound and without. */
export const REPAIRABLE_FILES: readonly RepairableFile[] = [
  {
    name: 'more than 64 GB',
    extension: 'mp4',
    fails: ['size'],
    make: async (path) => {
      await writeFile(path, withFreeSpace(await makeVideo({ seconds: 1 }), 65_000_000_000));
      await truncate(path, 65_000_000_000);
    },
  },
  made('MOV', 'mov', withSound(PICTURE, H264), ['container']),
  made('MOV without sound', 'mov', `${PICTURE} ${H264}`, ['container', 'audio']),
  made('MOV as an editor exports it', 'mov', `${PICTURE} ${SOUND} -c:v prores_ks -c:a pcm_s16le`, [
    ...(['container', 'videoCodec', 'keyframes', 'audio', 'audioBitrate'] as const),
  ]),
  made('Matroska with old codecs', 'mkv', `${PICTURE} ${SOUND} -c:v mpeg4 -g 30 -c:a flac -ar 44100`, [
    ...(['container', 'videoCodec', 'audio', 'sampleRate'] as const),
  ]),
  made('WebM', 'webm', `${PICTURE} ${SOUND} -c:v libvpx -deadline realtime -c:a libopus`, [
    ...(['container', 'videoCodec', 'audio'] as const),
  ]),
  made('transport stream at 44.1 kHz', 'ts', `${withSound(PICTURE, H264)} -ar 44100`, [
    ...(['container', 'sampleRate'] as const),
  ]),
  made('MP4 with old codecs', 'mp4', `${PICTURE} ${SOUND} -c:v mpeg4 -g 30 -c:a mp3`, [
    'videoCodec',
    'audio',
  ]),
  made('odd number of pixels', 'mkv', withSound(picture('129x73'), '-c:v mjpeg'), [
    ...(['container', 'videoCodec', 'keyframes'] as const),
  ]),
  made('two video tracks', 'mp4', `${withSound(PICTURE, H264)} -map 0:v -map 0:v -map 1:a`, ['videoTracks']),
  made('two video tracks without sound', 'mp4', `${PICTURE} ${H264} -map 0:v -map 0:v`, [
    ...(['videoTracks', 'audio'] as const),
  ]),
  made('4:3', 'mp4', withSound(picture('96x72'), H264), ['aspect']),
  made('wider than 16:9, without sound', 'mp4', `${picture('172x72')} ${H264}`, ['aspect', 'audio']),
  made('few pixels that make no even 16:9', 'mp4', withSound(picture('50x50'), H264), ['aspect']),
  made('pixels that are not square', 'mp4', withSound(PICTURE, `-vf setsar=4/3 ${H264}`), ['aspect']),
  made('upright', 'mp4', withSound(picture('72x128'), H264), ['aspect']),
  {
    name: 'lying, but played upright',
    extension: 'mp4',
    fails: ['aspect'],
    make: async (path) => {
      await ffmpeg([...withSound(PICTURE, H264).split(' '), `${path}.lying.mp4`]);
      await ffmpeg([...`-i\n${path}.lying.mp4\n-c\ncopy\n-metadata:s:v\nrotate=90`.split('\n'), path]);
    },
  },
  made('too many pixels', 'mp4', withSound(large('2560x1440'), H264), ['resolution']),
  made(
    'too many pixels once they are square',
    'mp4',
    withSound(large('1920x1080'), `-vf setsar=3/2 ${H264}`),
    ['resolution', 'aspect'],
  ),
  made('50 frames a second, without sound', 'mp4', `${picture('128x72', 50)} ${H264}`, [
    'frameRate',
    'audio',
  ]),
  made('frames at irregular times', 'mp4', withSound(PICTURE, `-vf select=mod(n\\,7) -vsync vfr ${H264}`), [
    'frameRate',
  ]),
  made(
    'few frames at irregular times and no key frames',
    'mp4',
    withSound(picture('128x72', 12, 6), `-vf select=mod(n\\,5) -vsync vfr ${H264} -g 200`),
    ['frameRate', 'keyframes'],
  ),
  made('key frames too far apart', 'mp4', withSound(picture('128x72', 30, 4), `${H264} -g 200`), [
    'keyframes',
  ]),
  made('key frames too close, without sound', 'mp4', `${PICTURE} ${H264} -g 3`, ['keyframes', 'audio']),
  made('too many bits of video', 'mp4', withSound(noise('256x144', 30, 1.2), `${H264} -qp 0`), [
    'videoBitrate',
  ]),
  made(
    'too many bits of video at 50 frames a second, without sound',
    'mp4',
    `${noise('256x144', 50, 1)} ${H264} -qp 0`,
    ['frameRate', 'videoBitrate', 'audio'],
  ),
  made(
    'too wide, with too many bits of video and no sound',
    'mp4',
    `${noise('384x216', 24, 0.6)},pad=5120:1440 ${H264} -qp 0`,
    ['resolution', 'videoBitrate', 'audio'],
  ),
  made('17 channels of sound', 'mkv', `${PICTURE} ${SEVENTEEN_CHANNELS} ${H264} -c:a pcm_s16le`, [
    ...(['container', 'audio', 'audioChannels', 'audioBitrate'] as const),
  ]),
  made('sound at 44.1 kHz', 'mp4', `${withSound(PICTURE, H264)} -ar 44100`, ['sampleRate']),
  made(
    'too many bits of sound',
    'mp4',
    `${PICTURE} -f lavfi -i anoisesrc=sample_rate=48000:duration=1 ${H264} -c:a aac -b:a 280k`,
    ['audioBitrate'],
  ),
  // Encoding frames for 26 hours would take an hour, so only the command that cuts the file is run.
  {
    ...made('more than 26 hours', 'mp4', withSound(picture('128x72', '1/500', 95_000), `${H264} -g 1`), [
      'frameRate',
      'keyframes',
      'length',
    ]),
    only: ['length'],
  },
  made('all at once', 'mkv', `${picture('97x73', 15, 6)} ${SOUND} -c:v mpeg4 -g 200 -c:a mp3 -ar 44100`, [
    ...(['container', 'videoCodec', 'aspect', 'frameRate', 'keyframes', 'audio', 'sampleRate'] as const),
  ]),
];

/** A good file with a box of nothing behind it, which takes no room on the disk. */
function withFreeSpace(good: Buffer, sizeBytes: number): Buffer {
  const head = Buffer.alloc(16);
  head.writeUInt32BE(1, 0);
  head.write('free', 4, 'latin1');
  head.writeBigUInt64BE(BigInt(sizeBytes - good.length), 8);
  return Buffer.concat([good, head]);
}

/** Files that no command repairs. */
export const LOST_FILES: readonly RepairableFile[] = [
  { name: 'no bytes', extension: 'mp4', fails: ['size', 'container'], make: (path) => writeFile(path, '') },
  { name: 'text', extension: 'mp4', fails: ['container'], make: (path) => writeFile(path, 'No video.\n') },
  made('sound only', 'mkv', GOOD_SOUND, ['container', 'videoTracks']),
  made('sound only, of the wrong kind', 'mkv', `${SOUND} -c:a flac -ar 44100`, [
    ...(['container', 'videoTracks', 'audio', 'sampleRate'] as const),
  ]),
  {
    name: 'cut off, and at a frame rate that is not allowed',
    extension: 'mp4',
    fails: ['complete', 'frameRate'],
    make: async (path) => {
      const options = `${withSound(picture('128x72', 50), H264)} -movflags +faststart`;
      await ffmpeg([...options.split(' '), path]);
      await truncate(path, Math.floor((await stat(path)).size * 0.7));
    },
  },
  made('half a second with one key frame', 'mp4', withSound(picture('128x72', 30, 0.4), H264), ['keyframes']),
];
