import { isWaiting } from '../../../schema/rules/goLive.ts';
import { FAST_POLL_MS } from '../../../schema/rules/encoderTimes.ts';
import type { GoLiveRecord } from '../rest/events/events.ts';
import { listGoLives } from '../rest/events/goLive.ts';
import { createPoller } from '../poller/poller.ts';

/** Poll interval of a pending request, in milliseconds, because users watch each step (chosen value). */
const STEP_POLL_MS = 1_000;

/** Watches the requests to go live of each organization; quicker while one is on its way (GOL-01). */
export const goLivePoller = createPoller<GoLiveRecord>({
  resource: 'goLives',
  intervalMs: FAST_POLL_MS,
  fastIntervalMs: STEP_POLL_MS,
  fetch: listGoLives,
  keyOf: ({ requestId }) => requestId,
  isTransitional: ({ progress, request }) => isWaiting(progress) || isOnItsWay(request),
});

/** True if its event starts or stops. */
function isOnItsWay(request: GoLiveRecord['request']): boolean {
  const { eventStatus, contentDestinationStates = [] } = request ?? {};
  const isPassing = (state: string) => ['IDLE', 'SET_UP', 'STARTING', 'STOPPING'].includes(state);
  return isPassing(eventStatus ?? '') || contentDestinationStates.some(isPassing);
}
