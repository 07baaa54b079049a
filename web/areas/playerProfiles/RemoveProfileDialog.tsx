import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { dropFromLists } from '../../kernel/dropFromLists.ts';
import { useSession } from '../../kernel/session.tsx';
import { useUndo } from '../../ui/useUndo.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { refusalText, useMutationRun } from '../../ui/useMutationRun.ts';
import { useDeletePlayerProfileMutation } from './PlayerProfiles.generated.ts';

interface RemoveProfileDialogProps {
  profile: { id: string; profileName: string };
  onClose: () => void;
  onRemoved?: () => void;
}

/** Says what is lost before a profile is removed. */
export function RemoveProfileDialog({ profile, onClose, onRemoved }: RemoveProfileDialogProps) {
  const { t } = useTranslation('playerProfiles');
  const { viewer } = useSession();
  const undoable = useUndo('PLAYER_PROFILE');
  const { cache } = useApolloClient();
  const run = useMutationRun();
  const { id, profileName: name } = profile;
  const [remove] = useDeletePlayerProfileMutation();
  const confirm = async () => {
    const outcome = await run(
      () => remove({ variables: { input: { id } } }),
      (data) => data.deletePlayerProfile,
    );
    if (!outcome.ok) return refusalText(outcome);
    const customer = { __typename: 'Customer', id: viewer.customer.id };
    const putBack = dropFromLists(cache, customer, { __typename: 'PlayerProfile', id });
    undoable(t('removed', { name }), [{ id, name }], putBack);
    onRemoved?.();
    return undefined;
  };
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
