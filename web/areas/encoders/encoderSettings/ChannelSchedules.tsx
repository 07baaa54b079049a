import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { ThingLink } from '../../../ui/ThingLink.tsx';
import { ZonedTime } from '../../../ui/ZonedTime.tsx';
import type { EncoderChannelPageQuery } from './ChannelPage.generated.ts';
import './EncoderSettings.css';

type Items = NonNullable<EncoderChannelPageQuery['encoderChannel']>['schedules'];

/** Running and upcoming events on a channel, next one first. */
export function ChannelSchedules({ items }: { items: Items }) {
  const { t } = useTranslation('encoderSettings');
  if (!items) {
    return (
      <div className="card" role="alert">
        {t('schedules.unknown')}
      </div>
    );
  }
  if (items.length === 0) {
    return (
      <div className="card settings-rows-card">
        <EmptyState drawing="calendar" sentence={t('schedules.none')} />
      </div>
    );
  }
  return (
    <div className="card settings-rows-card">
      <ul className="settings-list" aria-label={t('channels.tabs.schedule')}>
        {items.map((item) => (
          <li key={item.id}>
            <ThingLink kind="EVENT" id={item.eventId} name={item.title} />
            <span className="settings-storage">
              <ZonedTime at={item.startAt} until={item.endAt} zone={item.timezone} />
              <StatusTag kind="schedule" state={item.isPaused ? 'PAUSED' : item.bucket} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
