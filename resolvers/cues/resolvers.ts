import { Cue } from './Cue.ts';
import { MediaItem } from './MediaItem.ts';

/** Resolvers of the cues domain. */
export const cuesResolvers = { Cue, MediaItem };
