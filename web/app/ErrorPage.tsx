import '../ui/plainButton.css';
import { useTranslation } from 'react-i18next';
import { BrokenSignal } from '../ui/messageDrawings.tsx';
import { helpPath } from '../kernel/paths/help.ts';
import { isLoadFailure } from '../kernel/errorReporter.ts';
import { MessagePage } from '../ui/MessagePage.tsx';

interface ErrorPageProps {
  error: unknown;
  onRetry(): void;
}

/** S-134: what is shown when a screen failed in a way nobody foresaw. */
export function ErrorPage({ error, onRetry }: ErrorPageProps) {
  const { t } = useTranslation('app');
  return (
    <MessagePage
      drawing={<BrokenSignal />}
      title={t('error.title')}
      actions={
        <>
          <button type="button" className="button primary" onClick={() => location.reload()}>
            {t('error.refresh')}
          </button>
          <button type="button" className="button" onClick={onRetry}>
            {t('error.retry')}
          </button>
          <a className="button quiet" href={helpPath()}>
            {t('error.contactSupport')}
          </a>
        </>
      }
    >
      <p>{isLoadFailure(error) ? t('error.newRelease') : t('error.text')}</p>
    </MessagePage>
  );
}
