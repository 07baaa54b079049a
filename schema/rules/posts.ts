import { boolean, date, object, string, type InferType } from 'yup';
import { formatReason, type ReasonMessage } from '../reasons/said.ts';
import {
  DESTINATION_DESCRIPTION_MAX,
  DESTINATION_MESSAGES,
  DESTINATION_TITLE_MAX,
} from './contentDestinations.ts';
import { tooLong } from './names.ts';
import { POST_MESSAGES, postFields } from './socialPosts.ts';

/** Rules of posts: what appears at Facebook or YouTube at a time; shared by the forms, the graph and the platform. */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A post can be changed and removed until so long before it goes live, in milliseconds (DST-11, STM-12). */
export const POST_LOCK_MS = 10 * MINUTE;
/** One that could not be posted for so long after its time is given up, in milliseconds (value chosen). */
export const POST_LATE_MS = 60 * MINUTE;
/** Notifications of one YouTube channel, and within which time, in milliseconds (DST-08). */
export const POST_NOTIFICATIONS_MAX = 3;
export const POST_NOTIFICATIONS_MS = DAY;
/** Posts of an organization that wait for their time, at most (value chosen). */
export const POSTS_MAX = 500;

/** Longer videos Facebook shows as videos and not as Reels, in seconds (CLP-03). */
export const REEL_MAX_SECONDS = 90;

/** True if Facebook shows a video of so many milliseconds as a video instead of as a Reel (CLP-03). */
export function isTooLongForReels(lengthMs: number | null): boolean {
  return lengthMs !== null && lengthMs > REEL_MAX_SECONDS * 1000;
}

/** States of a post (STM-12). */
export const POST_STATES = ['EDITABLE', 'LOCKED', 'POSTED', 'FAILED'] as const;
export type PostStateName = (typeof POST_STATES)[number];

/** Messages of broken rules. */
export const POST_RULE_MESSAGES = {
  mediaRequired: formatReason('POST_MEDIA_REQUIRED'),
  time: formatReason('POST_TIME_PAST'),
  timeFormat: formatReason('POST_TIME_FORMAT'),
  locked: formatReason('POST_LOCKED', { minutes: POST_LOCK_MS / MINUTE }),
  ended: formatReason('POST_ENDED'),
  afterEvent: formatReason('POST_AFTER_EVENT'),
  notifications: formatReason('POST_NOTIFICATIONS', { limit: POST_NOTIFICATIONS_MAX, hours: 24 }),
  notifiesKind: formatReason('POST_NOTIFIES_KIND'),
  many: formatReason('POSTS_TOO_MANY', { limit: POSTS_MAX }),
  missed: formatReason('POST_MISSED'),
  videoGone: formatReason('POST_VIDEO_GONE'),
  videoLarge: formatReason('POST_VIDEO_TOO_LARGE'),
  eventOver: formatReason('POST_EVENT_OVER'),
  restoreLate: formatReason('POST_RESTORE_LATE'),
  replaced: formatReason('POST_REPLACED'),
} as const;

const said = {
  title: postFields.title.max(DESTINATION_TITLE_MAX, tooLong(DESTINATION_TITLE_MAX)),
  description: postFields.description.max(DESTINATION_DESCRIPTION_MAX, DESTINATION_MESSAGES.descriptionLong),
  privacy: postFields.privacy,
  publishAt: date().typeError(POST_RULE_MESSAGES.timeFormat).nullable(),
  notifies: boolean().default(false),
};

/** Editable fields of a post, in addition to its `kind`, which never changes (DST-11). */
export const postChangesSchema = object({ kind: string(), ...said });
export type PostChanges = InferType<typeof postChangesSchema>;

/** A new post of a saved video; without a time it is posted at once. */
export const postSchema = object({
  kind: string(),
  ...said,
  mediaId: string().required(POST_RULE_MESSAGES.mediaRequired),
  accountId: string().required(POST_MESSAGES.accountRequired),
  destinationId: string().required(POST_MESSAGES.destinationRequired),
});
export type PostInput = InferType<typeof postSchema>;

/** State of a post at a time: a scheduled post can be changed until ten minutes before (STM-12). */
export function postStateAt(
  { step, publishAt }: { step: 'PLANNED' | 'POSTED' | 'FAILED'; publishAt: Date },
  now: Date,
): PostStateName {
  if (step !== 'PLANNED') return step;
  return now.getTime() < publishAt.getTime() - POST_LOCK_MS ? 'EDITABLE' : 'LOCKED';
}

/** Reason why a post in a state cannot be changed, or null (STM-12). */
export function postLock(state: PostStateName): ReasonMessage | null {
  if (state === 'EDITABLE') return null;
  return state === 'LOCKED' ? POST_RULE_MESSAGES.locked : POST_RULE_MESSAGES.ended;
}

/**
 * Reason why a post cannot have a time, or null: it must be in the future (DST-26), and before the event it
 * announces.
 */
export function postTimeProblem(
  publishAt: Date,
  now: Date,
  eventStart: Date | null = null,
): ReasonMessage | null {
  if (publishAt <= now) return POST_RULE_MESSAGES.time;
  return eventStart !== null && publishAt >= eventStart ? POST_RULE_MESSAGES.afterEvent : null;
}

/**
 * True if one more notification at a time makes too many of a channel within 24 hours, beside those at other times
 * (DST-08).
 */
export function isNotifiedTooOften(at: Date, others: readonly Date[]): boolean {
  const before = others.filter((other) => other <= at);
  const times = [...others, at].map((time) => time.getTime()).sort((a, b) => a - b);
  return times.some((first, index) => {
    const last = times[index + POST_NOTIFICATIONS_MAX];
    const isAmong = index <= before.length && before.length <= index + POST_NOTIFICATIONS_MAX;
    return isAmong && last !== undefined && last - first < POST_NOTIFICATIONS_MS;
  });
}
