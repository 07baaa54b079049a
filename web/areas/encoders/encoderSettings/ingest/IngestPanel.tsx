import { Button } from '@blueprintjs/core';
import { Duplicate } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { generatePath, Link } from 'react-router-dom';
import { useScreen } from '../../../../kernel/screen.ts';
import { DetailsList } from '../../../../ui/DetailsList.tsx';
import { LoadFailure } from '../../../../ui/LoadFailure.tsx';
import { SkeletonRows } from '../../../../ui/SkeletonRows.tsx';
import { StatusTag } from '../../../../ui/StatusTag.tsx';
import { useCopy } from '../../../../ui/useCopy.ts';
import { ArrivingStream } from './ArrivingStream.tsx';
import { useChannelIngestQuery, type ChannelIngestQuery } from './Ingest.generated.ts';
import { RefusedPublishers } from './RefusedPublishers.tsx';
import { StreamKey } from './StreamKey.tsx';
import '../EncoderSettings.css';
import './Ingest.css';

const READ_EVERY_MS = 2_000;

type Channel = { id: string; name: string; isViewOnly: boolean };
type Ingest = NonNullable<NonNullable<ChannelIngestQuery['encoderChannel']>['ingest']>;

/** RTMP URL and key of a channel, and the incoming stream while the panel is open. */
export function IngestPanel({ channel }: { channel: Channel }) {
  const { data, error, loading, refetch } = useChannelIngestQuery({
    variables: { id: channel.id },
    pollInterval: READ_EVERY_MS,
    skipPollAttempt: () => document.hidden,
    fetchPolicy: 'cache-and-network',
  });
  const ingest = data?.encoderChannel?.ingest;
  if (!ingest) {
    if (loading) return <SkeletonRows />;
    return <LoadFailure error={error} onRetry={() => void refetch()} />;
  }
  return (
    <div className="ingest">
      {error && <LoadFailure error={error} onRetry={() => void refetch()} layout="bar" />}
      <Target key={channel.id} channel={channel} ingest={ingest} onChange={() => void refetch()} />
      {ingest.arriving && <ArrivingStream arriving={ingest.arriving} findings={ingest.findings} />}
      {ingest.refusals.length > 0 && <RefusedPublishers refusals={ingest.refusals} />}
    </div>
  );
}

interface TargetProps {
  channel: Channel;
  ingest: Ingest;
  onChange: () => void;
}

function Target({ channel, ingest, onChange }: TargetProps) {
  const { t } = useTranslation('encoderSettings');
  const { address, keyEnding, isKeyLost, state, encoderVideoId } = ingest;
  const video = useScreen('encoderVideo');
  return (
    <section className="card" aria-label={t('ingest.title')}>
      <h2>{t('ingest.title')}</h2>
      <p className="ingest__state" role="status">
        <StatusTag kind="ingest" state={state} />
        <span>{t(`ingest.states.${state}`)}</span>
      </p>
      {address !== null && (
        <DetailsList
          rows={[
            [t('ingest.address'), <Address key="address" address={address} />],
            [
              t('ingest.key'),
              <StreamKey
                key="key"
                channel={channel}
                ending={keyEnding}
                isLost={isKeyLost}
                onChange={onChange}
              />,
            ],
            ...(video && encoderVideoId !== null
              ? [
                  [
                    t('ingest.recording'),
                    <Link key="recording" to={generatePath(video.path, { uuid: encoderVideoId })}>
                      {t('ingest.open')}
                    </Link>,
                  ] as const,
                ]
              : []),
          ]}
        />
      )}
    </section>
  );
}

function Address({ address }: { address: string }) {
  const { t } = useTranslation('encoderSettings');
  const copy = useCopy();
  return (
    <span className="settings-storage">
      <span className="mono">{address}</span>
      <Button
        size="small"
        variant="minimal"
        icon={<Duplicate />}
        aria-label={t('ingest.copyAddress')}
        onClick={() => void copy(address, t('ingest.addressCopied'))}
      />
    </span>
  );
}
