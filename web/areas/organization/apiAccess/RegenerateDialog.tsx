import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { refusalText, useMutationRun } from '../../../ui/useMutationRun.ts';
import { useRegenerateApiClientSecretMutation } from './ApiClients.generated.ts';

interface RegenerateDialogProps {
  client: { id: string; name: string };
  /** Gets the new secret, which is kept nowhere else. */
  onMade: (secret: string) => void;
  onClose: () => void;
}

/** Asks before a secret is replaced: programs that hold the earlier one are out at once (API-05). */
export function RegenerateDialog({ client: { id, name }, onMade, onClose }: RegenerateDialogProps) {
  const { t } = useTranslation('apiAccess');
  const run = useMutationRun();
  const [regenerate] = useRegenerateApiClientSecretMutation({ fetchPolicy: 'no-cache' });
  const confirm = async () => {
    const outcome = await run(
      () => regenerate({ variables: { input: { id } } }),
      (data) => data.regenerateApiClientSecret,
    );
    if (!outcome.ok) return refusalText(outcome);
    if (outcome.payload.clientSecret) onMade(outcome.payload.clientSecret);
    return undefined;
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('regenerate.title', { name })}
      confirmLabel={t('regenerate.confirm')}
      isDestructive
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('regenerate.text')}</p>
    </ConfirmDialog>
  );
}
