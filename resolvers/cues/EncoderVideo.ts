import type { GraphContext } from '../../graph/upstream/context.ts';
import type { CueSheet } from '../../graph/upstream/rest/cues/cues.ts';
import type { EncoderVideoResolvers } from '../__generated__/types.ts';
import { eventKey } from '../../graph/upstream/rest/cues/cues.ts';
import type { Extending } from '../shared/parents.ts';
import { shown } from './shown.ts';
import { eventPlace } from './sources.ts';

/** Cue fields of EncoderVideo. */
export const EncoderVideo = {
  cues: async ({ id }, _args, context) => shown((await sheetOf(id, context)).cues, 'ENCODER_VIDEO', id),
  canSetCues: async ({ id }, _args, context) => (await sheetOf(id, context)).canSetCues,
} satisfies Extending<EncoderVideoResolvers>;

async function sheetOf(id: string, { loaders }: Pick<GraphContext, 'loaders'>): Promise<CueSheet> {
  return loaders.encoderCues.load(eventKey(await eventPlace(id, loaders)));
}
