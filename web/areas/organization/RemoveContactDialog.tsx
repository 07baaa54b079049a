import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useRemoval } from '../../ui/useRemoval.ts';
import { useDeleteContactMutation, type Contact_ContactFragment } from './Contacts.generated.ts';

interface RemoveContactDialogProps {
  contact: Contact_ContactFragment;
  onClose: () => void;
}

/** Asks before a contact is removed; it can be restored. */
export function RemoveContactDialog({
  contact: { id, firstName, lastName },
  onClose,
}: RemoveContactDialogProps) {
  const { t } = useTranslation('organization');
  const removal = useRemoval({ kind: 'CONTACT', typename: 'Contact' });
  const [drop] = useDeleteContactMutation();
  const name = `${firstName} ${lastName}`;
  const confirm = () =>
    removal({
      thing: { id, name },
      send: () => drop({ variables: { input: { id } } }),
      pick: (answer) => answer.deleteContact,
      done: t('contacts.removed', { name }),
    });
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
