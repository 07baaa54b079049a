import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../time/format.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { ZonedTime } from '../../../ui/ZonedTime.tsx';
import type { GoLive_GoLiveFragment } from './GoLive.generated.ts';
import { OtherBroadcasts } from './OtherBroadcasts.tsx';
import { goLiveAgainPath } from '../../../kernel/paths/goLive.ts';
import { RecordingCard } from './RecordingCard.tsx';
import { StoppedCard } from './StoppedCard.tsx';
import type { EndedRequest } from './useGoLive.ts';
import './broadcastEnd.css';

interface EndedBroadcastProps {
  request: EndedRequest;
  others: readonly GoLive_GoLiveFragment[];
  timezone: string | undefined;
  onShow: (requestId: string) => void;
}

/** A broadcast that is ending or has ended: what stopped, the recording, and the way to go live again. */
export function EndedBroadcast({ request, others, timezone, onShow }: EndedBroadcastProps) {
  const { t } = useTranslation('goLive');
  const format = useFormat();
  const { endedAt, progressAt, encoder, encoderChannel } = request;
  const notice = useRef<HTMLParagraphElement>(null);
  // The dialog that ended it is closed by now, and its button is not on the page any more.
  useEffect(() => {
    if (document.activeElement === document.body) notice.current?.focus();
  }, []);
  const lasted = endedAt === null ? 0 : Date.parse(endedAt) - Date.parse(progressAt);
  return (
    <>
      <PageHeader
        title={request.title}
        summary={[encoder.name, encoderChannel?.name].filter(Boolean).join(' · ')}
        actions={<LinkButton to={goLiveAgainPath()} intent="primary" text={t('ended.again')} />}
      />
      <OtherBroadcasts goLives={others} onShow={onShow} />
      <p className="go-live-notice" role="status" tabIndex={-1} ref={notice}>
        {endedAt === null ? (
          t('ended.ending')
        ) : (
          <span>
            {t('ended.ended', { span: format.span(Math.max(0, lasted)) })}{' '}
            {timezone && <ZonedTime at={endedAt} zone={timezone} form="clock" />}
          </span>
        )}
      </p>
      <div className="go-live-page">
        <RecordingCard request={request} />
        <div className="go-live-page__aside">
          <StoppedCard request={request} />
        </div>
      </div>
    </>
  );
}
