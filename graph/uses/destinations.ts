import type { ContentDestinationRecord } from '../rest/destinations.ts';
import { destinationState } from '../../resolvers/destinations/words.ts';
import type { Registration, Used, UseRecord, UsesContext } from './registration.ts';

const ENDED: readonly string[] = ['STOPPED', 'ABORTED', 'ERROR'];
const WEB_KINDS: readonly string[] = ['EMBED', 'SAVEONLY'];

/** Destinations that were asked to start and have not ended. */
export const destinationUses: Registration = {
  Encoder: (used, context) => destinationsWith(used, context, (row) => row.encoderId === used.id),
  EncoderChannel: (used, context) => destinationsWith(used, context, (row) => row.eventProfileId === used.id),
  EncoderPreset: async (used, context) => {
    const encoders = await context.loaders.encoder.list(used.customerId);
    const fed = new Set(
      encoders.filter((encoder) => encoder.encoderPresetId === used.id).map(({ uuid }) => uuid),
    );
    return destinationsWith(used, context, ({ encoderId }) => encoderId !== null && fed.has(encoderId));
  },
};

async function destinationsWith(
  { customerId }: Used,
  { loaders }: UsesContext,
  isFed: (destination: ContentDestinationRecord) => boolean,
): Promise<UseRecord[]> {
  const destinations = await loaders.contentDestination.list(customerId);
  return destinations
    .filter((row) => !ENDED.includes(destinationState(row.status)) && isFed(row))
    .map(({ id, kind, title, startedAt, startRequestTime }) => ({
      kind: WEB_KINDS.includes(kind) ? 'WEB_DESTINATION' : 'DESTINATION',
      id,
      name: title,
      startTime: startedAt ?? startRequestTime,
    }));
}
