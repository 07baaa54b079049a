import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { PlayerHandle } from '../../player/Player.tsx';
import { usePlayhead } from '../../player/usePlayhead.ts';
import { DetailsPage } from '../../ui/DetailsPage.tsx';
import { OpenQueryButton } from '../../ui/OpenQueryButton.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { CuesPanel } from '../cues/CuesPanel.tsx';
import { CuedStage } from '../cues/CuedStage.tsx';
import { useCueTimeline } from '../cues/useCueTimeline.ts';
import { WebVideoDestinations } from './WebVideoDestinations.tsx';
import { WebVideoPageDocument } from './WebVideo.generated.ts';
import { WebVideoLog } from './WebVideoLog.tsx';
import { AbortCause, NoPicture, WebVideoSummary } from './WebVideoParts.tsx';
import { useWebVideo } from './useWebVideo.ts';
import { isOnAir } from './webVideoStates.ts';
import '../media/MediaPage.css';

/** What is or was on air on a web channel: player, meters, cues, where else it goes, and what happened (S-030). */
export function WebVideoPage() {
  const { t } = useTranslation('webVideos');
  const { uuid = '' } = useParams();
  const timeline = useCueTimeline({ kind: 'CONTENT_DESTINATION', id: uuid });
  // CUE-14: cues are there once it has started.
  const { video, load } = useWebVideo(uuid, timeline.retry);
  const player = useRef<PlayerHandle>(null);
  const playhead = usePlayhead(player, {
    isLive: video !== undefined && isOnAir(video.state),
    startedAt: video?.startedAt ?? null,
    duration: video?.duration ?? null,
  });

  return (
    <DetailsPage
      title={video?.title}
      back={{ label: t('back'), to: '/media' }}
      tag={video && <StatusTag kind="destination" state={video.state} />}
      summary={video && <WebVideoSummary video={video} />}
      load={load}
      missing={t('gone')}
      actions={
        video && (
          <OpenQueryButton
            source={{ document: WebVideoPageDocument, variables: { id: uuid } }}
            variant="minimal"
          />
        )
      }
      lead={
        video && (
          <>
            {video.abortCause && <AbortCause cause={video.abortCause} />}
            <CuedStage
              title={video.title}
              src={video.hlsUrl}
              isLive={isOnAir(video.state)}
              player={player}
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
      aside={
        video && (
          <CuesPanel
            timeline={timeline}
            lengthMs={video.duration}
            currentTime={playhead.currentTime}
            onSeek={playhead.seek}
          />
        )
      }
    />
  );
}
