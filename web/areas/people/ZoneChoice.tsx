import { HTMLSelect } from '@blueprintjs/core';
import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { keepZone, onZone, zoneChosen, zoneNames } from '../../time/formatters.ts';
import { useToasts } from '../../ui/Toasts.tsx';
import { refusalText, useMutationRun } from '../../ui/useMutationRun.ts';
import { useChooseZoneMutation } from './Account.generated.ts';

/** The zone that one reads moments in, kept with the account. */
export function ZoneChoice() {
  const { t } = useTranslation('people');
  const chosen = useSyncExternalStore(onZone, zoneChosen);
  const run = useMutationRun();
  const toasts = useToasts();
  const [update, { loading }] = useChooseZoneMutation();
  const zones = useMemo(() => zoneNames(), []);
  const choose = async (timezone: string | null) => {
    keepZone(timezone);
    const outcome = await run(
      () => update({ variables: { input: { timezone } } }),
      (data) => data.updatePreferences,
    );
    if (outcome.ok) return;
    keepZone(chosen);
    toasts.show({ intent: 'danger', message: refusalText(outcome) });
  };
  return (
    <HTMLSelect
      aria-label={t('account.zone.label')}
      value={chosen ?? ''}
      disabled={loading}
      onChange={({ currentTarget }) => void choose(currentTarget.value || null)}
    >
      <option value="">{t('account.zone.browser')}</option>
      {zones.map((zone) => (
        <option key={zone}>{zone}</option>
      ))}
    </HTMLSelect>
  );
}
