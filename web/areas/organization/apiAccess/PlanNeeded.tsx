import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { contactPath } from '../../../kernel/paths/help.ts';

/** Notice if no plan of the organization allows a role (API-04). */
export function PlanNeeded() {
  const { t } = useTranslation('apiAccess');
  return (
    <EmptyState
      drawing="nothing"
      sentence={t('plan.needed')}
      action={{ label: t('plan.contact'), to: contactPath() }}
    />
  );
}
