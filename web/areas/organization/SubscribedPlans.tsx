import { useTranslation } from 'react-i18next';
import { useFormat } from '../../time/format.ts';
import { DetailsList } from '../../ui/DetailsList.tsx';
import type { OrganizationPageQuery } from './Organization.generated.ts';
import { usePlansPageQuery } from './Plans.generated.ts';
import { usePlanFeatures } from './usePlanFeatures.ts';

type Plans = NonNullable<NonNullable<OrganizationPageQuery['customer']>['subscription']>['plans'];

const KINDS = [
  ['web', 'WEB'],
  ['vod', 'VOD'],
  ['multisite', 'MULTISITE'],
] as const;

/** The plan of each kind, since when it is had and what it includes (S-075, ORG-08, SUB-01 to SUB-05). */
export function SubscribedPlans({ plans }: { plans: Plans }) {
  const { t } = useTranslation('organization');
  const format = useFormat();
  const featuresOf = usePlanFeatures();
  // Without them the plans still stand there by name.
  const { data } = usePlansPageQuery({ errorPolicy: 'all' });
  return (
    <DetailsList
      rows={KINDS.map(([field, kind]) => {
        const plan = plans.find((one) => one.kind === kind);
        if (!plan) return [t(`kinds.${kind}`), t('none')];
        const offer = data?.[field]?.find(({ name }) => name === plan.name);
        const since = plan.startDate && t('since', { date: format.date(plan.startDate, 'UTC') });
        return [
          t(`kinds.${kind}`),
          <div key={kind}>
            <div>{[plan.name, since].filter(Boolean).join(' · ')}</div>
            {offer && <div className="muted">{featuresOf(offer).join(' · ')}</div>}
          </div>,
        ];
      })}
    />
  );
}
