import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { refusalText, useMutationRun } from '../../../ui/useMutationRun.ts';
import { fetchFile } from './fetchFile.ts';
import { useDownloadMediaMutation } from '../public/MediaEdits.generated.ts';
import { VideoNames } from './VideoNames.tsx';

interface DownloadManyDialogProps {
  videos: readonly { id: string; title: string }[];
  onClose: () => void;
  /** Those that could not be downloaded, for them to stay chosen. */
  onDone: (failedIds: readonly string[]) => void;
}

/** Downloads several saved videos whole, one file each; says by name which could not be had (S-189, LIB-13). */
export function DownloadManyDialog({ videos, onClose, onDone }: DownloadManyDialogProps) {
  const { t } = useTranslation('media');
  const toasts = useToasts();
  const run = useMutationRun();
  const [download] = useDownloadMediaMutation();

  const begin = async () => {
    const failed: { id: string; text: string }[] = [];
    // One after the other: a browser drops a download that has not begun when the next address is followed.
    for (const { id, title } of videos) {
      const outcome = await run(
        () => download({ variables: { input: { id } } }),
        (data) => data.downloadMedia,
      );
      const url = outcome.ok ? outcome.payload.download?.url : undefined;
      if (url && (await fetchFile(url))) continue;
      const refusal = outcome.ok ? undefined : refusalText(outcome);
      failed.push({ id, text: `${title}: ${refusal ?? t('media.downloadFailed')}` });
    }
    const begun = videos.length - failed.length;
    if (begun > 0) toasts.show({ intent: 'success', message: t('download.manyBegun', { count: begun }) });
    if (failed.length > 0) {
      toasts.show({
        intent: 'danger',
        message: t('download.manyFailed', { count: failed.length }),
        details: failed.map(({ text }) => text),
      });
    }
    onDone(failed.map(({ id }) => id));
    return undefined;
  };

  return (
    <ConfirmDialog
      isOpen
      title={t('download.manyTitle', { count: videos.length })}
      confirmLabel={t('download.begin')}
      onConfirm={begin}
      onClose={onClose}
    >
      <p>{t('download.many')}</p>
      <VideoNames videos={videos} />
    </ConfirmDialog>
  );
}
