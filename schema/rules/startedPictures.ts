import { say } from '../reasons/said.ts';
import { PLAN_WITH_4K, webFeedRefusal, type EventPresetRefusal, type PresetCodec } from './encoderPresets.ts';

/** Rules of the picture of what is started by hand, shared by the form, the graph and the platform. */

/** What the rules ask of a picture: its size, and what it is coded with, as `CODECS` of HLS says it. */
export interface Picture {
  width: number;
  height: number;
  codecs: string;
}

/** What the first four letters of the words of HLS say. */
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
 * What the plan (EPR-06), and then the web channels that it goes to (EPR-07), have against a picture; null for nothing. `web` are
 * the names of the web channels.
 */
export function pictureRefusal(
  picture: Picture,
  webPlanName: string | null | undefined,
  web: readonly string[],
): EventPresetRefusal | null {
  if (!isPicture4k(picture)) return null;
  if (!webPlanName?.endsWith(PLAN_WITH_4K)) {
    const message = webPlanName
      ? say('VIDEO_NEEDS_PLAN', { needed: PLAN_WITH_4K, plan: webPlanName })
      : say('VIDEO_NEEDS_A_PLAN', { needed: PLAN_WITH_4K });
    return { code: 'LIMIT', message };
  }
  const codec = CODECS[picture.codecs.slice(0, 4).toLowerCase()];
  const barred = codec ? webFeedRefusal({ codec, outputFormat: '2160p' }, web) : null;
  return barred && { code: 'CONFLICT', message: barred };
}
