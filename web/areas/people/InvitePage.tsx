import { FORM_ERROR } from 'final-form';
import { useRef } from 'react';
import { useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { problemWords, loadReasons } from '../../kernel/reasons.ts';
import { useSession } from '../../kernel/session.tsx';
import { useAddress } from '../../kernel/useAddress.ts';
import { FormPage } from '../../ui/FormPage.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { useToasts } from '../../ui/Toasts.tsx';
import { useMutationForm } from '../../ui/useMutationForm.ts';
import {
  useInviteUserMutation,
  useInviteUsersMutation,
  type InviteUsersMutation,
} from './Invites.generated.ts';
import { NameFields, RightsFields } from './PersonFields.tsx';
import { usersPath } from '../../kernel/paths/people.ts';
import { splitEmails, inviteRules, NEW_INVITE, type InviteValues } from './personValues.ts';

type Result = NonNullable<InviteUsersMutation['inviteUsers']>['results'][number];

/** Invites one person, or several alike with a result each (S-130, INV-02). */
export function InvitePage() {
  const { t } = useTranslation('people');
  const { viewer } = useSession();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const [search] = useAddress();
  const sent = useRef<string[]>([]);
  const customerId = viewer.customer.id;
  const list = { pathname: usersPath(), search: '?show=invites' };
  const update = {
    update(cache: {
      evict(what: { id: string | undefined; fieldName: string }): boolean;
      identify(what: object): string | undefined;
    }) {
      cache.evict({ id: cache.identify({ __typename: 'Customer', id: customerId }), fieldName: 'invites' });
    },
  };
  const [inviteOne] = useInviteUserMutation(update);
  const [inviteMany] = useInviteUsersMutation(update);

  const send = async (
    { emails: text, firstName, lastName, title, phone, ...shared }: InviteValues,
    leave: (rest: Partial<InviteValues>) => void,
  ) => {
    const emails = splitEmails(text);
    const [email = ''] = emails;
    if (emails.length === 1) {
      const names = { firstName: firstName || null, lastName: lastName || null, title: title || null };
      return submit(
        () =>
          inviteOne({
            variables: { input: { customerId, email, ...names, phone: phone || null, ...shared } },
          }),
        (data) => data.inviteUser,
        () => (sent.current = [email]),
        { email: 'emails' },
      );
    }
    let refused: Result[] = [];
    const errors = await submit(
      () => inviteMany({ variables: { input: { customerId, emails, ...shared } } }),
      (data) => data.inviteUsers,
      ({ results }) => {
        refused = results.filter(({ invite }) => !invite);
        sent.current = results.filter(({ invite }) => invite).map((one) => one.email);
      },
    );
    if (errors || refused.length === 0) return errors;
    await loadReasons();
    const reasons = refused.map(({ email: address, userErrors }) => {
      const words = userErrors.map((problem) => problemWords(problem)).join(' ');
      return words.includes(address) ? words : `${address}: ${words}`;
    });
    const told =
      sent.current.length > 0 ? `${t('invite.sentSome', { names: sent.current.join(', ') })} ` : '';
    leave({ emails: refused.map((one) => one.email).join('\n') });
    return {
      emails: reasons.join('\n'),
      [FORM_ERROR]: `${told}${t('invite.someRefused', { count: refused.length })}`,
    };
  };
  return (
    <FormPage<InviteValues>
      title={t('invite.title')}
      saveLabel={t('invite.send')}
      initialValues={{ ...NEW_INVITE, emails: search.get('email') ?? '' }}
      rules={inviteRules}
      back={{ label: t('title'), to: usersPath() }}
      onSubmit={send}
      onSaved={() => {
        toasts.show({
          intent: 'success',
          message: t('invite.sent', { count: sent.current.length, names: sent.current.join(', ') }),
        });
        void navigate(list);
      }}
    >
      <TextAreaField name="emails" label={t('fields.emails')} help={t('invite.emailsHelp')} isRequired />
      <OneOnly />
      <RightsFields />
    </FormPage>
  );
}

/** Names belong to one address; of several each gives their own. */
function OneOnly() {
  const { values } = useFormState<InviteValues>({ subscription: { values: true } });
  return splitEmails(values.emails ?? '').length > 1 ? null : <NameFields />;
}
