import { useTranslation } from 'react-i18next';
import { useSession } from '../../../kernel/session.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { refusalText, useMutationRun } from '../../../ui/useMutationRun.ts';
import { useDeleteApiClientMutation } from './ApiClients.generated.ts';

interface RemoveClientDialogProps {
  client: { id: string; name: string };
  onClose: () => void;
  onRemoved?: () => void;
}

/** Asks before an API client goes, which cannot be undone: nobody has its secret but the program. */
export function RemoveClientDialog({ client: { id, name }, onClose, onRemoved }: RemoveClientDialogProps) {
  const { t } = useTranslation('apiAccess');
  const { viewer } = useSession();
  const run = useMutationRun();
  const toasts = useToasts();
  const [remove] = useDeleteApiClientMutation({
    update(cache, { data }) {
      if (!data?.deleteApiClient?.deletedId) return;
      const customer = cache.identify({ __typename: 'Customer', id: viewer.customer.id });
      cache.evict({ id: customer, fieldName: 'apiClients' });
      cache.evict({ id: cache.identify({ __typename: 'ApiClient', id }) });
    },
  });
  const confirm = async () => {
    const outcome = await run(
      () => remove({ variables: { input: { id } } }),
      (data) => data.deleteApiClient,
    );
    if (!outcome.ok) return refusalText(outcome);
    toasts.show({ intent: 'success', message: t('remove.done', { name }) });
    onRemoved?.();
    return undefined;
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('remove.title', { name })}
      confirmLabel={t('remove.confirm')}
      isDestructive
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('remove.text')}</p>
    </ConfirmDialog>
  );
}
