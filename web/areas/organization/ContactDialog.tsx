import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EMAIL_MAX } from '../../../schema/rules/customerWords.ts';
import { contactSchema, PERSON_NAME_MAX, PHONE_MAX } from '../../../schema/rules/people.ts';
import type { UpdateContactInput } from '../../schema.generated.ts';
import { SwitchField, TextField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { useToasts } from '../../ui/Toasts.tsx';
import { useMutationForm } from '../../ui/useMutationForm.ts';
import {
  useCreateContactMutation,
  useUpdateContactMutation,
  type Contact_ContactFragment,
} from './Contacts.generated.ts';

/** Contact flags (USR-08). */
export const FLAGS = ['isPrimaryContact', 'isBillingContact', 'isPointOfContact'] as const;

type Values = Record<'firstName' | 'lastName' | 'email' | 'mobile', string> &
  Record<(typeof FLAGS)[number], boolean>;

interface ContactDialogProps {
  customerId: string;
  /** Contact to change. Without it, a new one is created. */
  contact?: Contact_ContactFragment;
  onClose: () => void;
}

/** Name, mail address, phone number and flags of a contact (USR-01, USR-02, USR-08). */
export function ContactDialog({ customerId, contact, onClose }: ContactDialogProps) {
  const { t } = useTranslation('organization');
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const refetchQueries = ['OrganizationContacts'];
  const [create] = useCreateContactMutation({ refetchQueries });
  const [update] = useUpdateContactMutation({ refetchQueries });
  const [initialValues] = useState(() => valuesOf(contact));
  const onDone = () => {
    toasts.show({ intent: 'success', message: t(contact ? 'contacts.saved' : 'contacts.added') });
  };
  const save = (values: Values) =>
    contact
      ? submit(
          () => update({ variables: { input: { id: contact.id, ...changesOf(initialValues, values) } } }),
          (data) => data.updateContact,
          onDone,
        )
      : submit(
          () => create({ variables: { input: { customerId, ...values, mobile: values.mobile || null } } }),
          (data) => data.createContact,
          onDone,
        );
  return (
    <FormDialog<Values>
      title={t(contact ? 'contacts.editTitle' : 'contacts.add')}
      saveLabel={t(contact ? 'contacts.save' : 'contacts.add')}
      initialValues={initialValues}
      rules={contactSchema}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        name="firstName"
        label={t('contacts.firstName')}
        isRequired
        limit={PERSON_NAME_MAX}
        autoFocus
      />
      <TextField name="lastName" label={t('contacts.lastName')} isRequired limit={PERSON_NAME_MAX} />
      <TextField name="email" label={t('contacts.email')} isRequired limit={EMAIL_MAX} />
      <TextField name="mobile" label={t('contacts.mobile')} limit={PHONE_MAX} />
      {FLAGS.map((flag) => (
        <SwitchField key={flag} name={flag} label={t(`contacts.flags.${flag}`)} />
      ))}
    </FormDialog>
  );
}

function valuesOf(contact?: Contact_ContactFragment): Values {
  return {
    firstName: contact?.firstName ?? '',
    lastName: contact?.lastName ?? '',
    email: contact?.email ?? '',
    mobile: contact?.mobile ?? '',
    isPrimaryContact: contact?.isPrimaryContact ?? false,
    isBillingContact: contact?.isBillingContact ?? false,
    isPointOfContact: contact?.isPointOfContact ?? false,
  };
}

/** Only what is another now, so that what others changed meanwhile stays; a number that was emptied is taken away. */
function changesOf(before: Values, after: Partial<Values>): Omit<UpdateContactInput, 'id'> {
  const { mobile } = after;
  const changed = Object.entries(after).filter(([name, value]) => value !== before[name as keyof Values]);
  return {
    ...Object.fromEntries(changed),
    ...((mobile ?? '') !== before.mobile && { mobile: mobile || null }),
  };
}
