import { refused, type UserErrorRecord } from '../../graph/kernel/userErrors.ts';
import type { GraphContext } from '../../graph/upstream/context.ts';
import { eventPresetRefusal, is4k } from '../../schema/rules/encoderPresets.ts';
import type { EventFields } from '../../schema/rules/events.ts';
import { getEventSource } from '../../schema/rules/eventTypes.ts';
import type { GoLiveInput } from '../../schema/rules/goLive.ts';

/** Encoding fields of an event or a Go Live request. */
interface Encoded {
  encoderId: string | null | undefined;
  encoderPresetId: string | null | undefined;
  /** True if the preset of the encoder comes before the one that was chosen (EVT-04, EVT-19). */
  isAutomatic: boolean;
  destinationGroupId: string | null | undefined;
  /** Web channels beside the group, each by its id; what is only saved by its name. */
  webChannelIds: readonly string[];
  savedAs: readonly string[];
}

/** Fields of an event that decide whether it may use its preset. */
type PresetFields = Pick<
  EventFields,
  'name' | 'type' | 'encoderId' | 'encoderPresetId' | 'encoderSettingsType' | 'destinationGroupId'
> & { destinations: readonly Pick<EventFields['destinations'][number], 'kind' | 'title' | 'webChannelId'>[] };

/** Reason why an event cannot use its preset. Null if it can (EVT-15). */
export async function eventPresetRefused(
  context: GraphContext,
  customerId: string,
  event: PresetFields,
): Promise<UserErrorRecord | null> {
  if (getEventSource(event.type) !== 'encoder') return null;
  const { encoderId, encoderPresetId, destinationGroupId, destinations } = event;
  const saved = destinations.filter(({ kind }) => kind === 'SAVEONLY');
  return presetRefused(context, customerId, {
    ...{ encoderId, encoderPresetId, destinationGroupId },
    isAutomatic: event.encoderSettingsType === 'automatic',
    webChannelIds: destinations.flatMap(({ kind, webChannelId }) =>
      kind === 'EMBED' && webChannelId ? [webChannelId] : [],
    ),
    savedAs: saved.map(({ title }) => title || event.name),
  });
}

/** The same of going live. */
export function goLivePresetRefused(
  context: GraphContext,
  customerId: string,
  { encoderId, encoderPresetId, destinationGroupId, destinations }: GoLiveInput,
): Promise<UserErrorRecord | null> {
  const web = destinations.filter(({ kind }) => kind === 'EMBED');
  return presetRefused(context, customerId, {
    ...{ encoderId, encoderPresetId, destinationGroupId, isAutomatic: false, savedAs: [] },
    webChannelIds: web.map(({ destinationId }) => destinationId),
  });
}

/** The plan, and then what it goes to, against the preset that it would have (EPR-06, EPR-07). */
async function presetRefused(
  { loaders }: GraphContext,
  customerId: string,
  event: Encoded,
): Promise<UserErrorRecord | null> {
  const preset = await presetOf(loaders, event);
  if (!preset || !is4k(preset.outputFormat)) return null;
  const customer = await loaders.customer.load(customerId);
  const web = [...(await channelNames(loaders, customerId, event)), ...event.savedAs];
  const refusal = eventPresetRefusal(preset, customer?.data.webPlanName, web);
  return refusal && refused(refusal.code, 'encoderPresetId', refusal.message);
}

type Loaders = GraphContext['loaders'];

async function presetOf(loaders: Loaders, { encoderId, encoderPresetId, isAutomatic }: Encoded) {
  const isItsOwn = isAutomatic || !encoderPresetId;
  const encoder = encoderId && isItsOwn ? await loaders.encoder.load(encoderId) : null;
  // If the encoder has no preset, the service chooses an allowed one.
  const id = isItsOwn ? encoder?.encoderPresetId : encoderPresetId;
  return id ? loaders.encoderPreset.load(id) : null;
}

async function channelNames(
  loaders: Loaders,
  customerId: string,
  { destinationGroupId, webChannelIds }: Encoded,
): Promise<string[]> {
  const group = destinationGroupId
    ? await loaders.destinationGroup.loadOf(customerId, destinationGroupId)
    : null;
  const ofGroup = (group?.destinations ?? []).filter(({ kind }) => kind === 'EMBED');
  const ids = [
    ...webChannelIds,
    ...(group?.webEventProfileId ? [group.webEventProfileId] : []),
    ...ofGroup.map(({ destinationId }) => destinationId),
  ];
  const channels = await Promise.all(
    [...new Set(ids)].map(async (id) => loaders.webChannel.loadOf(customerId, id)),
  );
  return channels.flatMap((channel) => (channel ? [channel.name] : []));
}
