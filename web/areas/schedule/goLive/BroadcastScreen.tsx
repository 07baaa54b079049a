import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../kernel/session.tsx';
import { LivePicture } from '../../../player/LivePicture.tsx';
import { Drawing } from '../../../ui/Drawing.tsx';
import { StateIconMark } from '../../../ui/StateIconMark.tsx';
import { hasStarted, type Request } from './steps.ts';

const LiveFindings = lazy(async () => ({
  default: (await import('../../destinations/liveCheck/public/LiveFindings.tsx')).LiveFindings,
}));

/** Live video as viewers see it, with problems of the incoming stream below. */
export function BroadcastScreen({ request }: { request: Request }) {
  const { t } = useTranslation('goLive');
  const { viewer } = useSession();
  const { contentDestinations, encoderChannel, isUnderWay } = request;
  const shown = contentDestinations.find(
    ({ kind, state, isPlayable }) =>
      kind === 'EMBED' && isPlayable && (state === 'STARTED' || state === 'WARNING'),
  );
  return (
    <section className="card go-live-screen" aria-label={t('picture')}>
      <div className="go-live-screen__frame">
        {shown ? (
          <LivePicture key={shown.id} destinationId={shown.id} title={request.title} />
        ) : (
          <div className="go-live-screen__dark">
            <Drawing name="screen" />
            <span>{t(isUnderWay ? 'noPictureYet' : 'noPicture')}</span>
          </div>
        )}
        {isUnderWay && <Badge isLive={hasStarted(request)} />}
      </div>
      {encoderChannel && isUnderWay && (
        <Suspense>
          <LiveFindings customerId={viewer.customer.id} channelId={encoderChannel.id} />
        </Suspense>
      )}
    </section>
  );
}

function Badge({ isLive }: { isLive: boolean }) {
  const { t } = useTranslation('goLive');
  return (
    <span className={`go-live-screen__badge status-tag status-tag--${isLive ? 'live' : 'wait'}`}>
      <StateIconMark icon={isLive ? 'dot' : 'spinner'} />
      {t(isLive ? 'live' : 'goingLive')}
    </span>
  );
}
