import { useMutationRun } from '../../../ui/useMutationRun.ts';
import type { TimeRange } from '../cues/public/cueTimeline.ts';
import { PartDownloadDialog } from '../media/public/DownloadDialog.tsx';
import { useDownloadEncoderVideoMutation } from './EncoderVideos.generated.ts';

interface DownloadEncoderVideoDialogProps {
  video: { id: string; name: string; duration: number | null };
  range: TimeRange | undefined;
  onClose: () => void;
}

/** Downloads an encoder video, whole or from one cue to another (LIB-17, CUE-16). */
export function DownloadEncoderVideoDialog({ video, range, onClose }: DownloadEncoderVideoDialogProps) {
  const run = useMutationRun();
  const [download] = useDownloadEncoderVideoMutation();
  return (
    <PartDownloadDialog
      source={{ kind: 'ENCODER_VIDEO', id: video.id }}
      title={video.name}
      length={video.duration}
      range={range}
      askLeave={(part) =>
        run(
          () => download({ variables: { input: { id: video.id, ...part } } }),
          (data) => data.downloadEncoderVideo,
        )
      }
      onClose={onClose}
    />
  );
}
