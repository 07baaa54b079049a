import { ASPECT_TOLERANCE, FRAME_LENGTH_TOLERANCE, FRAME_RATES, gigabytes } from './upload.ts';
import type { MeasuredVideo } from '../files/measuredVideo.ts';

/** Formats of measured values and limits: numbers and units only, the same in every language. */

/** True if two shapes are about the same. */
export function isNear(value: number, target: number): boolean {
  return Math.abs(value / target - 1) <= ASPECT_TOLERANCE;
}

/** 16:9 for what is about that, else the shape in lowest terms, or as a ratio to one. */
export function aspectText(shape: number): string {
  const known = [
    [16, 9],
    [32, 9],
    [4, 3],
    [1, 1],
    [9, 16],
    [21, 9],
  ].find(([w = 1, h = 1]) => isNear(shape, w / h));
  return known ? known.join(':') : `${short(shape, 2)}:1`;
}

/** Milliseconds as hh:mm:ss. */
export function lengthText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** Bytes as B, MB or GB. */
export function bytesText(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1e8 ? `${short(bytes / 1e6, 2)} MB` : `${gigabytes(bytes)} GB`;
}

/** Hertz as kHz. */
export function kilohertz(hertz: number): string {
  return `${short(hertz / 1000, 3)} kHz`;
}

/** Bits a second as Mbps. */
export function megabits(bits: number): string {
  return `${short(bits / 1e6, 2)} Mbps`;
}

/** A number with so many digits after the point at most. */
export function short(value: number, digits: number): string {
  return String(Number(value.toFixed(digits)));
}

/** The frame rates that are taken. */
export function rateList(): string {
  return `${FRAME_RATES.map((rate) => short(rate, 3)).join(', ')} fps`;
}

/** The distances of key frames. */
export function keyframeText({
  keyframeMin,
  keyframeMax,
}: Pick<MeasuredVideo, 'keyframeMin' | 'keyframeMax'>): string {
  const [from, to] = [short(keyframeMin ?? 0, 2), short(keyframeMax ?? 0, 2)];
  return from === to ? `${to} s` : `${from}–${to} s`;
}

/** True if all frames are about equally long. */
export function isConstant({ frameRate, frameRateMin, frameRateMax }: MeasuredVideo): boolean {
  if (!frameRate || !frameRateMin || !frameRateMax) return false;
  const longest = frameRate / frameRateMin - 1;
  const shortest = 1 - frameRate / frameRateMax;
  return longest <= FRAME_LENGTH_TOLERANCE && shortest <= FRAME_LENGTH_TOLERANCE;
}

/** A constant rate, or from where to where it varies. */
export function frameRateText(video: MeasuredVideo): string {
  if (isConstant(video)) return `${short(video.frameRate ?? 0, 3)} fps`;
  return `${short(video.frameRateMin ?? 0, 3)}–${short(video.frameRateMax ?? 0, 3)} fps`;
}
