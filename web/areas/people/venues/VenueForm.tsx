import type { ObjectSchema } from 'yup';
import { Button, InputGroup } from '@blueprintjs/core';
import { Key } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { VENUE_PASSWORD, VENUE_USER_NAME_MAX } from '../../../../schema/rules/venues.ts';
import { useSession } from '../../../kernel/session.tsx';
import { SelectField } from '../../../ui/choiceFields.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextField } from '../../../ui/fields.tsx';
import { FormPage } from '../../../ui/FormPage.tsx';
import { SecretField } from './SecretField.tsx';
import { VenueChannelsField } from './VenueChannelsField.tsx';
import { useVenueChoicesQuery } from './Venues.generated.ts';
import { toLicenseTypeWord, type VenueValues } from './venueValues.ts';
import './venues.css';

interface VenueFormProps {
  title: string;
  saveLabel: string;
  initialValues: VenueValues;
  rules: ObjectSchema<object>;
  /** Of an existing venue, whose user name stays: opens what changes its password. */
  onChangePassword?: () => void;
  /** The plan of one without a license type, which it keeps unless a type is chosen (VEN-07). */
  unsoldPlan?: string | null;
  back: { label: string; to: string };
  onSubmit: (values: VenueValues) => Promise<object | undefined>;
  onSaved: () => void;
}

/** Creates and edits venues (VEN-01 to VEN-04, VEN-06, VEN-07, VEN-14, VEN-16). */
export function VenueForm({ onChangePassword, unsoldPlan, ...form }: VenueFormProps) {
  const { t } = useTranslation('venues');
  const isEdit = onChangePassword !== undefined;
  const { viewer } = useSession();
  const { data } = useVenueChoicesQuery({
    variables: { customerId: viewer.customer.id },
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const licenses = data?.customer?.venueLicenses ?? [];
  const present = form.initialValues.licenseType;
  const options = licenses.map(({ licenseType, availableCount }) => {
    const value = toLicenseTypeWord(licenseType);
    const label = t('licenses.option', { type: t(`types.${licenseType}`), count: availableCount });
    return { value, label, isDisabled: availableCount === 0 && value !== present };
  });
  const none = unsoldPlan
    ? { value: '', label: t('licenses.unsold', { plan: unsoldPlan }) }
    : { value: '', label: t('licenses.choose'), isDisabled: present !== '' };
  const isFull = Boolean(data?.customer?.venueLicenses) && options.every(({ isDisabled }) => isDisabled);
  return (
    <FormPage<VenueValues> {...form} isReadOnly={!isEdit && isFull}>
      {!isEdit && isFull && (
        <p className="venue-notice" role="status">
          {t(data?.customer?.multisitePlanName ? 'licenses.noneLeft' : 'licenses.noPlan')}
        </p>
      )}
      {isEdit ? (
        <>
          <Field<string> name="userName" label={t('fields.userName')} help={t('help.userNameStays')}>
            {({ onChange: _onChange, ...control }) => <InputGroup {...control} readOnly />}
          </Field>
          <p>
            <Button icon={<Key />} text={t('password.open')} onClick={onChangePassword} />
          </p>
        </>
      ) : (
        <>
          <TextField
            name="userName"
            label={t('fields.userName')}
            help={t('help.userName')}
            isRequired
            limit={VENUE_USER_NAME_MAX}
            autoFocus
          />
          <SecretField
            name="password"
            label={t('fields.password')}
            help={t('help.password', { count: VENUE_PASSWORD.min })}
          />
        </>
      )}
      <SelectField
        name="licenseType"
        label={t('fields.licenseType')}
        isRequired={!unsoldPlan}
        options={[none, ...options]}
      />
      <VenueChannelsField channels={data?.customer?.encoderChannelList?.edges.map(({ node }) => node)} />
    </FormPage>
  );
}
