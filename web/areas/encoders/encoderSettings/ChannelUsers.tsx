import { Button, Tag } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { Channel_EncoderChannelFragment } from './ChannelPage.generated.ts';
import './EncoderSettings.css';

interface ChannelUsersProps {
  channel: Pick<Channel_EncoderChannelFragment, 'users' | 'isViewOnly'>;
  onEdit: () => void;
}

/** Users and venues that may use a channel (USR-09, VEN-14). */
export function ChannelUsers({ channel, onEdit }: ChannelUsersProps) {
  const { t } = useTranslation('encoderSettings');
  const { users } = channel;
  if (!users) {
    return (
      <div className="card" role="alert">
        {t('access.unknown')}
      </div>
    );
  }
  const change = !channel.isViewOnly && <Button text={t('access.change')} onClick={onEdit} />;
  if (users.length === 0) {
    return (
      <div className="card settings-rows-card">
        <EmptyState
          drawing="nothing"
          sentence={t('access.none')}
          {...(!channel.isViewOnly && { action: { label: t('access.change'), onClick: onEdit } })}
        />
      </div>
    );
  }
  return (
    <>
      <div className="card settings-rows-card">
        <ul className="settings-list" aria-label={t('channels.tabs.users')}>
          {users.map((user) => (
            <li key={user.userId}>
              <span>{user.userName}</span>
              <span className="settings-storage">
                <Tag minimal>{t(user.isVenue ? 'access.venue' : 'access.user')}</Tag>
                <span className="ink2">{t(user.isViewOnly ? 'access.look' : 'access.use')}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      {change && <p>{change}</p>}
    </>
  );
}
