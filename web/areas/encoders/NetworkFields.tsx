import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { DEFAULT_SUBNET_MASK } from '../../../schema/rules/ipv4.ts';
import { SwitchField, TextField } from '../../ui/fields.tsx';

/** Settings of one network card; while DHCP is on there are no addresses to give (ENC-06, ENC-07). */
export function NetworkFields({ index }: { index: number }) {
  const { t } = useTranslation('encoders');
  const path = `networks[${index}]`;
  const { input: name } = useField<string>(`${path}.nicDisplayName`);
  const { input: dhcp } = useField<boolean>(`${path}.dhcp`);
  return (
    <fieldset className="encoder-card-fields">
      <legend>{t('form.card', { name: name.value || index + 1 })}</legend>
      <TextField name={`${path}.nicDisplayName`} label={t('networks.nicName')} isRequired />
      <SwitchField name={`${path}.dhcp`} label={t('networks.dhcp')} help={t('form.dhcpHelp')} />
      {!dhcp.value && (
        <>
          <div className="form-page__pair">
            <TextField name={`${path}.ipv4Address`} label={t('networks.ipv4')} isRequired />
            <TextField
              name={`${path}.subnetMask`}
              label={t('networks.mask')}
              help={t('form.maskHelp', { mask: DEFAULT_SUBNET_MASK })}
            />
          </div>
          <TextField name={`${path}.gateway`} label={t('networks.gateway')} isRequired />
          <div className="form-page__pair">
            <TextField name={`${path}.dns1`} label={t('form.dns', { number: 1 })} isRequired />
            <TextField name={`${path}.dns2`} label={t('form.dns', { number: 2 })} />
            <TextField name={`${path}.dns3`} label={t('form.dns', { number: 3 })} />
          </div>
        </>
      )}
    </fieldset>
  );
}
