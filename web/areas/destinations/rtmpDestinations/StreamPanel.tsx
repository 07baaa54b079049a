import { Button } from '@blueprintjs/core';
import { Play, Stop } from '@blueprintjs/icons';
import type { TFunction } from 'i18next';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../kernel/session.tsx';
import { type Format, useFormat } from '../../../time/format.ts';
import { DetailsList } from '../../../ui/DetailsList.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { ThingLink } from '../../../ui/ThingLink.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { refusalText, useMutationRun } from '../../../ui/useMutationRun.ts';
import {
  useRtmpStreamQuery,
  useStopRtmpStreamMutation,
  type RtmpStream_DestinationFragment,
} from './Stream.generated.ts';
import './rtmpDestinations.css';

const StartStreamDialog = lazy(async () => ({
  default: (await import('./StartStreamDialog.tsx')).StartStreamDialog,
}));

const READ_EVERY_MS = 2_000;

type Stream = NonNullable<RtmpStream_DestinationFragment['stream']>;
type Destination = { id: string; name: string; streamUrl: string };

/** Current stream of a destination, with start and stop. */
export function StreamPanel({ destination }: { destination: Destination }) {
  const { t } = useTranslation('rtmpDestinations');
  const { allows } = useSession();
  const [isStarting, setStarting] = useState(false);
  const { data, error, loading, refetch } = useRtmpStreamQuery({
    variables: { id: destination.id },
    pollInterval: READ_EVERY_MS,
    skipPollAttempt: () => document.hidden,
    fetchPolicy: 'cache-and-network',
  });
  const found = data?.rtmpDestination;
  const stream = found?.stream;
  const mayStream = allows({ permissions: ['MANAGE_SCHEDULE'] });
  const isOn = stream && stream.state !== 'IDLE' && stream.state !== 'STOPPED';
  return (
    <section className="card rtmp-stream" aria-label={t('stream.title')}>
      <h2>{t('stream.title')}</h2>
      {!found && loading && <SkeletonRows count={2} />}
      {error && <LoadFailure error={error} onRetry={() => void refetch()} layout="bar" />}
      {found && (
        <>
          {stream ? (
            <StreamState stream={stream} timezone={found.customer?.timezone} />
          ) : (
            <p className="muted">{t('stream.none')}</p>
          )}
          {mayStream && (
            <p className="rtmp-stream__actions">
              {(!isOn || stream.state === 'ERROR') && (
                <Button icon={<Play />} text={t('stream.start')} onClick={() => setStarting(true)} />
              )}
              {isOn && <StopButton stream={stream} />}
            </p>
          )}
        </>
      )}
      {isStarting && (
        <Suspense>
          <StartStreamDialog destination={destination} onClose={() => setStarting(false)} />
        </Suspense>
      )}
    </section>
  );
}

function StreamState({ stream, timezone }: { stream: Stream; timezone: string | undefined }) {
  const { t } = useTranslation('rtmpDestinations');
  const format = useFormat();
  const { state, reason, stateChangedAt, bitrateKbps, lostFrames, reconnects } = stream;
  return (
    <>
      <p className="rtmp-stream__state" role="status">
        <StatusTag kind="liveOutput" state={state} />
        {reason && <span>{t(`stream.reasons.${reason}`)}</span>}
      </p>
      <DetailsList
        rows={[
          ...sourceRows(stream, t, format),
          ...(stateChangedAt
            ? [[t('stream.since'), format.dateTime(stateChangedAt, timezone)] as const]
            : []),
          [t('stream.bitrate'), <Figure key="bitrate" text={format.bitrate(bitrateKbps)} />],
          [t('stream.lost'), <Figure key="lost" text={format.number(lostFrames)} />],
          [t('stream.reconnects'), <Figure key="reconnects" text={format.number(reconnects)} />],
        ]}
      />
    </>
  );
}

/** Source of the stream, and the progress of a saved video. */
function sourceRows(
  { encoderChannel, mediaItem, sentMs }: Stream,
  t: TFunction<'rtmpDestinations'>,
  format: Format,
): (readonly [string, ReactNode])[] {
  if (sentMs === null) {
    const channel = encoderChannel && <ThingLink key="source" kind="ENCODER_CHANNEL" {...encoderChannel} />;
    return [[t('stream.source'), channel]];
  }
  const { id, title, length } = mediaItem ?? {};
  const video = id && title && <ThingLink key="source" kind="VIDEO" id={id} name={title} />;
  const sent = { sent: format.duration(sentMs), length: format.duration(length ?? 0) };
  return [
    [t('stream.video'), video],
    [t('stream.sent'), <Figure key="sent" text={t('stream.sentOf', sent)} />],
  ];
}

const Figure = ({ text }: { text: string }) => <span className="num">{text}</span>;

function StopButton({ stream }: { stream: Stream }) {
  const { t } = useTranslation('rtmpDestinations');
  const toasts = useToasts();
  const run = useMutationRun();
  const [stop, { loading }] = useStopRtmpStreamMutation();
  const onStop = async () => {
    const outcome = await run(
      () => stop({ variables: { input: { id: stream.id } } }),
      (data) => data.stopRtmpStream,
    );
    if (!outcome.ok) toasts.show({ intent: 'danger', message: refusalText(outcome) });
  };
  return <Button icon={<Stop />} text={t('stream.stop')} loading={loading} onClick={() => void onStop()} />;
}
