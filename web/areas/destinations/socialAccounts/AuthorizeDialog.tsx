import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { Share } from '@blueprintjs/icons';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../kernel/session.tsx';
import type { SocialKind } from '../../../schema.generated.ts';
import { refusalText, useMutationRun } from '../../../ui/useMutationRun.ts';
import { useAuthorizeSocialAccountMutation } from './Authorize.generated.ts';
import { socialAccountPath } from '../../../kernel/paths/socialAccounts.ts';
import { hearReturned, noteBegun, type Returned } from './returned.ts';

interface AuthorizeDialogProps {
  kind: SocialKind;
  /** The account whose access is renewed; a new one is linked without it. */
  account?: { id: string; name: string };
  onClose: () => void;
}

const WINDOW = 'popup,width=600,height=760';

/** Opens the window of a network and shows what came of it (S-195, SOC-01 to SOC-05). */
export function AuthorizeDialog({ kind, account, onClose }: AuthorizeDialogProps) {
  const { t } = useTranslation('socialAccounts');
  const navigate = useNavigate();
  const network = t(`networks.${kind}`);
  const { begin, step } = useAuthorization(kind, account?.id ?? null);
  const linked = step.name === 'returned' ? step.returned.account : null;
  const refusal = step.name === 'refused' ? step.message : step.name === 'returned' && step.returned.refusal;
  const goOn = () => {
    onClose();
    if (linked) void navigate(socialAccountPath(linked.id));
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={account ? t('renew.title', { name: account.name }) : t('authorize.title', { network })}
      isCloseButtonShown={false}
      transitionDuration={120}
    >
      <DialogBody>
        <p>{t('authorize.explain', { network })}</p>
        {account && <p>{t('renew.same', { name: account.name })}</p>}
        <div role="status" aria-live="polite" className="social-result">
          {step.name === 'waiting' && <p>{t('authorize.waiting', { network })}</p>}
          {step.name === 'waiting' && step.isStandIn && <p>{t('standIn.help', { network })}</p>}
          {linked && <p>{t(account ? 'renew.done' : 'authorize.done', { name: linked.name })}</p>}
        </div>
        {refusal && (
          <p role="alert" className="confirm-dialog__refusal social-result">
            {refusal}
          </p>
        )}
      </DialogBody>
      <DialogFooter
        actions={
          linked ? (
            <Button intent="primary" text={t('continue')} onClick={goOn} />
          ) : (
            <>
              <Button text={t('cancel')} onClick={onClose} />
              <Button
                intent="primary"
                icon={<Share />}
                text={t(
                  step.name === 'ready' || step.name === 'asking' ? 'authorize.open' : 'authorize.again',
                  {
                    network,
                  },
                )}
                loading={step.name === 'asking'}
                onClick={() => void begin()}
              />
            </>
          )
        }
      />
    </Dialog>
  );
}

type Step =
  | { name: 'ready' | 'asking' }
  | { name: 'waiting'; isStandIn: boolean }
  | { name: 'refused'; message: string }
  | { name: 'returned'; returned: Returned };

/** Begins an authorisation in a window of its own, and hears from that what came of it. */
function useAuthorization(kind: SocialKind, accountId: string | null) {
  const [step, setStep] = useState<Step>({ name: 'ready' });
  const { viewer } = useSession();
  const { cache } = useApolloClient();
  const run = useMutationRun();
  const [authorize] = useAuthorizeSocialAccountMutation();
  const customerId = viewer.customer.id;

  useEffect(
    () =>
      hearReturned((returned) => {
        // Changes made by the other window are not in this window's cache.
        if (returned.account) {
          const { id } = returned.account;
          cache.evict({ id: cache.identify({ __typename: 'SocialAccount', id }) });
          cache.evict({
            id: cache.identify({ __typename: 'Customer', id: customerId }),
            fieldName: 'socialAccounts',
          });
        }
        setStep({ name: 'returned', returned });
      }),
    [cache, customerId],
  );

  const begin = async () => {
    setStep({ name: 'asking' });
    noteBegun({ kind, accountId });
    // Opened at the press of the button: later, browsers take it for something that nobody wanted.
    const window = globalThis.open('', '', WINDOW);
    const outcome = await run(
      () => authorize({ variables: { input: { customerId, kind, ...(accountId && { accountId }) } } }),
      (data) => data.authorizeSocialAccount,
    );
    const address = outcome.ok ? outcome.payload.address : null;
    if (!outcome.ok || !address) {
      window?.close();
      setStep({ name: 'refused', message: outcome.ok ? '' : refusalText(outcome) });
      return;
    }
    setStep({ name: 'waiting', isStandIn: outcome.payload.isStandIn ?? false });
    // Without a new window, this one navigates.
    (window ?? globalThis).location.assign(address);
  };
  return { begin, step };
}
