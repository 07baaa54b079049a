import '../../../../ui/plainButton.css';
import './FrontDoor.css';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignInStepFragment } from '../../../../kernel/session.generated.ts';
import { useSessionControl } from '../../../../kernel/session.tsx';
import { TextField } from './TextField.tsx';
import { FirstFactor } from '../secondStep/FirstFactor.tsx';
import { provePasskey } from './passkeys.ts';
import { prove } from '../secondStep/secondStepServer.ts';

interface SecondStepProps {
  step: SignInStepFragment;
  /** Back to name and password: by choice, or because the step is over. */
  onOver: (why: 'over' | null) => void;
}

/** Second factor step of a sign-in: passkey, one-time code, or recovery code. */
export function SecondStep({ step, onOver }: SecondStepProps) {
  const { t } = useTranslation('session');
  const [isAdded, setAdded] = useState(false);
  return (
    <>
      {step.isAdditionNeeded ? (
        <FirstFactor step={step} onOver={onOver} onAdded={() => setAdded(true)} />
      ) : (
        <Proof step={step} onOver={onOver} />
      )}
      {/* Recovery codes are shown once: nothing beside them leads away. */}
      {!isAdded && (
        <p className="front-links">
          <button type="button" className="button quiet" onClick={() => onOver(null)}>
            {t('secondStep.back')}
          </button>
        </p>
      )}
    </>
  );
}

function Proof({ step, onOver }: SecondStepProps) {
  const { t } = useTranslation('session');
  const { enter } = useSessionControl();
  const { token, kinds, hasRecoveryCodes, passkeyOptions } = step;
  const [means, setMeans] = useState<'passkey' | 'code' | 'recoveryCode'>(
    kinds.includes('PASSKEY') ? 'passkey' : kinds.includes('CODE') ? 'code' : 'recoveryCode',
  );
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isCode = means === 'code';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    const passkey = means === 'passkey' ? await provePasskey(passkeyOptions) : null;
    const given = means === 'passkey' ? passkey && { passkey } : { [means]: typed };
    const answer = given ? await prove({ token, ...given }) : { problem: t('secondStep.noPasskey') };
    setBusy(false);
    if ('viewer' in answer) enter(answer.viewer);
    else if ('isOver' in answer) onOver('over');
    else setProblem(answer.problem || t('signIn.unreachable'));
  };
  const choose = (next: typeof means) => {
    setMeans(next);
    setTyped('');
    setProblem(null);
  };
  const others = (
    [
      ['passkey', kinds.includes('PASSKEY')],
      ['code', kinds.includes('CODE')],
      ['recoveryCode', hasRecoveryCodes],
    ] as const
  ).filter(([name, isThere]) => isThere && name !== means);
  return (
    <form className="front-form" onSubmit={(event) => void submit(event)} noValidate>
      <p>{t(`secondStep.${means}.text`)}</p>
      {problem && (
        <div className="front-notice" role="alert">
          {problem}
        </div>
      )}
      {means !== 'passkey' && (
        <TextField
          key={means}
          label={t(`secondStep.${means}.label`)}
          name={means}
          value={typed}
          autoFocus
          autoComplete={isCode ? 'one-time-code' : 'off'}
          {...(isCode && { inputMode: 'numeric' })}
          maxLength={64}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <button type="submit" className="button primary" aria-busy={isBusy}>
        {t(`secondStep.${means}.submit`)}
      </button>
      {others.map(([name]) => (
        <button key={name} type="button" className="button quiet" onClick={() => choose(name)}>
          {t(`secondStep.${name}.choose`)}
        </button>
      ))}
    </form>
  );
}
