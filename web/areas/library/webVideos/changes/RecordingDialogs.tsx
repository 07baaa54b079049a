import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Playhead } from '../../../../player/playhead.ts';
import { useToasts } from '../../../../ui/Toasts.tsx';
import { useMutationForm } from '../../../../ui/useMutationForm.ts';
import { useMutationRun } from '../../../../ui/useMutationRun.ts';
import { PartDownloadDialog } from '../../media/public/DownloadDialog.tsx';
import { webVideoPath } from '../../../../kernel/paths/webVideos.ts';
import type { WebVideo } from '../useWebVideo.ts';
import { PartDialog } from './PartDialog.tsx';
import {
  useDownloadWebVideoMutation,
  useRepublishWebVideoMutation,
  useTrimWebVideoMutation,
} from './Recording.generated.ts';

interface RecordingDialogProps {
  video: WebVideo;
  playhead: Playhead;
  onClose: () => void;
}

/** Trims a recording to a part of it; that can be taken back (WEB-07, TRM-06). */
export function TrimDialog({ video, playhead, onClose }: RecordingDialogProps) {
  const { t } = useTranslation('webVideos');
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const [trim] = useTrimWebVideoMutation();
  return (
    <PartDialog
      title={t('trim.title', { name: video.title })}
      saveLabel={t('trim.confirm')}
      length={video.duration}
      playhead={playhead}
      onClose={onClose}
      onSend={(part) =>
        submit(
          () => trim({ variables: { input: { id: video.id, ...part } } }),
          (data) => data.trimWebVideo,
          () => toasts.show({ intent: 'success', message: t('trim.done', { name: video.title }) }),
        )
      }
    >
      <p>{t('trim.what')}</p>
    </PartDialog>
  );
}

/** Plays a part of a recording on its web channel again, as another broadcast (WEB-09). */
export function AgainDialog({ video, playhead, onClose }: RecordingDialogProps) {
  const { t } = useTranslation('webVideos');
  const toasts = useToasts();
  const navigate = useNavigate();
  const { submit } = useMutationForm();
  const [again] = useRepublishWebVideoMutation();
  return (
    <PartDialog
      title={t('again.title', { name: video.title })}
      saveLabel={t('again.confirm')}
      length={video.duration}
      playhead={playhead}
      onClose={onClose}
      onSend={(part) =>
        submit(
          () => again({ variables: { input: { id: video.id, ...part } } }),
          (data) => data.republishWebVideo,
          ({ contentDestination }) => {
            toasts.show({ intent: 'success', message: t('start.done') });
            if (contentDestination) void navigate(webVideoPath(contentDestination.id));
          },
        )
      }
    >
      <p>{t('again.what', { channel: video.webChannel?.name ?? '' })}</p>
    </PartDialog>
  );
}

/** Downloads a recording, whole or from one cue to another (C-135, CUE-16). */
export function DownloadWebVideoDialog({ video, onClose }: Omit<RecordingDialogProps, 'playhead'>) {
  const run = useMutationRun();
  const [download] = useDownloadWebVideoMutation();
  return (
    <PartDownloadDialog
      source={{ kind: 'CONTENT_DESTINATION', id: video.id }}
      title={video.title}
      length={video.duration}
      range={undefined}
      askLeave={(part) =>
        run(
          () => download({ variables: { input: { id: video.id, ...part } } }),
          (data) => data.downloadWebVideo,
        )
      }
      onClose={onClose}
    />
  );
}
