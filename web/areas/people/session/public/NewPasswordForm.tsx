import { useEffect, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../../../../schema/rules/customerWords.ts';
import { request } from '../../../../kernel/request.ts';
import { ResetPasswordDocument, VerifyPasswordResetDocument } from '../ResetPassword.generated.ts';
import { loadReasons, problemWords } from '../../../../kernel/reasons.ts';
import { TextField } from './TextField.tsx';

type Step = 'verifying' | 'expired' | 'invalid' | 'unreachable' | 'setting' | 'done';

interface NewPasswordFormProps {
  token: string;
  /** Page for requesting another link. */
  again?: string;
  /** The way on when the password is set; to sign-in by default, null for none. */
  back?: { href: string; label: string } | null;
}

/** Sets a new password with the link's token, after asking whether the token is still good (SES-21). */
export function NewPasswordForm({ token, again = '/reset-password', back }: NewPasswordFormProps) {
  const { t } = useTranslation('session');
  const wayOn = back === undefined ? { href: '/', label: t('reset.signIn') } : back;
  const [step, setStep] = useState<Step>('verifying');
  const [userName, setUserName] = useState('');

  useEffect(() => {
    let gone = false;
    request(VerifyPasswordResetDocument, { input: { token } }).then(
      ({ verifyPasswordReset: answer }) => {
        if (gone) return;
        setUserName(answer?.userName ?? '');
        setStep(answer?.isValid ? 'setting' : answer?.isExpired ? 'expired' : 'invalid');
      },
      () => gone || setStep('unreachable'),
    );
    return () => {
      gone = true;
    };
  }, [token]);

  switch (step) {
    case 'verifying':
      return <p role="status">{t('newPassword.verifying')}</p>;
    case 'setting':
      return <PasswordFields token={token} userName={userName} onDone={() => setStep('done')} />;
    case 'done':
      return (
        <>
          <div className="front-notice good" role="status">
            {t('newPassword.done')}
          </div>
          {wayOn && (
            <p className="front-links">
              <a href={wayOn.href}>{wayOn.label}</a>
            </p>
          )}
        </>
      );
    case 'unreachable':
      return (
        <div className="front-notice" role="alert">
          {t('signIn.unreachable')}
        </div>
      );
    default:
      return (
        <div className="front-notice" role="alert">
          {t(`newPassword.${step}`)} <a href={again}>{t('newPassword.again')}</a>
        </div>
      );
  }
}

interface PasswordFieldsProps {
  token: string;
  userName: string;
  onDone(): void;
}

function PasswordFields({ token, userName, onDone }: PasswordFieldsProps) {
  const { t } = useTranslation('session');
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [problems, setProblems] = useState<{ password?: string; again?: string }>({});
  const [sending, setSending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX) {
      setProblems({ password: t('newPassword.length', { shortest: PASSWORD_MIN, longest: PASSWORD_MAX }) });
      return;
    }
    if (password !== again) {
      setProblems({ again: t('newPassword.different') });
      return;
    }
    setSending(true);
    try {
      const { resetPassword } = await request(ResetPasswordDocument, { input: { token, password } });
      if (resetPassword?.isReset) onDone();
      else {
        const refusal = resetPassword?.userErrors[0];
        await loadReasons();
        setProblems({ password: (refusal && problemWords(refusal)) ?? t('newPassword.invalid') });
      }
    } catch {
      setProblems({ password: t('signIn.unreachable') });
    } finally {
      setSending(false);
    }
  };

  return (
    <form className="front-form" onSubmit={(event) => void submit(event)} noValidate>
      <p className="ink2">{t('newPassword.forUser', { userName })}</p>
      <TextField
        label={t('newPassword.password')}
        type="password"
        autoComplete="new-password"
        autoFocus
        value={password}
        problem={problems.password ?? null}
        hint={t('newPassword.length', { shortest: PASSWORD_MIN, longest: PASSWORD_MAX })}
        onChange={(event) => setPassword(event.target.value)}
      />
      <TextField
        label={t('newPassword.confirm')}
        type="password"
        autoComplete="new-password"
        value={again}
        problem={problems.again ?? null}
        onChange={(event) => setAgain(event.target.value)}
      />
      <button type="submit" className="button primary" disabled={sending}>
        {t('newPassword.submit')}
      </button>
    </form>
  );
}
