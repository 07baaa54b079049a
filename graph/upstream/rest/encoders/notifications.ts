import type { RestClient } from '../../client/client.ts';
import type { NotificationRecord } from './encoders.ts';

/**
 * `notifications`, a call of our own: the newest of an organization, newest first, with whether the caller has read
 * them.
 */
export function listNotifications(rest: RestClient, customerId: string): Promise<NotificationRecord[]> {
  return rest.get('/api/v3/customers/{id}/notifications', { params: { id: customerId } });
}

/** `readNotifications`, a call of our own: the caller has read these, or all of the organization's. */
export async function markNotificationsRead(
  rest: RestClient,
  customerId: string,
  ids: string[] | undefined,
): Promise<void> {
  await rest.post('/api/v3/customers/{id}/notifications/read', {
    params: { id: customerId },
    body: ids ? { ids } : {},
  });
}
