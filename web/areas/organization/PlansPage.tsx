import { useTranslation } from 'react-i18next';
import { useSession } from '../../kernel/session.tsx';
import { useFormat } from '../../time/format.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { LoadPage } from '../../ui/LoadState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { contactPath } from '../../kernel/paths/help.ts';
import { usePlansPageQuery, usePlansTrialQuery, type Plan_PlanFragment } from './Plans.generated.ts';
import { shopPath } from '../../kernel/paths/organization.ts';
import { TrialCard } from './TrialCard.tsx';
import { usePlanFeatures } from './usePlanFeatures.ts';
import './organization.css';

const KINDS = [
  ['web', 'WEB'],
  ['vod', 'VOD'],
  ['multisite', 'MULTISITE'],
] as const;

/** Plans with what they include and cost a year, and the trial of the library (S-006, SUB-01 to SUB-12). */
export function PlansPage() {
  const { t } = useTranslation('organization');
  const { viewer, hasCapability } = useSession();
  const { data, loading, error, refetch } = usePlansPageQuery({ errorPolicy: 'all' });
  const mayManage = hasCapability('manageSubscription');
  const { data: own } = usePlansTrialQuery({
    variables: { customerId: viewer.customer.id },
    errorPolicy: 'all',
    skip: !mayManage,
  });
  const title = t('plansTitle');
  if (!data) return <LoadPage title={title} load={{ loading, error, retry: () => void refetch() }} />;
  const names = new Set(own?.customer?.subscription?.plans.map(({ name }) => name));
  return (
    <>
      <PageHeader
        title={title}
        summary={t('plansSummary')}
        actions={
          <>
            <LinkButton to={shopPath()} text={t('shop.link')} />
            <LinkButton to={contactPath()} intent="primary" text={t('sales')} />
          </>
        }
      />
      {own?.customer?.libraryTrial && (
        <TrialCard
          trial={own.customer.libraryTrial}
          hasPaymentMethod={own.customer.billing?.hasPaymentMethod ?? null}
        />
      )}
      {KINDS.map(([field, kind]) => (
        <section key={kind} className="org-plans" aria-labelledby={`plans-${kind}`}>
          <h2 id={`plans-${kind}`}>{t(`kinds.${kind}`)}</h2>
          <ul>
            {data[field]?.map((plan) => (
              <PlanCard key={plan.id} plan={plan} isOwn={names.has(plan.name)} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function PlanCard({ plan, isOwn }: { plan: Plan_PlanFragment; isOwn: boolean }) {
  const { t } = useTranslation('organization');
  const format = useFormat();
  const features = usePlanFeatures()(plan);
  return (
    <li className={isOwn ? 'card org-plan org-plan--own' : 'card org-plan'}>
      <h3>{plan.tier}</h3>
      <p className="num">
        {plan.yearlyPrice === null
          ? t('trial.priceAsked')
          : t('trial.yearly', { price: format.number(plan.yearlyPrice) })}
      </p>
      {features.length > 0 && (
        <ul>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      )}
      {isOwn && <strong>{t('own')}</strong>}
    </li>
  );
}
