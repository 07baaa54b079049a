import { Button } from '@blueprintjs/core';
import { Repeat } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Problem } from '../../../kernel/reasons.ts';
import { useSession } from '../../../kernel/session.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { refusalText, useMutationRun } from '../../../ui/useMutationRun.ts';
import { useProblemWords } from '../../../ui/useReasonWords.ts';
import type { MediaDetails } from './mediaDetails.ts';
import { useMediaFailureQuery, useProcessMediaAgainMutation } from './MediaFailure.generated.ts';
import { MediaStateTag } from './MediaStateTag.tsx';
import { mediaPath } from '../../../kernel/paths/media.ts';

/** Reason why processing failed, with a retry if it can help (LIB-13, UPL-19). */
export function MediaFailure({ media }: { media: MediaDetails }) {
  const { t } = useTranslation('media');
  const { processing } = media;
  const { data } = useMediaFailureQuery({ variables: { id: media.id } });
  const upload = data?.mediaItem?.upload;
  const failures = upload?.failures ?? [];
  const canRetry =
    processing.state === 'TIMED_OUT' ||
    (processing.state === 'FAILED' && processing.errorKind === 'FILE_PROCESSING');
  return (
    <div className="media-stage__none">
      <MediaStateTag media={media} />
      <p>{t('media.failed')}</p>
      {failures.length > 0
        ? failures.map((problem) => <Failure key={problem.message} problem={problem} />)
        : processing.errorKind && <p>{t(`file.errors.${processing.errorKind}`)}</p>}
      {canRetry && upload && <TryAgain uploadId={upload.id} title={media.title} />}
    </div>
  );
}

function Failure({ problem }: { problem: Problem }) {
  return <p>{useProblemWords(problem)}</p>;
}

function TryAgain({ uploadId, title }: { uploadId: string; title: string }) {
  const { t } = useTranslation('media');
  const { hasCapability } = useSession();
  const navigate = useNavigate();
  const toasts = useToasts();
  const run = useMutationRun();
  const [processAgain, { loading }] = useProcessMediaAgainMutation();
  if (!hasCapability('videoUpload')) return null;
  const retry = async () => {
    const outcome = await run(
      () => processAgain({ variables: { input: { id: uploadId } } }),
      (data) => data.completeUpload,
    );
    if (!outcome.ok) return void toasts.show({ intent: 'danger', message: refusalText(outcome) });
    toasts.show({ intent: 'success', message: t('media.retried', { title }) });
    // The new run is a video of its own in the place of the failed one.
    const next = outcome.payload.mediaItem;
    if (next) void navigate(mediaPath(next.id), { replace: true });
  };
  return <Button icon={<Repeat />} text={t('media.retry')} loading={loading} onClick={() => void retry()} />;
}
