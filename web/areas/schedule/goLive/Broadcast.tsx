import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../kernel/session.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useNow } from '../../../time/useNow.ts';
import { useFormat } from '../../../time/format.ts';
import { BroadcastScreen } from './BroadcastScreen.tsx';
import { DestinationsCard } from './DestinationsCard.tsx';
import { EndedBroadcast } from './EndedBroadcast.tsx';
import { EndDialog } from './EndDialog.tsx';
import { FailureDialog } from './FailureDialog.tsx';
import type { GoLive_GoLiveFragment } from './GoLive.generated.ts';
import { OtherBroadcasts } from './OtherBroadcasts.tsx';
import { goLiveAgainPath } from '../../../kernel/paths/goLive.ts';
import { StepList } from './StepList.tsx';
import { TimeNotice } from './TimeNotice.tsx';
import type { Request } from './steps.ts';

interface BroadcastProps {
  goLive: GoLive_GoLiveFragment;
  others: readonly GoLive_GoLiveFragment[];
  timezone: string | undefined;
  onShow: (requestId: string) => void;
}

/** One broadcast: video, steps and destinations while it starts and is on air, then what stopped and the recording. */
export function Broadcast({ goLive, ...rest }: BroadcastProps) {
  const { request } = goLive;
  if (!request) return null;
  if (request.isEnding || request.endedAt !== null) return <EndedBroadcast {...rest} request={request} />;
  return <Known {...rest} goLive={goLive} request={request} />;
}

function Known({ goLive, request, others, timezone, onShow }: BroadcastProps & { request: Request }) {
  const { t } = useTranslation('goLive');
  const { viewer } = useSession();
  const format = useFormat();
  const now = useNow(10_000);
  const [isEnding, setEnding] = useState(false);
  const [hasSeenFailure, setSeenFailure] = useState(false);
  const hasFailed = goLive.progress === 'FAILED' || goLive.progress === 'TIMED_OUT';
  const isOwn = request.requestedBy === viewer.user?.userName;
  const summary = [
    request.encoder.name,
    request.encoderChannel?.name,
    format.span(request.duration),
    t(isOwn ? 'startedByYou' : 'startedBy', {
      name: request.requestedBy,
      ago: format.ago(request.requestedAt, new Date(now)),
    }),
  ];
  return (
    <>
      <PageHeader
        title={request.title}
        summary={summary.filter(Boolean).join(' · ')}
        actions={
          <>
            <LinkButton to={goLiveAgainPath()} text={t('another')} />
            {request.isUnderWay && (
              <Button
                text={t(request.isOnAir ? 'end' : 'cancel')}
                intent={request.isOnAir ? 'danger' : 'none'}
                onClick={() => setEnding(true)}
              />
            )}
          </>
        }
      />
      <OtherBroadcasts goLives={others} onShow={onShow} />
      <TimeNotice request={request} timezone={timezone} />
      <div className="go-live-page">
        <BroadcastScreen request={request} />
        <div className="go-live-page__aside">
          <StepList goLive={goLive} />
          {request.contentDestinations.length > 0 && <DestinationsCard request={request} />}
        </div>
      </div>
      {hasFailed && request.reason !== 'GO_LIVE_CANCELLED' && !hasSeenFailure && (
        <FailureDialog
          goLive={goLive}
          request={request}
          onClose={() => setSeenFailure(true)}
          onRetried={onShow}
        />
      )}
      {isEnding && <EndDialog id={goLive.id} request={request} onClose={() => setEnding(false)} />}
    </>
  );
}
