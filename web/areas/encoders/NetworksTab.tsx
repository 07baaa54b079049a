import { Button } from '@blueprintjs/core';
import { Edit } from '@blueprintjs/icons';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../kernel/session.tsx';
import { DetailsList } from '../../ui/DetailsList.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadState } from '../../ui/LoadState.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import type { EncoderRow } from './public/encoderState.ts';
import { useEncoderNetworksQuery } from './NetworksTab.generated.ts';
import { editEncoderPath } from '../../kernel/paths/encoders.ts';

/**
 * Each network card with its addresses, applied or pending (S-146). Read when the tab is opened, and again when the
 * subscription tells that the encoder has taken settings over.
 */
export function NetworksTab({ encoder: { id, pendingNetworks } }: { encoder: EncoderRow }) {
  const { t } = useTranslation('encoders');
  const { can } = useSession();
  const navigate = useNavigate();
  const { data, loading, error, refetch } = useEncoderNetworksQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const shown = useRef(pendingNetworks);
  useEffect(() => {
    if (shown.current === pendingNetworks) return;
    shown.current = pendingNetworks;
    void refetch();
  }, [pendingNetworks, refetch]);
  const networks = data?.encoder?.networks;
  const mono = (value: string | null) => value && <span className="mono">{value}</span>;
  if (!networks) {
    return (
      <div className="card">
        <LoadState load={{ loading, error, retry: () => void refetch() }} rows={3} />
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
    <>
      <div className="encoder-networks">
        <p className="muted">{t(pendingNetworks > 0 ? 'networks.pending' : 'networks.applied')}</p>
        {can('MANAGE_ENCODER_AND_WEB_SETTINGS') && (
          <Button
            icon={<Edit />}
            text={t('networks.edit')}
            onClick={() => void navigate(editEncoderPath(id))}
          />
        )}
      </div>
      <div className="encoder-cards">
        {networks.map((network) => (
          <section className="card" key={`${network.nicDisplayName}-${network.macAddress}`}>
            <header className="encoder-card__head">
              <h2>{network.nicDisplayName}</h2>
              <StatusTag kind="settings" state={network.isApplied ? 'APPLIED' : 'PENDING'} />
            </header>
            <DetailsList
              rows={[
                [t('networks.addressing'), t(network.isDhcpOn ? 'networks.dhcp' : 'networks.fixed')],
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
    </>
  );
}
