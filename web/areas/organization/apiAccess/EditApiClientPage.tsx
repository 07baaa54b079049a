import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { CLIENT_NAME_MAX, clientEditSchema } from '../../../../schema/rules/clients.ts';
import type { ApiRole } from '../../../schema.generated.ts';
import { TextField } from '../../../ui/fields.tsx';
import { FormPage } from '../../../ui/FormPage.tsx';
import { LoadPage } from '../../../ui/LoadState.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { useDetails } from '../../../ui/useDetails.ts';
import { formErrors } from '../../../ui/useMutationForm.ts';
import { isStale, useMutationRun } from '../../../ui/useMutationRun.ts';
import {
  useApiClientPageQuery,
  useUpdateApiClientMutation,
  type ApiClient_ClientFragment,
} from './ApiClients.generated.ts';
import { ClientRolesField } from './ClientRolesField.tsx';
import { apiClientPath, apiClientsPath } from '../../../kernel/paths/apiAccess.ts';
import './apiAccess.css';

interface Values {
  name: string;
  roles: ApiRole[];
}

/** Name and roles of an API client (S-082). */
export function EditApiClientPage() {
  const { t } = useTranslation('apiAccess');
  const { uuid = '' } = useParams();
  const query = useApiClientPageQuery({
    variables: { id: uuid },
    errorPolicy: 'all',
    fetchPolicy: 'network-only',
  });
  const { thing: client, load } = useDetails(query, uuid, (data) => data.apiClient);
  if (client) return <EditForm client={client} />;
  return <LoadPage load={load} missing={t('missing')} back={{ label: t('title'), to: apiClientsPath() }} />;
}

function EditForm({ client }: { client: ApiClient_ClientFragment }) {
  const { t } = useTranslation('apiAccess');
  const navigate = useNavigate();
  const toasts = useToasts();
  const run = useMutationRun();
  const [wasChanged, setChanged] = useState(false);
  const [update] = useUpdateApiClientMutation();
  const { id, name, revision, roles } = client;
  const initialValues = useMemo(() => ({ name, roles: [...roles] }), [name, roles]);
  const save = async (values: Values) => {
    const outcome = await run(
      () => update({ variables: { input: { id, revision, ...values } } }),
      (data) => data.updateApiClient,
    );
    setChanged(!outcome.ok && isStale(outcome.payload));
    if (!outcome.ok) return formErrors(outcome);
    toasts.show({ intent: 'success', message: t('saved', { name: values.name }) });
    return undefined;
  };
  return (
    <FormPage<Values>
      title={t('editTitle', { name })}
      saveLabel={t('save')}
      initialValues={initialValues}
      rules={clientEditSchema}
      back={{ label: name, to: apiClientPath(id) }}
      onSubmit={save}
      onSaved={() => void navigate(apiClientPath(id), { replace: true })}
    >
      {wasChanged && (
        <div className="form-page__failed" role="alert">
          {t('changed')}
        </div>
      )}
      <TextField name="name" label={t('fields.name')} isRequired limit={CLIENT_NAME_MAX} autoFocus />
      <ClientRolesField />
    </FormPage>
  );
}
