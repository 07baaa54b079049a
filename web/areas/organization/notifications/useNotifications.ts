import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../kernel/session.tsx';
import { useStatusSubscription } from '../../../kernel/useStatusSubscription.ts';
import { announce } from '../../../ui/announce.ts';
import {
  NotificationsChangedDocument,
  useNotificationsQuery,
  type NotificationRow_NotificationFragment,
} from './Notifications.generated.ts';

export type NotificationRow = NotificationRow_NotificationFragment;

/** Live notifications of the organization. Screen readers are notified of new ones. */
export function useNotifications() {
  const { t } = useTranslation('app');
  const { viewer } = useSession();
  const { data, loading, error, refetch } = useNotificationsQuery({ errorPolicy: 'all' });
  const read = () => void refetch();
  useStatusSubscription(NotificationsChangedDocument, {
    variables: { customerId: viewer.customer.id },
    onGap: read,
    onEvent: read,
  });
  const page = data?.viewer?.customer.notifications;
  const unread = page?.unreadCount;
  const before = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (unread === undefined) return;
    if (before.current !== undefined && unread > before.current)
      announce(t('notifications.unread', { count: unread }));
    before.current = unread;
  }, [unread, t]);
  return {
    customerId: viewer.customer.id,
    rows: page?.nodes,
    unread: unread ?? 0,
    load: { loading, error, retry: read },
  };
}

export type Notifications = ReturnType<typeof useNotifications>;
