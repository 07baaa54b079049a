import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { blockingUses, UsesList } from './UsesList.tsx';
import type { UsesList_UseFragment } from './UsesList.generated.ts';

interface RemoveDialogProps {
  title: string;
  confirmLabel: string;
  /** Undefined while they are being read; null when they could not be. */
  uses: readonly UsesList_UseFragment[] | null | undefined;
  /** Resolves to a message when it was refused. */
  onConfirm: () => Promise<string | undefined>;
  onClose: () => void;
  /** Explanation of the loss. */
  children?: React.ReactNode;
}

/**
 * Says what uses a thing before it is removed, and removes nothing that is in use. Who presses before that is known is
 * answered by the service, which refuses in the same case.
 */
export function RemoveDialog({ uses, children, ...dialog }: RemoveDialogProps) {
  const { t } = useTranslation('ui');
  const blocking = blockingUses(uses ?? []);
  const shown = uses && blocking.length > 0 ? blocking : uses;
  return (
    <ConfirmDialog {...dialog} isOpen isDestructive isDisabled={blocking.length > 0}>
      {children}
      <div className="confirm-dialog__later" tabIndex={0} role="group" aria-label={t('uses.label')}>
        {blocking.length > 0 && <p>{t('uses.blocked')}</p>}
        {blocking.length === 0 && uses && uses.length > 0 && <p>{t('uses.allowed')}</p>}
        <UsesList uses={shown} />
      </div>
    </ConfirmDialog>
  );
}
