import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { useScreen } from '../../../kernel/screen.ts';
import { useSession } from '../../../kernel/session.tsx';
import { usePlayback } from '../../../player/usePlayback.ts';
import { usePlayhead } from '../../../player/usePlayhead.ts';
import { DetailsPage } from '../../../ui/DetailsPage.tsx';
import { OpenQueryButton } from '../../../ui/OpenQueryButton.tsx';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { CuesPanel } from '../cues/public/CuesPanel.tsx';
import { CuedStage } from '../cues/public/CuedStage.tsx';
import { useCueTimeline } from '../cues/public/useCueTimeline.ts';
import { eventPath } from '../../../kernel/paths/schedule.ts';
import { webVideosPath } from '../../../kernel/paths/webVideos.ts';
import { WebVideoActions } from './WebVideoActions.tsx';
import { WebVideoDestinations } from './WebVideoDestinations.tsx';
import { WebVideoPageDocument } from './WebVideo.generated.ts';
import { WebVideoLog } from './WebVideoLog.tsx';
import {
  AbortCause,
  ArchiveProblem,
  ButtonDelay,
  NetworkRefusal,
  NoPicture,
  WebVideoSummary,
} from './WebVideoParts.tsx';
import { useWebVideo, type WebVideo } from './useWebVideo.ts';
import { isOnAir } from './webVideoStates.ts';
import '../../../player/stage.css';

const LiveFindings = lazy(async () => ({
  default: (await import('../../destinations/liveCheck/public/LiveFindings.tsx')).LiveFindings,
}));

/** True if it is live to those who watch it; on demand it is there from its beginning (WEB-06). */
const slidesBy = ({ state, playout }: Pick<WebVideo, 'state' | 'playout'>) =>
  isOnAir(state) && playout !== 'ON_DEMAND';

/** Web video, live or recorded: player, meters, cues, other destinations, and events (S-030). */
export function WebVideoPage() {
  const { t } = useTranslation('webVideos');
  const { uuid = '' } = useParams();
  const { can } = useSession();
  const mayReadFindings = can('VIEW_DASHBOARD') || can('MANAGE_ENCODER_AND_WEB_SETTINGS');
  const timeline = useCueTimeline({ kind: 'CONTENT_DESTINATION', id: uuid });
  // CUE-14: cues are there once it has started.
  const { video, eventId, load } = useWebVideo(uuid, timeline.retry);
  const hasEvents = useScreen('event') !== undefined;
  const state = video && `${isOnAir(video.state)} ${video.isPlayable} ${video.trimStart} ${video.isTrimmed}`;
  const playback = usePlayback('contentDestination', uuid, state ?? '');
  const playhead = usePlayhead({
    isLive: video !== undefined && slidesBy(video),
    startedAt: video?.startedAt ?? null,
    duration: video?.duration ?? null,
  });

  if (eventId && hasEvents) return <Navigate to={eventPath(eventId)} replace />;
  return (
    <DetailsPage
      title={video?.title}
      back={{ label: t('list.title'), to: webVideosPath() }}
      tag={video && <StatusTag kind="destination" state={video.state} />}
      summary={video && <WebVideoSummary video={video} />}
      load={load}
      missing={t('gone')}
      actions={
        video && (
          <>
            <OpenQueryButton
              source={{ document: WebVideoPageDocument, variables: { id: uuid } }}
              variant="minimal"
            />
            <WebVideoActions video={video} playhead={playhead} />
          </>
        )
      }
      lead={
        video && (
          <>
            {video.buttonChangesAt && (
              <ButtonDelay changesAt={video.buttonChangesAt} zone={video.customer?.timezone} />
            )}
            {video.abortReason && (
              <AbortCause reason={video.abortReason} parameters={video.abortParameters} />
            )}
            {video.archiveReason && <ArchiveProblem reason={video.archiveReason} />}
            <NetworkRefusal
              what="notAsSaid"
              reason={video.publishReason}
              parameters={video.publishParameters}
            />
            <NetworkRefusal what="noButton" reason={video.buttonReason} parameters={video.buttonParameters} />
            {isOnAir(video.state) && video.customer && video.encoderChannel && mayReadFindings && (
              <Suspense>
                <LiveFindings customerId={video.customer.id} channelId={video.encoderChannel.id} />
              </Suspense>
            )}
            <CuedStage
              title={video.title}
              playback={video.isPlayable ? playback : undefined}
              isLive={slidesBy(video)}
              playhead={playhead}
              timeline={timeline}
              instead={<NoPicture video={video} />}
            />
          </>
        )
      }
      tabs={
        video
          ? [
              {
                id: 'destinations',
                label: t('tabs.destinations'),
                panel: <WebVideoDestinations others={video.otherDestinations} />,
              },
              {
                id: 'log',
                label: t('tabs.log'),
                panel: <WebVideoLog id={video.id} state={video.state} zone={video.customer?.timezone} />,
              },
            ]
          : []
      }
      aside={video && <CuesPanel timeline={timeline} lengthMs={video.duration} playhead={playhead} />}
    />
  );
}
