import { useTranslation } from 'react-i18next';
import { useSessionControl } from '../../../../kernel/session.tsx';
import { FrontDoor } from './FrontDoor.tsx';
import { RefusedPage } from '../RefusedPage.tsx';
import { SignInForm } from './SignInForm.tsx';

/** S-133: sign-in at whatever private address was asked for, which opens afterwards (SES-22). */
export function SignedOutApp() {
  const { t } = useTranslation('session');
  const { state } = useSessionControl();
  if (state.status === 'refused') return <RefusedPage reason={state.reason} />;
  return (
    <FrontDoor title={t('signIn.title')} text={t('signIn.text')}>
      <SignInForm />
    </FrontDoor>
  );
}
