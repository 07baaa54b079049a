import { useTranslation } from 'react-i18next';
import { DetailsList } from '../../ui/DetailsList.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { useEncoderNetworksQuery } from './NetworksTab.generated.ts';

/** Each network card with its addresses, applied or pending (S-146). Read only when the tab is opened. */
export function NetworksTab({ encoderId }: { encoderId: string }) {
  const { t } = useTranslation('encoders');
  const { data, loading, error, refetch } = useEncoderNetworksQuery({ variables: { id: encoderId } });
  const networks = data?.encoder?.networks;
  const mono = (value: string | null) => value && <span className="mono">{value}</span>;
  if (!networks) {
    return (
      <div className="card">
        {loading ? <SkeletonRows count={3} /> : <LoadFailure error={error} onRetry={() => void refetch()} />}
      </div>
    );
  }
  if (networks.length === 0) {
    return (
      <div className="card">
        <EmptyState drawing="encoder" sentence={t('networks.empty')} />
      </div>
    );
  }
  return (
    <div className="encoder-cards">
      {networks.map((network) => (
        <section className="card" key={`${network.nicDisplayName}-${network.macAddress}`}>
          <header className="encoder-card__head">
            <h2>{network.nicDisplayName}</h2>
            <StatusTag kind="settings" state={network.applied ? 'APPLIED' : 'PENDING'} />
          </header>
          <DetailsList
            rows={[
              [t('networks.addressing'), t(network.dhcp ? 'networks.dhcp' : 'networks.fixed')],
              [t('networks.ipv4'), mono(network.ipv4Address)],
              [t('networks.mask'), mono(network.subnetMask)],
              [t('networks.gateway'), mono(network.gateway)],
              [t('networks.dns'), mono(network.dns.join(', '))],
              [t('networks.mac'), mono(network.macAddress)],
            ]}
          />
        </section>
      ))}
    </div>
  );
}
