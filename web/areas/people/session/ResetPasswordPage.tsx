import { useTranslation } from 'react-i18next';
import { FrontDoor } from './public/FrontDoor.tsx';
import { NewPasswordForm } from './public/NewPasswordForm.tsx';
import { RequestResetForm } from './public/RequestResetForm.tsx';

/** S-002 without a token, S-003 with one (SES-21). */
export function ResetPasswordPage() {
  const { t } = useTranslation('session');
  const token = new URLSearchParams(location.search).get('token');
  return token ? (
    <FrontDoor title={t('newPassword.title')}>
      <NewPasswordForm token={token} />
    </FrontDoor>
  ) : (
    <FrontDoor title={t('reset.title')} text={t('reset.text')}>
      <RequestResetForm />
    </FrontDoor>
  );
}
