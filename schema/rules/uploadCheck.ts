import {
  AUDIO_CHANNELS_MAX,
  AUDIO_KBPS_PER_CHANNEL,
  AUDIO_SAMPLE_RATE,
  FRAME_RATE_TOLERANCE,
  FRAME_RATES,
  gigabytes,
  KEYFRAME_SECONDS,
  KEYFRAME_TOLERANCE_SECONDS,
  RESOLUTION_MAX,
  UPLOAD_MAX_BYTES,
  UPLOAD_MAX_LENGTH_MS,
  type UploadErrorKindName,
  VIDEO_MBPS_MAX,
} from './upload.ts';
import {
  aspectText,
  bytesText,
  isNear,
  kilohertz,
  lengthText,
  megabits,
  keyframeText,
  rateList,
  frameRateText,
  isConstant,
} from './uploadFigures.ts';
import type { MeasuredVideo } from '../files/measuredVideo.ts';
import { formatReason, type ReasonMessage } from '../reasons/said.ts';

/** The properties that are checked, in the order in which they are shown (S-160). */
export const UPLOAD_PROPERTIES = [
  'size',
  'container',
  'complete',
  'videoTracks',
  'videoCodec',
  'resolution',
  'aspect',
  'frameRate',
  'keyframes',
  'videoBitrate',
  'audio',
  'sampleRate',
  'audioChannels',
  'audioBitrate',
  'length',
] as const;
export type UploadProperty = (typeof UPLOAD_PROPERTIES)[number];

/** One measured property against its limit. Both sides are figures without words, so they need no translation. */
export interface UploadFinding {
  property: UploadProperty;
  /** Null when it could not be measured because of what another finding says. */
  passed: boolean | null;
  measured: string;
  allowed: string;
  /** Kind of error if the check failed (UPL-17). */
  kind: UploadErrorKindName;
}

/** True if the organization may upload 4K (UPL-13, UPL-15). */
export interface UploadRights {
  allows4k: boolean;
}

type PictureClass = keyof typeof VIDEO_MBPS_MAX;

const NONE = '–';

/** Checks everything that was measured; the first finding that did not pass names the kind of refusal. */
export function checkVideo(video: MeasuredVideo, rights: UploadRights): UploadFinding[] {
  const picture = classOf(video);
  return [
    size(video),
    finding('container', video.container === 'MP4', video.container ?? NONE, 'MP4'),
    {
      ...finding(
        'complete',
        video.container === null ? null : video.complete,
        video.complete ? '100 %' : '< 100 %',
        '100 %',
      ),
      kind: 'FILE_PROCESSING',
    },
    finding(
      'videoTracks',
      isUnread(video, video.videoTracks) ? null : video.videoTracks === 1,
      String(video.videoTracks),
      '1',
    ),
    ofVideo(video, 'videoCodec', video.videoCodec, (codec) => codec === 'H.264', String, 'H.264'),
    resolution(video, picture, rights),
    ofVideo(
      video,
      'aspect',
      shapeOf(video),
      (shape) => isNear(shape, 16 / 9) || isNear(shape, 32 / 9),
      aspectText,
      '16:9, 32:9',
    ),
    ofVideo(
      video,
      'frameRate',
      video.frameRate,
      () => hasConstantRate(video),
      () => frameRateText(video),
      rateList(),
    ),
    ofVideo(
      video,
      'keyframes',
      video.keyframeMax,
      () => hasGoodKeyframes(video),
      () => keyframeText(video),
      `${KEYFRAME_SECONDS.min}–${KEYFRAME_SECONDS.max} s`,
    ),
    ofVideo(
      video,
      'videoBitrate',
      video.videoBitrate,
      (bits) => bits <= videoLimit(video, picture) * 1e6,
      megabits,
      `≤ ${videoLimit(video, picture)} Mbps`,
    ),
    finding(
      'audio',
      isUnread(video, video.audioTracks) ? null : video.audioTracks > 0 && video.audioCodec === 'AAC',
      video.audioCodec ?? NONE,
      'AAC',
    ),
    ofAudio(
      video,
      'sampleRate',
      video.audioSampleRate,
      (hertz) => hertz === AUDIO_SAMPLE_RATE,
      kilohertz,
      kilohertz(AUDIO_SAMPLE_RATE),
    ),
    ofAudio(
      video,
      'audioChannels',
      video.audioChannels,
      (count) => count >= 1 && count <= AUDIO_CHANNELS_MAX,
      String,
      `1–${AUDIO_CHANNELS_MAX}`,
    ),
    ofAudio(
      video,
      'audioBitrate',
      video.audioBitrate,
      (bits) => bits <= audioLimit(video) * 1000,
      (bits) => `${Math.round(bits / 1000)} kbps`,
      `≤ ${audioLimit(video)} kbps`,
    ),
    ofVideo(
      video,
      'length',
      video.lengthMs,
      (ms) => ms > 0 && ms <= UPLOAD_MAX_LENGTH_MS,
      lengthText,
      `≤ ${lengthText(UPLOAD_MAX_LENGTH_MS)}`,
    ),
  ];
}

/** The findings that did not pass. */
export function listFailures(findings: readonly UploadFinding[]): UploadFinding[] {
  return findings.filter(({ passed }) => passed === false);
}

/** Kind of error of failed checks (UPL-17). Null if all passed. */
export function getErrorKind(findings: readonly UploadFinding[]): UploadErrorKindName | null {
  return listFailures(findings)[0]?.kind ?? null;
}

/** A failed check in words, naming the measured and the allowed value (UPL-19). */
export function messageOfFinding({ property, measured, allowed }: UploadFinding): ReasonMessage {
  return measured === NONE
    ? formatReason('UPLOAD_PROPERTY_MISSING', { property, allowed })
    : formatReason('UPLOAD_PROPERTY', { property, measured, allowed });
}

function finding(
  property: UploadProperty,
  passed: boolean | null,
  measured: string,
  allowed: string,
): UploadFinding {
  return { property, passed, measured: passed === null ? NONE : measured, allowed, kind: 'FILE_TYPE' };
}

/** Tracks of a file that could not be read to its end may only not have been found. */
function isUnread(video: MeasuredVideo, tracks: number): boolean {
  return video.container === null || (!video.complete && tracks === 0);
}

/** A property of the picture: not judged while there is none. */
function ofVideo<T>(
  video: MeasuredVideo,
  property: UploadProperty,
  value: T | null,
  passes: (value: T) => boolean,
  text: (value: T) => string,
  allowed: string,
): UploadFinding {
  const exists = video.videoTracks > 0;
  if (value === null) return finding(property, exists && video.complete ? false : null, NONE, allowed);
  return finding(property, passes(value), text(value), allowed);
}

/** A property of the sound: not judged while there is none. */
function ofAudio(
  video: MeasuredVideo,
  property: UploadProperty,
  value: number | null,
  passes: (value: number) => boolean,
  text: (value: number) => string,
  allowed: string,
): UploadFinding {
  if (value === null)
    return finding(property, video.audioTracks > 0 && video.complete ? false : null, NONE, allowed);
  return finding(property, passes(value), text(value), allowed);
}

function size({ sizeBytes }: MeasuredVideo): UploadFinding {
  const passed = sizeBytes > 0 && sizeBytes <= UPLOAD_MAX_BYTES;
  const allowed = sizeBytes > 0 ? `≤ ${gigabytes(UPLOAD_MAX_BYTES)} GB` : '> 0 B';
  return { ...finding('size', passed, bytesText(sizeBytes), allowed), kind: 'FILE_SIZE' };
}

function resolution(video: MeasuredVideo, picture: PictureClass, { allows4k }: UploadRights): UploadFinding {
  const largest = picture === 'wide' ? RESOLUTION_MAX.wide : RESOLUTION_MAX[allows4k ? 'uhd' : 'hd'];
  const fits = () => (video.width ?? 0) <= largest.width && (video.height ?? 0) <= largest.height;
  const text = () => `${video.width} × ${video.height}`;
  return ofVideo(video, 'resolution', video.width, fits, text, `≤ ${largest.width} × ${largest.height}`);
}

function classOf(video: MeasuredVideo): PictureClass {
  const shape = shapeOf(video);
  if (shape !== null && isNear(shape, 32 / 9)) return 'wide';
  const { width, height } = RESOLUTION_MAX.hd;
  return (video.width ?? 0) > width || (video.height ?? 0) > height ? 'uhd' : 'hd';
}

/** Most Mbit/s that a video may have (UPL-14 to UPL-16). */
export function videoMbpsMax(video: MeasuredVideo): number {
  return videoLimit(video, classOf(video));
}

function videoLimit({ frameRate }: MeasuredVideo, picture: PictureClass): number {
  const isFast = (frameRate ?? 0) > 30 * (1 + FRAME_RATE_TOLERANCE);
  return VIDEO_MBPS_MAX[picture][isFast ? 'fast' : 'slow'];
}

function audioLimit({ audioChannels }: MeasuredVideo): number {
  return AUDIO_KBPS_PER_CHANNEL * Math.max(1, audioChannels ?? 1);
}

function shapeOf({ width, height }: MeasuredVideo): number | null {
  return width && height ? width / height : null;
}

/** The rate of the list that a measured one is; undefined when it is none of them. */
export function findStandardRate(frameRate: number): number | undefined {
  return FRAME_RATES.find((rate) => Math.abs(frameRate / rate - 1) <= FRAME_RATE_TOLERANCE);
}

/** True if all frames are equally long, at an allowed rate (UPL-05). */
export function hasConstantRate(video: MeasuredVideo): boolean {
  return isConstant(video) && findStandardRate(video.frameRate ?? 0) !== undefined;
}

function hasGoodKeyframes({ keyframeMin, keyframeMax }: MeasuredVideo): boolean {
  if (keyframeMin === null || keyframeMax === null) return false;
  const { min, max } = KEYFRAME_SECONDS;
  // A thousandth of a second forgives the rounding of a file's clock.
  const inRange = keyframeMin >= min - 0.001 && keyframeMax <= max + 0.001;
  return inRange && keyframeMax - keyframeMin <= KEYFRAME_TOLERANCE_SECONDS;
}
