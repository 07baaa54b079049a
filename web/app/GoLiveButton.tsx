import './GoLiveButton.css';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { dashboardPath } from '../areas/dashboard/paths.ts';
import { LiveNowChangedDocument, useLiveNowQuery } from './LiveNow.generated.ts';
import { useScreen } from '../kernel/screen.ts';
import { useSession } from '../kernel/session.tsx';
import { useStatusSubscription } from '../kernel/useStatusSubscription.ts';

/** How much is on air, and the way to go live where there is one; else the way to what is on air. */
export function GoLiveButton() {
  const { t } = useTranslation('app');
  const { viewer } = useSession();
  const goLive = useScreen('goLive');
  const { data, refetch } = useLiveNowQuery({ errorPolicy: 'all' });
  const read = () => void refetch();
  useStatusSubscription(LiveNowChangedDocument, {
    variables: { customerId: viewer.customer.id },
    onGap: read,
    onEvent: read,
  });

  const live = data?.viewer?.customer.liveDestinations?.length ?? 0;
  if (!goLive && live === 0) return null;
  const onAir = t('goLive.onAir', { count: live });
  return (
    <Link
      to={goLive?.path ?? dashboardPath()}
      className="go-live"
      title={live > 0 ? onAir : undefined}
      aria-label={goLive ? undefined : onAir}
    >
      <span className={live > 0 ? 'go-live-light on' : 'go-live-light'} aria-hidden="true" />
      {goLive && <span className="go-live-word">{t('goLive.label')}</span>}
      {live > 0 && (
        <span className="go-live-count num">
          {live}
          {goLive && <span className="visually-hidden"> {onAir}</span>}
        </span>
      )}
    </Link>
  );
}
