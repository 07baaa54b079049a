import { Share } from '@blueprintjs/icons';
import { AnchorButton } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import { allows } from '../../kernel/access.ts';
import { useSession } from '../../kernel/session.tsx';
import { useFormat } from '../../time/format.ts';
import { DetailsList } from '../../ui/DetailsList.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { LoadPage } from '../../ui/LoadState.tsx';
import { OpenQueryButton } from '../../ui/OpenQueryButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { contactPath } from '../../kernel/paths/help.ts';
import { settingsPath } from '../../kernel/paths/settings.ts';
import { ContactsCard } from './ContactsCard.tsx';
import { OrganizationPageDocument, useOrganizationPageQuery } from './Organization.generated.ts';
import { OrganizationTabs } from './OrganizationTabs.tsx';
import { plansPath } from '../../kernel/paths/organization.ts';
import { SubscribedPlans } from './SubscribedPlans.tsx';
import { TogglesCard } from './TogglesCard.tsx';
import { TrialCard } from './TrialCard.tsx';
import { VenueLicenses } from './VenueLicenses.tsx';
import './organization.css';

/** Subscriptions of an organization, and its library trial (S-075, S-141, S-143, S-144). */
export function OrganizationPage() {
  const { t } = useTranslation('organization');
  const { viewer, can } = useSession();
  const format = useFormat();
  const variables = { customerId: viewer.customer.id };
  const { data, previousData, loading, error, refetch } = useOrganizationPageQuery({
    variables,
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const customer = (data ?? previousData)?.customer;
  const back = { label: t('back'), to: settingsPath() };
  if (!customer?.subscription) {
    return <LoadPage title={t('title')} load={{ loading, error, retry: () => void refetch() }} back={back} />;
  }
  const { subscription, libraryTrial, billing, streamUsage } = customer;
  const { plans, ...addOns } = subscription;
  const portal = billing?.portalUrl;
  return (
    <>
      <PageHeader
        title={t('title')}
        summary={customer.name}
        back={back}
        actions={
          <>
            <OpenQueryButton source={{ document: OrganizationPageDocument, variables }} variant="minimal" />
            <LinkButton to={plansPath()} text={t('compare')} />
            <LinkButton to={contactPath()} text={t('contact')} intent={portal ? 'none' : 'primary'} />
            {portal && (
              <AnchorButton
                href={portal}
                role="link"
                target="_blank"
                rel="noopener noreferrer"
                intent="primary"
                icon={<Share />}
                text={t('manage')}
              />
            )}
          </>
        }
      />
      <OrganizationTabs />
      <div className="org-panels">
        <section className="card" aria-labelledby="org-plans">
          <h2 id="org-plans">{t('plans')}</h2>
          <SubscribedPlans plans={plans} />
          {streamUsage && (
            <p className="muted num">
              {streamUsage.allowedCount === null
                ? t('streamsRun', { count: streamUsage.usedCount })
                : t('streams', { used: streamUsage.usedCount, count: streamUsage.allowedCount })}
            </p>
          )}
        </section>
        <section className="card" aria-labelledby="org-addons">
          <h2 id="org-addons">{t('addOns')}</h2>
          <DetailsList
            rows={(['softwareEncoders', 'venues', 'rtmp', 'audio16', 'subtitlesHoursPerMonth'] as const).map(
              (name) => [t(`addOn.${name}`), <span className="num">{format.number(addOns[name])}</span>],
            )}
          />
        </section>
        {can('MANAGE_VENUES') && <VenueLicenses customerId={customer.id} />}
        {libraryTrial && (
          <TrialCard trial={libraryTrial} hasPaymentMethod={billing?.hasPaymentMethod ?? null} />
        )}
        <ContactsCard customerId={customer.id} />
        {allows(viewer, { capabilities: ['getCustomers'] }) && <TogglesCard customerId={customer.id} />}
        <section className="card" aria-labelledby="org-billing">
          <h2 id="org-billing">{t('billing.title')}</h2>
          <p>{t(portal ? 'billing.there' : 'billing.none')}</p>
          {portal && (
            <a href={portal} target="_blank" rel="noopener noreferrer">
              {t('billing.documents')}
            </a>
          )}
        </section>
      </div>
    </>
  );
}
