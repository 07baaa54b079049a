import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { ENCODER_NAME_MAX } from '../../../schema/rules/encoders.ts';
import { SelectField } from '../../ui/choiceFields.tsx';
import { ChoiceField, TextField } from '../../ui/fields.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useEncoderChoicesQuery } from './EncoderFields.generated.ts';

/** Name, channel, and automatic settings or a preset of the organization: what a new and an edited encoder share. */
export function EncoderFields({ customerId }: { customerId: string }) {
  const { t } = useTranslation('encoders');
  const { input: configuration } = useField<string>('configuration');
  const { data, error, refetch } = useEncoderChoicesQuery({ variables: { customerId } });
  const presets = data?.customer?.encoderPresetList?.nodes ?? [];
  const channels = data?.customer?.encoderChannelList?.nodes ?? [];
  const none = { value: '', label: t('form.none') };
  return (
    <>
      <TextField name="name" label={t('setup.name')} isRequired limit={ENCODER_NAME_MAX} />
      {error && <LoadFailure error={error} onRetry={() => void refetch()} layout="bar" />}
      <SelectField
        name="encoderChannelId"
        label={t('setup.channel')}
        options={[
          none,
          ...channels.map(({ id, name, isViewOnly }) => ({
            value: id,
            label: isViewOnly ? t('form.viewOnly', { name }) : name,
            isDisabled: isViewOnly,
          })),
        ]}
      />
      <ChoiceField
        name="configuration"
        label={t('form.configuration')}
        help={t('form.configurationHelp')}
        options={[
          { value: 'automatic', label: t('form.automatic') },
          { value: 'advanced', label: t('form.advanced') },
        ]}
      />
      {configuration.value === 'advanced' && (
        <SelectField
          name="encoderPresetId"
          label={t('setup.preset')}
          isRequired
          options={[none, ...presets.map(({ id, name }) => ({ value: id, label: name }))]}
        />
      )}
    </>
  );
}
