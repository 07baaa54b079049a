import { Spinner } from '@blueprintjs/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../kernel/session.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { refusalText, useMutationRun } from '../../../ui/useMutationRun.ts';
import { useLinkSocialAccountMutation } from './Authorize.generated.ts';
import {
  linkSocialAccountPath,
  socialAccountPath,
  socialAccountsPath,
  socialReturnPath,
} from '../../../kernel/paths/socialAccounts.ts';
import { begun, tellReturned, type Returned } from './returned.ts';
import './socialAccounts.css';

/**
 * Page that networks return to: completes linking and returns to the list, or shows the error (S-124, SOC-03,
 * SOC-05).
 */
export function ReturnPage() {
  const { t } = useTranslation('socialAccounts');
  const refusal = useReturn();
  const last = begun();
  const retry = last?.accountId ? socialAccountPath(last.accountId) : linkSocialAccountPath();
  return (
    <>
      <PageHeader title={t('return.title')} back={{ label: t('title'), to: socialAccountsPath() }} />
      <section className="card social-panel" aria-label={t('return.title')}>
        <div role="status" aria-live="polite" className="social-result">
          {!refusal && (
            <>
              <Spinner size={24} />
              <p>{t('return.progress')}</p>
            </>
          )}
        </div>
        {refusal && (
          <>
            <p role="alert" className="social-result">
              {refusal}
            </p>
            <p className="social-panel__actions">
              <LinkButton to={retry} intent="primary" text={t('return.retry')} />
              <LinkButton to={socialAccountsPath()} text={t('return.list')} />
            </p>
          </>
        )}
      </section>
    </>
  );
}

/**
 * Finishes once what stands in the address, which is taken out of it at once. What is linked or renewed is named in the list;
 * answers why something was not.
 */
function useReturn(): string | null {
  const { t } = useTranslation('socialAccounts');
  const { viewer } = useSession();
  const navigate = useNavigate();
  const toasts = useToasts();
  const run = useMutationRun();
  const [link] = useLinkSocialAccountMutation({
    update(cache) {
      const id = cache.identify({ __typename: 'Customer', id: viewer.customer.id });
      cache.evict({ id, fieldName: 'socialAccounts' });
    },
  });
  const [asked] = useState(() => new URLSearchParams(location.search));
  const [refusal, setRefusal] = useState<string | null>(null);
  const isBegun = useRef(false);

  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void navigate(socialReturnPath(), { replace: true });
    const finish = async (): Promise<Returned> => {
      const state = asked.get('state');
      if (!state) return { account: null, refusal: t('return.nothing') };
      const outcome = await run(
        () =>
          link({
            variables: {
              input: {
                ...{ customerId: viewer.customer.id, state },
                ...{ code: asked.get('code'), error: asked.get('error') },
                returnAddress: `${location.origin}${location.pathname}`,
              },
            },
          }),
        (data) => data.linkSocialAccount,
      );
      if (!outcome.ok) return { account: null, refusal: refusalText(outcome) };
      const { id = '', name = '' } = outcome.payload.socialAccount ?? {};
      return { account: { id, name }, refusal: null };
    };
    void finish().then((done) => {
      tellReturned(done);
      const { account } = done;
      if (!account) {
        setRefusal(done.refusal);
        return;
      }
      const isRenewed = begun()?.accountId === account.id;
      const message = t(isRenewed ? 'renew.done' : 'authorize.done', { name: account.name });
      toasts.show({ intent: 'success', message });
      void navigate(socialAccountsPath(), { replace: true });
    });
  }, [asked, link, navigate, run, t, toasts, viewer.customer.id]);
  return refusal;
}
