import { Button } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../time/format.ts';
import { mediaPath } from '../../../kernel/paths/media.ts';
import { CheckResults } from './CheckResults.tsx';
import { UploadDetailsForm } from './UploadDetailsForm.tsx';
import { ProblemText } from './ProblemText.tsx';
import type { UploadEntry } from './uploadEntry.ts';
import { UploadProgressBar } from './UploadProgressBar.tsx';
import { uploadStore } from './uploadStore.ts';
import { UploadThumbnail } from './UploadThumbnail.tsx';

/** One file: its check, its details, how far it is, and what can be done. */
export function UploadCard({ upload }: { upload: UploadEntry }) {
  const { t } = useTranslation('upload');
  const format = useFormat();
  const { id, fileName, sizeBytes, state, measured, findings, problem, notice } = upload;
  const [isOpen, setOpen] = useState(false);
  const showsCheck = isOpen || state === 'refused';
  const takesDetails = state !== 'refused' && state !== 'cancelled' && state !== 'failed';
  return (
    <li className="card upload-card" aria-label={fileName}>
      <div className="upload-card__head">
        <div className="upload-card__name">
          <h2>{fileName}</h2>
          <span className="muted num">{format.bytes(sizeBytes)}</span>
        </div>
        <Button
          variant="minimal"
          icon={<Cross />}
          aria-label={t('actions.remove', { fileName })}
          onClick={() => uploadStore.remove(id)}
        />
      </div>
      <UploadProgressBar upload={upload} />
      {problem && (
        <p className="upload-card__problem" role="alert">
          <ProblemText problem={problem} />
        </p>
      )}
      {notice && (
        <p className="upload-card__notice" role="status">
          <ProblemText problem={notice} />
        </p>
      )}
      <UploadActions upload={upload} />
      {measured && state !== 'refused' && (
        <Button
          variant="minimal"
          aria-expanded={isOpen}
          text={t(isOpen ? 'check.hide' : 'check.show')}
          onClick={() => setOpen(!isOpen)}
        />
      )}
      {measured && showsCheck && <CheckResults fileName={fileName} findings={findings} measured={measured} />}
      {takesDetails && (
        <div className="upload-card__about">
          <UploadDetailsForm upload={upload} />
          <UploadThumbnail upload={upload} />
        </div>
      )}
    </li>
  );
}

function UploadActions({ upload }: { upload: UploadEntry }) {
  const { t } = useTranslation('upload');
  const { id, state, isMoving, isWanted, file, handle, mediaItemId, errorKind } = upload;
  const isOnItsWay = state === 'sending' || state === 'retrying' || state === 'processing';
  const canRetry = state === 'failed' && (errorKind === 'FILE_PROCESSING' || errorKind === null);
  return (
    <div className="upload-card__actions">
      {state === 'checked' && !isWanted && (
        <Button intent="primary" text={t('actions.continue')} onClick={() => uploadStore.proceed(id)} />
      )}
      {(state === 'sending' || (state === 'retrying' && isMoving)) && (
        <Button text={t('actions.pause')} onClick={() => void uploadStore.pause(id)} />
      )}
      {state === 'retrying' && !isMoving && file && (
        <Button intent="primary" text={t('actions.resume')} onClick={() => uploadStore.resume(id)} />
      )}
      {state === 'retrying' && !file && handle && (
        <Button intent="primary" text={t('actions.reopen')} onClick={() => void uploadStore.reopen(id)} />
      )}
      {isOnItsWay && <Button text={t('actions.cancel')} onClick={() => void uploadStore.cancel(id)} />}
      {canRetry && <Button text={t('actions.retry')} onClick={() => void uploadStore.retry(id)} />}
      {state === 'ready' && mediaItemId && <Link to={mediaPath(mediaItemId)}>{t('actions.open')}</Link>}
    </div>
  );
}
