import { Button } from '@blueprintjs/core';
import { Cross, Refresh } from '@blueprintjs/icons';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../time/format.ts';
import { downloadStore, type Download } from './downloadStore.ts';
import './DownloadTray.css';

/** Exports with what has arrived so far; each can be cancelled, and tried again after it failed. */
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
  const { id, fileName, state, rows, bytes } = download;
  return (
    <li className={`tray__line tray__line--${state}`}>
      <div className="tray__text">
        <span className="tray__name mono">{fileName}</span>
        <span className="num tray__state" role={state === 'running' ? undefined : 'status'}>
          {t(`tray.${state}`, { count: rows, rows: format.number(rows), size: format.bytes(bytes) })}
        </span>
        {state === 'running' && <i className="tray__bar" aria-hidden="true" />}
      </div>
      {state === 'failed' && (
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
