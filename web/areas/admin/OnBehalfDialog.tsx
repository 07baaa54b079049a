import { Button, Dialog, DialogBody, DialogFooter, FormGroup, InputGroup } from '@blueprintjs/core';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignInStepFragment } from '../../kernel/session.generated.ts';
import { useSessionControl } from '../../kernel/session.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { OrganizationPicker, type PickedOrganization } from './public/OrganizationPicker.tsx';

const SecondStep = lazy(async () => ({
  default: (await import('../people/session/public/SecondStep.tsx')).SecondStep,
}));

/** S-163: into an organization with a name and a password, in the place of the session that there is (SES-04). */
export function OnBehalfDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin');
  const { signInOnBehalf } = useSessionControl();
  const [picked, setPicked] = useState<PickedOrganization | null>(null);
  const [userName, setUserName] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [step, setStep] = useState<SignInStepFragment | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!picked || isBusy) return;
    if (userName.trim() === '' || password === '') return setProblem(t('onBehalf.required'));
    setBusy(true);
    setProblem(null);
    const answer = await signInOnBehalf(picked.id, userName.trim(), password);
    setBusy(false);
    if (answer.type === 'secondFactor') setStep(answer.step);
    else if (answer.type !== 'accepted') setProblem(t(`onBehalf.${answer.type}`));
  };
  const beginAnew = (why: 'over' | null) => {
    setStep(null);
    setPassword('');
    setProblem(why && t('onBehalf.over'));
  };
  return (
    <Dialog isOpen title={t('onBehalf.title')} onClose={onClose} transitionDuration={120}>
      {step ? (
        <DialogBody>
          <Suspense fallback={<SkeletonRows />}>
            <SecondStep step={step} onOver={beginAnew} />
          </Suspense>
        </DialogBody>
      ) : (
        <form onSubmit={(event) => void submit(event)} noValidate>
          <DialogBody>
            {picked ? (
              <>
                <p>{t('onBehalf.text', { name: picked.name })}</p>
                {problem && <p role="alert">{problem}</p>}
                <FormGroup label={t('onBehalf.userName')} labelFor="on-behalf-name">
                  <InputGroup
                    id="on-behalf-name"
                    autoFocus
                    autoComplete="username"
                    value={userName}
                    onChange={(event) => setUserName(event.target.value)}
                  />
                </FormGroup>
                <FormGroup label={t('onBehalf.password')} labelFor="on-behalf-password">
                  <InputGroup
                    id="on-behalf-password"
                    type="password"
                    autoComplete="current-password"
                    value={password}
                    onChange={(event) => setPassword(event.target.value)}
                  />
                </FormGroup>
              </>
            ) : (
              <OrganizationPicker onPick={setPicked} />
            )}
          </DialogBody>
          <DialogFooter
            actions={
              <>
                <Button text={t('onBehalf.cancel')} onClick={onClose} />
                {picked && (
                  <Button type="submit" intent="primary" loading={isBusy} text={t('onBehalf.submit')} />
                )}
              </>
            }
          />
        </form>
      )}
    </Dialog>
  );
}
