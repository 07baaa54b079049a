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
  Playlist: (used, context) => eventsWhere(used, context, (event) => isSavedTo(event, used.id)),
  SocialAccount: (used, context) => eventsWith(used, context, nothing, (one) => one.socialAccountId),
};

const nothing = () => null;

/** True if broadcasts of an event join a playlist once they have ended. */
const isSavedTo = ({ destinations }: EventRecord, playlistId: string) =>
  destinations.some(({ autoArchivePlaylistIds }) => autoArchivePlaylistIds.includes(playlistId));

function eventsWith(
  used: Used,
  context: UsesContext,
  partOf: (event: EventRecord) => string | null,
  placeOf: (destination: EventDestinationRecord) => string | null = nothing,
): Promise<UseRecord[]> {
  return eventsWhere(
    used,
    context,
    (event) => partOf(event) === used.id || event.destinations.some((one) => placeOf(one) === used.id),
  );
}

async function eventsWhere(
  { customerId }: Used,
  { loaders }: UsesContext,
  isUsing: (event: EventRecord) => boolean,
): Promise<UseRecord[]> {
  const events = await loaders.event.list(customerId);
  return events.flatMap((event): UseRecord[] => {
    if (!isUsing(event) || !event.next) return [];
    return [{ kind: 'EVENT', id: event.uuid, name: event.name, startsAt: event.next.startDay }];
  });
}
