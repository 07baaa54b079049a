import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  CONTACT_FIELDS,
  CONTACT_NAME_MAX,
  CONTACT_TEXT_MAX,
  contactRequestSchema,
  type ContactField,
} from '../../../schema/rules/contacts.ts';
import { useSession } from '../../kernel/session.tsx';
import { TextField } from '../../ui/fields.tsx';
import { FormPage } from '../../ui/FormPage.tsx';
import { useToasts } from '../../ui/Toasts.tsx';
import { useMutationForm } from '../../ui/useMutationForm.ts';
import { useSendContactRequestMutation } from './ContactForm.generated.ts';
import { helpPath } from '../../kernel/paths/help.ts';

type ContactValues = Record<ContactField, string>;

const REQUIRED: readonly ContactField[] = ['email', 'fullName'];

/** The contact form, filled in with what is known of the person (USR-11 to USR-13). */
export function ContactPage() {
  const { t } = useTranslation('help');
  const { viewer } = useSession();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const [send] = useSendContactRequestMutation();
  const { user, customer } = viewer;
  const initialValues = useMemo<ContactValues>(
    () => ({
      email: user.userName.includes('@') ? user.userName : '',
      fullName: `${user.firstName} ${user.lastName}`.trim(),
      organizationName: customer.name,
      phone: '',
      billingAddress: '',
      city: '',
      state: '',
      zipCode: '',
    }),
    [user, customer],
  );
  return (
    <FormPage<ContactValues>
      title={t('contact.title')}
      back={{ label: t('title'), to: helpPath() }}
      initialValues={initialValues}
      rules={contactRequestSchema}
      saveLabel={t('contact.send')}
      onSubmit={({ email, fullName, ...others }) =>
        submit(
          () => send({ variables: { input: { email, fullName, ...others } } }),
          (data) => data.sendContactRequest,
          () => undefined,
        )
      }
      onSaved={() => {
        toasts.show({ intent: 'success', message: t('contact.sent') });
        void navigate(helpPath());
      }}
    >
      <p className="ink2">{t('contact.text')}</p>
      {CONTACT_FIELDS.map((name) => (
        <TextField
          key={name}
          name={name}
          label={t(`contact.fields.${name}`)}
          isRequired={REQUIRED.includes(name)}
          limit={name === 'fullName' ? CONTACT_NAME_MAX : CONTACT_TEXT_MAX}
        />
      ))}
    </FormPage>
  );
}
