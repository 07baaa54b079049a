import './GoLiveButton.css';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LiveNowChangedDocument, useLiveNowQuery } from './LiveNow.generated.ts';
import { useSession } from './session.tsx';
import { useStatusSubscription } from './useStatusSubscription.ts';

/** The way to go live, saying at the same time how much is on air already. */
export function GoLiveButton() {
  const { t } = useTranslation('app');
  const { viewer } = useSession();
  const { data, refetch } = useLiveNowQuery({ errorPolicy: 'all' });
  const read = () => void refetch();
  useStatusSubscription(LiveNowChangedDocument, {
    variables: { customerId: viewer.customer.id },
    onGap: read,
    onEvent: read,
  });

  const live = data?.viewer?.customer.liveDestinations?.length ?? 0;
  return (
    <Link to="/go-live" className="go-live" title={live > 0 ? t('goLive.onAir', { count: live }) : undefined}>
      <span className={live > 0 ? 'go-live-light on' : 'go-live-light'} aria-hidden="true" />
      <span className="go-live-word">{t('goLive.label')}</span>
      {live > 0 && (
        <span className="go-live-count num">
          {live}
          <span className="visually-hidden"> {t('goLive.onAir', { count: live })}</span>
        </span>
      )}
    </Link>
  );
}
