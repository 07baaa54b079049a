import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VENUE_PASSWORD, venuePasswordSchema } from '../../../../schema/rules/venues.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { useMutationForm } from '../../../ui/useMutationForm.ts';
import { SecretField } from './SecretField.tsx';
import { useChangeVenuePasswordMutation } from './Venues.generated.ts';

interface PasswordDialogProps {
  venue: { id: string; userName: string };
  onClose: () => void;
}

/** Sets the password that the next decoder signs in with (S-200, VEN-04). */
export function PasswordDialog({ venue: { id, userName: name }, onClose }: PasswordDialogProps) {
  const { t } = useTranslation('venues');
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const [change] = useChangeVenuePasswordMutation();
  const [initialValues] = useState({ password: '' });
  return (
    <FormDialog<{ password: string }>
      title={t('password.title', { name })}
      saveLabel={t('password.save')}
      initialValues={initialValues}
      rules={venuePasswordSchema}
      onSubmit={({ password }) =>
        submit(
          () => change({ variables: { input: { id, password } } }),
          (data) => data.changeVenuePassword,
          () => toasts.show({ intent: 'success', message: t('password.done', { name }) }),
        )
      }
      onClose={onClose}
    >
      <p className="muted">{t('password.stays')}</p>
      <SecretField
        name="password"
        label={t('fields.newPassword')}
        help={t('help.password', { count: VENUE_PASSWORD.min })}
      />
    </FormDialog>
  );
}
