import type { EventDestinationRecord, EventRecord } from '../../graph/upstream/rest/events/events.ts';
import type { Registration, Used, UseRecord, UsesContext } from '../shared/usesRegistration.ts';

/** Events that run or are planned, each once, with its next time: by what they stream from, and by where they go. */
export const eventUses: Registration = {
  DestinationGroup: (used, context) => eventsWith(used, context, (event) => event.destinationGroupId),
  Encoder: (used, context) => eventsWith(used, context, (event) => event.encoderId),
  EncoderChannel: (used, context) => eventsWith(used, context, (event) => event.encoderChannelId),
  EncoderPreset: (used, context) => eventsWith(used, context, (event) => event.encoderPresetId),
  WebChannel: (used, context) =>
    eventsWith(
      used,
      context,
      (event) => event.replayedWebChannelId,
      (one) => one.webChannelId,
    ),
  WebPreset: (used, context) => eventsWith(used, context, nothing, (one) => one.webPresetId),
  RtmpDestination: (used, context) => eventsWith(used, context, nothing, (one) => one.rtmpDestinationId),
  SocialAccount: (used, context) => eventsWith(used, context, nothing, (one) => one.socialAccountId),
};

const nothing = () => null;

async function eventsWith(
  { id, customerId }: Used,
  { loaders }: UsesContext,
  partOf: (event: EventRecord) => string | null,
  placeOf: (destination: EventDestinationRecord) => string | null = nothing,
): Promise<UseRecord[]> {
  const events = await loaders.event.list(customerId);
  return events.flatMap((event): UseRecord[] => {
    const isUsing = partOf(event) === id || event.destinations.some((one) => placeOf(one) === id);
    if (!isUsing || !event.next) return [];
    return [{ kind: 'EVENT', id: event.uuid, name: event.name, startsAt: event.next.startDay }];
  });
}
