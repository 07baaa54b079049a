import { skipToken } from '@apollo/client/react';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MediaStateName } from '../../../../schema/rules/media.ts';
import { getUploadLabel } from '../../../../schema/rules/uploadStates.ts';
import { useFormat } from '../../../time/format.ts';
import { isProcessing, getProcessingPercent, ProcessingTag } from '../../../ui/ProcessingTag.tsx';
import { Thumbnail } from '../../../ui/Thumbnail.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { refusalText, useMutationRun, type MutationOutcome } from '../../../ui/useMutationRun.ts';
import type { Problem } from '../../../kernel/reasons.ts';
import { useProblemWords } from '../../../ui/useReasonWords.ts';
import { DeleteMediaDialog } from '../media/public/DeleteMediaDialog.tsx';
import { mediaPath } from '../../../kernel/paths/media.ts';
import {
  useCancelUploadMutation,
  useCompleteUploadMutation,
  useUploadedMediaQuery,
  type UploadedMedia_MediaFragment,
} from './Upload.generated.ts';

const READ_EVERY_MS = 5_000;

interface RecentUploadProps {
  video: UploadedMedia_MediaFragment;
  /** It is another one now, or none. */
  onGone: () => void;
}

/** One upload with its state and what can be done; read again on its own until it settles (LIB-09). */
export function RecentUpload({ video, onGone }: RecentUploadProps) {
  const { t } = useTranslation('upload');
  const format = useFormat();
  const { id, title, processing, upload } = video;
  const isRunning = isProcessing(processing);
  // It plays already while smaller qualities are made of it.
  const plays = processing.state === 'COMPLETE' || video.state === 'CONTENT_AVAILABLE';
  useUploadedMediaQuery(isRunning ? { variables: { id }, pollInterval: READ_EVERY_MS } : skipToken);
  const label = getUploadLabel(processing.state, video.state.toLowerCase() as MediaStateName);
  return (
    <li className="card recent-upload">
      <Thumbnail
        src={processing.state === 'COMPLETE' ? video.thumbnailUrl : null}
        duration={video.length === null ? undefined : format.duration(video.length)}
        percent={getProcessingPercent(processing)}
      />
      <div className="recent-upload__text">
        <h2>{plays ? <Link to={mediaPath(id)}>{title}</Link> : title}</h2>
        <span className="recent-upload__state">
          {label === 'finalizing' || label === 'invalidEventStatus' ? (
            <span>{t(`labels.${label}`)}</span>
          ) : (
            <ProcessingTag processing={processing} />
          )}
          <span className="muted">{format.ago(video.createdAt)}</span>
        </span>
        {upload?.failures.map((problem) => (
          <UploadProblem key={problem.message} problem={problem} />
        ))}
      </div>
      <RecentActions video={video} isRunning={isRunning} onGone={onGone} />
    </li>
  );
}

function UploadProblem({ problem }: { problem: Problem }) {
  return <p className="upload-card__problem">{useProblemWords(problem)}</p>;
}

function RecentActions({ video, isRunning, onGone }: RecentUploadProps & { isRunning: boolean }) {
  const { t } = useTranslation('upload');
  const toasts = useToasts();
  const run = useMutationRun();
  const [cancel] = useCancelUploadMutation();
  const [complete] = useCompleteUploadMutation();
  const [isDeleting, setDeleting] = useState(false);
  const { title, upload, processing } = video;
  const canRetry =
    processing.state === 'TIMED_OUT' ||
    (processing.state === 'FAILED' && processing.errorKind === 'FILE_PROCESSING');
  const after = (outcome: MutationOutcome<unknown>) => {
    if (!outcome.ok) toasts.show({ intent: 'danger', message: refusalText(outcome) });
    onGone();
  };
  const variables = { input: { id: upload?.id ?? '' } };
  return (
    <div className="upload-card__actions">
      {isRunning && upload && (
        <Button
          text={t('actions.cancel')}
          aria-label={t('recent.cancel', { title })}
          onClick={async () =>
            after(
              await run(
                () => cancel({ variables }),
                (data) => data.cancelUpload,
              ),
            )
          }
        />
      )}
      {canRetry && upload && (
        <Button
          text={t('actions.retry')}
          aria-label={t('recent.retry', { title })}
          onClick={async () =>
            after(
              await run(
                () => complete({ variables }),
                (data) => data.completeUpload,
              ),
            )
          }
        />
      )}
      {!isRunning && (
        <Button
          text={t('actions.delete')}
          aria-label={t('recent.delete', { title })}
          onClick={() => setDeleting(true)}
        />
      )}
      {isDeleting && (
        <DeleteMediaDialog videos={[video]} onClose={() => setDeleting(false)} onDeleted={onGone} />
      )}
    </div>
  );
}
