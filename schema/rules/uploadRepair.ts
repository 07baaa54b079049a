import { UPLOAD_MAX_BYTES, UPLOAD_MAX_LENGTH_MS } from './upload.ts';
import type { MeasuredVideo } from '../files/measuredVideo.ts';
import type { UploadFinding, UploadProperty } from './uploadCheck.ts';
import { copiesPicture, pictureOptions } from './uploadRepairPicture.ts';
import { soundKbps, soundOptions } from './uploadRepairSound.ts';
import { quoted, repairedName } from './shellWords.ts';

/** Pictures that may come after one that is shown later than they are; H.264 allows 16. */
const REORDERED_FRAMES = 16;
/** Share of the largest file that is left for the tables of the container. */
const CONTAINER_SHARE = 0.05;
/** Least Mbit/s that a picture is encoded at. */
const LEAST_MBPS = 0.1;
/** Shortest video that can have a key frame interval within the limits, in milliseconds (UPL-06). */
const KEYFRAMES_FROM_MS = 550;

/**
 * Returns the ffmpeg command that repairs a file, for one finding or for several at once, under the user's own file
 * name (experience.md "upload doctor"). Its result is an MP4 file that passes these checks, and all that passed before.
 * Returns null when no command can do that: the file is empty, cut off, or has no picture.
 */
export function repairCommand(
  findings: readonly UploadFinding[],
  video: MeasuredVideo,
  fileName: string,
): string | null {
  const wrong = new Map(findings.map((finding) => [finding.property, finding]));
  if (wrong.size === 0 || !hasPicture(video)) return null;
  const length = secondsOf(wrong, video);
  const most = mbpsOf(wrong, video);
  if (length === null || most === null) return null;
  if (wrong.has('keyframes') && (video.lengthMs ?? 0) < KEYFRAMES_FROM_MS) return null;
  const sound = soundOptions(wrong, video);
  const words = [
    ...['ffmpeg', '-i', quoted(fileName)],
    ...sound.input,
    ...['-map', '0:v:0', ...sound.map],
    ...pictureOptions(wrong, video, most),
    ...sound.options,
    ...(wrong.has('length') ? ['-t', String(length)] : []),
    ...['-movflags', '+faststart', quoted(repairedName(fileName))],
  ];
  return words.join(' ');
}

function hasPicture(video: MeasuredVideo): boolean {
  return video.complete && video.videoTracks > 0 && Boolean(video.width) && Boolean(video.height);
}

type Wrong = ReadonlyMap<UploadProperty, UploadFinding>;

/** Duration of the repaired video in seconds (UPL-11). Null if it is unknown. */
function secondsOf(wrong: Wrong, video: MeasuredVideo): number | null {
  const { lengthMs, frameRateMin } = video;
  if (!wrong.has('length')) return (lengthMs ?? 0) / 1000;
  if (!lengthMs) return null;
  // A copied stream is cut in decoding order, in which the last frames can be shown later.
  const margin = copiesPicture(wrong, video) ? (REORDERED_FRAMES + 1) / (frameRateMin || 1) : 0;
  const seconds = UPLOAD_MAX_LENGTH_MS / 1000 - Math.max(1, Math.ceil(margin));
  return seconds > 0 ? seconds : null;
}

/** Mbit/s of the picture that fit into the largest file (UPL-12); null when too few do. */
function mbpsOf(wrong: Wrong, video: MeasuredVideo): number | null {
  if (!wrong.has('size')) return Number.POSITIVE_INFINITY;
  const seconds = secondsOf(wrong, video);
  if (!seconds || video.sizeBytes === 0) return null;
  const all = (UPLOAD_MAX_BYTES * (1 - CONTAINER_SHARE) * 8) / seconds / 1e6;
  const mbps = all - soundKbps(wrong, video) / 1000;
  return mbps >= LEAST_MBPS ? mbps : null;
}
