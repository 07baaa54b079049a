import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import type { SocialKindName } from '../../../schema/rules/social.ts';
import { useSession } from '../../kernel/session.tsx';
import { SelectField } from '../../ui/choiceFields.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useDestinationFormAccountsQuery } from './public/Accounts.generated.ts';
import { AccountPlaces } from './public/AccountPlaces.tsx';
import { PlaceSelect } from './public/PlaceSelect.tsx';
import { ThumbnailField } from './public/ThumbnailField.tsx';

/** The account at Facebook or YouTube and the place in it, for those who may read accounts; others are told (DST-04, PRM-06). */
export function SocialFields({ kind, hasPicture }: { kind: SocialKindName; hasPicture: boolean }) {
  const { t } = useTranslation('destinationForm');
  const { allows } = useSession();
  const { input } = useField<string>('socialAccountId');
  if (!allows({ permissions: ['MANAGE_SOCIAL_MEDIA'] })) return <Refused text={t('social.notAllowed')} />;
  if (!allows({ capabilities: ['socialMediaAccounts'] })) return <Refused text={t('social.notLicensed')} />;
  return (
    <>
      <Accounts kind={kind} chosen={input.value} />
      {hasPicture && input.value && <ThumbnailField accountId={input.value} />}
    </>
  );
}

/** Why there is nothing to choose; what was chosen before stays. */
function Refused({ text }: { text: string }) {
  const { t } = useTranslation('destinationForm');
  return (
    <>
      <p className="muted">{text}</p>
      <PlaceSelect name="placeId" label={t('fields.place')} places={[]} />
    </>
  );
}

function Accounts({ kind, chosen }: { kind: SocialKindName; chosen: string }) {
  const { t } = useTranslation('destinationForm');
  const { viewer } = useSession();
  const { data, loading, error, refetch } = useDestinationFormAccountsQuery({
    variables: { customerId: viewer.customer.id },
  });
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} layout="bar" />;
  const all = data?.customer?.socialAccounts?.edges.map(({ node }) => node) ?? [];
  const accounts = all.filter((account) => account.kind === kind);
  const account = accounts.find(({ id }) => id === chosen);
  return (
    <>
      {!loading && accounts.length === 0 && <p className="muted">{t('social.noAccount')}</p>}
      <SelectField
        name="socialAccountId"
        label={t('fields.account')}
        isRequired
        options={[
          { value: '', label: t(loading ? 'reading' : 'choose') },
          ...accounts.map(({ id, name, accessState }) => ({
            value: id,
            label: accessState === 'EXPIRED' ? t('social.expired', { name }) : name,
          })),
        ]}
      />
      {account && <AccountPlaces key={account.id} account={account} label={t('fields.place')} />}
    </>
  );
}
