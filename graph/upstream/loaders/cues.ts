import type { RestClient } from '../client/client.ts';
import { parseEventPlace, readDestinationCues, readEncoderCues } from '../rest/cues/cues.ts';
import { createLookup } from './createLookup.ts';

/** Loaders of cues for one operation. */
export const cuesLoaders = {
  /** Cues of a web destination with the right to set some, which come with one call (C-268). */
  destinationCues: (rest: RestClient) => createLookup((id) => readDestinationCues(rest, id)),
  /** Cues of an encoder video with the right to set some, which come with one call (C-272); by channel and id. */
  encoderCues: (rest: RestClient) => createLookup((key) => readEncoderCues(rest, parseEventPlace(key))),
};
