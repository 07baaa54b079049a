import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import {
  crosspostDestinationIds as pages,
  SOCIAL_NAME_MAX,
  socialAccountSchema,
} from '../../../../schema/rules/social.ts';
import { TextField } from '../../../ui/fields.tsx';
import { FormPage } from '../../../ui/FormPage.tsx';
import { LoadPage } from '../../../ui/LoadState.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { useDetails } from '../../../ui/useDetails.ts';
import { useMutationForm } from '../../../ui/useMutationForm.ts';
import { useSocialAccountPageQuery, type Social_AccountFragment } from './AccountPage.generated.ts';
import { useUpdateSocialAccountMutation } from './EditAccount.generated.ts';
import { OnAirPanel } from './OnAirPanel.tsx';
import { NetworkTag } from './NetworkTag.tsx';
import { socialAccountPath, socialAccountsPath } from '../../../kernel/paths/socialAccounts.ts';
import { PlaceFields } from './PlaceFields.tsx';

/** Its name and where it is sent to; its network stays what it is (S-111, SOC-04). */
export function EditAccountPage() {
  const { t } = useTranslation('socialAccounts');
  const { uuid = '' } = useParams();
  const query = useSocialAccountPageQuery({ variables: { id: uuid }, errorPolicy: 'all' });
  const { thing: account, load } = useDetails(query, uuid, (data) => data.socialAccount);
  if (account) return <EditForm account={account} />;
  return (
    <LoadPage load={load} missing={t('missing')} back={{ label: t('title'), to: socialAccountsPath() }} />
  );
}

/** An account as the form holds it: no default destination is empty. */
interface Values {
  name: string;
  defaultDestinationId: string;
  crosspostDestinationIds: readonly string[];
}

/** Hidden selections are not sent, so they are not validated. */
const rules = socialAccountSchema.shape({
  crosspostDestinationIds: pages().when('defaultDestinationId', {
    is: (id: string) => id === '',
    then: (rule) => rule.transform(() => []),
  }),
});

function EditForm({ account }: { account: Social_AccountFragment }) {
  const { t } = useTranslation('socialAccounts');
  const navigate = useNavigate();
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const [update] = useUpdateSocialAccountMutation();
  const { id, kind } = account;
  const initialValues = useMemo<Values>(
    () => ({
      name: account.name,
      defaultDestinationId: account.defaultDestination?.id ?? '',
      crosspostDestinationIds: account.crosspostDestinationIds,
    }),
    [account],
  );
  return (
    <FormPage<Values>
      title={t('editTitle', { name: account.name })}
      saveLabel={t('save')}
      initialValues={initialValues}
      rules={rules}
      back={{ label: account.name, to: socialAccountPath(id) }}
      onSubmit={({ name, defaultDestinationId, crosspostDestinationIds }) =>
        submit(
          () =>
            update({
              variables: {
                input: {
                  ...{ id, name },
                  defaultDestinationId: defaultDestinationId || null,
                  // Without a default destination, nothing is crossposted.
                  crosspostDestinationIds: defaultDestinationId ? [...crosspostDestinationIds] : [],
                },
              },
            }),
          (data) => data.updateSocialAccount,
          () => toasts.show({ intent: 'success', message: t('saved', { name }) }),
        )
      }
      onSaved={() => void navigate(socialAccountPath(id), { replace: true })}
    >
      <div className="field">
        <span className="field__label">{t('fields.kind')}</span>
        <NetworkTag {...account} />
        <span className="field__help">{t('help.kind')}</span>
      </div>
      <TextField name="name" label={t('fields.name')} isRequired limit={SOCIAL_NAME_MAX} autoFocus />
      <PlaceFields id={id} kind={kind} />
      <OnAirPanel id={id} />
    </FormPage>
  );
}
