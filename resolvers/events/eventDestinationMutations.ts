import { gone, userErrors, type UserErrorRecord } from '../../graph/kernel/userErrors.ts';
import type { GraphContext } from '../../graph/upstream/context.ts';
import {
  addDestinationSchedule,
  deleteDestinationSchedule,
  updateDestinationSchedule,
  type ScheduleRecord,
} from '../../graph/upstream/rest/events/schedules.ts';
import { eventSchemaFor, timingOf } from '../../schema/rules/events.ts';
import type { MutationResolvers } from '../__generated__/types.ts';
import { checked } from '../shared/checked.ts';
import { destinationChangesOf } from './eventInputs.ts';
import { eventPresetRefused } from './eventPreset.ts';

/** Where an event goes. What is taken at a time, and what a network takes, only the service knows (EVT-12, EVT-13). */
export const eventDestinationMutations = {
  addEventDestination: async (_root, { input: { eventId, ...input } }, context) => {
    const event = await context.loaders.schedule.load(eventId);
    if (!event) return { userErrors: [gone('eventId')] };
    const added = { ...destinationChangesOf(input), kind: input.kind };
    return allowed(context, event, [...event.destinations, added], event.destinations.length, () =>
      addDestinationSchedule(context.rest, event.customerId, { ...added, scheduleId: event.uuid }),
    );
  },
  updateEventDestination: async (_root, { input: { id, ...input } }, context) => {
    const present = await context.loaders.eventDestination.load(id);
    const event = present && (await context.loaders.schedule.load(present.scheduleId));
    const at = event?.destinations.findIndex((one) => one.id === id) ?? -1;
    if (!event || at < 0) return { userErrors: [gone()] };
    const changes = destinationChangesOf(input);
    const destinations = event.destinations.map((one) => (one.id === id ? { ...one, ...changes } : one));
    return allowed(context, event, destinations, at, () =>
      updateDestinationSchedule(context.rest, id, changes),
    );
  },
  removeEventDestination: (_root, { input: { id } }, { rest }) =>
    userErrors(async () => {
      await deleteDestinationSchedule(rest, id);
      return { deletedId: id };
    }),
} satisfies MutationResolvers;

/** Saves one destination, the one at a place of what the event would have then, where the event's rules allow that. */
async function allowed(
  context: GraphContext,
  event: ScheduleRecord,
  destinations: object[],
  at: number,
  save: () => ReturnType<typeof addDestinationSchedule>,
) {
  const rules = eventSchemaFor({ now: context.clock.now(), present: timingOf(event) });
  const payload = await checked(rules, { ...event, destinations }, async (valid) => {
    const refusal = await eventPresetRefused(context, event.customerId, valid);
    if (refusal) return { userErrors: [refusal] };
    return userErrors(async () => {
      const eventDestination = await save();
      context.loaders.schedule.clear(event.uuid);
      context.loaders.eventDestination.clear(eventDestination.id);
      return { eventDestination };
    });
  });
  return { ...payload, userErrors: payload.userErrors.map((problem) => ofInput(problem, at)) };
}

/** An error of an event's destination as one of the input, which is that destination alone. */
function ofInput({ field, ...problem }: UserErrorRecord, at: number): UserErrorRecord {
  const isOwn = field?.[0] === 'destinations' && field[1] === String(at);
  return { ...problem, field: isOwn ? field.slice(2) : field };
}
