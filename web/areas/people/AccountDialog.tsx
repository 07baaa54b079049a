import { InputGroup } from '@blueprintjs/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { EMAIL_MAX } from '../../../schema/rules/customerWords.ts';
import { newPassword } from '../../../schema/rules/customers.ts';
import { PEOPLE_MESSAGES, passwordConfirmation } from '../../../schema/rules/people.ts';
import { useServiceValues } from '../../kernel/serviceValues.ts';
import { useSessionControl } from '../../kernel/session.tsx';
import { Field } from '../../ui/Field.tsx';
import { SwitchField, TextField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { useToasts } from '../../ui/Toasts.tsx';
import { useMutationForm } from '../../ui/useMutationForm.ts';
import { useUpdateMyAccountMutation } from './Account.generated.ts';
import { NameFields } from './PersonFields.tsx';
import { accountRules } from './personValues.ts';
import { useVerifyUserAgainMutation, type User_UserFragment } from './UserPage.generated.ts';

/** Editable parts of the caller's account. */
export type AccountDeed = 'details' | 'password' | 'userName';

interface AccountDialogProps {
  deed: AccountDeed;
  user: User_UserFragment;
  onClose: () => void;
}

interface Values {
  firstName: string;
  lastName: string;
  title: string;
  phone: string;
  hasNetworkAlerts: boolean;
  currentPassword: string;
  password: string;
  passwordConfirmation: string;
  newUserName: string;
}

const present = string().required(PEOPLE_MESSAGES.currentPasswordRequired);
const RULES = {
  details: accountRules,
  password: object({ currentPassword: present, password: newPassword, passwordConfirmation }),
  userName: object({
    newUserName: string()
      .trim()
      .required(PEOPLE_MESSAGES.emailRequired)
      .max(EMAIL_MAX, PEOPLE_MESSAGES.emailLong)
      .email(PEOPLE_MESSAGES.emailInvalid),
    currentPassword: present,
  }),
};

/** Details, password and user name of one's own (USR-01 to USR-04, USR-14). */
export function AccountDialog({ deed, user, onClose }: AccountDialogProps) {
  const { t } = useTranslation('people');
  const toasts = useToasts();
  const { reload } = useSessionControl();
  const { submit } = useMutationForm();
  const [update] = useUpdateMyAccountMutation();
  const [verify] = useVerifyUserAgainMutation();
  const { id, revision } = user;
  const initialValues = useMemo<Values>(
    () => ({
      ...{
        firstName: user.firstName,
        lastName: user.lastName,
        title: user.title ?? '',
        phone: user.phone ?? '',
      },
      hasNetworkAlerts: user.hasNetworkAlerts ?? false,
      ...{ currentPassword: '', password: '', passwordConfirmation: '', newUserName: '' },
    }),
    [user],
  );
  const values = useServiceValues();
  const done = () => {
    const life =
      deed === 'userName' && values
        ? ` ${t('account.userName.life', { count: Math.round(values.mailLinkMs / 60_000) })}`
        : '';
    toasts.show({ intent: 'success', message: `${t(`account.${deed}.done`)}${life}` });
    void reload();
  };
  const save = ({ firstName, lastName, title, phone, hasNetworkAlerts, ...secret }: Values) => {
    const { currentPassword, password, newUserName } = secret;
    if (deed === 'userName') {
      const input = { userId: id, newUserName: newUserName.trim(), password: currentPassword };
      return submit(
        () => verify({ variables: { input } }),
        (data) => data.requestEmailVerification,
        done,
        { password: 'currentPassword' },
      );
    }
    const details = {
      firstName,
      lastName,
      title: title || null,
      phone: phone || null,
      hasNetworkAlerts,
      revision,
    };
    const input =
      deed === 'password'
        ? { currentPassword, password, passwordConfirmation: secret.passwordConfirmation }
        : details;
    return submit(
      () => update({ variables: { input } }),
      (data) => data.updateMyAccount,
      done,
    );
  };
  return (
    <FormDialog<Values>
      title={t(`account.${deed}.open`)}
      saveLabel={t(`account.${deed}.save`)}
      initialValues={initialValues}
      rules={RULES[deed]}
      onSubmit={save}
      onClose={onClose}
    >
      {deed === 'details' && (
        <>
          <NameFields areRequired />
          <SwitchField
            name="hasNetworkAlerts"
            label={t('flags.hasNetworkAlerts')}
            help={t('flags.networkAlertsHelp')}
          />
        </>
      )}
      {deed === 'userName' && (
        <TextField
          name="newUserName"
          label={t('account.userName.field')}
          help={t('account.userName.help')}
          isRequired
          limit={EMAIL_MAX}
        />
      )}
      {deed !== 'details' && <SecretField name="currentPassword" isPresent />}
      {deed === 'password' && (
        <>
          <SecretField name="password" />
          <SecretField name="passwordConfirmation" />
        </>
      )}
    </FormDialog>
  );
}

interface SecretFieldProps {
  name: 'currentPassword' | 'password' | 'passwordConfirmation';
  isPresent?: boolean;
}

function SecretField({ name, isPresent = false }: SecretFieldProps) {
  const { t } = useTranslation('people');
  return (
    <Field<string> name={name} label={t(`account.fields.${name}`)} isRequired>
      {({ onChange, value, ...control }) => (
        <InputGroup
          {...control}
          type="password"
          autoComplete={isPresent ? 'current-password' : 'new-password'}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value)}
          intent={control['aria-invalid'] ? 'danger' : 'none'}
        />
      )}
    </Field>
  );
}
