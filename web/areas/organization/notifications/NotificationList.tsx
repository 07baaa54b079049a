import { Button, Switch } from '@blueprintjs/core';
import { Tick } from '@blueprintjs/icons';
import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../../../kernel/session.tsx';
import { Ago } from '../../../ui/Ago.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { ThingLink } from '../../../ui/ThingLink.tsx';
import { refusalText, useMutationRun } from '../../../ui/useMutationRun.ts';
import { channelPath } from '../../../kernel/paths/encoderSettings.ts';
import type { DesktopChoice } from './desktopChoice.ts';
import { MarkNotificationsReadDocument } from './Notifications.generated.ts';
import { useNotificationWords } from './notificationWords.ts';
import type { NotificationRow, Notifications } from './useNotifications.ts';

interface NotificationListProps {
  notifications: Notifications;
  desktop: DesktopChoice;
  /** Somebody follows a link. */
  onLeave(): void;
}

/** Notifications, newest first, with links. */
export function NotificationList({ notifications, desktop, onLeave }: NotificationListProps) {
  const { t } = useTranslation('notifications');
  const { rows, unread, load } = notifications;
  const { mark, problem } = useMarkRead(notifications.customerId);
  return (
    <>
      <header className="notifications__head">
        <h2>{t('title')}</h2>
        <Button
          variant="minimal"
          size="small"
          text={t('readAll')}
          disabled={unread === 0}
          onClick={() => void mark()}
        />
      </header>
      {Boolean(problem) && (
        <p className="notifications__problem" role="alert">
          {problem}
        </p>
      )}
      {Boolean(load.error) && <LoadFailure error={load.error} onRetry={load.retry} layout="bar" />}
      {!rows && load.loading && <SkeletonRows />}
      {rows?.length === 0 && <p className="notifications__nothing">{t('nothing')}</p>}
      <ul>
        {rows?.map((row) => (
          <NotificationItem
            key={row.id}
            row={row}
            onRead={() => void mark([row.id])}
            onFollow={() => {
              if (!row.isRead) void mark([row.id]);
              onLeave();
            }}
          />
        ))}
      </ul>
      {desktop.state !== 'unknown' && (
        <footer className="notifications__foot">
          <Switch
            checked={desktop.state === 'on'}
            disabled={desktop.state === 'blocked'}
            label={t('desktop')}
            onChange={(event) => void desktop.choose(event.currentTarget.checked)}
          />
          {desktop.state === 'blocked' && <p className="muted">{t('desktopBlocked')}</p>}
        </footer>
      )}
    </>
  );
}

interface NotificationItemProps {
  row: NotificationRow;
  onRead(): void;
  onFollow(): void;
}

function NotificationItem({ row, onRead, onFollow }: NotificationItemProps) {
  const { t } = useTranslation('notifications');
  const words = useNotificationWords();
  const name = words.nameOf(row);
  return (
    <li className={row.isRead ? 'notification' : 'notification notification--unread'}>
      <div className="notification__text">
        <strong onClick={(event) => event.target instanceof HTMLAnchorElement && onFollow()}>
          <Place row={row} name={name} />
        </strong>
        <span>{row.endedAt ? words.short(row) : words.long(row)}</span>
        <small className="muted">
          <Ago at={row.beganAt} />
          {row.endedAt && (
            <>
              {' · '}
              {t('over')} <Ago at={row.endedAt} />
            </>
          )}
        </small>
      </div>
      {!row.isRead && (
        <Button
          variant="minimal"
          size="small"
          icon={<Tick />}
          aria-label={t('read', { name, reason: words.short(row) })}
          title={t('readShort')}
          onClick={onRead}
        />
      )}
    </li>
  );
}

/** Link for resolving a problem: the event, destination, encoder, or live input of the channel. */
function Place({ row, name }: { row: NotificationRow; name: string }) {
  const { can } = useSession();
  const { encoder, encoderChannel, event, contentDestinationId } = row;
  if (contentDestinationId !== null) {
    return <ThingLink kind="DESTINATION" id={contentDestinationId} name={name} />;
  }
  if (event) return <ThingLink kind="EVENT" id={event.id} name={name} />;
  if (encoder) return <ThingLink kind="ENCODER" id={encoder.id} name={name} />;
  if (!encoderChannel || !can('MANAGE_ENCODER_AND_WEB_SETTINGS')) return name;
  return <Link to={`${channelPath(encoderChannel.id)}?tab=input`}>{name}</Link>;
}

/** Notes on the server what the person has read: these, or all. */
function useMarkRead(customerId: string) {
  const run = useMutationRun();
  const [send] = useMutation(MarkNotificationsReadDocument);
  const [problem, setProblem] = useState<string>();
  const mark = async (ids?: string[]) => {
    const variables = { input: { customerId, ...(ids && { ids }) } };
    const outcome = await run(
      () => send({ variables }),
      (data) => data.markNotificationsRead,
    );
    setProblem(outcome.ok ? undefined : refusalText(outcome));
  };
  return { mark, problem };
}
