import '../../../ui/plainButton.css';
import { useTranslation } from 'react-i18next';
import { ClosedDoor } from '../../../ui/messageDrawings.tsx';
import { MessagePage } from '../../../ui/MessagePage.tsx';
import { useSessionControl } from '../../../kernel/session.tsx';
import type { Refusal } from '../../../kernel/sessionState.ts';

/** S-137 and the refusal of venues: this login cannot come in, and whom to ask (SES-06). */
export function RefusedPage({ reason }: { reason: Refusal }) {
  const { t } = useTranslation('session');
  const { backToSignIn } = useSessionControl();
  return (
    <main>
      <MessagePage
        drawing={<ClosedDoor />}
        title={t(`refused.${reason}.title`)}
        actions={
          <button type="button" className="button primary" onClick={backToSignIn}>
            {t('refused.back')}
          </button>
        }
      >
        <p>{t(`refused.${reason}.text`)}</p>
      </MessagePage>
    </main>
  );
}
