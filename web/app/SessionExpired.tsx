import { Dialog, DialogBody } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import { SignInForm } from '../areas/people/session/public/SignInForm.tsx';
import { useSession } from '../kernel/session.tsx';

/** S-162: signing in again over the page, which stays as it was (SES-12). */
export function SessionExpired() {
  const { t } = useTranslation('session');
  const { viewer, signOut } = useSession();
  return (
    <Dialog
      isOpen
      title={t('expired.title')}
      isCloseButtonShown={false}
      canEscapeKeyClose={false}
      canOutsideClickClose={false}
    >
      <DialogBody>
        <p>{t('expired.text')}</p>
        <SignInForm userName={viewer.user.userName} />
        <button type="button" className="button quiet" onClick={() => void signOut()}>
          {t('expired.leave')}
        </button>
      </DialogBody>
    </Dialog>
  );
}
