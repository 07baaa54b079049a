import { array, object, string } from 'yup';

/** Limits of notifications, shared by the graph and the platform. */

/** Retention of a notification after its cause has ended, in milliseconds: 30 days (chosen value). */
export const NOTIFICATION_KEPT_MS = 30 * 24 * 60 * 60_000;

/** A cause that returns within this time, in milliseconds, goes on under its notification (value chosen: 10 minutes). */
export const NOTIFICATION_PAUSE_MS = 10 * 60_000;

/** An organization's notifications that are listed at most, the newest (value chosen). */
export const NOTIFICATIONS_LISTED = 200;

/** Poll interval of notifications while they are watched, in milliseconds (chosen value). */
export const NOTIFICATIONS_POLL_MS = 15_000;

/** Notifications that were read. */
export const notificationsReadSchema = object({
  customerId: string().nullable(),
  ids: array()
    .of(string().required())
    .max(NOTIFICATIONS_LISTED, `ids names at most ${NOTIFICATIONS_LISTED} notifications.`)
    .nullable(),
});
