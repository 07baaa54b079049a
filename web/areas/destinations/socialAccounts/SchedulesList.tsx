import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../time/format.ts';
import { ThingLink } from '../../../ui/ThingLink.tsx';
import type { SocialAccountPageQuery } from './AccountPage.generated.ts';

type Schedules = NonNullable<SocialAccountPageQuery['socialAccount']>['schedules'];

/** Events with a destination that goes to an account, each with its next time. */
export function SchedulesList({
  schedules,
  timezone,
}: {
  schedules: Schedules;
  timezone: string | undefined;
}) {
  const { t } = useTranslation('socialAccounts');
  const format = useFormat();
  if (!schedules) return <p role="alert">{t('events.unknown')}</p>;
  if (schedules.length === 0) return <p className="muted">{t('events.none')}</p>;
  return (
    <ul className="social-places">
      {schedules.map(({ id, name, startsAt }) => (
        <li key={id}>
          <ThingLink kind="EVENT" id={id} name={name} />
          {startsAt && (
            <time className="muted num" dateTime={startsAt}>
              {format.dateTime(startsAt, timezone)}
            </time>
          )}
        </li>
      ))}
    </ul>
  );
}
