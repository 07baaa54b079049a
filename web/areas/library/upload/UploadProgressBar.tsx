import { useTranslation } from 'react-i18next';
import { getUploadLabel } from '../../../../schema/rules/uploadStates.ts';
import { useFormat } from '../../../time/format.ts';
import type { UploadEntry } from './uploadEntry.ts';

/** Progress bar with state (UPL-18). */
export function UploadProgressBar({ upload }: { upload: UploadEntry }) {
  const { t } = useTranslation('upload');
  const format = useFormat();
  const { state, share, processing, sizeBytes, isMoving, isWanted } = upload;
  // Everything has arrived, and nothing of the processing has begun: nought percent would tell that it was lost.
  const isWaiting = processing?.state === 'PENDING';
  const isPaused = state === 'retrying' && !isMoving && !isWanted;
  const label = processing
    ? t(`labels.${getUploadLabel(processing.state, processing.library)}`)
    : t(`states.${isPaused ? 'paused' : state === 'checked' && isWanted ? 'waiting' : state}`);
  const reached = processing ? processing.percent / 100 : share;
  const hasBar = state === 'chosen' || state === 'sending' || state === 'retrying' || state === 'processing';
  const amount =
    state === 'sending' || state === 'retrying'
      ? t('progress.sent', { sent: format.bytes(share * sizeBytes), total: format.bytes(sizeBytes) })
      : null;
  return (
    <div className="upload-progress" data-state={processing?.state ?? state}>
      <span className="upload-progress__text num">
        <span role="status">{label}</span>
        {hasBar && !isWaiting && <span>{format.percent(reached)}</span>}
        {amount && <span className="muted">{amount}</span>}
      </span>
      {hasBar && (
        <progress
          max={1}
          {...(!isWaiting && { value: reached })}
          aria-label={`${upload.fileName}: ${label}`}
        />
      )}
    </div>
  );
}
