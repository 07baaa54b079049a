import { mixed, number, object, string } from 'yup';
import { mediaDetailsSchema, type UPLOAD_ERROR_KINDS } from './media.ts';
import { formatReason } from '../reasons/said.ts';

/**
 * Limits, patterns and messages of uploads (UPL-01 to UPL-21), shared by the browser's check, the graph and the
 * platform. What a file is measured for is in `measureVideo.ts`, the checks themselves in `uploadCheck.ts`.
 */

/** Reasons for refusing an upload (UPL-17). */
export type UploadErrorKindName = (typeof UPLOAD_ERROR_KINDS)[number];

/** Largest file, in bytes: 64 GB (UPL-12). */
export const UPLOAD_MAX_BYTES = 64_000_000_000;
/** Longest video, in milliseconds: 26 hours (UPL-11). */
export const UPLOAD_MAX_LENGTH_MS = 26 * 3_600_000;
/** Sampling rate of the sound, in hertz (UPL-03). */
export const AUDIO_SAMPLE_RATE = 48_000;
/** Most audio channels (UPL-07). */
export const AUDIO_CHANNELS_MAX = 16;
/** Most kbit/s of sound for each channel (UPL-08). */
export const AUDIO_KBPS_PER_CHANNEL = 192;
/** Constant frame rates that are taken, NTSC variants among them (UPL-05). */
export const FRAME_RATES = [24_000 / 1001, 24, 25, 30_000 / 1001, 30, 60_000 / 1001, 60] as const;
/** Tolerance of frame rates, as a share (chosen value). */
export const FRAME_RATE_TOLERANCE = 0.0004;
/** Tolerance of frame durations, as a share (chosen value for clock rounding). */
export const FRAME_LENGTH_TOLERANCE = 0.1;
/** Shortest and longest distance of key frames, in seconds (UPL-06). */
export const KEYFRAME_SECONDS = { min: 0.5, max: 3.2 } as const;
/** Tolerance of keyframe intervals, in seconds (UPL-06 "consistent", chosen value). */
export const KEYFRAME_TOLERANCE_SECONDS = 0.1;
/** Tolerance of the aspect ratios 16:9 and 32:9, as a share (chosen value: 854 × 480 counts as 16:9). */
export const ASPECT_TOLERANCE = 0.01;
/** Largest pictures (UPL-13). A wide picture (32:9) is two of them side by side. */
export const RESOLUTION_MAX = {
  hd: { width: 1920, height: 1080 },
  uhd: { width: 3840, height: 2160 },
  wide: { width: 3840, height: 1080 },
} as const;
/** Most Mbit/s of video: above 30 frames a second, and otherwise (UPL-14 to UPL-16). */
export const VIDEO_MBPS_MAX = {
  hd: { fast: 12, slow: 8 },
  uhd: { fast: 48, slow: 32 },
  wide: { fast: 22, slow: 16 },
} as const;
/** Bytes of a chunk that an upload is sent in (C-235 `partSize`). */
export const UPLOAD_PART_BYTES = 16 * 1024 * 1024;
/** Uploads that a browser sends at one time. */
export const UPLOADS_IN_FLIGHT = 2;
/** Time without data after which an upload is given up, in milliseconds (chosen value: 7 days). */
export const UPLOAD_KEPT_MS = 7 * 24 * 3_600_000;
/** Time after which processing counts as timed out, in milliseconds (chosen value: 6 hours). */
export const PROCESSING_LIMIT_MS = 6 * 3_600_000;
/** Longest name of a file (value chosen: what file systems take). */
export const FILE_NAME_MAX = 255;

/** Messages of refused uploads (UPL-19). */
export const UPLOAD_MESSAGES = {
  noFile: formatReason('UPLOAD_FILE_REQUIRED'),
  empty: formatReason('UPLOAD_FILE_EMPTY'),
  tooLarge: (bytes: number) =>
    formatReason('UPLOAD_FILE_TOO_LARGE', { size: gigabytes(bytes), limit: gigabytes(UPLOAD_MAX_BYTES) }),
  fileNameLong: (length: number) =>
    formatReason('UPLOAD_FILE_NAME_TOO_LONG', { length, limit: FILE_NAME_MAX }),
  quota: (bytes: number, free: number) =>
    formatReason('UPLOAD_QUOTA', { free: gigabytes(Math.max(0, free)), size: gigabytes(bytes) }),
  diskFull: formatReason('UPLOAD_DISK_FULL'),
  sizeDiffers: (received: number, expected: number) =>
    formatReason('UPLOAD_SIZE_DIFFERS', { received, expected }),
  wrongPart: (received: number) => formatReason('UPLOAD_WRONG_PART', { received }),
  notSending: formatReason('UPLOAD_NOT_SENDING'),
  notRetryable: formatReason('UPLOAD_NOT_RETRYABLE'),
  over: formatReason('UPLOAD_OVER'),
} as const;

/** Bytes as GB with as many digits as tell them apart. */
export function gigabytes(bytes: number): string {
  const value = bytes / 1e9;
  return String(Number(value < 1 ? value.toPrecision(2) : value.toFixed(2)));
}

/** Everything the checks look at, as far as it can be measured; what cannot is null. */
export const measuredVideoSchema = object({
  sizeBytes: number().integer().min(0).required(),
  container: string().max(40).nullable().defined(),
  complete: mixed<boolean>().oneOf([true, false]).required(),
  lengthMs: number().min(0).nullable().defined(),
  videoTracks: number().integer().min(0).required(),
  videoCodec: string().max(40).nullable().defined(),
  width: number().integer().min(0).nullable().defined(),
  height: number().integer().min(0).nullable().defined(),
  frameRate: number().min(0).nullable().defined(),
  frameRateMin: number().min(0).nullable().defined(),
  frameRateMax: number().min(0).nullable().defined(),
  keyframeMin: number().min(0).nullable().defined(),
  keyframeMax: number().min(0).nullable().defined(),
  videoBitrate: number().min(0).nullable().defined(),
  audioTracks: number().integer().min(0).required(),
  audioCodec: string().max(40).nullable().defined(),
  audioSampleRate: number().min(0).nullable().defined(),
  audioChannels: number().integer().min(0).nullable().defined(),
  audioBitrate: number().min(0).nullable().defined(),
});

/** Details that may be given with an upload (UPL-20: LIB-01 to LIB-03). */
export const uploadDetailsSchema = mediaDetailsSchema;

/** The beginning of an upload (C-235): its file's name and size, and details so far (UPL-01, UPL-10, UPL-12, UPL-20). */
export const beginUploadSchema = uploadDetailsSchema.concat(
  object({
    fileName: string()
      .trim()
      .required(UPLOAD_MESSAGES.noFile)
      .test(
        'length',
        ({ value }) => UPLOAD_MESSAGES.fileNameLong(String(value).length),
        (name) => (name ?? '').length <= FILE_NAME_MAX,
      ),
    sizeBytes: number()
      .integer()
      .required(UPLOAD_MESSAGES.noFile)
      .min(1, UPLOAD_MESSAGES.empty)
      .test(
        'size',
        ({ value }) => UPLOAD_MESSAGES.tooLarge(Number(value)),
        (size) => (size ?? 0) <= UPLOAD_MAX_BYTES,
      ),
    measured: measuredVideoSchema.nullable().default(null),
  }),
);

/** True if an organization's live web plan brings 4K (UPL-13, UPL-15). */
export function brings4k(webPlanName: string | null | undefined): boolean {
  return /\b4K\b/i.test(webPlanName ?? '');
}

/** The name of a file as a title to begin with: without its ending, cut to what a title may have (LIB-01). */
export function createTitle(fileName: string, longest: number): string {
  const bare = fileName
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/[_]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [...(bare || fileName)].slice(0, longest).join('').trim();
}
