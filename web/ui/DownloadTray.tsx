import { Button } from '@blueprintjs/core';
import { Cross, Refresh } from '@blueprintjs/icons';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../time/format.ts';
import { isPassing } from './csvFailure.ts';
import { downloadStore, type Download } from './downloadStore.ts';
import { useFailureWords } from './useFailureWords.ts';
import './DownloadTray.css';

/** Exports with their progress. Each can be canceled, and retried where another try can succeed. */
export function DownloadTray() {
  const downloads = useSyncExternalStore(downloadStore.subscribe, downloadStore.current);
  const { t } = useTranslation('ui');
  if (downloads.length === 0) return null;
  return (
    <ul className="tray" aria-label={t('tray.region')}>
      {downloads.map((download) => (
        <DownloadLine key={download.id} download={download} />
      ))}
    </ul>
  );
}

function DownloadLine({ download }: { download: Download }) {
  const { t } = useTranslation('ui');
  const format = useFormat();
  const { id, fileName, state, bytes, failure } = download;
  const counted = (count: number) => ({ count, rows: format.number(count), size: format.bytes(bytes) });
  const reason = useFailureWords(failure);
  const text =
    state === 'failed'
      ? failureText(download, reason, (key, count) => t(key, counted(count)))
      : joined(
          t(`tray.${state}`, counted(download.rows)),
          download.gaps > 0 && t('tray.gaps', counted(download.gaps)),
        );
  return (
    <li className={`tray__line tray__line--${state}`}>
      <div className="tray__text">
        <span className="tray__name mono">{fileName}</span>
        <span className="num tray__state" role={state === 'running' ? undefined : 'status'}>
          {text}
        </span>
        {state === 'running' && <i className="tray__bar" aria-hidden="true" />}
      </div>
      {failure && state === 'failed' && isPassing(failure) && (
        <Button
          variant="minimal"
          icon={<Refresh />}
          aria-label={t('tray.retry', { fileName })}
          onClick={() => downloadStore.retry(id)}
        />
      )}
      <Button
        variant="minimal"
        icon={<Cross />}
        aria-label={t(state === 'running' ? 'tray.cancel' : 'tray.dismiss', { fileName })}
        onClick={() => downloadStore.remove(id)}
      />
    </li>
  );
}

/** Progress and reason of a failed export. */
function failureText(
  { rows, failure }: Download,
  reason: string,
  say: (key: 'tray.failed' | 'tray.partial', count: number) => string,
): string {
  const savedRows = failure?.savedRows ?? 0;
  if (savedRows > 0) return joined(say('tray.partial', savedRows), reason);
  return rows > 0 ? joined(say('tray.failed', rows), reason) : reason;
}

function joined(...sentences: (string | false)[]): string {
  return sentences.filter(Boolean).join(' ');
}
