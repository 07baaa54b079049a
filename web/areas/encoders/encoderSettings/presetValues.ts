import type { EncoderPresetFields, FormatStandardName } from '../../../../schema/rules/encoderPresets.ts';
import type { FormatStandard, VideoCodec } from '../../../schema.generated.ts';
import type { Preset_EncoderPresetFragment } from './PresetPage.generated.ts';

/** Form values of a preset, as in schema/rules. */
export type PresetValues = EncoderPresetFields;

/** Codecs as people write them. */
export const CODEC_NAMES: Record<VideoCodec, string> = { H264: 'H.264', HEVC: 'HEVC', AV1: 'AV1' };

/** The rules speak the words of the wire, the graph its enum (EPR-03). */
export const wireStandard = (standard: FormatStandardName): FormatStandard =>
  standard === 'auto' ? 'AUTO' : standard;
export const formStandard = (standard: FormatStandard): FormatStandardName =>
  standard === 'AUTO' ? 'auto' : standard;

/** A preset to begin with. */
export function freshPreset(version: 1 | 2): PresetValues {
  return {
    version,
    name: '',
    customName: null,
    codec: 'H264',
    inputFormat: 'auto',
    outputFormat: '1080p30',
    formatStandard: 'NTSC',
    videoChannels: 1,
    audioChannels: 2,
    bitrate: 5_000,
    channel2Offset: 0,
    hardwareAcceleration: false,
    shortSegments: false,
  };
}

/** A preset as the form holds it. */
export function toPresetValues(preset: Preset_EncoderPresetFragment): PresetValues {
  return {
    version: preset.version,
    name: preset.name,
    customName: preset.customName,
    codec: preset.codec,
    inputFormat: preset.inputFormat,
    outputFormat: preset.outputFormat,
    formatStandard: formStandard(preset.formatStandard),
    videoChannels: preset.videoChannels,
    audioChannels: preset.audioChannels,
    bitrate: preset.bitrate,
    channel2Offset: preset.channel2Offset,
    hardwareAcceleration: preset.hasHardwareAcceleration,
    shortSegments: preset.hasShortSegments,
  };
}

/** Converts form values to the mutation's input, without the version, which never changes. */
export function presetInput({ version: _version, ...values }: PresetValues) {
  return {
    ...values,
    name: values.name.trim(),
    customName: values.customName?.trim() || null,
    formatStandard: wireStandard(values.formatStandard),
    videoChannels: Number(values.videoChannels),
    audioChannels: Number(values.audioChannels),
    bitrate: Number(values.bitrate),
    // There is nothing to lag behind with fewer than two channels.
    channel2Offset: Number(values.videoChannels) === 2 ? Number(values.channel2Offset) : 0,
  };
}

/** True if the frame rate of a format belongs to a standard: 25 and 50 are PAL, 30 and 60 are NTSC (EPR-03). */
function isOfStandard(format: string, standard: FormatStandardName): boolean {
  const rate = /[pi](\d+)$/.exec(format)?.[1];
  if (standard === 'auto' || !rate) return true;
  return (standard === 'PAL') === (rate === '25' || rate === '50');
}

/** The formats to offer for a standard; the present one stays, so that nothing changes by itself. */
export function formatsFor(
  formats: readonly string[],
  standard: FormatStandardName,
  present: string,
): string[] {
  return formats.filter((format) => format === present || isOfStandard(format, standard));
}
