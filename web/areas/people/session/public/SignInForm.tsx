import '../../../../ui/plainButton.css';
import './FrontDoor.css';
import { lazy, Suspense, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignInStepFragment } from '../../../../kernel/session.generated.ts';
import { useSessionControl } from '../../../../kernel/session.tsx';
import { resetPasswordPath } from '../../../../kernel/paths/session.ts';
import { TextField } from './TextField.tsx';

type Problem = 'wrong' | 'throttled' | 'unreachable' | 'over';

/** Only who has a second factor, or has to add one, loads what asks for it. */
const SecondStep = lazy(async () => ({ default: (await import('./SecondStep.tsx')).SecondStep }));

/** Name and password; `userName` is given when somebody signs in again over their page (SES-01, SES-05). */
export function SignInForm({ userName: known = '' }: { userName?: string }) {
  const { t } = useTranslation('session');
  const { signIn } = useSessionControl();
  const [userName, setUserName] = useState(known);
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [submitting, setSubmitting] = useState(false);
  const [step, setStep] = useState<SignInStepFragment | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (submitting) return;
    const incomplete = userName.trim() === '' || password === '';
    setMissing(incomplete);
    setProblem(null);
    if (incomplete) {
      const field = userName.trim() === '' ? 'userName' : 'password';
      form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
      return;
    }
    setSubmitting(true);
    const answer = await signIn(userName.trim(), password);
    setSubmitting(false);
    const { type } = answer;
    if (type === 'wrong' || type === 'throttled' || type === 'unreachable') setProblem(type);
    if (type === 'secondFactor') setStep(answer.step);
  };

  const beginAnew = (why: 'over' | null) => {
    setStep(null);
    setPassword('');
    setProblem(why);
  };

  if (step) {
    return (
      <Suspense fallback={<p className="muted">{t('signIn.submitting')}</p>}>
        <SecondStep step={step} onOver={beginAnew} />
      </Suspense>
    );
  }
  return (
    <form ref={form} className="front-form" onSubmit={(event) => void submit(event)} noValidate>
      {problem && (
        <div className="front-notice" role="alert">
          {t(`signIn.${problem}`)}{' '}
          {problem === 'wrong' && <a href={resetPasswordPath()}>{t('signIn.resetHint')}</a>}
        </div>
      )}
      <TextField
        label={t('signIn.userName')}
        name="userName"
        type="email"
        autoComplete="username"
        autoFocus={known === ''}
        value={userName}
        problem={missing && userName.trim() === '' ? t('signIn.userNameRequired') : null}
        onChange={(event) => setUserName(event.target.value)}
      />
      <TextField
        label={t('signIn.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        autoFocus={known !== ''}
        value={password}
        problem={missing && password === '' ? t('signIn.passwordRequired') : null}
        onChange={(event) => setPassword(event.target.value)}
      />
      <button type="submit" className="button primary" aria-busy={submitting}>
        {submitting ? t('signIn.submitting') : t('signIn.submit')}
      </button>
      <p className="front-links">
        <a href={resetPasswordPath()}>{t('signIn.reset')}</a>
      </p>
    </form>
  );
}
