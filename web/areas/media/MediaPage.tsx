import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useFormat } from '../../app/format.ts';
import { useSession } from '../../app/session.tsx';
import { Player, type PlayerHandle } from '../../player/Player.tsx';
import { AudioMeters } from '../../player/meters/AudioMeters.tsx';
import { IDLE_PLAYER, type PlayerState } from '../../player/playerState.ts';
import { DetailsPage } from '../../ui/DetailsPage.tsx';
import { OpenQueryButton } from '../../ui/OpenQueryButton.tsx';
import { CuesPanel } from '../cues/CuesPanel.tsx';
import type { TimeRange } from '../cues/cueTimeline.ts';
import { CueTrack } from '../cues/CueTrack.tsx';
import { useCueTimeline } from '../cues/useCueTimeline.ts';
import { DownloadDialog } from './edits/DownloadDialog.tsx';
import { MediaActions } from './edits/MediaActions.tsx';
import { MediaDetailsTab } from './MediaDetailsTab.tsx';
import { MediaFileTab } from './MediaFileTab.tsx';
import { textTabs } from './edits/textTabs.tsx';
import { MediaPageDocument, useMediaPageQuery, type MediaPageQuery } from './MediaPage.generated.ts';
import { isProcessing, MediaStateTag } from './MediaStateTag.tsx';
import { libraryPath } from './paths.ts';
import { ShareTab } from './share/ShareTab.tsx';
import { useProcessingMedia } from './useProcessingMedia.ts';
import './MediaPage.css';

export type MediaDetails = NonNullable<MediaPageQuery['mediaItem']>;

export function MediaPage() {
  const { t } = useTranslation('media');
  const format = useFormat();
  const { uuid = '' } = useParams();
  const { viewer, hasCapability } = useSession();
  const variables = { id: uuid };
  const { data, previousData, loading, error, refetch } = useMediaPageQuery({ variables });
  const media =
    (data ?? (previousData?.mediaItem?.id === uuid ? previousData : undefined))?.mediaItem ?? undefined;
  const isGone = media?.state === 'DELETE_PENDING';
  const shown = isGone ? undefined : media;
  useProcessingMedia(viewer.customer.id, () => void refetch());

  const player = useRef<PlayerHandle>(null);
  const [state, setState] = useState<PlayerState>(IDLE_PLAYER);
  const seek = (seconds: number) => player.current?.seek(seconds);
  const timeline = useCueTimeline({ kind: 'MEDIA_ITEM', id: uuid });
  const [range, setRange] = useState<TimeRange>();

  return (
    <DetailsPage
      title={shown?.title}
      back={{ label: t('library.title'), to: libraryPath() }}
      tag={shown && <MediaStateTag media={shown} />}
      summary={
        shown &&
        [
          format.date(shown.airedAt ?? shown.createdAt, shown.customer?.timezone),
          shown.length !== null && format.span(shown.length),
        ]
          .filter(Boolean)
          .join(' · ')
      }
      load={{ loading, error, retry: () => void refetch() }}
      missing={t('media.gone')}
      actions={
        shown && (
          <>
            <OpenQueryButton source={{ document: MediaPageDocument, variables }} variant="minimal" />
            <MediaActions media={shown} player={player} />
          </>
        )
      }
      lead={
        shown && (
          <div className="media-stage card">
            {shown.hlsUrl ? (
              <Player
                ref={player}
                src={shown.hlsUrl}
                poster={shown.thumbnailUrl}
                title={shown.title}
                onState={setState}
              />
            ) : (
              <NotPlayable media={shown} />
            )}
            <CueTrack
              timeline={timeline}
              seconds={shown.length === null ? state.duration : shown.length / 1000}
              currentTime={state.currentTime}
              onSeek={seek}
            />
            {shown.hlsUrl && <AudioMeters video={() => player.current?.video() ?? null} />}
          </div>
        )
      }
      tabs={
        shown
          ? [
              { id: 'details', label: t('media.tabs.details'), panel: <MediaDetailsTab media={shown} /> },
              ...textTabs(shown, t as never),
              ...(shown.hlsUrl
                ? [
                    {
                      id: 'share',
                      label: t('media.tabs.share'),
                      panel: (
                        <ShareTab
                          subject={{ mediaItemId: shown.id }}
                          help={t(shown.publishState === 'PUBLISHED' ? 'share.help' : 'share.notSeen')}
                          hlsUrl={shown.hlsUrl}
                        />
                      ),
                    },
                  ]
                : []),
              { id: 'file', label: t('media.tabs.file'), panel: <MediaFileTab media={shown} /> },
            ]
          : []
      }
      aside={
        shown && (
          <>
            <CuesPanel
              timeline={timeline}
              lengthMs={shown.length}
              currentTime={state.currentTime}
              onSeek={seek}
              onDownload={shown.hlsUrl && hasCapability('downloadLibrary') ? setRange : undefined}
            />
            {range && <DownloadDialog media={shown} range={range} onClose={() => setRange(undefined)} />}
          </>
        )
      }
    />
  );
}

/** Why there is nothing to play yet, or never will be (LIB-13). */
function NotPlayable({ media }: { media: MediaDetails }) {
  const { t } = useTranslation('media');
  const text = isProcessing(media)
    ? 'media.processing'
    : media.processing.state === 'COMPLETE'
      ? 'media.noStream'
      : 'media.failed';
  return (
    <div className="media-stage__none">
      <MediaStateTag media={media} />
      <p>{t(text)}</p>
    </div>
  );
}
