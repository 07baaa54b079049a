import type { GraphContext } from '../../graph/upstream/context.ts';
import type { ContentDestinationRecord } from '../../graph/upstream/rest/destinations/destinations.ts';
import { destinationsPoller } from '../../graph/upstream/watch/destinations.ts';

/** Whoever watches sees a change at once, and the rest of it as soon as the destination gets on. */
export function announced(
  { loaders }: Pick<GraphContext, 'loaders'>,
  destination: ContentDestinationRecord,
): ContentDestinationRecord {
  loaders.contentDestination.replace(destination);
  destinationsPoller.publish(destination.customerId, destination);
  destinationsPoller.quicken(destination.customerId);
  return destination;
}
