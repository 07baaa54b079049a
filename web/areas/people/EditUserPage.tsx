import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { SwitchField } from '../../ui/fields.tsx';
import { FormPage } from '../../ui/FormPage.tsx';
import { LoadPage } from '../../ui/LoadState.tsx';
import { useToasts } from '../../ui/Toasts.tsx';
import { useDetails } from '../../ui/useDetails.ts';
import { formErrors } from '../../ui/useMutationForm.ts';
import { isStale, useMutationRun } from '../../ui/useMutationRun.ts';
import { NameFields, RightsFields } from './PersonFields.tsx';
import { userPath, usersPath } from '../../kernel/paths/people.ts';
import { editRules, isSameAccess, toUserValues, type EditValues } from './personValues.ts';
import { useUpdateUserMutation, useUserPageQuery, type User_UserFragment } from './UserPage.generated.ts';

/** Changes a person; the address is theirs to change (S-132). */
export function EditUserPage() {
  const { t } = useTranslation('people');
  const { uuid = '' } = useParams();
  const query = useUserPageQuery({
    variables: { id: uuid },
    errorPolicy: 'all',
    fetchPolicy: 'network-only',
  });
  const { thing: user, load } = useDetails(query, uuid, (data) => data.user);
  if (user) return <EditForm user={user} />;
  return <LoadPage load={load} missing={t('missing')} back={{ label: t('title'), to: usersPath() }} />;
}

function EditForm({ user }: { user: User_UserFragment }) {
  const { t } = useTranslation('people');
  const navigate = useNavigate();
  const toasts = useToasts();
  const run = useMutationRun();
  const [wasChanged, setChanged] = useState(false);
  const [update] = useUpdateUserMutation();
  const { id, userName, revision } = user;
  const initialValues = useMemo(() => toUserValues(user), [user]);
  const save = async ({ title, phone, channels, ...values }: EditValues) => {
    // Only access that was changed here: that of a channel may have been changed at the channel.
    const access = isSameAccess(channels, initialValues.channels) ? {} : { channels };
    const input = { id, revision, ...values, ...access, title: title || null, phone: phone || null };
    const outcome = await run(
      () => update({ variables: { input } }),
      (data) => data.updateUser,
    );
    // Fields that were not edited show the other user's values; input is kept.
    setChanged(!outcome.ok && isStale(outcome.payload));
    if (!outcome.ok) return formErrors(outcome);
    toasts.show({ intent: 'success', message: t('edit.saved', { userName }) });
    return undefined;
  };
  return (
    <FormPage<EditValues>
      title={t('edit.title', { userName })}
      saveLabel={t('edit.save')}
      initialValues={initialValues}
      rules={editRules}
      back={{ label: userName, to: userPath(id) }}
      onSubmit={save}
      onSaved={() => void navigate(userPath(id), { replace: true })}
    >
      {wasChanged && (
        <div className="form-page__failed" role="alert">
          {t('edit.changed')}
        </div>
      )}
      <p className="muted">{t('edit.email', { userName })}</p>
      <NameFields areRequired />
      <RightsFields held={user.roles} />
      <SwitchField name="isDisabled" label={t('fields.isDisabled')} help={t('edit.disabledHelp')} />
    </FormPage>
  );
}
