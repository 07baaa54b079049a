import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PERSON_NAME_MAX } from '../../../schema/rules/people.ts';
import { planContactSchema, TRIAL_DAYS } from '../../../schema/rules/subscriptions.ts';
import { useSession } from '../../kernel/session.tsx';
import { useFormat } from '../../time/format.ts';
import { DetailsList } from '../../ui/DetailsList.tsx';
import { TextField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { useToasts } from '../../ui/Toasts.tsx';
import { useMutationForm } from '../../ui/useMutationForm.ts';
import { useStartTrialMutation, type Trial_TrialFragment } from './Organization.generated.ts';

interface StartTrialDialogProps {
  trial: Trial_TrialFragment;
  hasPaymentMethod: boolean | null;
  onClose: () => void;
}

/** Plan, price, contact and how it is paid afterwards, before a trial is started (S-205, SUB-06 to SUB-12). */
export function StartTrialDialog({ trial: { plan }, hasPaymentMethod, onClose }: StartTrialDialogProps) {
  const { t } = useTranslation('organization');
  const { viewer } = useSession();
  const format = useFormat();
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const customerId = viewer.customer.id;
  const [start] = useStartTrialMutation({
    update(cache, { data }) {
      const libraryTrial = data?.startTrial?.libraryTrial;
      const id = cache.identify({ __typename: 'Customer', id: customerId });
      if (!libraryTrial || !id) return;
      cache.modify({ id, fields: { libraryTrial: () => libraryTrial } });
      for (const fieldName of ['subscription', 'vodPlanName']) cache.evict({ id, fieldName });
    },
  });
  const { firstName, lastName } = viewer.user;
  const [initialValues] = useState({ firstName, lastName });
  const price = plan?.yearlyPrice;
  return (
    <FormDialog<{ firstName: string; lastName: string }>
      title={t('trial.startTitle')}
      saveLabel={t('trial.start')}
      initialValues={initialValues}
      rules={planContactSchema}
      onSubmit={(contact) =>
        submit(
          () => start({ variables: { input: { customerId, ...contact } } }),
          (data) => data.startTrial,
          () => toasts.show({ intent: 'success', message: t('trial.wasStarted', { count: TRIAL_DAYS }) }),
        )
      }
      onClose={onClose}
    >
      <DetailsList
        rows={[
          [t('trial.plan'), plan?.name],
          [
            t('trial.price'),
            price == null ? t('trial.priceAsked') : t('trial.yearly', { price: format.number(price) }),
          ],
          [
            t('trial.payment'),
            hasPaymentMethod === null ? null : t(hasPaymentMethod ? 'trial.hasPayment' : 'trial.noPayment'),
          ],
        ]}
      />
      <p>{t('trial.charged', { count: TRIAL_DAYS })}</p>
      <TextField name="firstName" label={t('trial.firstName')} isRequired limit={PERSON_NAME_MAX} />
      <TextField name="lastName" label={t('trial.lastName')} isRequired limit={PERSON_NAME_MAX} />
    </FormDialog>
  );
}
