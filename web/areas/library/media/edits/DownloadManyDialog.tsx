import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { useBulk } from '../../../../ui/useBulk.ts';
import { refusalText, useMutationRun } from '../../../../ui/useMutationRun.ts';
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
  const bulk = useBulk();
  const run = useMutationRun();
  const [download] = useDownloadMediaMutation();

  const begin = async () => {
    // One after the other: a browser drops a download that has not begun when the next address is followed.
    const { failedIds } = await bulk({
      rows: videos,
      nameOf: ({ title }) => title,
      async each({ id }) {
        const outcome = await run(
          () => download({ variables: { input: { id } } }),
          (data) => data.downloadMedia,
        );
        if (!outcome.ok) return refusalText(outcome);
        const problem = await fetchFile(outcome.payload.download?.url);
        return problem ? t(`downloadProblem.${problem}`) : undefined;
      },
      done: ({ length }) => t('download.manyBegun', { count: length }),
      failed: (count) => t('download.manyFailed', { count }),
    });
    onDone(failedIds);
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
