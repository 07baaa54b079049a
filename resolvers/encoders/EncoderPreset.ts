import type { EncoderPresetOptionsResolvers, EncoderPresetResolvers } from '../__generated__/types.ts';
import { atMost } from '../shared/lists.ts';
import { renamed } from '../shared/renamed.ts';
import { loadUses } from '../shared/loadUses.ts';

/** An encoder preset: fields that differ from its record. */
export const EncoderPreset = {
  __resolveReference: ({ id }, { loaders }) => loaders.encoderPreset.load(id),
  id: (preset) => preset.uuid,
  ...renamed({ hasHardwareAcceleration: 'hardwareAcceleration', hasShortSegments: 'shortSegments' }),
  formatStandard: (preset) => (preset.formatStandard === 'auto' ? 'AUTO' : preset.formatStandard),
  customer: ({ customerId }) => ({ __typename: 'Customer', id: customerId }),
  uses: ({ uuid, customerId }, _args, context) =>
    loadUses('EncoderPreset', { id: uuid, customerId }, context),
} satisfies EncoderPresetResolvers;

/** Fields of EncoderPresetOptions that differ from the record. */
export const EncoderPresetOptions = {
  inputFormats: ({ inputFormats }) => atMost(inputFormats, 100),
  outputFormats: ({ outputFormats }) => atMost(outputFormats, 100),
  formatStandards: ({ formatStandards }) =>
    formatStandards.map((standard) => (standard === 'auto' ? 'AUTO' : standard)),
} satisfies EncoderPresetOptionsResolvers;
