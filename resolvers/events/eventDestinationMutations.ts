import { firstOfEachField, gone, userErrors } from '../../graph/kernel/userErrors.ts';
import type { GraphContext } from '../../graph/upstream/context.ts';
import {
  addDestinationSchedule,
  deleteDestinationSchedule,
  updateDestinationSchedule,
  type ScheduleRecord,
} from '../../graph/upstream/rest/events/schedules.ts';
import {
  eventDestinationChangesSchema,
  eventDestinationSchema,
  type EventDestinationFields,
} from '../../schema/rules/eventDestinations.ts';
import type { MutationResolvers } from '../__generated__/types.ts';
import { checked } from '../shared/checked.ts';
import { toDestinationChanges } from './eventInputs.ts';
import { eventPresetRefused } from './eventPreset.ts';

/** Destinations of an event. Only the service can check conflicts and networks (EVT-12, EVT-13). */
export const eventDestinationMutations = {
  addEventDestination: async (_root, { input: { eventId, ...input } }, context) => {
    const event = await context.loaders.schedule.load(eventId);
    if (!event) return { userErrors: [gone('eventId')] };
    const added = { ...toDestinationChanges(input), kind: input.kind };
    return checked(eventDestinationSchema, added, (valid) =>
      saved(context, event, [...event.destinations, valid], () =>
        addDestinationSchedule(context.rest, event.customerId, { ...added, scheduleId: event.uuid }),
      ),
    );
  },
  updateEventDestination: async (_root, { input: { id, ...input } }, context) => {
    const present = await context.loaders.eventDestination.load(id);
    const event = present && (await context.loaders.schedule.load(present.scheduleId));
    if (!event?.destinations.some((one) => one.id === id)) return { userErrors: [gone()] };
    const changes = toDestinationChanges(input);
    const destinations = event.destinations.map((one) => (one.id === id ? { ...one, ...changes } : one));
    return checked(eventDestinationChangesSchema(changes), changes, () =>
      saved(context, event, destinations, () => updateDestinationSchedule(context.rest, id, changes)),
    );
  },
  removeEventDestination: (_root, { input: { id } }, { rest }) =>
    userErrors(async () => {
      await deleteDestinationSchedule(rest, id);
      return { deletedId: id };
    }),
} satisfies MutationResolvers;

/** Saves a destination, where the preset of the event may be sent to all that it would have then. */
async function saved(
  context: GraphContext,
  event: ScheduleRecord,
  destinations: readonly Pick<EventDestinationFields, 'kind' | 'title' | 'webChannelId'>[],
  save: () => ReturnType<typeof addDestinationSchedule>,
) {
  const refusal = await eventPresetRefused(context, event.customerId, { ...event, destinations });
  if (refusal) return { userErrors: [refusal] };
  const payload = await userErrors(async () => {
    const eventDestination = await save();
    context.loaders.schedule.clear(event.uuid);
    context.loaders.eventDestination.clear(eventDestination.id);
    return { eventDestination };
  });
  return { ...payload, userErrors: firstOfEachField(payload.userErrors) };
}
