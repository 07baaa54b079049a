import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { dropFromLists } from '../../kernel/dropFromLists.ts';
import { useSession } from '../../kernel/session.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useToasts } from '../../ui/Toasts.tsx';
import { refusalText, useMutationRun } from '../../ui/useMutationRun.ts';
import { useDeleteUserMutation } from './UserPage.generated.ts';

interface RemoveUserDialogProps {
  user: { id: string; userName: string };
  onClose: () => void;
  onRemoved?: () => void;
}

/** Asks before somebody is removed, which cannot be undone (S-199). */
export function RemoveUserDialog({ user: { id, userName }, onClose, onRemoved }: RemoveUserDialogProps) {
  const { t } = useTranslation('people');
  const { viewer } = useSession();
  const { cache } = useApolloClient();
  const run = useMutationRun();
  const toasts = useToasts();
  const [remove] = useDeleteUserMutation();
  const confirm = async () => {
    const outcome = await run(
      () => remove({ variables: { input: { id } } }),
      (data) => data.deleteUser,
    );
    if (!outcome.ok) return refusalText(outcome);
    dropFromLists(cache, { __typename: 'Customer', id: viewer.customer.id }, { __typename: 'User', id });
    toasts.show({ intent: 'success', message: t('remove.done', { userName }) });
    onRemoved?.();
    return undefined;
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('remove.title', { userName })}
      confirmLabel={t('remove.confirm')}
      isDestructive
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('remove.text')}</p>
    </ConfirmDialog>
  );
}
