import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useToasts } from '../../ui/Toasts.tsx';
import { refusalText, useMutationRun } from '../../ui/useMutationRun.ts';
import { useResendInviteMutation, useRevokeInviteMutation } from './Invites.generated.ts';

/** Actions on an open invitation. */
export type InviteDeed = 'resend' | 'revoke';

interface InviteDialogProps {
  invite: { id: string; email: string };
  deed: InviteDeed;
  onClose: () => void;
}

/** Asks before an invitation is sent again, which ends its earlier link (S-197), or revoked (S-198). */
export function InviteDialog({ invite: { id, email }, deed, onClose }: InviteDialogProps) {
  const { t } = useTranslation('people');
  const run = useMutationRun();
  const toasts = useToasts();
  const [resend] = useResendInviteMutation();
  const [revoke] = useRevokeInviteMutation({
    update(cache, { data }) {
      if (!data?.revokeInvite?.revokedId) return;
      cache.modify({
        id: cache.identify({ __typename: 'Invite', id }) ?? '',
        fields: { state: () => 'REVOKED' },
      });
    },
  });
  const variables = { input: { id } };
  const confirm = async () => {
    const outcome =
      deed === 'resend'
        ? await run(
            () => resend({ variables }),
            (data) => data.resendInvite,
          )
        : await run(
            () => revoke({ variables }),
            (data) => data.revokeInvite,
          );
    if (!outcome.ok) return refusalText(outcome);
    toasts.show({ intent: 'success', message: t(`invites.${deed}.done`, { email }) });
    return undefined;
  };
  return (
    <ConfirmDialog
      isOpen
      title={t(`invites.${deed}.title`, { email })}
      confirmLabel={t(`invites.${deed}.confirm`)}
      isDestructive={deed === 'revoke'}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t(`invites.${deed}.text`)}</p>
    </ConfirmDialog>
  );
}
