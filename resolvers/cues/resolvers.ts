import { ContentDestination } from './ContentDestination.ts';
import { Cue } from './Cue.ts';
import { EncoderVideo } from './EncoderVideo.ts';
import { MediaItem } from './MediaItem.ts';
import { mutations as Mutation } from './mutations.ts';
import { subscriptions as Subscription } from './subscriptions.ts';

/** Resolvers of the cues domain. */
export const cuesResolvers = { ContentDestination, Cue, EncoderVideo, MediaItem, Mutation, Subscription };
