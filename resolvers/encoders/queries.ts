import type { QueryResolvers } from '../__generated__/types.ts';
import { readEncoderPresetOptions } from '../../graph/upstream/rest/encoders/settings.ts';
import { encoderQueries } from './encoderQueries.ts';
import { uploaderQueries } from './uploaders.ts';

/** Single encoders, channels and presets; null when there is none that the caller may see. */
export const queries = {
  encoder: (_root, { id }, { loaders }) => loaders.encoder.load(id),
  encoderChannel: (_root, { id }, { loaders }) => loaders.encoderChannel.load(id),
  encoderPreset: (_root, { id }, { loaders }) => loaders.encoderPreset.load(id),
  encoderPresetOptions: (_root, _args, { rest }) => readEncoderPresetOptions(rest),
  ...encoderQueries,
  ...uploaderQueries,
} satisfies QueryResolvers;
