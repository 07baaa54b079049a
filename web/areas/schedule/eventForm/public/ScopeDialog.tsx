import { Button, Dialog, DialogBody, DialogFooter, Radio } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventScopeName } from '../../../../kernel/paths/eventForm.ts';
import './ScopeDialog.css';

interface ScopeDialogProps {
  /** Name of the event. */
  name: string;
  /** The time that was chosen, in words; none where only all can be meant. */
  occurrence?: string | undefined;
  /** Reasons why a choice is unavailable (EVT-23, EVT-25). */
  blocked?: Partial<Record<EventScopeName, string | undefined>>;
  /** Label of the confirmation. "Continue" by default. */
  confirmLabel?: string;
  onChosen: (scope: EventScopeName) => void;
  onClose: () => void;
}

/** True if only this time is meant or the whole series; the one that cannot be says why (S-169, EVT-24). */
export function ScopeDialog({ name, occurrence, blocked = {}, ...dialog }: ScopeDialogProps) {
  const { t } = useTranslation('eventForm');
  const free = (['this', 'all'] as const).filter(
    (scope) => !blocked[scope] && (scope === 'all' || occurrence !== undefined),
  );
  const [chosen, setChosen] = useState(free[0]);
  const choices = { group: useId(), chosen, blocked, onChoose: setChosen };
  return (
    <Dialog isOpen transitionDuration={120} title={t('scope.title', { name })} onClose={dialog.onClose}>
      <DialogBody>
        <div className="scope-choice" role="radiogroup" aria-label={t('scope.label')}>
          {occurrence !== undefined && <Choice {...choices} scope="this" detail={occurrence} />}
          <Choice {...choices} scope="all" />
        </div>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={t('scope.cancel')} onClick={dialog.onClose} />
            <Button
              intent="primary"
              text={dialog.confirmLabel ?? t('scope.continue')}
              disabled={chosen === undefined}
              onClick={() => chosen && dialog.onChosen(chosen)}
            />
          </>
        }
      />
    </Dialog>
  );
}

interface ChoiceProps {
  scope: EventScopeName;
  /** Name that the choices share, so that arrow keys go from one to the other. */
  group: string;
  detail?: string;
  chosen: EventScopeName | undefined;
  blocked: NonNullable<ScopeDialogProps['blocked']>;
  onChoose: (scope: EventScopeName) => void;
}

function Choice({ scope, group, detail, chosen, blocked, onChoose }: ChoiceProps) {
  const { t } = useTranslation('eventForm');
  const refusal = blocked[scope];
  return (
    <Radio
      name={group}
      value={scope}
      checked={chosen === scope}
      disabled={Boolean(refusal)}
      onChange={() => onChoose(scope)}
    >
      <span className="scope-choice__text">
        <span>{t(`scope.${scope}`)}</span>
        {detail && <span className="muted num">{detail}</span>}
        <span className={refusal ? 'scope-choice__refusal' : 'muted'}>
          {refusal ?? t(`scope.${scope}Help`)}
        </span>
      </span>
    </Radio>
  );
}
