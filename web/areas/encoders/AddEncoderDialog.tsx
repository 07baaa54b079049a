import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { activateEncoderSchema, type EncoderConfigurationName } from '../../../schema/rules/encoders.ts';
import { useSession } from '../../kernel/session.tsx';
import { TextField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { useToasts } from '../../ui/Toasts.tsx';
import { useMutationForm } from '../../ui/useMutationForm.ts';
import { useActivateEncoderMutation } from './AddEncoderDialog.generated.ts';
import { EncoderFields } from './EncoderFields.tsx';
import { encoderPath } from '../../kernel/paths/encoders.ts';

interface AddEncoderValues {
  activationCode: string;
  name: string;
  configuration: EncoderConfigurationName;
  encoderPresetId: string;
  encoderChannelId: string;
}

const EMPTY: AddEncoderValues = {
  activationCode: '',
  name: '',
  configuration: 'automatic',
  encoderPresetId: '',
  encoderChannelId: '',
};

/** Adds an encoder by the code on the device (S-167, ENC-01 to ENC-05). */
export function AddEncoderDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('encoders');
  const { viewer } = useSession();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const [activate] = useActivateEncoderMutation({
    update(cache) {
      const customer = cache.identify({ __typename: 'Customer', id: viewer.customer.id });
      cache.evict({ id: customer, fieldName: 'encoders' });
    },
  });
  return (
    <FormDialog<AddEncoderValues>
      title={t('add.title')}
      initialValues={EMPTY}
      rules={activateEncoderSchema}
      saveLabel={t('add.confirm')}
      onClose={onClose}
      onSubmit={async (values) => {
        const isAdvanced = values.configuration === 'advanced';
        const errors = await submit(
          () =>
            activate({
              variables: {
                input: {
                  customerId: viewer.customer.id,
                  activationCode: values.activationCode,
                  name: values.name,
                  configuration: isAdvanced ? 'ADVANCED' : 'AUTOMATIC',
                  encoderPresetId: (isAdvanced && values.encoderPresetId) || null,
                  encoderChannelId: values.encoderChannelId || null,
                },
              },
            }),
          (data) => data.activateEncoder,
          ({ encoder }) => {
            toasts.show({
              intent: 'success',
              message: t('add.done', { name: encoder?.name }),
              ...(encoder && {
                action: {
                  label: t('add.show'),
                  onClick: () => void navigate(encoderPath(encoder.id)),
                },
              }),
            });
          },
        );
        // Its form is right when it is sent: only that nobody knows it is left (ENC-03).
        return errors?.['activationCode'] ? { ...errors, activationCode: t('add.unknownCode') } : errors;
      }}
    >
      <TextField
        name="activationCode"
        label={t('setup.activationCode')}
        help={t('add.codeHelp')}
        isRequired
        autoFocus
      />
      <EncoderFields customerId={viewer.customer.id} />
    </FormDialog>
  );
}
