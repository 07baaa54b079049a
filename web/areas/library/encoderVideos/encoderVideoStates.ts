import { ENCODER_VIDEO_STATUSES, type EncoderVideoStatus } from '../../../../schema/rules/encoderVideos.ts';
import type { EncoderVideoRow_VideoFragment } from './EncoderVideos.generated.ts';

/** True if there is a file to have: it has ended, and something arrived (LIB-17). */
export function canDownload(video: Pick<EncoderVideoRow_VideoFragment, 'status' | 'isPlayable'>): boolean {
  return video.status === 'STOPPED' && video.isPlayable;
}

/** Statuses of a chip. Null for all, and for an unknown chip in the URL. */
export function toStatusFilter(chip: string): EncoderVideoStatus[] | null {
  const status = ENCODER_VIDEO_STATUSES.find((name) => name === chip);
  return status ? [status] : null;
}
