import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useToasts } from '../../ui/Toasts.tsx';
import { refusalText, useMutationRun } from '../../ui/useMutationRun.ts';
import { useResetSecondFactorsMutation } from './UserPage.generated.ts';

interface ResetFactorsDialogProps {
  user: { id: string; userName: string };
  onClose: () => void;
}

/** Asks before somebody who has lost them is freed of their second factors, which cannot be undone. */
export function ResetFactorsDialog({ user: { id, userName }, onClose }: ResetFactorsDialogProps) {
  const { t } = useTranslation('people');
  const run = useMutationRun();
  const toasts = useToasts();
  const [reset] = useResetSecondFactorsMutation();
  const confirm = async () => {
    const outcome = await run(
      () => reset({ variables: { input: { id } } }),
      (data) => data.resetSecondFactors,
    );
    if (!outcome.ok) return refusalText(outcome);
    toasts.show({ intent: 'success', message: t('resetFactors.done', { userName }) });
    return undefined;
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('resetFactors.title', { userName })}
      confirmLabel={t('resetFactors.confirm')}
      isDestructive
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('resetFactors.text')}</p>
      <p>{t('resetFactors.check')}</p>
    </ConfirmDialog>
  );
}
