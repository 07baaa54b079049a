import { useTranslation } from 'react-i18next';
import { PERSON_NAME_MAX, PERSON_TITLE_MAX, PHONE_MAX } from '../../../schema/rules/people.ts';
import type { Role } from '../../schema.generated.ts';
import { useSession } from '../../kernel/session.tsx';
import { SwitchField, TextField } from '../../ui/fields.tsx';
import { LoadState } from '../../ui/LoadState.tsx';
import { ChannelsField } from './ChannelsField.tsx';
import { FLAGS } from './Flags.tsx';
import { usePersonChoicesQuery } from './Invites.generated.ts';
import { RolesField } from './RolesField.tsx';
import './people.css';

/** Names, title and phone. */
export function NameFields({ areRequired = false }: { areRequired?: boolean }) {
  const { t } = useTranslation('people');
  return (
    <div className="form-page__pair">
      <TextField
        name="firstName"
        label={t('fields.firstName')}
        isRequired={areRequired}
        limit={PERSON_NAME_MAX}
      />
      <TextField
        name="lastName"
        label={t('fields.lastName')}
        isRequired={areRequired}
        limit={PERSON_NAME_MAX}
      />
      <TextField name="title" label={t('fields.title')} limit={PERSON_TITLE_MAX} />
      <TextField name="phone" label={t('fields.phone')} limit={PHONE_MAX} />
    </div>
  );
}

/** Roles, flags and encoder channels. */
export function RightsFields({ held = [] }: { held?: readonly Role[] }) {
  const { t } = useTranslation('people');
  const { viewer } = useSession();
  const { data, loading, error, refetch } = usePersonChoicesQuery({
    variables: { customerId: viewer.customer.id },
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  });
  const choices = data?.customer;
  const given = choices?.roles ?? [];
  // A user keeps roles that the editor cannot assign.
  const kept = held.filter((role) => !given.some((one) => one.role === role));
  const roles = [...given, ...kept.map((role) => ({ role, permissions: [] }))];
  return (
    <>
      {choices ? (
        <RolesField roles={roles} />
      ) : (
        <LoadState load={{ loading, error, retry: () => void refetch() }} rows={4} />
      )}
      {FLAGS.map((flag) => (
        <SwitchField
          key={flag}
          name={flag}
          label={t(`flags.${flag}`)}
          {...(flag === 'hasNetworkAlerts' && { help: t('flags.networkAlertsHelp') })}
        />
      ))}
      {choices && <ChannelsField channels={choices.encoderChannelList?.nodes ?? []} />}
    </>
  );
}
