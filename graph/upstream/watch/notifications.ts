import { NOTIFICATIONS_POLL_MS } from '../../../schema/rules/notifications.ts';
import type { NotificationRecord } from '../rest/encoders/encoders.ts';
import { listNotifications } from '../rest/encoders/notifications.ts';
import { createPoller } from '../poller/poller.ts';

/**
 * Watches the notifications of each organization. Whether they are read is each person's own: it is no news to the
 * others, and what is passed on is which notifications changed, so that nobody learns what another one has read.
 */
export const notificationsPoller = createPoller<NotificationRecord>({
  resource: 'notifications',
  intervalMs: NOTIFICATIONS_POLL_MS,
  fastIntervalMs: NOTIFICATIONS_POLL_MS,
  fetch: listNotifications,
  keyOf: ({ id }) => id,
  isTransitional: () => false,
  comparable: ({ isRead: _personal, ...notification }) => notification,
});
