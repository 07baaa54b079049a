import './NotificationBell.css';
import { Button, PopoverNext } from '@blueprintjs/core';
import { Notifications as Bell } from '@blueprintjs/icons';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../../../../ui/SkeletonRows.tsx';
import { useDesktopChoice } from '../desktopChoice.ts';
import { useNotifications } from '../useNotifications.ts';

const NotificationList = lazy(async () => ({
  default: (await import('../NotificationList.tsx')).NotificationList,
}));

/** Whoever has not turned them on does without. */
const DesktopNotices = lazy(async () => ({
  default: (await import('../DesktopNotices.tsx')).DesktopNotices,
}));

const MANY = 99;

/** Notification button with the number of unread ones. */
export function NotificationBell() {
  const { t } = useTranslation('app');
  const notifications = useNotifications();
  const [isOpen, setOpen] = useState(false);
  const desktop = useDesktopChoice();
  const { unread, rows } = notifications;
  const content = (
    <section className="notifications" aria-label={t('notifications.title')}>
      <Suspense fallback={<SkeletonRows />}>
        <NotificationList
          notifications={notifications}
          desktop={desktop}
          onLeave={() => {
            setOpen(false);
          }}
        />
      </Suspense>
    </section>
  );
  return (
    <>
      <PopoverNext
        content={content}
        placement="bottom-end"
        isOpen={isOpen}
        onInteraction={(opens) => {
          setOpen(opens);
          // Reloads because they may have been read elsewhere.
          if (opens) notifications.load.retry();
        }}
      >
        <Button
          className="notification-bell"
          variant="minimal"
          icon={<Bell />}
          aria-label={
            unread > 0
              ? `${t('notifications.title')}, ${t('notifications.unread', { count: unread })}`
              : t('notifications.title')
          }
        >
          {unread > 0 && (
            <span className="notification-bell__count num" aria-hidden="true">
              {unread > MANY ? `${MANY}+` : unread}
            </span>
          )}
        </Button>
      </PopoverNext>
      {desktop.state === 'on' && rows && (
        <Suspense>
          <DesktopNotices rows={rows} />
        </Suspense>
      )}
    </>
  );
}
