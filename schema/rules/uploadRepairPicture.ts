import { FRAME_RATES, RESOLUTION_MAX } from './upload.ts';
import type { MeasuredVideo } from '../files/measuredVideo.ts';
import {
  hasConstantRate,
  findStandardRate,
  type UploadFinding,
  type UploadProperty,
  videoMbpsMax,
} from './uploadCheck.ts';
import { isNear } from './uploadFigures.ts';

type Wrong = ReadonlyMap<UploadProperty, UploadFinding>;

interface Size {
  width: number;
  height: number;
}

/** Seconds between key frames in a repaired file (UPL-06). */
const KEYFRAME_SECONDS = 2;
/** Share of the allowed bits that encoders may use over time; short videos overshoot. */
const BITS_SHARE = 0.85;
const WIDE = 16 / 9;
/** Findings that only encoding the picture again repairs. */
const ENCODED = [
  'size',
  'videoCodec',
  'resolution',
  'aspect',
  'frameRate',
  'keyframes',
  'videoBitrate',
] as const;

/** True if the picture is copied as it is. Codecs other than H.264 never are: MP4 has no place for some of them. */
export function copiesPicture(wrong: Wrong, { videoCodec }: MeasuredVideo): boolean {
  return videoCodec === 'H.264' && !ENCODED.some((property) => wrong.has(property));
}

/**
 * Returns the options for the picture. What is encoded has square pixels, an even number of them in each direction, and
 * a constant frame rate, key frame interval and bitrate within the limits.
 * @param mbpsMost Mbit/s that must not be exceeded, beside the limits of UPL-14 to UPL-16
 */
export function pictureOptions(wrong: Wrong, video: MeasuredVideo, mbpsMost: number): string[] {
  if (copiesPicture(wrong, video)) return ['-c:v', 'copy'];
  const { picture, canvas } = sizesOf(wrong, video);
  const rate = targetRate(video);
  const frames = Math.round(rate * KEYFRAME_SECONDS);
  const limit = videoMbpsMax({ ...video, ...canvas, frameRate: rate });
  const kbps = Math.floor(Math.min(mbpsMost, limit) * BITS_SHARE * 1000);
  const filters = [
    `scale=${picture.width}:${picture.height}`,
    'setsar=1',
    ...(wrong.has('aspect') ? [`pad=${canvas.width}:${canvas.height}:(ow-iw)/2:(oh-ih)/2`] : []),
    ...(hasConstantRate(video) ? [] : [`fps=${rateText(rate)}`]),
  ];
  return [
    ...['-vf', `"${filters.join(',')}"`, '-c:v', 'libx264', '-pix_fmt', 'yuv420p'],
    // A small buffer keeps even a video of a second within the limit.
    ...['-crf', '20', '-maxrate', `${kbps}k`, '-bufsize', `${Math.floor(kbps / 4)}k`],
    ...['-g', String(frames), '-keyint_min', String(frames), '-sc_threshold', '0'],
  ];
}

/** The scaled picture, and the canvas it is centered on; they differ where bars make up for another shape. */
function sizesOf(wrong: Wrong, video: MeasuredVideo): { picture: Size; canvas: Size } {
  const measured = { width: video.width ?? 0, height: video.height ?? 0 };
  const { hd, uhd } = RESOLUTION_MAX;
  const resolution = wrong.get('resolution');
  const whole = resolution ? fitted(measured, sizeIn(resolution.allowed)) : even(measured);
  if (!wrong.has('aspect')) return { picture: whole, canvas: whole };
  const isHd = whole.width <= hd.width && whole.height <= hd.height;
  const largest = resolution ? sizeIn(resolution.allowed) : isHd ? hd : uhd;
  const canvas = canvasAround(measured, largest);
  return { picture: fitted(measured, canvas), canvas };
}

/** The smallest 16:9 picture that has room for another, or the largest allowed one. */
function canvasAround({ width, height }: Size, largest: Size): Size {
  const tall = Math.max(height, width / WIDE);
  const loose = { width: Math.ceil((tall * WIDE) / 2) * 2, height: Math.ceil(tall / 2) * 2 };
  const rows = Math.ceil(tall / 18) * 18;
  // Few pixels have no even size of about 16:9, but for multiples of 32 × 18.
  const canvas = isNear(loose.width / loose.height, WIDE) ? loose : { width: rows * WIDE, height: rows };
  return canvas.width > largest.width || canvas.height > largest.height ? largest : canvas;
}

/** A size with its shape kept that is no larger than another. */
function fitted({ width, height }: Size, largest: Size): Size {
  const share = Math.min(1, largest.width / width, largest.height / height);
  const size = even({ width: width * share, height: height * share });
  return { width: Math.min(size.width, largest.width), height: Math.min(size.height, largest.height) };
}

/** H.264 stores colors for two pixels at a time. */
function even({ width, height }: Size): Size {
  const toEven = (pixels: number) => Math.max(2, Math.round(pixels / 2) * 2);
  return { width: toEven(width), height: toEven(height) };
}

/** The allowed rate that is nearest to the measured one, or to the highest of a rate that varies. */
function targetRate({ frameRate, frameRateMax }: MeasuredVideo): number {
  const measured = Math.min(60, frameRateMax ?? frameRate ?? 30);
  const standard = frameRate === null ? undefined : findStandardRate(frameRate);
  if (standard !== undefined) return standard;
  return FRAME_RATES.reduce((best, rate) =>
    Math.abs(rate - measured) < Math.abs(best - measured) ? rate : best,
  );
}

function rateText(rate: number): string {
  return Number.isInteger(rate) ? String(rate) : `${Math.round(rate * 1001)}/1001`;
}

/** The size that a finding names as allowed. */
function sizeIn(text: string): Size {
  const [width = RESOLUTION_MAX.hd.width, height = RESOLUTION_MAX.hd.height] = (text.match(/\d+/g) ?? []).map(
    Number,
  );
  return { width, height };
}
