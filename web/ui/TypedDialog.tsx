import { Dialog, type DialogProps } from '@blueprintjs/core';
import { useState } from 'react';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { UnsavedChangesGuard } from './UnsavedChangesGuard.tsx';

interface TypedDialogProps extends Omit<DialogProps, 'isOpen' | 'onClose' | 'children'> {
  /** True if closing it would lose what was typed. */
  isTyped: boolean;
  /** While it is being saved it cannot be closed. */
  isSaving?: boolean;
  onClose: () => void;
  /** Gets the way out, which asks first where there is something to lose. */
  children: (close: () => void) => React.ReactNode;
}

/** A dialog with fields: Escape, a click beside it, its own buttons and the way to another page ask before words are lost. */
export function TypedDialog({ isTyped, isSaving = false, onClose, children, ...dialog }: TypedDialogProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    if (isSaving) return;
    if (isTyped) setAsking(true);
    else onClose();
  };
  return (
    <Dialog isOpen transitionDuration={120} {...dialog} onClose={close}>
      {children(close)}
      {isTyped && <UnsavedChangesGuard when={() => !isSaving} />}
      <LeaveQuestion of="dialog" isOpen={isAsking} onLeave={onClose} onStay={() => setAsking(false)} />
    </Dialog>
  );
}
