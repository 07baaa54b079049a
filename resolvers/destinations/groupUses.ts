import type { DestinationGroupRecord } from '../../graph/upstream/rest/destinations/destinations.ts';
import type { Registration, Used, UseRecord, UsesContext } from '../shared/usesRegistration.ts';

/** Groups use the encoder channel that they are set to, and the destinations that they have. */
export const groupUses: Registration = {
  EncoderChannel: (used, context) => groupsWith(used, context, (group) => group.eventProfileId === used.id),
  WebChannel: (used, context) =>
    groupsWith(used, context, (group) => group.webEventProfileId === used.id || has(group, 'EMBED', used.id)),
  SocialAccount: (used, context) =>
    groupsWith(used, context, ({ destinations }) =>
      destinations.some(({ accountId }) => accountId === used.id),
    ),
  RtmpDestination: (used, context) => groupsWith(used, context, (group) => has(group, 'RTMP', used.id)),
};

function has({ destinations }: DestinationGroupRecord, kind: string, id: string): boolean {
  return destinations.some((one) => one.kind === kind && one.destinationId === id);
}

async function groupsWith(
  { customerId }: Used,
  { loaders }: UsesContext,
  isMeant: (group: DestinationGroupRecord) => boolean,
): Promise<UseRecord[]> {
  const groups = await loaders.destinationGroup.list(customerId);
  return groups
    .filter(isMeant)
    .map(({ uuid, name }) => ({ kind: 'DESTINATION_GROUP', id: uuid, name, startsAt: null }));
}
