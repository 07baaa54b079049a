import './GoLiveButton.css';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { dashboardPath } from '../kernel/paths/dashboard.ts';
import { goLivePath } from '../kernel/paths/goLive.ts';
import {
  GoLiveNowChangedDocument,
  LiveNowChangedDocument,
  useGoLiveNowQuery,
  useLiveNowQuery,
  type GoLiveNow_GoLiveFragment,
} from './LiveNow.generated.ts';
import { useScreen } from '../kernel/screen.ts';
import { useSession } from '../kernel/session.tsx';
import { useStatusSubscription } from '../kernel/useStatusSubscription.ts';

/**
 * Button on every page with the number of destinations on air or starting. It opens Go Live, or else what is on air.
 */
export function GoLiveButton() {
  const { t } = useTranslation('app');
  const { viewer } = useSession();
  const goLive = useScreen('goLive');
  const customerId = viewer.customer.id;
  const { data, refetch } = useLiveNowQuery({ errorPolicy: 'all' });
  const read = () => void refetch();
  const starting = useStarting(goLive !== undefined);
  useStatusSubscription(LiveNowChangedDocument, { variables: { customerId }, onGap: read, onEvent: read });

  const live = data?.viewer?.customer.liveDestinations?.length ?? 0;
  if (!goLive && live === 0) return null;
  const onAir = t('goLive.onAir', { count: live });
  const word = starting ? 'goLive.starting' : 'goLive.label';
  return (
    <Link
      to={starting ? goLivePath(starting.id) : (goLive?.path ?? dashboardPath())}
      className={starting ? 'go-live go-live--starting' : 'go-live'}
      title={live > 0 ? onAir : undefined}
      aria-label={goLive ? undefined : onAir}
    >
      <span className={live > 0 ? 'go-live-light on' : 'go-live-light'} aria-hidden="true" />
      {goLive && (
        <span className="go-live-word" aria-live="polite">
          {t(word)}
        </span>
      )}
      {live > 0 && (
        <span className="go-live-count num">
          {live}
          {goLive && <span className="visually-hidden"> {onAir}</span>}
        </span>
      )}
    </Link>
  );
}

/** Newest starting broadcast, from the server, so that all tabs and pages agree. */
function useStarting(mayGoLive: boolean): GoLiveNow_GoLiveFragment | undefined {
  const { viewer } = useSession();
  const { data, refetch } = useGoLiveNowQuery({ skip: !mayGoLive, errorPolicy: 'all' });
  const read = () => void refetch();
  useStatusSubscription(GoLiveNowChangedDocument, {
    variables: { customerId: viewer.customer.id },
    skip: !mayGoLive,
    onGap: read,
    onEvent: read,
  });
  return data?.viewer?.customer.goLives?.find(({ request }) => request?.isStarting);
}
