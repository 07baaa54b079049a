import { Spinner } from '@blueprintjs/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../kernel/session.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { refusalText, useMutationRun } from '../../ui/useMutationRun.ts';
import { useLinkSocialAccountMutation } from './Authorize.generated.ts';
import { linkSocialAccountPath, socialAccountPath, socialAccountsPath, socialReturnPath } from './paths.ts';
import { begun, tellReturned, type Returned } from './returned.ts';
import './socialAccounts.css';

/** Where the page of a network returns to: finishes linking, and leads back to the list (S-124, SOC-03, SOC-05). */
export function ReturnPage() {
  const { t } = useTranslation('socialAccounts');
  const returned = useReturn();
  const last = begun();
  const retry = last?.accountId ? socialAccountPath(last.accountId) : linkSocialAccountPath();
  return (
    <>
      <PageHeader title={t('return.title')} back={{ label: t('title'), to: socialAccountsPath() }} />
      <section className="card social-panel" aria-label={t('return.title')}>
        <div role="status" aria-live="polite" className="social-result">
          {!returned && (
            <>
              <Spinner size={24} />
              <p>{t('return.progress')}</p>
            </>
          )}
          {returned?.account && <p>{t('return.done', { name: returned.account.name })}</p>}
        </div>
        {returned?.refusal && (
          <p role="alert" className="social-result">
            {returned.refusal}
          </p>
        )}
        {returned && (
          <p className="social-panel__actions">
            {returned.account ? (
              <LinkButton to={socialAccountPath(returned.account.id)} intent="primary" text={t('continue')} />
            ) : (
              <LinkButton to={retry} intent="primary" text={t('return.retry')} />
            )}
            <LinkButton to={socialAccountsPath()} text={t('return.list')} />
          </p>
        )}
      </section>
    </>
  );
}

/** Finishes once what stands in the address, which is taken out of it at once; undefined until it is done. */
function useReturn(): Returned | undefined {
  const { t } = useTranslation('socialAccounts');
  const { viewer } = useSession();
  const navigate = useNavigate();
  const run = useMutationRun();
  const [link] = useLinkSocialAccountMutation({
    update(cache) {
      const id = cache.identify({ __typename: 'Customer', id: viewer.customer.id });
      cache.evict({ id, fieldName: 'socialAccounts' });
    },
  });
  const [asked] = useState(() => new URLSearchParams(location.search));
  const [returned, setReturned] = useState<Returned>();
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
      setReturned(done);
      tellReturned(done);
    });
  }, [asked, link, navigate, run, t, viewer.customer.id]);
  return returned;
}
