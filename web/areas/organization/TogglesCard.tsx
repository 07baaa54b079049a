import { Switch } from '@blueprintjs/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { allows } from '../../kernel/access.ts';
import { useSession } from '../../kernel/session.tsx';
import { LoadState } from '../../ui/LoadState.tsx';
import { useToasts } from '../../ui/Toasts.tsx';
import { refusalText, useMutationRun } from '../../ui/useMutationRun.ts';
import {
  useOrganizationTogglesQuery,
  useSetToggleMutation,
  type OrganizationTogglesQuery,
} from './Organization.generated.ts';

type Feature = NonNullable<OrganizationTogglesQuery['toggles']>[number];

/** Features of the organization, which the provider turns on and off (PRM-26). */
export function TogglesCard({ customerId }: { customerId: string }) {
  const { t } = useTranslation('organization');
  const { data, loading, error, refetch } = useOrganizationTogglesQuery({
    variables: { customerId },
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const features = data?.toggles;
  const on = data?.customer?.toggleIds;
  return (
    <section className="card" aria-labelledby="org-toggles">
      <h2 id="org-toggles">{t('toggles.title')}</h2>
      {features && on ? (
        <ul className="org-contacts org-features">
          {features.map((feature) => (
            <FeatureRow
              key={feature.id}
              customerId={customerId}
              feature={feature}
              isOn={on.includes(feature.id)}
            />
          ))}
        </ul>
      ) : (
        <LoadState load={{ loading, error, retry: () => void refetch() }} />
      )}
    </section>
  );
}

interface FeatureRowProps {
  customerId: string;
  feature: Feature;
  isOn: boolean;
}

function FeatureRow({ customerId, feature, isOn }: FeatureRowProps) {
  const { t } = useTranslation('organization');
  const { id } = feature;
  const { name, description } = useFeatureWords(feature);
  const { viewer } = useSession();
  const run = useMutationRun();
  const toasts = useToasts();
  const [set] = useSetToggleMutation();
  const [isBusy, setBusy] = useState(false);
  const turn = async () => {
    setBusy(true);
    const outcome = await run(
      () => set({ variables: { input: { customerId, toggleId: id, isOn: !isOn } } }),
      (data) => data.setToggle,
    );
    setBusy(false);
    if (!outcome.ok) toasts.show({ intent: 'danger', message: refusalText(outcome) });
  };
  return (
    <li>
      <span>
        <strong>{name}</strong> <span className="muted">{description}</span>
      </span>
      {allows(viewer, { capabilities: ['addCustomers'] }) ? (
        <Switch
          checked={isOn}
          disabled={isBusy}
          label={t(isOn ? 'toggles.on' : 'toggles.off')}
          aria-label={name}
          onChange={() => void turn()}
        />
      ) : (
        <span>{t(isOn ? 'toggles.on' : 'toggles.off')}</span>
      )}
    </li>
  );
}

/** A feature in words; one that has none here is told as the service calls it. */
function useFeatureWords({ name, description }: Feature) {
  const { t } = useTranslation('organization');
  return {
    name: t(`toggles.names.${name}` as 'toggles.names.clips', { defaultValue: name }),
    description: t(`toggles.descriptions.${name}` as 'toggles.descriptions.clips', {
      defaultValue: description,
    }),
  };
}
