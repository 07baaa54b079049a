import type { EventFields } from '../../schema/rules/events.ts';
import type {
  EventDestinationInput,
  UpdateEventDestinationInput,
  UpdateEventInput,
} from '../__generated__/types.ts';

type EventInput = Omit<UpdateEventInput, 'id' | 'scope' | 'occurrenceId' | 'seenRevision'>;
type DestinationInput = Omit<UpdateEventDestinationInput, 'id'>;

/** Fields that null clears; of others null and left out mean the same. */
const CLEARED: ReadonlySet<string> = new Set([
  'description',
  'repeat',
  ...['encoderId', 'encoderChannelId', 'encoderPresetId', 'encoderScheduleName'],
  ...['replayedWebChannelId', 'mediaId', 'destinationGroupId'],
  ...[
    'title',
    'privacy',
    'publishState',
    'webChannelId',
    'webPresetId',
    'rtmpDestinationId',
    'socialAccountId',
  ],
  ...['placeId', 'buttonText', 'buttonUrl', 'thumbnailFileId', 'scheduledPostDays'],
]);

/** The fields of an input that change something, as the rules and the service have them. */
export function toEventChanges(input: EventInput): Partial<EventFields> {
  const { destinations, encoderSettingsType, skippedAt, ...fields } = input;
  return told({
    ...fields,
    encoderSettingsType: encoderSettingsType?.toLowerCase(),
    skipped: skippedAt,
    destinations: destinations?.map((one: EventDestinationInput) => toDestinationChanges(one)),
  }) as Partial<EventFields>;
}

/** The same of one destination. */
export function toDestinationChanges(input: DestinationInput & { id?: string | null }): object {
  const { privacy, publishState, ...fields } = input;
  return told({
    ...fields,
    ...(privacy !== undefined && { privacy: privacy?.toLowerCase() ?? null }),
    ...(publishState !== undefined && { publishState: publishState?.toLowerCase() ?? null }),
  });
}

function told(fields: object): object {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => value !== undefined && (value !== null || CLEARED.has(name)),
    ),
  );
}
