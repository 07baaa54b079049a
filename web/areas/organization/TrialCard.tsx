import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TRIAL_DAYS } from '../../../schema/rules/subscriptions.ts';
import { useSession } from '../../kernel/session.tsx';
import { useFormat } from '../../time/format.ts';
import { useNow } from '../../time/useNow.ts';
import { CancelTrialDialog } from './CancelTrialDialog.tsx';
import type { Trial_TrialFragment } from './Organization.generated.ts';
import { StartTrialDialog } from './StartTrialDialog.tsx';
import './organization.css';

const DAY_MS = 86_400_000;

interface TrialCardProps {
  trial: Trial_TrialFragment;
  /** Null when that is not known. */
  hasPaymentMethod: boolean | null;
}

/** The trial of the library, in each of its states (S-141, SUB-06, SUB-07). */
export function TrialCard({ trial, hasPaymentMethod }: TrialCardProps) {
  const { t } = useTranslation('organization');
  const { hasCapability } = useSession();
  const format = useFormat();
  const now = useNow();
  const [open, setOpen] = useState<'start' | 'cancel'>();
  const { state, plan } = trial;
  const endsAt = trial.endsAt === null ? now : Date.parse(trial.endsAt);
  // Its end is known before the service is asked again.
  const shown = state === 'STARTED' && endsAt <= now ? 'EXPIRED' : state;
  const mayManage = hasCapability('manageSubscription');
  const price = plan?.yearlyPrice == null ? t('trial.priceAsked') : format.number(plan.yearlyPrice);
  return (
    <section className="card" aria-labelledby="org-trial">
      <h2 id="org-trial">{t('trial.title')}</h2>
      <p>
        {t(`trial.states.${shown}`, {
          count: shown === 'STARTED' ? Math.ceil((endsAt - now) / DAY_MS) : TRIAL_DAYS,
          date: format.date(new Date(endsAt), 'UTC'),
          plan: plan?.name,
          price,
        })}
      </p>
      {mayManage && shown === 'ELIGIBLE' && (
        <Button intent="primary" text={t('trial.start')} onClick={() => setOpen('start')} />
      )}
      {mayManage && shown === 'STARTED' && (
        <Button text={t('trial.cancel')} onClick={() => setOpen('cancel')} />
      )}
      {open === 'start' && (
        <StartTrialDialog
          trial={trial}
          hasPaymentMethod={hasPaymentMethod}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'cancel' && <CancelTrialDialog trial={trial} onClose={() => setOpen(undefined)} />}
    </section>
  );
}
