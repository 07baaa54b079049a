import { array, number, object, string, type AnyObject, type InferType, type TestContext } from 'yup';
import { formatReason } from '../reasons/said.ts';
import {
  emptied,
  onAirWithin,
  EVENT_DESTINATION_MESSAGES,
  EVENT_DESTINATIONS_MAX,
  eventDestinationSchema,
  overlapping,
  secondPosts,
  type EventDestinationFields,
} from './eventDestinations.ts';
import { FIELD_MESSAGES, POST_DAYS_MAX } from './destinationFields.ts';
import { EVENT_TYPES, getEventSource } from './eventTypes.ts';
import { PRE_ROLL_MAX_MINUTES } from './encoderTimes.ts';
import { ENCODER_CONFIGURATIONS, ENCODER_MESSAGES } from './encoders.ts';
import { tooLong } from './names.ts';
import { getHorizon, listOccurrences } from './repeat.ts';
import { MOST_OCCURRENCES, type Repeat, type Timing } from './repeatRule.ts';
import { repeatProblems, repeatSchema } from './repeatLimits.ts';
import { isLocalTime, isZone, momentAt } from './wallTime.ts';

/** Rules of events, shared by the form, the graph and the platform (EVT-01 to EVT-32). */

/** Longest name (EVT-02). */
export const EVENT_NAME_MAX = 128;
/** Longest description (value chosen). */
export const EVENT_DESCRIPTION_MAX = 5_000;
/** Longest event of an encoder (EVT-05), and of anything else (value chosen). */
export const ENCODER_EVENT_MAX_MS = 12 * 60 * 60_000;
export const EVENT_MAX_MS = 7 * 24 * 60 * 60_000;

/** Messages of broken rules and refused changes. */
export const EVENT_MESSAGES = {
  nameRequired: formatReason('NAME_REQUIRED'),
  descriptionLong: ({ value }: { value: string }) =>
    formatReason('EVENT_DESCRIPTION_TOO_LONG', { limit: EVENT_DESCRIPTION_MAX, length: value.length }),
  type: formatReason('EVENT_TYPE_REQUIRED'),
  timezone: formatReason('EVENT_TIMEZONE_UNKNOWN'),
  startRequired: formatReason('EVENT_START_REQUIRED'),
  /** EVT-07. */
  startPast: formatReason('EVENT_START_PAST'),
  startFar: formatReason('EVENT_START_TOO_FAR'),
  /** EVT-06. */
  durationRequired: formatReason('EVENT_DURATION_REQUIRED'),
  /** EVT-05. */
  durationLong: (limit: number) => formatReason('EVENT_DURATION_TOO_LONG', { hours: limit / (60 * 60_000) }),
  encoderRequired: formatReason('EVENT_ENCODER_REQUIRED'),
  encoderUnknown: formatReason('EVENT_ENCODER_UNKNOWN'),
  channelRequired: formatReason('EVENT_ENCODER_CHANNEL_REQUIRED'),
  presetRequired: ENCODER_MESSAGES.presetRequired,
  settingsType: formatReason('EVENT_SETTINGS_TYPE_REQUIRED'),
  scheduleNameRequired: formatReason('EVENT_SCHEDULE_NAME_REQUIRED'),
  buffer: ({ value }: { value: unknown }) =>
    formatReason('EVENT_BUFFER_RANGE', { limit: PRE_ROLL_MAX_MINUTES, value: String(value) }),
  webChannelRequired: formatReason('EVENT_WEB_CHANNEL_REQUIRED'),
  mediaRequired: formatReason('EVENT_MEDIA_REQUIRED'),
  /** EVT-28. */
  sourceGone: formatReason('EVENT_SOURCE_UNKNOWN'),
  groupUnknown: formatReason('EVENT_GROUP_UNKNOWN'),
  /** EVT-09. */
  destinationRequired: formatReason('EVENT_DESTINATION_REQUIRED'),
  /** EVT-10. */
  oneWeb: formatReason('EVENT_REPLAY_ONE_WEB'),
  sameWeb: formatReason('EVENT_REPLAY_SAME_WEB'),
  /** EVT-23. */
  locked: formatReason('EVENT_EDIT_LOCKED'),
  /** EVT-25. */
  encoderRuns: formatReason('EVENT_ENCODER_RUNS'),
  occurrenceUnknown: formatReason('EVENT_OCCURRENCE_UNKNOWN'),
  occurrenceOver: formatReason('EVENT_OCCURRENCE_OVER'),
  skippedMany: formatReason('EVENT_SKIPPED_TOO_MANY', { limit: MOST_OCCURRENCES }),
  notSkipped: formatReason('EVENT_DATE_NOT_SKIPPED'),
  seriesOnly: formatReason('EVENT_SERIES_ONLY'),
} as const;

/** Context that the rules are checked in. */
export interface EventContext {
  now: Date;
  /** Current timing of an edited event. An unchanged start can be in the past. */
  present?: Timing | null | undefined;
}

const id = () => string().nullable().default(null);

const name = (required: string) =>
  string().trim().required(required).max(EVENT_NAME_MAX, tooLong(EVENT_NAME_MAX));

const forSource = (source: ReturnType<typeof getEventSource>, message: string) =>
  id().when('type', {
    is: (type: unknown) => isKnownFrom(source, type),
    then: (rule) => rule.required(message),
  });

const isOfEncoder = (type: unknown) => getEventSource(type) === 'encoder';
/** Returns false for a change without a type, which can be of an event with any source. */
const isKnownFrom = (source: ReturnType<typeof getEventSource>, type: unknown) =>
  type !== undefined && getEventSource(type) === source;

const fields = {
  name: name(EVENT_MESSAGES.nameRequired),
  description: string()
    .trim()
    .nullable()
    .default(null)
    .max(EVENT_DESCRIPTION_MAX, EVENT_MESSAGES.descriptionLong),
  type: string().required(EVENT_MESSAGES.type).oneOf(EVENT_TYPES, EVENT_MESSAGES.type),
  timezone: string()
    .required(EVENT_MESSAGES.timezone)
    .test('zone', EVENT_MESSAGES.timezone, (zone) => isZone(zone)),
  encoderId: forSource('encoder', EVENT_MESSAGES.encoderRequired),
  encoderChannelId: forSource('encoder', EVENT_MESSAGES.channelRequired),
  encoderSettingsType: string()
    .lowercase()
    .default('automatic')
    .oneOf(ENCODER_CONFIGURATIONS, EVENT_MESSAGES.settingsType),
  /** The platform fills it where the encoder chooses by itself (EVT-04). */
  encoderPresetId: id().when(['type', 'encoderSettingsType'], {
    is: (type: unknown, settings: unknown) =>
      isKnownFrom('encoder', type) && String(settings).toLowerCase() === 'advanced',
    then: (rule) => rule.required(EVENT_MESSAGES.presetRequired),
  }),
  encoderScheduleName: string()
    .trim()
    .nullable()
    .default(null)
    .max(EVENT_NAME_MAX, tooLong(EVENT_NAME_MAX))
    .when('type', {
      is: (type: unknown) => isKnownFrom('encoder', type),
      then: (rule) => rule.required(EVENT_MESSAGES.scheduleNameRequired),
    }),
  preEventBufferMinutes: number()
    // Forms represent null as empty text.
    .transform((value: unknown, given: unknown) => (given === '' ? undefined : value))
    .typeError(EVENT_MESSAGES.buffer)
    .default(0)
    .integer(EVENT_MESSAGES.buffer)
    .min(0, EVENT_MESSAGES.buffer)
    .max(PRE_ROLL_MAX_MINUTES, EVENT_MESSAGES.buffer),
  replayedWebChannelId: forSource('webChannel', EVENT_MESSAGES.webChannelRequired),
  mediaId: forSource('media', EVENT_MESSAGES.mediaRequired),
  destinationGroupId: id(),
};

const duration = number()
  .typeError(EVENT_MESSAGES.durationRequired)
  .required(EVENT_MESSAGES.durationRequired)
  .integer(EVENT_MESSAGES.durationRequired)
  .moreThan(0, EVENT_MESSAGES.durationRequired)
  .test('long', (value, context) => {
    const isOfKnownEncoder = isKnownFrom('encoder', (context.parent as AnyObject).type);
    const limit = isOfKnownEncoder ? ENCODER_EVENT_MAX_MS : EVENT_MAX_MS;
    return value <= limit || context.createError({ message: EVENT_MESSAGES.durationLong(limit) });
  });

/** Rules of each field on its own. What depends on a field that is not there is left to {@link eventSchemaFor}. */
const ownRules = {
  ...fields,
  startLocal: string()
    .required(EVENT_MESSAGES.startRequired)
    .test('local', EVENT_MESSAGES.startRequired, (local) => isLocalTime(local)),
  duration,
  repeat: repeatSchema.nullable().default(null),
  skipped: array(string().required()).default([]),
  destinations: array(eventDestinationSchema)
    .default([])
    .max(EVENT_DESTINATIONS_MAX, EVENT_DESTINATION_MESSAGES.many),
};

/** Rules of the fields that a change contains. The platform checks the event that the change results in. */
export function eventChangesSchema(changes: object) {
  const given = Object.keys(ownRules).filter((name) => name in changes);
  return object(ownRules).pick(given as (keyof typeof ownRules)[]);
}

/**
 * True if a start in the past is allowed: an unchanged one, and that of a series that has started, of which only
 * future dates change.
 */
function mayStay(present: Timing | null, { startLocal, timezone }: AnyObject, now: Date): boolean {
  if (present === null) return false;
  if (present.startLocal === startLocal && present.timezone === timezone) return true;
  return present.repeat !== null && momentAt(present.startLocal, present.timezone) < now;
}

/** The rules of an event at a moment: a new one, or what one becomes by a change. */
export function eventSchemaFor({ now, present = null }: EventContext) {
  return object({
    ...ownRules,
    startLocal: ownRules.startLocal.test('start', (local, context) => {
      const { timezone } = context.parent as AnyObject;
      if (!isLocalTime(local) || !isZone(String(timezone))) return true;
      if (mayStay(present, { startLocal: local, timezone }, now)) return true;
      const start = momentAt(local, String(timezone));
      if (start >= getHorizon(now, String(timezone)))
        return context.createError({ message: EVENT_MESSAGES.startFar });
      return start >= now || context.createError({ message: EVENT_MESSAGES.startPast });
    }),
    repeat: ownRules.repeat.test('limits', (repeat, context) => {
      const timing = parseTiming({ ...(context.parent as AnyObject), repeat });
      if (!repeat || !timing) return true;
      const [problem] = repeatProblems(timing, now);
      if (!problem) return true;
      const { field, said } = problem;
      return context.createError({ path: `${context.path}.${field}`, message: said });
    }),
    /** Starts that are left out (EVT-29): at most as many as a rule has ahead; those behind are the past of a long series. */
    skipped: ownRules.skipped.test('many', EVENT_MESSAGES.skippedMany, (starts) => {
      return starts.filter((start) => new Date(start) >= now).length <= MOST_OCCURRENCES;
    }),
    destinations: ownRules.destinations
      .test('some', EVENT_MESSAGES.destinationRequired, (some, { parent }) => {
        const { type, destinationGroupId } = parent as AnyObject;
        return isOfEncoder(type) || some.length > 0 || Boolean(destinationGroupId);
      })
      .test('together', (some, context) => togetherProblem(some, context)),
  });
}

/** Fields of an event. */
export type EventFields = InferType<ReturnType<typeof eventSchemaFor>>;

/** When an event takes place; null while that cannot be said. */
export function parseTiming(event: AnyObject): Timing | null {
  const { startLocal, timezone, duration: durationMs, repeat = null } = event;
  const isWhole =
    typeof startLocal === 'string' &&
    isLocalTime(startLocal) &&
    isZone(String(timezone)) &&
    Number.isFinite(durationMs) &&
    durationMs > 0;
  if (!isWhole || (repeat !== null && !repeatSchema.isValidSync(repeat))) return null;
  return {
    startLocal,
    timezone: String(timezone),
    durationMs,
    repeat: repeat && (repeatSchema.cast(repeat) as Repeat),
  };
}

/**
 * Maximum days before an event that its post can be published (DST-09): the days between two occurrences, at most a
 * month.
 */
export function postDaysLimit(timing: Timing | null): number {
  if (!timing?.repeat) return POST_DAYS_MAX;
  const starts = listOccurrences({ ...timing, skipped: [] }).map(({ startAt }) => startAt.getTime());
  const gaps = starts.slice(1).map((start, at) => start - starts[at]!);
  // A change of the clocks makes a day an hour shorter.
  const days = Math.floor((Math.min(...gaps, POST_DAYS_MAX * DAY_MS) + HOUR_MS) / DAY_MS);
  return Math.min(POST_DAYS_MAX, Math.max(1, days));
}

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Problem between the destinations of an event (EVT-10, EVT-12 to EVT-14, DST-09, DST-10). */
function togetherProblem(some: readonly EventDestinationFields[], context: TestContext) {
  const event = context.parent as AnyObject;
  const refuse = (at: number | undefined, field: string, message: string) =>
    at === undefined ? null : context.createError({ path: `${context.path}[${at}].${field}`, message });
  const durationMs = Number(event.duration) || 0;
  const source = getEventSource(event.type);
  const web = some.flatMap(({ kind }, at) => (kind === 'EMBED' ? [at] : []));
  const isOther = (at: number) => some[at]?.webChannelId !== event.replayedWebChannelId;
  const limit = some.some(({ scheduledPostDays }) => scheduledPostDays != null)
    ? postDaysLimit(parseTiming(event))
    : POST_DAYS_MAX;
  const [empty] = durationMs > 0 ? emptied(some, durationMs) : [];
  // A value invalid for any event is reported by its field only.
  const days = some.findIndex(({ scheduledPostDays: value }) => {
    return value != null && Number.isInteger(value) && value > limit && value <= POST_DAYS_MAX;
  });
  return (
    refuse(source === 'encoder' ? undefined : web[1], 'kind', EVENT_MESSAGES.oneWeb) ??
    refuse(source === 'webChannel' ? web.find(isOther) : undefined, 'webChannelId', EVENT_MESSAGES.sameWeb) ??
    refuse(
      empty,
      'startOffset',
      EVENT_DESTINATION_MESSAGES.nothingLeft(onAirWithin(some[empty ?? 0] ?? {}, durationMs)),
    ) ??
    refuse(overlapping(some, durationMs)[0], 'kind', EVENT_DESTINATION_MESSAGES.twice) ??
    refuse(secondPosts(some)[0], 'scheduledPostDays', EVENT_DESTINATION_MESSAGES.postTwice) ??
    refuse(
      days < 0 ? undefined : days,
      'scheduledPostDays',
      FIELD_MESSAGES.postDays(limit, some[days]?.scheduledPostDays),
    ) ??
    true
  );
}
