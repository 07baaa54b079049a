import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../kernel/request.ts';
import { FrontDoor } from './public/FrontDoor.tsx';
import { ResendVerificationForm } from './ResendVerificationForm.tsx';
import { VerifyEmailDocument, type VerifyEmailMutation } from './VerifyEmail.generated.ts';

type Verified = NonNullable<VerifyEmailMutation['verifyEmail']>;
type Step = 'verifying' | 'unreachable' | Verified['state'];

/** S-004: what became of the link in a letter that verifies an address (VER-02 to VER-06, STM-17). */
export function VerifyEmailPage() {
  const { t } = useTranslation('session');
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '');
  const [step, setStep] = useState<Step>(token ? 'verifying' : 'ERROR');
  const [userName, setUserName] = useState('');

  useEffect(() => {
    if (!token || step !== 'verifying') return;
    let gone = false;
    request(VerifyEmailDocument, { input: { token } }).then(
      ({ verifyEmail: answer }) => {
        if (gone) return;
        setUserName(answer?.userName ?? '');
        setStep(answer?.state ?? 'ERROR');
      },
      () => gone || setStep('unreachable'),
    );
    return () => {
      gone = true;
    };
  }, [token, step]);

  switch (step) {
    case 'verifying':
      return (
        <FrontDoor title={t('verify.title')}>
          <p role="status">{t('verify.verifying')}</p>
        </FrontDoor>
      );
    case 'VERIFIED':
      return (
        <FrontDoor title={t('verify.verified.title')}>
          <div className="front-notice good" role="status">
            {t('verify.verified.text', { userName })}
          </div>
          <p className="front-links">
            <a href="/">{t('verify.continue')}</a>
          </p>
        </FrontDoor>
      );
    case 'unreachable':
      return (
        <FrontDoor title={t('verify.title')}>
          <div className="front-notice" role="alert">
            {t('signIn.unreachable')}
          </div>
          <button type="button" className="button primary" onClick={() => setStep('verifying')}>
            {t('verify.again')}
          </button>
        </FrontDoor>
      );
    default:
      return (
        <FrontDoor title={t(`verify.${step}.title`)}>
          <div className="front-notice" role="alert">
            {t(`verify.${step}.text`)}
          </div>
          <ResendVerificationForm />
        </FrontDoor>
      );
  }
}
