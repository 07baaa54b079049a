import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import './ConfirmDialog.css';

interface LeaveQuestionProps {
  isOpen: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks whether what was typed may be lost. */
export function LeaveQuestion({ isOpen, onLeave, onStay }: LeaveQuestionProps) {
  const { t } = useTranslation('ui');
  return (
    <Dialog
      className="confirm-dialog"
      isOpen={isOpen}
      onClose={onStay}
      title={t('unsaved.title')}
      isCloseButtonShown={false}
      role="alertdialog"
      transitionDuration={120}
    >
      <DialogBody>{t('unsaved.text')}</DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={t('unsaved.leave')} onClick={onLeave} />
            <Button intent="primary" text={t('unsaved.stay')} onClick={onStay} autoFocus />
          </>
        }
      />
    </Dialog>
  );
}
