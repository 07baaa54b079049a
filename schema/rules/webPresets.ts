import { boolean, number, object, string, type InferType } from 'yup';
import { PRESET_LIMITS } from './encoderPresets.ts';
import { tooLong } from './names.ts';
import { formatReason, type Reason } from '../reasons/said.ts';

/** Rules of web presets, shared by the form, the graph and the platform. */

/** Longest name of a web preset (WPR-01). */
export const WEB_PRESET_NAME_MAX = 50;
/** Id of the default preset, the same for every organization (WPR-06). */
export const DEFAULT_WEB_PRESET_ID = 'default';

/** The default preset (WPR-04). */
export const DEFAULT_WEB_PRESET = {
  name: 'Default web preset',
  videoChannel: 1,
  leftAudioChannel: 1,
  rightAudioChannel: 2,
  deinterlace: false,
} as const;

/** The first and last channels that an encoder has to choose from (EPR-04). */
export const WEB_PRESET_LIMITS = {
  videoChannel: { minimum: 1, maximum: PRESET_LIMITS.videoChannels.maximum },
  audioChannel: { minimum: 1, maximum: PRESET_LIMITS.audioChannels.maximum },
} as const;

const between = (reason: Reason, limits: { minimum: number; maximum: number }) =>
  formatReason(reason, limits);

/** Messages of broken rules. */
export const WEB_PRESET_MESSAGES = {
  nameRequired: formatReason('NAME_REQUIRED'),
  nameLong: tooLong(WEB_PRESET_NAME_MAX),
  videoChannel: between('WEB_PRESET_VIDEO_CHANNEL', WEB_PRESET_LIMITS.videoChannel),
  audioChannel: between('WEB_PRESET_AUDIO_CHANNEL', WEB_PRESET_LIMITS.audioChannel),
  sameAudio: formatReason('WEB_PRESET_AUDIO_CHANNELS_EQUAL'),
  likeDefault: formatReason('WEB_PRESET_LIKE_DEFAULT'),
  builtIn: formatReason('WEB_PRESET_BUILT_IN'),
} as const;

function channel(kind: keyof typeof WEB_PRESET_LIMITS) {
  const { minimum, maximum } = WEB_PRESET_LIMITS[kind];
  const message = WEB_PRESET_MESSAGES[kind];
  return number().typeError(message).integer(message).min(minimum, message).max(maximum, message);
}

/** Video and audio channels of a preset. */
interface Channels {
  videoChannel?: number | null | undefined;
  leftAudioChannel?: number | null | undefined;
  rightAudioChannel?: number | null | undefined;
  deinterlace?: boolean | null | undefined;
}

/** True if settings are those of the default preset, whatever they are called (WPR-03). */
export function isLikeDefault(preset: Channels): boolean {
  return (['videoChannel', 'leftAudioChannel', 'rightAudioChannel', 'deinterlace'] as const).every(
    (field) => preset[field] === DEFAULT_WEB_PRESET[field],
  );
}

/**
 * A web preset as a whole: a new one, or what one becomes by a change (WPR-01 to WPR-03, WPR-05). It takes one channel of
 * the picture and one or two of the sound: without a right one the sound is mono (WEB-05).
 */
export const webPresetSchema = object({
  name: string()
    .trim()
    .required(WEB_PRESET_MESSAGES.nameRequired)
    .max(WEB_PRESET_NAME_MAX, WEB_PRESET_MESSAGES.nameLong),
  videoChannel: channel('videoChannel')
    .required(WEB_PRESET_MESSAGES.videoChannel)
    .test(
      'default',
      WEB_PRESET_MESSAGES.likeDefault,
      (_channel, { parent }) => !isLikeDefault(parent as Channels),
    ),
  leftAudioChannel: channel('audioChannel').required(WEB_PRESET_MESSAGES.audioChannel),
  rightAudioChannel: channel('audioChannel')
    .nullable()
    .default(null)
    // Forms represent no right channel as empty text.
    .transform((value: unknown, given: unknown) => (given === '' ? null : value))
    .test(
      'different',
      WEB_PRESET_MESSAGES.sameAudio,
      (right, { parent }) => right === null || right !== (parent as Channels).leftAudioChannel,
    ),
  deinterlace: boolean().default(false),
});

/** Fields of a web preset. */
export type WebPresetFields = InferType<typeof webPresetSchema>;
