import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BANDWIDTH_REQUEST_GB, bandwidthRequestSchema } from '../../../schema/rules/subscriptions.ts';
import { useSession } from '../../kernel/session.tsx';
import { useFormat } from '../../time/format.ts';
import { NumberField } from '../../ui/choiceFields.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { useToasts } from '../../ui/Toasts.tsx';
import { useMutationForm } from '../../ui/useMutationForm.ts';
import { useRequestBandwidthMutation } from './Bandwidth.generated.ts';

/** Asks support for more bandwidth (BWD-04). */
export function RequestBandwidthDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('organization');
  const { viewer } = useSession();
  const format = useFormat();
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const [request] = useRequestBandwidthMutation();
  const [initialValues] = useState<{ gigabytes: number | string }>({ gigabytes: 100 });
  const { min, max } = BANDWIDTH_REQUEST_GB;
  return (
    <FormDialog<{ gigabytes: number | string }>
      title={t('bandwidth.requestTitle')}
      saveLabel={t('bandwidth.send')}
      initialValues={initialValues}
      rules={bandwidthRequestSchema}
      onSubmit={({ gigabytes }) =>
        submit(
          () =>
            request({
              variables: { input: { customerId: viewer.customer.id, gigabytes: Number(gigabytes) } },
            }),
          (data) => data.requestBandwidth,
          () => toasts.show({ intent: 'success', message: t('bandwidth.sent') }),
        )
      }
      onClose={onClose}
    >
      <NumberField
        name="gigabytes"
        label={t('bandwidth.gigabytes')}
        help={t('bandwidth.range', { min: format.number(min), max: format.number(max) })}
        unit="GB"
        isRequired
      />
    </FormDialog>
  );
}
