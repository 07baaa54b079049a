import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useToasts } from '../../ui/Toasts.tsx';
import { refusalText, useMutationRun } from '../../ui/useMutationRun.ts';
import { useDeleteContactMutation, type Contact_ContactFragment } from './Contacts.generated.ts';

interface RemoveContactDialogProps {
  contact: Contact_ContactFragment;
  onClose: () => void;
}

/** Asks before a contact is removed, which cannot be undone. */
export function RemoveContactDialog({
  contact: { id, firstName, lastName },
  onClose,
}: RemoveContactDialogProps) {
  const { t } = useTranslation('organization');
  const toasts = useToasts();
  const run = useMutationRun();
  const [drop] = useDeleteContactMutation({ refetchQueries: ['OrganizationContacts'] });
  const name = `${firstName} ${lastName}`;
  const confirm = async () => {
    const outcome = await run(
      () => drop({ variables: { input: { id } } }),
      (data) => data.deleteContact,
    );
    if (!outcome.ok) return refusalText(outcome);
    toasts.show({ intent: 'success', message: t('contacts.removed', { name }) });
    return undefined;
  };
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={t('contacts.removeTitle')}
      confirmLabel={t('contacts.removeTitle')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('contacts.removeText', { name })}</p>
    </ConfirmDialog>
  );
}
