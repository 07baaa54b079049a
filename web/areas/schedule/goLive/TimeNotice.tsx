import { useTranslation } from 'react-i18next';
import { ZonedTime } from '../../../ui/ZonedTime.tsx';
import type { Request } from './steps.ts';

/** When it stops by itself; set off where that is earlier than was asked for, for the encoder's next event. */
export function TimeNotice({ request, timezone }: { request: Request; timezone: string | undefined }) {
  const { t } = useTranslation('goLive');
  const { endsAt, isUnderWay, requestedAt, duration } = request;
  if (endsAt === null || !isUnderWay || timezone === undefined) return null;
  const isCut = Date.parse(endsAt) < Date.parse(requestedAt) + duration;
  return (
    <p className={isCut ? 'go-live-notice go-live-notice--warn' : 'go-live-notice'}>
      <span>
        {t('stopsAt')} <ZonedTime at={endsAt} zone={timezone} form="clock" />.{isCut && ` ${t('stopsEarly')}`}
      </span>
    </p>
  );
}
