import type { EncoderPresetResolvers } from '../__generated__/types.ts';

/** An encoder preset: fields that differ from its record. */
export const EncoderPreset = {
  __resolveReference: ({ id }, { loaders }) => loaders.encoderPreset.load(id),
  id: (preset) => preset.uuid,
  formatStandard: (preset) => (preset.formatStandard === 'auto' ? 'AUTO' : preset.formatStandard),
} satisfies EncoderPresetResolvers;
