import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { dropFromLists } from '../../../kernel/dropFromLists.ts';
import { useSession } from '../../../kernel/session.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { refusalText, useMutationRun } from '../../../ui/useMutationRun.ts';
import { UsesList } from '../../../ui/UsesList.tsx';
import { useRemoveSocialAccountMutation, useSocialAccountUsesQuery } from './RemoveAccount.generated.ts';

interface RemoveAccountDialogProps {
  account: { id: string; name: string };
  onClose: () => void;
  onRemoved?: () => void;
}

/** Names the linked destinations before an account is removed for good; while they are not known, nothing is (S-196, SOC-06). */
export function RemoveAccountDialog({ account: { id, name }, onClose, onRemoved }: RemoveAccountDialogProps) {
  const { t } = useTranslation('socialAccounts');
  const { cache } = useApolloClient();
  const { viewer } = useSession();
  const toasts = useToasts();
  const run = useMutationRun();
  const { data, loading, error, refetch } = useSocialAccountUsesQuery({
    variables: { id },
    errorPolicy: 'all',
    fetchPolicy: 'network-only',
  });
  const [remove] = useRemoveSocialAccountMutation();
  const uses = loading ? undefined : data?.socialAccount?.uses;
  const confirm = async () => {
    const outcome = await run(
      () => remove({ variables: { input: { id } } }),
      (answer) => answer.removeSocialAccount,
    );
    if (!outcome.ok) return refusalText(outcome);
    dropFromLists(
      cache,
      { __typename: 'Customer', id: viewer.customer.id },
      { __typename: 'SocialAccount', id },
    );
    toasts.show({ intent: 'success', message: t('removed', { name }) });
    onRemoved?.();
    return undefined;
  };
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      isDisabled={!uses}
      title={t('removeTitle', { name })}
      confirmLabel={t('remove')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('removeLoss')}</p>
      {uses && uses.length > 0 && <p>{t('removeLinked')}</p>}
      <div role="group" aria-label={t('fields.linked')}>
        {uses || loading ? (
          <UsesList uses={uses} />
        ) : (
          <LoadFailure error={error} onRetry={() => void refetch().catch(() => undefined)} layout="bar" />
        )}
      </div>
    </ConfirmDialog>
  );
}
