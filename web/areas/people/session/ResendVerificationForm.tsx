import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { loadReasons, problemWords } from '../../../kernel/reasons.ts';
import { request, RequestError } from '../../../kernel/request.ts';
import { LinkLife } from './public/LinkLife.tsx';
import { TextField } from './public/TextField.tsx';
import { RequestEmailVerificationDocument } from './VerifyEmail.generated.ts';

type Step = 'asking' | 'sending' | 'sent' | 'throttled' | 'unreachable';

/** Asks for another letter (VER-06). The answer is the same for names that nobody has, and for verified ones. */
export function ResendVerificationForm() {
  const { t } = useTranslation('session');
  const [userName, setUserName] = useState('');
  const [step, setStep] = useState<Step>('asking');
  const [problem, setProblem] = useState<string | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (step === 'sending') return;
    if (userName.trim() === '') {
      setProblem(t('signIn.userNameRequired'));
      return;
    }
    setStep('sending');
    try {
      const { requestEmailVerification: answer } = await request(RequestEmailVerificationDocument, {
        input: { userName: userName.trim() },
      });
      const refusal = answer?.userErrors[0];
      if (refusal) await loadReasons();
      setProblem((refusal && problemWords(refusal)) ?? null);
      setStep(answer?.state === 'VALIDATING' ? 'sent' : 'asking');
    } catch (error) {
      setStep(error instanceof RequestError && error.code === 'RATE_LIMITED' ? 'throttled' : 'unreachable');
    }
  };

  if (step === 'sent') {
    return (
      <>
        <div className="front-notice good" role="status">
          {t('verify.sent')}
          <LinkLife />
        </div>
        <p className="front-links">
          <a href="/">{t('verify.continue')}</a>
        </p>
      </>
    );
  }
  return (
    <form className="front-form" onSubmit={(event) => void submit(event)} noValidate>
      {(step === 'throttled' || step === 'unreachable') && (
        <div className="front-notice" role="alert">
          {t(`signIn.${step}`)}
        </div>
      )}
      <TextField
        label={t('signIn.userName')}
        name="userName"
        type="email"
        autoComplete="username"
        hint={t('verify.resendHint')}
        value={userName}
        problem={problem}
        onChange={(event) => setUserName(event.target.value)}
      />
      <button type="submit" className="button primary" aria-busy={step === 'sending'}>
        {t('verify.resend')}
      </button>
      <p className="front-links">
        <a href="/">{t('verify.continue')}</a>
      </p>
    </form>
  );
}
