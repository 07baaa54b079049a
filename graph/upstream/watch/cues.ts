import { CUE_POLL_MS, type CueSourceName } from '../../../schema/rules/cues.ts';
import type { GraphContext } from '../context.ts';
import {
  eventKey,
  parseEventPlace,
  listMediaCues,
  readDestinationCues,
  readEncoderCues,
  type CueRecord,
  type EventPlace,
} from '../rest/cues/cues.ts';
import type { RestClient } from '../client/client.ts';
import { createPoller } from '../poller/poller.ts';

/** Video whose cues are watched. Cues of an encoder event are below its channel. */
export type WatchedCues =
  { name: Exclude<CueSourceName, 'event'>; id: string } | { name: 'event'; place: EventPlace };

const SEPARATOR = ' ';

/**
 * Watches the cues of saved videos, web destinations and encoder videos while somebody has their timeline open (C-264,
 * C-268, C-272, CUE-15). Private cues are for who has set them, so there is one reading for each person and video:
 * nobody ever hears what another one reads.
 */
const cuesPoller = createPoller<CueRecord>({
  resource: 'cues',
  intervalMs: CUE_POLL_MS,
  fastIntervalMs: CUE_POLL_MS,
  fetch: readWatched,
  keyOf: (cue) => cue.uuid,
  isTransitional: () => false,
});

async function readWatched(rest: RestClient, key: string): Promise<readonly CueRecord[]> {
  const [name, id = ''] = key.split(SEPARATOR);
  if (name === 'media') return listMediaCues(rest, id);
  if (name === 'destination') return (await readDestinationCues(rest, id)).cues;
  return (await readEncoderCues(rest, parseEventPlace(id))).cues;
}

/** The changes of the cues of something as one person sees them. Rejects with the error of that person's own call. */
export function watchCues(context: Pick<GraphContext, 'rest'>, source: WatchedCues, userId: string) {
  const place = source.name === 'event' ? eventKey(source.place) : source.id;
  return cuesPoller.subscribe(context, [source.name, place, userId].join(SEPARATOR));
}
