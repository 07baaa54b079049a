import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './ConfirmDialog.css';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** Names what is lost or what it is used by. */
  children: React.ReactNode;
  confirmLabel: string;
  /** Red, for what cannot be undone. */
  isDestructive?: boolean;
  /** While it cannot be done. */
  isDisabled?: boolean;
  /** Resolves to a message when it was refused; the dialog then stays with that message. */
  onConfirm: () => Promise<string | undefined | void>;
  onClose: () => void;
}

/** Asks before something that cannot be undone. Its focus starts on the way out, not on the deed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation('ui');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const underWay = useRef(false);
  const wayOut = useRef<HTMLButtonElement>(null);
  const confirm = async () => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setRefusal(undefined);
    try {
      const message = await props.onConfirm();
      if (message) setRefusal(message);
      else props.onClose();
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return (
    <Dialog
      className="confirm-dialog"
      isOpen={props.isOpen}
      onClose={busy ? undefined : props.onClose}
      title={props.title}
      isCloseButtonShown={false}
      role="alertdialog"
      transitionDuration={120}
      // A menu that has just closed gives the focus back to its own button; the dialog takes it again.
      onOpened={() => wayOut.current?.focus()}
    >
      <DialogBody>
        <div className="confirm-dialog__body">{props.children}</div>
        {refusal && (
          <p className="confirm-dialog__refusal" role="alert">
            {refusal}
          </p>
        )}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button
              text={t('confirm.cancel')}
              onClick={props.onClose}
              disabled={busy}
              ref={wayOut}
              autoFocus
            />
            <Button
              text={props.confirmLabel}
              intent={props.isDestructive ? 'danger' : 'primary'}
              loading={busy}
              disabled={props.isDisabled}
              onClick={() => void confirm()}
            />
          </>
        }
      />
    </Dialog>
  );
}
