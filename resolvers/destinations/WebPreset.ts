import type { WebPresetResolvers } from '../__generated__/types.ts';
import { renamed } from '../shared/renamed.ts';
import { loadUses } from '../shared/loadUses.ts';

/** A web preset: fields that differ from its record. */
export const WebPreset = {
  __resolveReference: ({ id }, { loaders }) => loaders.webPreset.load(id),
  id: (preset) => preset.uuid,
  ...renamed({ isDeinterlaced: 'deinterlace' }),
  uses: ({ uuid, customerId }, _args, context) => loadUses('WebPreset', { id: uuid, customerId }, context),
} satisfies WebPresetResolvers;
