import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../../../../kernel/session.tsx';
import { uploadPath } from '../../../../kernel/paths/upload.ts';
import { hasUnsavedDetails } from '../keepDetails.ts';
import { createUploadPort } from '../uploadPort.ts';
import { UploadProgressBar } from '../UploadProgressBar.tsx';
import { uploadStore } from '../uploadStore.ts';
import { useUploads } from '../useUploads.ts';
import '../Upload.css';

const UNDER_WAY = new Set(['sending', 'retrying', 'processing']);
const TAKES_DETAILS = new Set(['chosen', 'checked', 'ready', ...UNDER_WAY]);

/** Uploads under way, on every screen but their own, which shows them in full. Asks before the page is left. */
export function UploadTray() {
  const { t } = useTranslation('upload');
  const apollo = useApolloClient();
  const { viewer } = useSession();
  const customerId = viewer.customer.id;
  const { pathname } = useLocation();
  const uploads = useUploads();
  const running = uploads.filter(({ state }) => UNDER_WAY.has(state));
  const isSending = running.some(({ state, isMoving }) => isMoving && state !== 'processing');

  useEffect(() => {
    uploadStore.connect(createUploadPort(apollo, customerId));
    return () => uploadStore.disconnect();
  }, [apollo, customerId]);

  const isTyped = uploads.some((upload) => TAKES_DETAILS.has(upload.state) && hasUnsavedDetails(upload));
  const asks = isSending || isTyped;

  useEffect(() => {
    if (!asks) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [asks]);

  if (running.length === 0 || pathname === uploadPath()) return null;
  return (
    <section className="tray upload-tray" aria-label={t('tray.region')}>
      <ul className="upload-tray__list">
        {running.map((upload) => (
          <li key={upload.id}>
            <span className="upload-tray__name">{upload.details.title || upload.fileName}</span>
            <UploadProgressBar upload={upload} />
          </li>
        ))}
      </ul>
      <Link to={uploadPath()}>{t('tray.open')}</Link>
    </section>
  );
}
