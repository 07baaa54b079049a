import './SwitchOrganization.css';
import { Button, Dialog, DialogBody, DialogFooter, FormGroup, InputGroup } from '@blueprintjs/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { faultWords } from '../../../ui/errorMessage.ts';
import { loadReasons, problemWords } from '../../../kernel/reasons.ts';
import { OrganizationPicker, type PickedOrganization } from './OrganizationPicker.tsx';
import { useSessionControl } from '../../../kernel/session.tsx';

interface SwitchOrganizationProps {
  /** Target organization, selected in the dialog if missing. */
  target?: PickedOrganization;
  onClose(): void;
  /** After the switch, with the new organization in force (SES-17). */
  onSwitched?(): void;
}

/** S-161: into another organization, with one's own password typed again (SES-15, SES-16). */
export function SwitchOrganization({ target, onClose, onSwitched }: SwitchOrganizationProps) {
  const { t } = useTranslation('app');
  const { t: tUi } = useTranslation('ui');
  const { switchCustomer } = useSessionControl();
  const [picked, setPicked] = useState<PickedOrganization | null>(target ?? null);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [submitting, setSubmitting] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!picked || submitting) return;
    if (password === '') {
      setProblem(t('switch.passwordRequired'));
      return;
    }
    setSubmitting(true);
    const refusal = await switchCustomer(picked.id, password);
    setSubmitting(false);
    if (refusal === null) {
      onSwitched?.();
      onClose();
    } else {
      await loadReasons();
      const words = 'fault' in refusal ? undefined : problemWords(refusal);
      setProblem(words ?? faultWords('fault' in refusal ? refusal.fault : undefined, tUi as never));
    }
  };

  return (
    <Dialog isOpen title={t('switch.title')} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogBody>
          {picked ? (
            <p className="switch-picked">
              <strong>{picked.name}</strong>
              {!target && (
                <Button variant="minimal" text={t('switch.other')} onClick={() => setPicked(null)} />
              )}
            </p>
          ) : (
            <OrganizationPicker onPick={setPicked} />
          )}
          {picked && (
            <FormGroup
              label={t('switch.password')}
              labelFor="switch-password"
              helperText={problem && <span role="alert">{problem}</span>}
              intent={problem ? 'danger' : 'none'}
            >
              <InputGroup
                id="switch-password"
                type="password"
                autoComplete="current-password"
                autoFocus
                value={password}
                intent={problem ? 'danger' : 'none'}
                aria-invalid={problem !== null}
                onChange={(event) => {
                  setPassword(event.target.value);
                  setProblem(null);
                }}
              />
            </FormGroup>
          )}
        </DialogBody>
        <DialogFooter
          actions={
            <>
              <Button text={t('actions.cancel')} onClick={onClose} />
              <Button
                type="submit"
                intent="primary"
                text={t('switch.submit')}
                loading={submitting}
                disabled={!picked}
              />
            </>
          }
        />
      </form>
    </Dialog>
  );
}
