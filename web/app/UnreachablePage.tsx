import '../ui/plainButton.css';
import { useTranslation } from 'react-i18next';
import { BrokenSignal } from '../ui/messageDrawings.tsx';
import { MessagePage } from '../ui/MessagePage.tsx';
import { useSessionControl } from '../kernel/session.tsx';

/** Nothing answered when the app asked who is signed in: nobody is sent to sign-in for that. */
export function UnreachablePage() {
  const { t } = useTranslation('app');
  const { reload } = useSessionControl();
  return (
    <MessagePage
      drawing={<BrokenSignal />}
      title={t('unreachable.title')}
      actions={
        <button type="button" className="button primary" onClick={() => void reload()}>
          {t('error.retry')}
        </button>
      }
    >
      <p>{t('unreachable.text')}</p>
    </MessagePage>
  );
}
