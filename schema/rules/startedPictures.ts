import { formatReason } from '../reasons/said.ts';
import { PLAN_WITH_4K, webFeedRefusal, type EventPresetRefusal, type PresetCodec } from './encoderPresets.ts';

/** Rules of the picture of what is started by hand, shared by the form, the graph and the platform. */

/** Resolution and codec of a video, in the notation of HLS `CODECS`. */
export interface Picture {
  width: number;
  height: number;
  codecs: string;
}

/** Codecs by the first four letters in HLS. */
const CODECS: Readonly<Record<string, PresetCodec>> = {
  avc1: 'H264',
  avc3: 'H264',
  hvc1: 'HEVC',
  hev1: 'HEVC',
  av01: 'AV1',
};

/** Upright or not, a picture in 4K has 2160 lines to its shorter side or 3840 to its longer one. */
function isPicture4k({ width, height }: Picture): boolean {
  return Math.min(width, height) >= 2160 || Math.max(width, height) >= 3840;
}

/**
 * Refusal of a video by the plan (EPR-06), then by its web channels (EPR-07). Null if there is none. `web` are the
 * names of the web channels.
 */
export function pictureRefusal(
  picture: Picture,
  webPlanName: string | null | undefined,
  web: readonly string[],
): EventPresetRefusal | null {
  if (!isPicture4k(picture)) return null;
  if (!webPlanName?.endsWith(PLAN_WITH_4K)) {
    const message = webPlanName
      ? formatReason('VIDEO_NEEDS_PLAN', { needed: PLAN_WITH_4K, plan: webPlanName })
      : formatReason('VIDEO_NEEDS_A_PLAN', { needed: PLAN_WITH_4K });
    return { code: 'LIMIT', message };
  }
  const codec = CODECS[picture.codecs.slice(0, 4).toLowerCase()];
  const barred = codec ? webFeedRefusal({ codec, outputFormat: '2160p' }, web) : null;
  return barred && { code: 'CONFLICT', message: barred };
}
