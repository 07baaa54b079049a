import { CUE_POLL_MS } from '../../schema/rules/cues.ts';
import type { GraphContext } from '../context.ts';
import { listMediaCues, type CueRecord } from '../rest/cues.ts';
import { createPoller } from './poller.ts';

const SEPARATOR = ' ';

/**
 * Watches the cues of saved videos while somebody has their timeline open (C-264, CUE-15). Private cues are for who
 * has set them, so there is one reading for each person and video: nobody ever hears what another one reads.
 */
const cuesPoller = createPoller<CueRecord>({
  resource: 'cues',
  intervalMs: CUE_POLL_MS,
  fastIntervalMs: CUE_POLL_MS,
  fetch: (rest, key) => listMediaCues(rest, key.slice(0, key.indexOf(SEPARATOR))),
  keyOf: (cue) => cue.uuid,
  isTransitional: () => false,
});

/** The changes of a video's cues as one person sees them. Rejects with the error of that person's own call. */
export function watchMediaCues(context: Pick<GraphContext, 'rest'>, mediaId: string, userId: string) {
  return cuesPoller.subscribe(context, `${mediaId}${SEPARATOR}${userId}`);
}
