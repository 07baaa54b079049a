import type { MediaItemResolvers } from '../__generated__/types.ts';
import { listMediaCues } from '../../graph/upstream/rest/cues/cues.ts';
import type { Extending } from '../shared/parents.ts';
import { shown } from './shown.ts';

/** Cue fields of MediaItem. */
export const MediaItem = {
  cues: async ({ id }, _args, { rest }) => shown(await listMediaCues(rest, id), 'MEDIA_ITEM', id),
} satisfies Extending<MediaItemResolvers>;
