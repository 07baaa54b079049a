import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CLIENT_NAME_MAX, clientSchema } from '../../../../schema/rules/clients.ts';
import { useSession } from '../../../kernel/session.tsx';
import type { ApiRole } from '../../../schema.generated.ts';
import { TextField } from '../../../ui/fields.tsx';
import { FormPage } from '../../../ui/FormPage.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { useMutationForm } from '../../../ui/useMutationForm.ts';
import { useCreateApiClientMutation } from './ApiClients.generated.ts';
import { ClientRolesField } from './ClientRolesField.tsx';
import { apiClientPath, apiClientsPath } from '../../../kernel/paths/apiAccess.ts';
import { PlanNeeded } from './PlanNeeded.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { TermsField } from './TermsField.tsx';
import { useClientRoles } from './useClientRoles.ts';
import './apiAccess.css';

interface Values {
  name: string;
  roles: ApiRole[];
  termsAccepted: boolean;
}

const NEW: Values = { name: '', roles: [], termsAccepted: false };

/** A new API client (S-080); its secret is shown once, and then its page. */
export function CreateApiClientPage() {
  const { t } = useTranslation('apiAccess');
  const { viewer } = useSession();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const { isGated } = useClientRoles();
  const [made, setMade] = useState<{ id: string; name: string; secret: string }>();
  const customerId = viewer.customer.id;
  const back = { label: t('title'), to: apiClientsPath() };
  // The secret stays out of the cache.
  const [create] = useCreateApiClientMutation({
    fetchPolicy: 'no-cache',
    update(cache) {
      cache.evict({
        id: cache.identify({ __typename: 'Customer', id: customerId }),
        fieldName: 'apiClients',
      });
    },
  });
  if (isGated) {
    return (
      <>
        <PageHeader title={t('createTitle')} back={back} />
        <div className="card">
          <PlanNeeded />
        </div>
      </>
    );
  }
  return (
    <>
      <FormPage<Values>
        title={t('createTitle')}
        saveLabel={t('create')}
        initialValues={NEW}
        rules={clientSchema}
        back={back}
        onSubmit={(values) =>
          submit(
            () => create({ variables: { input: { customerId, ...values } } }),
            (data) => data.createApiClient,
            ({ apiClient, clientSecret }) => {
              if (!apiClient || !clientSecret) return;
              setMade({ id: apiClient.id, name: apiClient.name, secret: clientSecret });
            },
          )
        }
        onSaved={() => undefined}
      >
        <TextField name="name" label={t('fields.name')} isRequired limit={CLIENT_NAME_MAX} autoFocus />
        <ClientRolesField />
        <TermsField />
      </FormPage>
      {made && (
        <SecretDialog
          clientId={made.id}
          secret={made.secret}
          onClose={() => {
            toasts.show({ intent: 'success', message: t('created', { name: made.name }) });
            void navigate(apiClientPath(made.id), { replace: true });
          }}
        />
      )}
    </>
  );
}
