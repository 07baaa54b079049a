import { boolean, mixed, number, object, string, type InferType } from 'yup';
import { tooLong } from './names.ts';
import { formatReason, type Reason, type ReasonMessage } from '../reasons/said.ts';

/** Rules of encoder presets, shared by the forms, the graph and the platform. */

/** Video codecs (EPR-02). */
export const PRESET_CODECS = ['H264', 'HEVC', 'AV1'] as const;
export type PresetCodec = (typeof PRESET_CODECS)[number];
/** Codecs of version 1; version 2 has all (EPR-08). */
export const VERSION_1_CODECS: readonly PresetCodec[] = ['H264', 'HEVC'];
/** Television standards, as they are on the wire (EPR-03). */
export const FORMAT_STANDARDS = ['auto', 'NTSC', 'PAL'] as const;
export type FormatStandardName = (typeof FORMAT_STANDARDS)[number];
/** Formats of the picture that comes in; `auto` takes what comes (EPR-03, EPR-05). */
export const INPUT_FORMATS = [
  'auto',
  '720p50',
  '720p60',
  '1080i50',
  '1080i60',
  '1080p30',
  '1080p60',
  '2160p30',
  '2160p60',
] as const;
/** Formats of the picture that is sent (EPR-05). */
export const OUTPUT_FORMATS = [
  '720p30',
  '720p60',
  '1080p25',
  '1080p30',
  '1080p50',
  '1080p60',
  '2160p30',
  '2160p60',
] as const;
/** Fewest and most channels, frames and kbps (EPR-01, EPR-04). */
export const PRESET_LIMITS = {
  videoChannels: { minimum: 0, maximum: 2 },
  audioChannels: { minimum: 0, maximum: 16 },
  bitrate: { minimum: 1, maximum: 48_000 },
  channel2Offset: { minimum: 0, maximum: 600 },
} as const;
/** Longest name, as of all names and titles. */
export const PRESET_NAME_MAX = 128;
/** The web plan that 4K presets need (EPR-06). */
export const PLAN_WITH_4K = 'Enterprise 4K';
/** Codecs that may not feed a web destination in 4K (EPR-07). */
export const CODECS_BARRED_FROM_4K_WEB: readonly PresetCodec[] = ['HEVC', 'AV1'];

type Refused = { value?: unknown };
const between = (reason: Reason, limits: { minimum: number; maximum: number }) => {
  return ({ value }: Refused) => formatReason(reason, { ...limits, value: shown(value) });
};
const oneOf = (reason: Reason, choices: readonly string[]) => {
  return ({ value }: Refused) => formatReason(reason, { choices: choices.join(', '), value: shown(value) });
};

/** Messages of broken rules. */
export const PRESET_MESSAGES = {
  nameRequired: formatReason('NAME_REQUIRED'),
  nameLong: tooLong(PRESET_NAME_MAX),
  codec: oneOf('PRESET_CODEC', PRESET_CODECS),
  inputFormat: oneOf('PRESET_INPUT_FORMAT', INPUT_FORMATS),
  outputFormat: oneOf('PRESET_OUTPUT_FORMAT', OUTPUT_FORMATS),
  formatStandard: oneOf('PRESET_STANDARD', FORMAT_STANDARDS),
  videoChannels: between('PRESET_VIDEO_CHANNELS', PRESET_LIMITS.videoChannels),
  audioChannels: between('PRESET_AUDIO_CHANNELS', PRESET_LIMITS.audioChannels),
  bitrate: between('PRESET_BITRATE', PRESET_LIMITS.bitrate),
  channel2Offset: between('PRESET_CHANNEL_2_OFFSET', PRESET_LIMITS.channel2Offset),
  version: formatReason('PRESET_VERSION'),
  version2Codec: formatReason('PRESET_CODEC_NEEDS_VERSION_2'),
  version2Hardware: formatReason('PRESET_HARDWARE_NEEDS_VERSION_2'),
  version2Segments: formatReason('PRESET_SEGMENTS_NEED_VERSION_2'),
} as const;

function shown(value: unknown): string {
  return value === null || value === undefined || value === '' || Number.isNaN(value)
    ? 'empty'
    : String(value);
}

function limited(field: keyof typeof PRESET_LIMITS) {
  const { minimum, maximum } = PRESET_LIMITS[field];
  const message = PRESET_MESSAGES[field];
  return number()
    .typeError(message)
    .required(message)
    .integer(message)
    .min(minimum, message)
    .max(maximum, message);
}

/** A choice out of a list; empty is none of them. */
function chosen<T extends string>(choices: readonly T[], message: (refused: Refused) => ReasonMessage) {
  return mixed<T>()
    .required(message)
    .oneOf([...choices], message);
}

const onlyInVersion2 = (message: ReasonMessage) =>
  boolean()
    .default(false)
    .when('version', {
      is: 1,
      then: (schema) => schema.oneOf([false], message),
    });

/** An encoder preset as a whole: a new one, or what one becomes by a change (EPR-01 to EPR-05, EPR-08). */
export const encoderPresetSchema = object({
  version: number().oneOf([1, 2], PRESET_MESSAGES.version).default(1),
  name: string().trim().required(PRESET_MESSAGES.nameRequired).max(PRESET_NAME_MAX, PRESET_MESSAGES.nameLong),
  customName: string().trim().nullable().default(null).max(PRESET_NAME_MAX, PRESET_MESSAGES.nameLong),
  codec: chosen(PRESET_CODECS, PRESET_MESSAGES.codec).when('version', {
    is: 1,
    then: (schema) => schema.test('version2', PRESET_MESSAGES.version2Codec, (codec) => codec !== 'AV1'),
  }),
  inputFormat: chosen<string>(INPUT_FORMATS, PRESET_MESSAGES.inputFormat),
  outputFormat: chosen<string>(OUTPUT_FORMATS, PRESET_MESSAGES.outputFormat),
  formatStandard: chosen(FORMAT_STANDARDS, PRESET_MESSAGES.formatStandard),
  videoChannels: limited('videoChannels'),
  audioChannels: limited('audioChannels'),
  bitrate: limited('bitrate'),
  // Forms represent null as empty text.
  channel2Offset: limited('channel2Offset')
    .transform((value: unknown, given: unknown) => (given === '' ? undefined : value))
    .default(0),
  hardwareAcceleration: onlyInVersion2(PRESET_MESSAGES.version2Hardware),
  shortSegments: onlyInVersion2(PRESET_MESSAGES.version2Segments),
});

/** Fields of an encoder preset. */
export type EncoderPresetFields = InferType<typeof encoderPresetSchema>;

/** True if a picture is sent in 4K. */
export function is4k(outputFormat: string): boolean {
  return outputFormat.startsWith('2160');
}

/** Reason why a plan does not allow a preset. Null if it does (EPR-06). */
export function planRefusal(
  outputFormat: string,
  webPlanName: string | null | undefined,
): ReasonMessage | null {
  if (!is4k(outputFormat) || webPlanName?.endsWith(PLAN_WITH_4K)) return null;
  return webPlanName
    ? formatReason('PRESET_NEEDS_PLAN', { needed: PLAN_WITH_4K, plan: webPlanName })
    : formatReason('PRESET_NEEDS_A_PLAN', { needed: PLAN_WITH_4K });
}

/** Reason why a preset cannot be used for its web destinations. Null if it can (EPR-07). */
export function webFeedRefusal(
  preset: { codec: PresetCodec; outputFormat: string },
  webDestinations: readonly string[],
): ReasonMessage | null {
  const barred = is4k(preset.outputFormat) && CODECS_BARRED_FROM_4K_WEB.includes(preset.codec);
  if (!barred || webDestinations.length === 0) return null;
  const names = [...new Set(webDestinations)].map((name) => `“${name}”`).join(', ');
  return formatReason('PRESET_FEEDS_WEB', { codec: preset.codec, names });
}

/** Reason why an event cannot use a preset, and the kind of refusal. */
export interface EventPresetRefusal {
  code: 'LIMIT' | 'CONFLICT';
  message: ReasonMessage;
}

/** Refusal of an event's preset by the plan, then by its web destinations. Null if there is none (EVT-15). */
export function eventPresetRefusal(
  preset: { codec: PresetCodec; outputFormat: string },
  webPlanName: string | null | undefined,
  webDestinations: readonly string[],
): EventPresetRefusal | null {
  const short = planRefusal(preset.outputFormat, webPlanName);
  if (short) return { code: 'LIMIT', message: short };
  const barred = webFeedRefusal(preset, webDestinations);
  return barred && { code: 'CONFLICT', message: barred };
}

/** Context that a preset is checked in. */
export interface PresetSurroundings {
  /** The organization's web plan (EPR-06). */
  webPlanName: string | null | undefined;
  /** Names of the web destinations that the preset feeds (EPR-07). */
  webDestinations: readonly string[];
  /** The format that it has already: that one needs no plan any more. */
  presentFormat?: string;
}

/** The rules of a preset together with those of its surroundings, each on its own field: for the form. */
export function presetRulesFor({ webPlanName, webDestinations, presentFormat }: PresetSurroundings) {
  return encoderPresetSchema
    .test('plan', (preset, context) => {
      const { outputFormat = '' } = preset;
      const message = outputFormat === presentFormat ? null : planRefusal(outputFormat, webPlanName);
      return message ? context.createError({ path: 'outputFormat', message }) : true;
    })
    .test('webFeed', (preset, context) => {
      const { codec, outputFormat } = preset;
      const message = codec && outputFormat ? webFeedRefusal({ codec, outputFormat }, webDestinations) : null;
      return message ? context.createError({ path: 'codec', message }) : true;
    });
}
