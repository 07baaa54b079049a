import { firstOfEachField, gone, isStale, refused, userErrors } from '../../graph/kernel/userErrors.ts';
import type { GraphContext } from '../../graph/upstream/context.ts';
import type { EventRecord } from '../../graph/upstream/rest/events/events.ts';
import {
  createSchedule,
  deleteEventThumbnail,
  deleteSchedule,
  excludeDate,
  readSchedule,
  restoreDate,
  setEventThumbnail,
  updateSchedule,
  type ScheduleRecord,
} from '../../graph/upstream/rest/events/schedules.ts';
import {
  eventChangesSchema,
  eventSchemaFor,
  parseTiming,
  type EventFields,
} from '../../schema/rules/events.ts';
import { thumbnailProblem } from '../../schema/rules/mediaEdits.ts';
import { movedSeries } from '../../schema/rules/repeat.ts';
import { localAt } from '../../schema/rules/wallTime.ts';
import type { MutationResolvers } from '../__generated__/types.ts';
import { checked } from '../shared/checked.ts';
import { requireCaller } from '../shared/signedIn.ts';
import { toEventChanges } from './eventInputs.ts';
import { eventPresetRefused } from './eventPreset.ts';

/** Planning. What is taken at a time only the service knows (EVT-11 to EVT-13). */
export const eventMutations = {
  createEvent: (_root, { input: { customerId, ...input } }, context) => {
    const save = async (event: EventFields) => {
      const owner = customerId ?? requireCaller(context).customerId;
      const refusal = await eventPresetRefused(context, owner, event);
      if (refusal) return { userErrors: [refusal] };
      return userErrors(async () => ({ event: await createSchedule(context.rest, owner, event) }), NAMES);
    };
    return checked(eventSchemaFor({ now: context.clock.now() }), toEventChanges(input), save, NAMES);
  },
  updateEvent: async (_root, { input: { id, scope, occurrenceId, seenRevision, ...input } }, context) => {
    const present = await context.loaders.schedule.load(id);
    if (!present) return { userErrors: [gone()] };
    const edit = { scope: scope ?? 'ALL', occurrenceId, seenRevision };
    return change(context, present, edit, toEventChanges(input));
  },
  moveEvent: async (
    _root,
    { input: { id, scope, occurrenceId, startAt, duration, seenRevision } },
    context,
  ) => {
    const present = await context.loaders.schedule.load(id);
    const date = present?.occurrences.find((one) => one.id === occurrenceId);
    const timing = present && parseTiming(present);
    if (!present || !timing) return { userErrors: [gone()] };
    if (!date) return { userErrors: [gone('occurrenceId')] };
    const to = new Date(startAt);
    const moved =
      scope === 'THIS'
        ? { startLocal: localAt(to, present.timezone) }
        : movedSeries(timing, new Date(date.startDay), to, context.clock.now());
    const changes = { ...moved, ...(duration != null && { duration }) };
    return change(context, present, { scope: scope ?? 'ALL', occurrenceId, seenRevision }, changes);
  },
  pauseEvent: (_root, { input: { id, paused, seenRevision } }, context) =>
    saved(context, id, () => updateSchedule(context.rest, id, { paused, ...seen(seenRevision) })),
  removeEvent: (_root, { input: { id } }, { rest }) =>
    userErrors(async () => {
      await deleteSchedule(rest, id);
      return { deletedId: id };
    }),
  setEventThumbnail: (_root, { input: { id, file } }, context) => {
    const problem = thumbnailProblem(Buffer.from(file, 'base64'));
    if (problem !== null) return { userErrors: [refused('INVALID', 'file', problem)] };
    return saved(context, id, () => setEventThumbnail(context.rest, id, file));
  },
  removeEventThumbnail: (_root, { input: { id } }, context) =>
    saved(context, id, async () => {
      await deleteEventThumbnail(context.rest, id);
      return readSchedule(context.rest, id);
    }),
  skipEventDate: (_root, { input: { id, startAt } }, context) =>
    saved(context, id, () => excludeDate(context.rest, id, startAt)),
  restoreEventDate: (_root, { input: { id, startAt } }, context) =>
    saved(context, id, () => restoreDate(context.rest, id, startAt)),
} satisfies MutationResolvers;

interface Edit {
  scope: 'THIS' | 'ALL';
  occurrenceId?: string | null | undefined;
  seenRevision?: number | null | undefined;
}

/**
 * Sends the changes of an event. The given fields are checked here; the platform checks the event that they result in, and
 * refuses with the same reasons.
 */
function change(context: GraphContext, present: ScheduleRecord, edit: Edit, changes: Partial<EventFields>) {
  const { scope, occurrenceId, seenRevision } = edit;
  const isOne = scope === 'THIS' && present.repeat !== null;
  const given = isOne && 'repeat' in changes ? { ...changes, repeat: null } : changes;
  const save = async (valid: Partial<EventFields>) => {
    const refusal = await eventPresetRefused(context, present.customerId, { ...present, ...valid });
    if (refusal) return { userErrors: [refusal] };
    const part = { scope: isOne ? ('this' as const) : ('all' as const) };
    const which = occurrenceId ? { occurrence: occurrenceId } : {};
    return saved(context, present.uuid, () =>
      updateSchedule(context.rest, present.uuid, { ...part, ...which, ...seen(seenRevision), ...valid }),
    );
  };
  return checked(eventChangesSchema(given), given, save, NAMES);
}

function seen(revision: number | null | undefined) {
  return revision == null ? {} : { revision };
}

/** Saves a change; one that somebody else's came before is answered with the event as it is now. */
async function saved(context: GraphContext, id: string, save: () => Promise<EventRecord>) {
  const payload = await userErrors(async () => {
    const event = await save();
    context.loaders.event.replace(event);
    for (const changed of [id, event.uuid]) context.loaders.schedule.clear(changed);
    return { event };
  }, NAMES);
  if (!isStale(payload)) return { ...payload, userErrors: firstOfEachField(payload.userErrors) };
  return { ...payload, event: await context.loaders.event.load(id) };
}

/** The input's names of what the service calls otherwise. */
const NAMES = { occurrence: 'occurrenceId', date: 'startAt', skipped: 'skippedAt' };
