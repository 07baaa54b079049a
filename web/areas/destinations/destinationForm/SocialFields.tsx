import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import type { SocialKindName } from '../../../../schema/rules/social.ts';
import { useSession } from '../../../kernel/session.tsx';
import { FoundSelectField } from '../../../ui/FoundSelectField.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { AccountPlaces } from './public/AccountPlaces.tsx';
import { PlaceSelect } from './public/PlaceSelect.tsx';
import { ThumbnailField } from './public/ThumbnailField.tsx';
import { useLinkedAccounts, type LinkedAccount } from './public/useLinkedAccounts.ts';

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

/** Explains why there is nothing to choose. An existing selection stays. */
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
  const { accounts, account, isGone, load, ...found } = useLinkedAccounts(chosen, kind);
  if (load.error) return <LoadFailure error={load.error} onRetry={load.retry} layout="bar" />;
  const labelOf = ({ name, accessState }: LinkedAccount) =>
    accessState === 'EXPIRED' ? t('social.expired', { name }) : name;
  const present = account ? labelOf(account) : t(isGone ? 'gone' : 'reading');
  return (
    <>
      {found.hasNone && <p className="muted">{t('social.noAccount')}</p>}
      <FoundSelectField
        name="socialAccountId"
        label={t('fields.account')}
        isRequired
        none={t(load.loading ? 'reading' : 'choose')}
        present={chosen === '' ? null : { value: chosen, label: present }}
        found={accounts.map((one) => ({ value: one.id, label: labelOf(one) }))}
        hasMore={found.hasMore}
        findLabel={t('findAccount')}
        finding={found.finding}
      />
      {account && <AccountPlaces key={account.id} account={account} label={t('fields.place')} />}
    </>
  );
}
