import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../time/format.ts';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { ThingLink } from '../../../ui/ThingLink.tsx';
import { useSocialOnAirQuery, type SocialOnAir_DestinationFragment } from './OnAir.generated.ts';
import './socialAccounts.css';

const READ_EVERY_MS = 5_000;

/** Destinations on air with an account: state, incoming video, and viewers (S-110, S-111). */
export function OnAirPanel({ id }: { id: string }) {
  const { t } = useTranslation('socialAccounts');
  const { data, error, loading, refetch } = useSocialOnAirQuery({
    variables: { id },
    pollInterval: READ_EVERY_MS,
    skipPollAttempt: () => document.hidden,
    fetchPolicy: 'cache-and-network',
  });
  const found = data?.socialAccount?.liveDestinations;
  return (
    <section className="card social-panel" aria-label={t('onAir.title')}>
      <h2>{t('onAir.title')}</h2>
      {!found && loading && <SkeletonRows count={1} />}
      {error && (
        <LoadFailure error={error} onRetry={() => void refetch().catch(() => undefined)} layout="bar" />
      )}
      {found?.length === 0 && <p className="muted">{t('onAir.none')}</p>}
      {found && found.length > 0 && (
        <ul className="social-places">
          {found.map((destination) => (
            <OnAir key={destination.id} destination={destination} />
          ))}
        </ul>
      )}
    </section>
  );
}

function OnAir({ destination }: { destination: SocialOnAir_DestinationFragment }) {
  const { t } = useTranslation('socialAccounts');
  const format = useFormat();
  const { id, title, state, liveViewers, stream } = destination;
  return (
    <li>
      <ThingLink kind="DESTINATION" id={id} name={title} />
      <StatusTag kind="destination" state={state} />
      {liveViewers !== null && (
        <span className="num">
          {t('onAir.viewers', { count: liveViewers, n: format.number(liveViewers) })}
        </span>
      )}
      {stream && (
        <span className="num muted">
          {t('onAir.stream', {
            bitrate: format.bitrate(stream.bitrateKbps),
            lost: format.number(stream.lostFrames),
          })}
        </span>
      )}
    </li>
  );
}
