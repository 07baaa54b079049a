import {
  AUDIO_CHANNELS_MAX,
  AUDIO_KBPS_PER_CHANNEL,
  AUDIO_SAMPLE_RATE,
  FRAME_RATES,
  RESOLUTION_MAX,
  UPLOAD_MAX_BYTES,
  UPLOAD_MAX_LENGTH_MS,
  VIDEO_MBPS_MAX,
} from './upload.ts';
import type { MeasuredVideo } from '../files/measuredVideo.ts';
import { standardRateOf, type UploadFinding, type UploadProperty } from './uploadCheck.ts';

/** What has to be done to a file; parts of several repairs go together into one command. */
interface Repair {
  /** Steps for the picture, in order. */
  filters?: string[];
  /** A further input. */
  input?: string[];
  video?: string[];
  audio?: string[];
  output?: string[];
}

type Remedy = (video: MeasuredVideo, finding: UploadFinding) => Repair | null;

/** Seconds between key frames in a repaired file. */
const KEYFRAME_SECONDS = 2;

function encodeOptions(video: MeasuredVideo): string[] {
  const frames = Math.round(targetRate(video) * KEYFRAME_SECONDS);
  return `-c:v libx264 -preset slow -crf 20 -pix_fmt yuv420p -g ${frames} -keyint_min ${frames} -sc_threshold 0`.split(
    ' ',
  );
}

const REMEDIES: Partial<Record<UploadProperty, Remedy>> = {
  container: ({ container }) => (container === null ? null : {}),
  videoTracks: ({ videoTracks }) => (videoTracks === 0 ? null : {}),
  videoCodec: (video) => ({ video: encodeOptions(video) }),
  resolution: (video, { allowed }) => {
    const [width, height] = sizeIn(allowed);
    return {
      filters: [`scale=${width}:${height}:force_original_aspect_ratio=decrease:force_divisible_by=2`],
      video: encodeOptions(video),
    };
  },
  aspect: (video) => {
    const { width, height } = RESOLUTION_MAX.hd;
    const scale = `scale=${width}:${height}:force_original_aspect_ratio=decrease`;
    return {
      filters: [scale, `pad=${width}:${height}:(ow-iw)/2:(oh-ih)/2`, 'setsar=1'],
      video: encodeOptions(video),
    };
  },
  frameRate: (video) => ({ filters: [`fps=${rateText(targetRate(video))}`], video: encodeOptions(video) }),
  keyframes: (video) => ({ video: encodeOptions(video) }),
  videoBitrate: (video, { allowed }) => ({
    video: [...encodeOptions(video), ...bitrate(Number(/[\d.]+/.exec(allowed)?.[0]))],
  }),
  audio: (video) =>
    video.audioTracks > 0
      ? { audio: soundOptions(video) }
      : {
          input: ['-f', 'lavfi', '-i', `anullsrc=r=${AUDIO_SAMPLE_RATE}:cl=stereo`],
          audio: soundOptions(video),
          output: ['-shortest'],
        },
  sampleRate: (video) => ({ audio: soundOptions(video) }),
  audioChannels: (video) => ({ audio: soundOptions(video) }),
  audioBitrate: (video) => ({ audio: soundOptions(video) }),
  length: ({ lengthMs }) => (lengthMs ? { output: ['-t', String(UPLOAD_MAX_LENGTH_MS / 1000)] } : null),
  size: (video) => {
    const { lengthMs } = video;
    if (!lengthMs || video.sizeBytes === 0) return null;
    const mbps = Math.min(VIDEO_MBPS_MAX.hd.slow, (UPLOAD_MAX_BYTES * 8) / (lengthMs / 1000) / 1e6 - 1);
    return { video: [...encodeOptions(video), ...bitrate(Number(mbps.toFixed(1)))] };
  },
};

/**
 * The ffmpeg command that mends a file, for one finding or for several at once, with the person's own file name
 * (experience.md "upload doctor"). Null when nothing can mend one of them: an empty file, a text, one that was cut off.
 */
export function repairCommand(
  findings: readonly UploadFinding[],
  video: MeasuredVideo,
  fileName: string,
): string | null {
  const repairs = findings.map((finding) => REMEDIES[finding.property]?.(video, finding) ?? null);
  if (repairs.length === 0 || repairs.some((repair) => repair === null)) return null;
  const all = repairs.filter((repair) => repair !== null);
  const input = all.flatMap((repair) => repair.input ?? []);
  // Sizes are set by the last of the steps that set them, so shrinking comes before padding.
  const filters = [...new Set(all.flatMap((repair) => repair.filters ?? []))];
  const sound = all.find((repair) => repair.audio)?.audio ?? ['-c:a', 'copy'];
  const words = [
    'ffmpeg',
    ...['-i', quoted(fileName)],
    ...input,
    ...['-map', '0:v:0', '-map', input.length > 0 ? '1:a:0' : '0:a:0'],
    ...(filters.length > 0 ? ['-vf', `"${filters.join(',')}"`] : []),
    ...optionsOnce(all.flatMap((repair) => repair.video ?? [])),
    ...sound,
    ...all.flatMap((repair) => repair.output ?? []),
    ...['-movflags', '+faststart', quoted(repairedName(fileName))],
  ];
  return words.join(' ');
}

/** Options by name, the last value winning; copying when nothing has to be encoded. */
function optionsOnce(words: readonly string[]): string[] {
  if (words.length === 0) return ['-c:v', 'copy'];
  const options = new Map<string, string>();
  for (let at = 0; at + 1 < words.length; at += 2) options.set(words[at] ?? '', words[at + 1] ?? '');
  // A bitrate takes the place of a quality: both together would leave the bitrate without effect.
  if (options.has('-b:v')) options.delete('-crf');
  return [...options].flat();
}

function soundOptions({ audioChannels }: MeasuredVideo): string[] {
  const channels = Math.min(AUDIO_CHANNELS_MAX, Math.max(1, audioChannels ?? 2));
  const kbps = AUDIO_KBPS_PER_CHANNEL * channels;
  const fewer = channels === audioChannels || audioChannels === null ? [] : ['-ac', String(channels)];
  // A little less than allowed: encoders overshoot.
  return ['-c:a', 'aac', '-ar', String(AUDIO_SAMPLE_RATE), '-b:a', `${Math.floor(kbps * 0.66)}k`, ...fewer];
}

function bitrate(mbps: number): string[] {
  const most = Math.max(0.2, mbps * 0.9);
  return ['-b:v', megabits(most), '-maxrate', megabits(most), '-bufsize', megabits(most * 2)];
}

function megabits(value: number): string {
  return `${Math.round(value * 1000)}k`;
}

/** The allowed rate that is nearest to the measured one, or to the highest of a rate that varies. */
function targetRate({ frameRate, frameRateMax }: MeasuredVideo): number {
  const measured = Math.min(60, frameRateMax ?? frameRate ?? 30);
  const standard = frameRate === null ? undefined : standardRateOf(frameRate);
  if (standard !== undefined) return standard;
  return FRAME_RATES.reduce((best, rate) =>
    Math.abs(rate - measured) < Math.abs(best - measured) ? rate : best,
  );
}

function rateText(rate: number): string {
  return Number.isInteger(rate) ? String(rate) : `${Math.round(rate * 1001)}/1001`;
}

function sizeIn(text: string): [number, number] {
  const [width = RESOLUTION_MAX.hd.width, height = RESOLUTION_MAX.hd.height] = (text.match(/\d+/g) ?? []).map(
    Number,
  );
  return [width, height];
}

function repairedName(fileName: string): string {
  return `${fileName.replace(/\.[A-Za-z0-9]{1,5}$/, '')}-repaired.mp4`;
}

/** A name as one word for the shell: in double quotes, which all shells know, or in single ones where it needs them. */
function quoted(name: string): string {
  const path = name.startsWith('-') ? `./${name}` : name;
  return /["$`\\!]/.test(path) ? `'${path.replaceAll("'", `'\\''`)}'` : `"${path}"`;
}
