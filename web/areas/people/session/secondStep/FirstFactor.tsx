import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignInStepFragment } from '../../../../kernel/session.generated.ts';
import { useSessionControl } from '../../../../kernel/session.tsx';
import type { SessionViewer } from '../../../../kernel/sessionState.ts';
import type { SecondFactorKind } from '../../../../schema.generated.ts';
import { CodeSecret } from '../public/CodeSecret.tsx';
import { makePasskey } from '../public/passkeys.ts';
import { RecoveryCodes } from '../public/RecoveryCodes.tsx';
import { TextField } from '../public/TextField.tsx';
import { add, begin, type Addition } from './secondStepServer.ts';

interface FirstFactorProps {
  step: SignInStepFragment;
  onOver: (why: 'over') => void;
  /** It was added: one is signed in, and the recovery codes are on screen. */
  onAdded: () => void;
}

/** Adds the factor that nobody gets in without, and shows the recovery codes before the studio opens. */
export function FirstFactor({ step, onOver, onAdded }: FirstFactorProps) {
  const { t } = useTranslation('session');
  const { enter } = useSessionControl();
  const [addition, setAddition] = useState<Addition>();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState<{ viewer: SessionViewer; recoveryCodes: readonly string[] }>();

  const run = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    await work();
    setBusy(false);
  };
  const told = (answer: { isOver: true } | { problem: string }) => {
    if ('isOver' in answer) onOver('over');
    else setProblem(answer.problem || t('signIn.unreachable'));
  };
  const finish = async (
    given: { token: string; code?: string; passkey?: string },
    kind: SecondFactorKind,
  ) => {
    const answer = await add({ ...given, name: t(`secondStep.names.${kind}`) });
    if ('viewer' in answer) {
      setDone(answer);
      onAdded();
    } else told(answer);
  };
  const choose = (kind: SecondFactorKind) =>
    run(async () => {
      const answer = await begin(step.token, kind);
      if (!('addition' in answer)) return told(answer);
      if (kind === 'CODE') return setAddition(answer.addition);
      const made = await makePasskey(answer.addition.passkeyOptions);
      if ('problem' in made) setProblem(t('secondStep.noPasskey'));
      else await finish({ token: answer.addition.token, passkey: made.passkey }, kind);
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (addition) void run(() => finish({ token: addition.token, code }, 'CODE'));
  };

  if (done) return <RecoveryCodes codes={done.recoveryCodes} onDone={() => enter(done.viewer)} />;
  return (
    <form className="front-form" onSubmit={submit} noValidate>
      <p>{t(addition ? 'secondStep.add.scan' : 'secondStep.add.text')}</p>
      {problem && (
        <div className="front-notice" role="alert">
          {problem}
        </div>
      )}
      {addition ? (
        <>
          <CodeSecret secret={addition.secret ?? ''} uri={addition.uri ?? ''} />
          <TextField
            label={t('secondStep.code.label')}
            name="code"
            value={code}
            autoFocus
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={32}
            onChange={(event) => setCode(event.target.value)}
          />
          <button type="submit" className="button primary" aria-busy={isBusy}>
            {t('secondStep.add.submit')}
          </button>
        </>
      ) : (
        <>
          <button
            type="button"
            className="button primary"
            aria-busy={isBusy}
            onClick={() => void choose('PASSKEY')}
          >
            {t('secondStep.add.PASSKEY')}
          </button>
          <button type="button" className="button" aria-busy={isBusy} onClick={() => void choose('CODE')}>
            {t('secondStep.add.CODE')}
          </button>
        </>
      )}
    </form>
  );
}
