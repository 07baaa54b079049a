import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { request, RequestError } from '../../../../kernel/request.ts';
import { RequestPasswordResetDocument } from '../ResetPassword.generated.ts';
import { loadReasons, problemWords } from '../../../../kernel/reasons.ts';
import { LinkLife } from './LinkLife.tsx';
import { TextField } from './TextField.tsx';

type Step = 'asking' | 'sending' | 'sent' | 'throttled' | 'unreachable';

interface RequestResetFormProps {
  /** Target page of the emailed link. */
  flow?: 'STUDIO' | 'UPLOADER';
  /** The way back; to sign-in by default. */
  back?: { href: string; label: string };
}

/** Asks for a reset link. The answer is the same for names that nobody has (SES-21). */
export function RequestResetForm({ flow = 'STUDIO', back }: RequestResetFormProps) {
  const { t } = useTranslation('session');
  const wayBack = back ?? { href: '/', label: t('reset.signIn') };
  const [userName, setUserName] = useState('');
  const [step, setStep] = useState<Step>('asking');
  const [problem, setProblem] = useState<string | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (userName.trim() === '') {
      setProblem(t('signIn.userNameRequired'));
      return;
    }
    setStep('sending');
    try {
      const { requestPasswordReset } = await request(RequestPasswordResetDocument, {
        input: { userName: userName.trim(), flow },
      });
      const refusal = requestPasswordReset?.userErrors[0];
      if (refusal) await loadReasons();
      setProblem((refusal && problemWords(refusal)) ?? null);
      setStep(requestPasswordReset?.isAccepted ? 'sent' : 'asking');
    } catch (error) {
      setStep(error instanceof RequestError && error.code === 'RATE_LIMITED' ? 'throttled' : 'unreachable');
    }
  };

  if (step === 'sent') {
    return (
      <>
        <div className="front-notice good" role="status">
          {t('reset.sent')}
          <LinkLife />
        </div>
        <p className="front-links">
          <a href={wayBack.href}>{wayBack.label}</a>
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
        autoFocus
        value={userName}
        problem={problem}
        onChange={(event) => setUserName(event.target.value)}
      />
      <button type="submit" className="button primary" disabled={step === 'sending'}>
        {t('reset.submit')}
      </button>
      <p className="front-links">
        <a href={wayBack.href}>{wayBack.label}</a>
      </p>
    </form>
  );
}
