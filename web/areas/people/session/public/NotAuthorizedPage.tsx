import { Button } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ClosedDoor } from '../../../../ui/messageDrawings.tsx';
import { MessagePage } from '../../../../ui/MessagePage.tsx';
import { useSession } from '../../../../kernel/session.tsx';

/** S-007: permissions are missing, and who can give them (PRM-29). */
export function NotAuthorizedPage() {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  const { signOut } = useSession();
  return (
    <MessagePage
      drawing={<ClosedDoor />}
      title={t('notAuthorized.title')}
      actions={
        <>
          <Button intent="primary" text={t('notAuthorized.back')} onClick={() => void navigate(-1)} />
          <Button text={t('user.signOut')} onClick={() => void signOut()} />
        </>
      }
    >
      <p>{t('notAuthorized.text')}</p>
    </MessagePage>
  );
}
