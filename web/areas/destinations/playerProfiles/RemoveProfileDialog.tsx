import { useTranslation } from 'react-i18next';
import { useRemoval } from '../../../ui/useRemoval.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useDeletePlayerProfileMutation } from './PlayerProfiles.generated.ts';

interface RemoveProfileDialogProps {
  profile: { id: string; profileName: string };
  onClose: () => void;
  onRemoved?: () => void;
}

/** Says what is lost before a profile is removed. */
export function RemoveProfileDialog({ profile, onClose, onRemoved }: RemoveProfileDialogProps) {
  const { t } = useTranslation('playerProfiles');
  const removal = useRemoval({ kind: 'PLAYER_PROFILE', typename: 'PlayerProfile' });
  const { id, profileName: name } = profile;
  const [remove] = useDeletePlayerProfileMutation();
  const confirm = () =>
    removal({
      thing: { id, name },
      send: () => remove({ variables: { input: { id } } }),
      pick: (answer) => answer.deletePlayerProfile,
      done: t('removed', { name }),
      onRemoved: onRemoved,
    });
  return (
    <ConfirmDialog
      isOpen
      title={t('removeTitle', { name })}
      confirmLabel={t('remove')}
      isDestructive
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('removeLoss')}</p>
    </ConfirmDialog>
  );
}
