import type { ScheduleItemRecord } from '../../graph/upstream/rest/events/events.ts';
import { bucketOf } from './buckets.ts';
import type { Registration, Used, UseRecord, UsesContext } from '../shared/usesRegistration.ts';

/** Events that run or are planned, each once, with its next time. */
export const eventUses: Registration = {
  DestinationGroup: (used, context) => eventsWith(used, context, (item) => item.destinationGroupId),
  Encoder: (used, context) => eventsWith(used, context, (item) => item.encoderId),
  EncoderChannel: (used, context) => eventsWith(used, context, (item) => item.eventProfileId),
  EncoderPreset: (used, context) => eventsWith(used, context, (item) => item.encoderPresetId),
  WebChannel: (used, context) => eventsWith(used, context, (item) => item.webEventProfileId),
};

async function eventsWith(
  { id, customerId }: Used,
  { loaders, clock }: UsesContext,
  partOf: (item: ScheduleItemRecord) => string | null,
): Promise<UseRecord[]> {
  const items = await loaders.planned.load(customerId);
  const now = clock.now();
  const events = new Map<string, UseRecord>();
  for (const item of items) {
    // They come by start, so the first is the next.
    if (partOf(item) !== id || bucketOf(item, now) === 'PAST' || events.has(item.uuid)) continue;
    events.set(item.uuid, { kind: 'EVENT', id: item.uuid, name: item.title, startsAt: item.startDay });
  }
  return [...events.values()];
}
