import { Button } from '@blueprintjs/core';
import { Download } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useFormat } from '../../../time/format.ts';
import { useSession } from '../../../kernel/session.tsx';
import { usePlayback } from '../../../player/usePlayback.ts';
import { usePlayhead } from '../../../player/usePlayhead.ts';
import { DetailsPage } from '../../../ui/DetailsPage.tsx';
import { OpenQueryButton } from '../../../ui/OpenQueryButton.tsx';
import { useDetails } from '../../../ui/useDetails.ts';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { CuesPanel } from '../cues/public/CuesPanel.tsx';
import type { TimeRange } from '../cues/public/cueTimeline.ts';
import { CuedStage } from '../cues/public/CuedStage.tsx';
import { useCueTimeline } from '../cues/public/useCueTimeline.ts';
import { DownloadEncoderVideoDialog } from './DownloadEncoderVideoDialog.tsx';
import {
  EncoderVideoPageDocument,
  useEncoderVideoPageQuery,
  type EncoderVideoPageQuery,
} from './EncoderVideos.generated.ts';
import { EncoderVideoMenu } from './EncoderVideoMenu.tsx';
import { EncoderVideoLog } from './EncoderVideoLog.tsx';
import { canDownload } from './encoderVideoStates.ts';
import { encoderVideosPath } from '../../../kernel/paths/encoderVideos.ts';
import '../../../player/stage.css';

type Video = NonNullable<EncoderVideoPageQuery['encoderVideo']>;

/** Encoder video with player, meters, cues, event log, and download (S-028, LIB-17). */
export function EncoderVideoPage() {
  const { t } = useTranslation('encoderVideos');
  const { uuid = '' } = useParams();
  const navigate = useNavigate();
  const { hasCapability } = useSession();
  const variables = { id: uuid };
  const query = useEncoderVideoPageQuery({ variables });
  const { thing: video, load } = useDetails(query, uuid, (data) => data.encoderVideo);
  const timeline = useCueTimeline({ kind: 'ENCODER_VIDEO', id: uuid });
  const playback = usePlayback('encoderVideo', uuid, `${video?.status} ${video?.isPlayable}`);
  const isLive = video !== undefined && video.status !== 'STOPPED';
  const playhead = usePlayhead({
    isLive,
    startedAt: video?.startedAt ?? null,
    duration: video?.duration ?? null,
  });
  /** The part to download; null for all of it, undefined while nobody asks. */
  const [part, setPart] = useState<TimeRange | null>();
  const mayDownload = hasCapability('downloadLibrary') && video !== undefined && canDownload(video);

  return (
    <DetailsPage
      title={video?.name}
      back={{ label: t('title'), to: encoderVideosPath() }}
      tag={video && <StatusTag kind="encoderVideo" state={video.status} />}
      summary={video && <Summary video={video} />}
      load={load}
      missing={t('gone')}
      actions={
        video && (
          <>
            <OpenQueryButton source={{ document: EncoderVideoPageDocument, variables }} variant="minimal" />
            <EncoderVideoMenu
              video={video}
              onDeleted={() => void navigate(encoderVideosPath(), { replace: true })}
            />
            {mayDownload && (
              <Button
                intent="primary"
                icon={<Download />}
                text={t('download')}
                onClick={() => setPart(null)}
              />
            )}
          </>
        )
      }
      lead={
        video && (
          <CuedStage
            title={video.name}
            playback={video.isPlayable ? playback : undefined}
            isLive={isLive}
            playhead={playhead}
            timeline={timeline}
            instead={
              <div className="media-stage__none">
                <p>{t('nothing')}</p>
              </div>
            }
          />
        )
      }
      tabs={
        video
          ? [
              {
                id: 'log',
                label: t('tabs.log'),
                panel: <EncoderVideoLog id={video.id} zone={video.customer?.timezone} />,
              },
            ]
          : []
      }
      aside={
        video && (
          <>
            <CuesPanel
              timeline={timeline}
              lengthMs={video.duration}
              playhead={playhead}
              onDownload={mayDownload ? setPart : undefined}
            />
            {part !== undefined && (
              <DownloadEncoderVideoDialog
                video={video}
                range={part ?? undefined}
                onClose={() => setPart(undefined)}
              />
            )}
          </>
        )
      }
    />
  );
}

function Summary({ video }: { video: Video }) {
  const format = useFormat();
  const parts = [
    video.channelName,
    format.dateTime(video.startedAt, video.customer?.timezone),
    video.duration ? format.span(video.duration) : null,
  ];
  return <>{parts.filter(Boolean).join(' · ')}</>;
}
