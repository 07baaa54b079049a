import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../time/format.ts';
import { useSession } from '../../kernel/session.tsx';
import { formatTimecode } from '../../player/playerState.ts';
import { LivePicture } from '../../player/LivePicture.tsx';
import { destinationName } from '../../ui/destinationName.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { StateIconMark } from '../../ui/StateIconMark.tsx';
import { useNow } from '../../time/useNow.ts';
import { useLater } from '../../ui/useLater.ts';
import { useReasonWords } from '../../ui/useReasonWords.ts';
import { ZonedTime } from '../../ui/ZonedTime.tsx';
import { canStop } from '../library/webVideos/public/canStop.ts';
import { StopDestinationDialog } from '../library/webVideos/public/StopDestinationDialog.tsx';
import {
  getLiveChannel,
  onAir,
  type LiveDestination,
  type LiveGroup,
  type ScheduleLine,
} from './liveGroups.ts';
import { DestinationLink } from './DestinationLink.tsx';
import { EventTitle } from './EventTitle.tsx';

const LiveFindings = lazy(async () => ({
  default: (await import('../destinations/liveCheck/public/LiveFindings.tsx')).LiveFindings,
}));

/** One thing on air: its picture, and each destination with its state, its viewers and Stop. */
export function LiveNow({ group, customerId }: { group: LiveGroup; customerId: string }) {
  const { t } = useTranslation('dashboard');
  const { can } = useSession();
  const [toStop, setToStop] = useState<LiveDestination>();
  const { picture, since } = onAir(group);
  const channelId = getLiveChannel(group);
  const now = useNow();
  const isAhead = group.item !== undefined && Date.parse(group.item.startAt) > now;
  const { isDue } = useLater(true);
  return (
    <section className="card live-now" aria-label={group.title}>
      <div className="live-now__screen">
        {picture ? (
          <LivePicture key={picture.id} destinationId={picture.id} title={group.title} />
        ) : (
          <div className="live-now__dark">
            <Drawing name="screen" />
            <span>{t('live.noPicture')}</span>
          </div>
        )}
        {since && <LiveBadge since={since} />}
      </div>
      <div className="live-now__text">
        <h2>{group.item ? <EventTitle item={group.item} /> : group.title}</h2>
        <p className="muted live-now__line">
          {[
            group.item?.encoder?.name ?? group.destinations[0]?.encoder?.name,
            group.item?.encoderChannel?.name,
          ]
            .filter(Boolean)
            .join(' · ')}
          {group.item && <Remaining item={group.item} />}
        </p>
        {group.destinations.length === 0 ? (
          <p className="dash-quiet">{t(isAhead ? 'live.preRoll' : 'live.noDestinations')}</p>
        ) : (
          <ul className="live-now__destinations">
            {group.destinations.map((destination) => (
              <DestinationLine
                key={destination.id}
                destination={destination}
                groupTitle={group.title}
                {...(can('MANAGE_SCHEDULE') && { onStop: () => setToStop(destination) })}
              />
            ))}
          </ul>
        )}
        {isDue && channelId !== undefined && (
          <Suspense>
            <LiveFindings customerId={customerId} channelId={channelId} />
          </Suspense>
        )}
      </div>
      {toStop && <StopDestinationDialog destination={toStop} onClose={() => setToStop(undefined)} />}
    </section>
  );
}

function LiveBadge({ since }: { since: string }) {
  const { t } = useTranslation('dashboard');
  const now = useNow(1000);
  return (
    <span className="live-now__badge status-tag status-tag--live">
      <StateIconMark icon="dot" />
      {t('live.badge')} <span className="num">{formatTimecode((now - Date.parse(since)) / 1000)}</span>
    </span>
  );
}

/** When the event starts, during its pre-roll; afterwards when it ends. */
function Remaining({ item }: { item: ScheduleLine }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const now = useNow();
  const left = Date.parse(item.endAt) - now;
  const ahead = Date.parse(item.startAt) - now;
  if (ahead > 0)
    return (
      <>
        {' · '}
        {t('live.starts')} <ZonedTime at={item.startAt} zone={item.timezone} form="clock" />
        <span className="num"> ({t('live.ahead', { span: format.span(ahead) })})</span>
      </>
    );
  return (
    <>
      {' · '}
      {t('live.until')} <ZonedTime at={item.endAt} zone={item.timezone} form="clock" />
      {left > 0 && <span className="num"> ({t('live.left', { span: format.span(left) })})</span>}
    </>
  );
}

interface DestinationLineProps {
  destination: LiveDestination;
  groupTitle: string;
  onStop?: () => void;
}

function DestinationLine({ destination, groupTitle, onStop }: DestinationLineProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { t: tUi } = useTranslation('ui');
  const { state, liveViewers } = destination;
  const abortCause = useReasonWords(destination.abortReason, destination.abortParameters);
  const name = destinationName(destination, tUi, groupTitle);
  return (
    <li>
      <span className="live-now__name" title={name}>
        <DestinationLink destination={destination} name={name} />
        {abortCause && <span className="live-now__cause">{abortCause}</span>}
      </span>
      <StatusTag kind="destination" state={state} />
      <span className="num ink2 live-now__viewers">
        {liveViewers === null || !canStop(destination) ? (
          <span className="muted">–</span>
        ) : (
          t('live.watching', { count: liveViewers, viewers: format.number(liveViewers) })
        )}
      </span>
      {onStop && (
        <span className="live-now__stop">
          {canStop(destination) && (
            <button
              type="button"
              className="quiet-button"
              onClick={onStop}
              aria-label={t('live.stopLabel', { name })}
            >
              {t('live.stop')}
            </button>
          )}
        </span>
      )}
    </li>
  );
}
