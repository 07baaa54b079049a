import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import './ConfirmDialog.css';

interface LeaveQuestionProps {
  /** Scope of leaving: the page, or only the dialog. */
  of?: 'page' | 'dialog';
  isOpen: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks whether what was typed may be lost. */
export function LeaveQuestion({ of = 'page', isOpen, onLeave, onStay }: LeaveQuestionProps) {
  const { t } = useTranslation('ui');
  const words = of === 'page' ? 'unsaved' : 'unsavedDialog';
  return (
    <Dialog
      className="confirm-dialog"
      isOpen={isOpen}
      onClose={onStay}
      title={t(`${words}.title`)}
      isCloseButtonShown={false}
      role="alertdialog"
      transitionDuration={120}
    >
      <DialogBody>{t(`${words}.text`)}</DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={t(`${words}.leave`)} onClick={onLeave} />
            <Button intent="primary" text={t(`${words}.stay`)} onClick={onStay} autoFocus />
          </>
        }
      />
    </Dialog>
  );
}
