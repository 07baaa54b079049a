import type { CustomerResolvers } from '../__generated__/types.ts';
import { connectionFromArray } from '../../graph/kernel/connection.ts';
import {
  listRunningItems,
  listScheduleItems,
  type EventRecord,
} from '../../graph/upstream/rest/events/events.ts';
import { checkSchedule } from '../../graph/upstream/rest/events/schedules.ts';
import { listGoLives } from '../../graph/upstream/rest/events/goLive.ts';
import { beganWithin, takeFirst, matching, sorted } from '../shared/lists.ts';
import type { Extending } from '../shared/parents.ts';
import { toEventChanges } from './eventInputs.ts';
import { pageOfVideos } from './encoderVideos.ts';

/** Occurrences of a window that are told at once. */
const SCHEDULE_MAX = 100_000;
/** Occurrences on air that are returned at once. */
const ON_AIR_MAX = 1_000;
/** Requests to go live that are told at once. */
const GO_LIVES_MAX = 50;

/** Schedule and encoder video fields of Customer. */
export const Customer = {
  schedule: async (customer, { from, to, first }, { rest }) =>
    takeFirst(await listScheduleItems(rest, customer.id, { from, to }), first, SCHEDULE_MAX),
  onAir: async ({ id }, { first }, { rest }) =>
    takeFirst(await listRunningItems(rest, id), first, ON_AIR_MAX),
  checkEvent: ({ id }, { input: { id: uuid, scope, occurrenceId, ...input } }, { rest }) => {
    const edited = uuid ? { uuid } : {};
    const date = scope === 'THIS' && occurrenceId ? { occurrence: occurrenceId } : {};
    return checkSchedule(rest, id, { ...toEventChanges(input), ...edited, ...date });
  },
  events: async ({ id }, args, { loaders, pageMax }) => {
    const events = (await loaders.event.list(id)).filter(({ adHoc }) => adHoc === (args.isAdHoc ?? adHoc));
    const named = matching(events, args.filter, EVENT_KEYS.name);
    return connectionFromArray(sorted(named, args.sort ?? 'NAME_ASC', EVENT_KEYS), args, pageMax);
  },
  encoderVideosWithin: async ({ id }, { from, to, first }, { loaders }) =>
    takeFirst(
      beganWithin(await loaders.encoderVideo.list(id), { from, to }, (video) => video.startTime),
      first,
    ),
  encoderVideos: async ({ id }, args, context) =>
    pageOfVideos(await context.loaders.encoderVideo.list(id), args, context),
  goLives: async ({ id }, { first }, { rest }) => takeFirst(await listGoLives(rest, id), first, GO_LIVES_MAX),
} satisfies Extending<CustomerResolvers>;

const EVENT_KEYS = {
  name: ({ name }: EventRecord) => name,
  time: ({ createdAt }: EventRecord) => createdAt,
};
