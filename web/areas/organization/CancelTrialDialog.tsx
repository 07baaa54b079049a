import { useTranslation } from 'react-i18next';
import { useSession } from '../../kernel/session.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useToasts } from '../../ui/Toasts.tsx';
import { refusalText, useMutationRun } from '../../ui/useMutationRun.ts';
import { useCancelTrialMutation, type Trial_TrialFragment } from './Organization.generated.ts';

interface CancelTrialDialogProps {
  trial: Trial_TrialFragment;
  onClose: () => void;
}

/** Says what is lost before a trial is canceled (S-206, SUB-07). */
export function CancelTrialDialog({ trial: { plan }, onClose }: CancelTrialDialogProps) {
  const { t } = useTranslation('organization');
  const { viewer } = useSession();
  const toasts = useToasts();
  const run = useMutationRun();
  const customerId = viewer.customer.id;
  const [cancel] = useCancelTrialMutation({
    update(cache, { data }) {
      const libraryTrial = data?.cancelTrial?.libraryTrial;
      const id = cache.identify({ __typename: 'Customer', id: customerId });
      if (!libraryTrial || !id) return;
      cache.modify({ id, fields: { libraryTrial: () => libraryTrial } });
      for (const fieldName of ['subscription', 'vodPlanName']) cache.evict({ id, fieldName });
    },
  });
  const confirm = async () => {
    const outcome = await run(
      () => cancel({ variables: { input: { customerId } } }),
      (data) => data.cancelTrial,
    );
    if (!outcome.ok) return refusalText(outcome);
    toasts.show({ intent: 'success', message: t('trial.wasCancelled') });
    return undefined;
  };
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={t('trial.cancelTitle')}
      confirmLabel={t('trial.cancel')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('trial.lost', { plan: plan?.name })}</p>
    </ConfirmDialog>
  );
}
