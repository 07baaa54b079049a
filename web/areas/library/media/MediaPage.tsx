import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useFormat } from '../../../time/format.ts';
import type { Question } from '../../../kernel/early.ts';
import type { Visit } from '../../../kernel/screen.ts';
import { useSession } from '../../../kernel/session.tsx';
import { Player } from '../../../player/Player.tsx';
import { AudioMeters } from '../../../player/meters/AudioMeters.tsx';
import { usePlayback } from '../../../player/usePlayback.ts';
import { usePlayhead } from '../../../player/usePlayhead.ts';
import { DetailsPage } from '../../../ui/DetailsPage.tsx';
import { OpenQueryButton } from '../../../ui/OpenQueryButton.tsx';
import { useDetails } from '../../../ui/useDetails.ts';
import { CuesPanel } from '../cues/public/CuesPanel.tsx';
import type { TimeRange } from '../cues/public/cueTimeline.ts';
import { CueTrack } from '../cues/public/CueTrack.tsx';
import { useCueTimeline } from '../cues/public/useCueTimeline.ts';
import { DownloadDialog } from './public/DownloadDialog.tsx';
import { MediaActions } from './edits/MediaActions.tsx';
import type { MediaDetails } from './mediaDetails.ts';
import { MediaDetailsTab } from './MediaDetailsTab.tsx';
import { MediaFailure } from './MediaFailure.tsx';
import { MediaFileTab } from './MediaFileTab.tsx';
import { textTabs } from './edits/textTabs.tsx';
import { MediaPageDocument, useMediaPageQuery } from './MediaPage.generated.ts';
import { isProcessing } from '../../../ui/ProcessingTag.tsx';
import { MediaStateTag } from './MediaStateTag.tsx';
import { libraryPath } from '../../../kernel/paths/media.ts';
import { ShareTab } from './share/ShareTab.tsx';
import { useProcessingMedia } from './useProcessingMedia.ts';
import '../../../player/stage.css';

/** First queries of the page. */
export const questions = ({ params: { uuid = '' } }: Visit): Question[] => [
  { document: MediaPageDocument, variables: { id: uuid } },
];

export function MediaPage() {
  const { t } = useTranslation('media');
  const format = useFormat();
  const { uuid = '' } = useParams();
  const { viewer, hasCapability } = useSession();
  const variables = { id: uuid };
  const query = useMediaPageQuery({ variables });
  const { thing: media, load } = useDetails(query, uuid, (data) => data.mediaItem);
  const isGone = media?.state === 'DELETE_PENDING';
  const shown = isGone ? undefined : media;
  useProcessingMedia(viewer.customer.id, load.retry);

  const playback = usePlayback('mediaItem', uuid, String(media?.isPlayable));
  const playhead = usePlayhead({ isLive: false, startedAt: null, duration: media?.length ?? null });
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
      load={load}
      missing={t('media.gone')}
      actions={
        shown && (
          <>
            <OpenQueryButton source={{ document: MediaPageDocument, variables }} variant="minimal" />
            <MediaActions media={shown} player={playhead.player} />
          </>
        )
      }
      lead={
        shown && (
          <div className="media-stage card">
            {shown.isPlayable ? (
              <Player playhead={playhead} {...playback} poster={shown.thumbnailUrl} title={shown.title} />
            ) : (
              <NotPlayable media={shown} />
            )}
            <CueTrack timeline={timeline} playhead={playhead} />
            {shown.isPlayable && <AudioMeters video={() => playhead.player()?.video() ?? null} />}
          </div>
        )
      }
      tabs={
        shown
          ? [
              { id: 'details', label: t('media.tabs.details'), panel: <MediaDetailsTab media={shown} /> },
              ...textTabs(shown, t as never, playhead.seek),
              ...(shown.isPlayable
                ? [
                    {
                      id: 'share',
                      label: t('media.tabs.share'),
                      panel: (
                        <ShareTab
                          subject={{ mediaItemId: shown.id }}
                          help={t(shown.publishState === 'PUBLISHED' ? 'share.help' : 'share.notSeen')}
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
              playhead={playhead}
              onDownload={shown.isPlayable && hasCapability('downloadLibrary') ? setRange : undefined}
            />
            {range && <DownloadDialog media={shown} range={range} onClose={() => setRange(undefined)} />}
          </>
        )
      }
    />
  );
}

/** Explains why there is nothing to play (LIB-13). */
function NotPlayable({ media }: { media: MediaDetails }) {
  const { t } = useTranslation('media');
  const isWaiting = isProcessing(media.processing);
  if (!isWaiting && media.processing.state !== 'COMPLETE') return <MediaFailure media={media} />;
  return (
    <div className="media-stage__none">
      <MediaStateTag media={media} />
      <p>{t(isWaiting ? 'media.processing' : 'media.noStream')}</p>
    </div>
  );
}
