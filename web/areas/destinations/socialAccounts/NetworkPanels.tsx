import { Button } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import type { Social_AccountFragment } from './AccountPage.generated.ts';
import { useSocialLiveCheckLazyQuery, useSocialPlacesQuery } from './Network.generated.ts';
import './socialAccounts.css';

/** Places that the network tells at the moment: where video can go, and where it is crossposted to. */
export function PlacesPanel({ account }: { account: Social_AccountFragment }) {
  const { t } = useTranslation('socialAccounts');
  const { id, kind, defaultDestination, crosspostDestinationIds } = account;
  const { data, loading, error, refetch } = useSocialPlacesQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const found = data?.socialAccount;
  const others = found?.crosspostDestinations ?? [];
  return (
    <section className="card social-panel" aria-label={t('fields.destinations')}>
      <h2>{t('fields.destinations')}</h2>
      {loading && <SkeletonRows count={2} />}
      {error && (
        <LoadFailure error={error} onRetry={() => void refetch().catch(() => undefined)} layout="bar" />
      )}
      {found?.destinations && (
        <ul className="social-places">
          {found.destinations.map((place) => (
            <li key={place.id}>
              {place.name}
              <span className="muted">{t(`places.${place.kind}`)}</span>
              {place.id === defaultDestination?.id && <strong>{t('places.default')}</strong>}
            </li>
          ))}
        </ul>
      )}
      {found && kind === 'FACEBOOK' && (
        <>
          <h2>{t('fields.crosspost')}</h2>
          {!defaultDestination && <p className="muted">{t('places.chooseFirst')}</p>}
          {defaultDestination && others.length === 0 && <p className="muted">{t('places.none')}</p>}
          <ul className="social-places">
            {others.map((place) => (
              <li key={place.id}>
                {place.name}
                <span className="muted">
                  {t(crosspostDestinationIds.includes(place.id) ? 'places.chosen' : 'places.notChosen')}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Asks the network whether an account can go live, when somebody wants to know. */
export function LivePanel({ account: { id, kind } }: { account: Social_AccountFragment }) {
  const { t } = useTranslation('socialAccounts');
  const [check, { data, loading, error, called }] = useSocialLiveCheckLazyQuery({
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const ask = () => void check({ variables: { id } }).catch(() => undefined);
  const found = data?.socialAccount?.liveCheck;
  return (
    <section className="card social-panel" aria-label={t('live.title')}>
      <h2>{t('live.title')}</h2>
      {!called && <p className="muted">{t('live.explain', { network: t(`networks.${kind}`) })}</p>}
      {error && <LoadFailure error={error} onRetry={ask} layout="bar" />}
      <p role="status" className="social-live">
        {found && !loading && (
          <>
            <strong>{t(found.isLiveEnabled ? 'live.yes' : 'live.no')}</strong>
            {found.obstacle && <span>{t(`live.obstacles.${found.obstacle}`)}</span>}
          </>
        )}
      </p>
      <p className="social-panel__actions">
        <Button text={t('live.check')} loading={loading} onClick={ask} />
      </p>
    </section>
  );
}
