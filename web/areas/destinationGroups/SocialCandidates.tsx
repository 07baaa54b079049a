import { Button, FormGroup, HTMLSelect, Tag } from '@blueprintjs/core';
import { Add } from '@blueprintjs/icons';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../kernel/session.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import {
  useDestinationGroupAccountsQuery,
  useDestinationGroupSocialPlacesQuery,
} from './Groups.generated.ts';
import { placeKey, type PlaceValues } from './groupValues.ts';

interface SocialCandidatesProps {
  taken: ReadonlySet<string>;
  onAdd: (place: PlaceValues) => void;
}

/** Channels and pages of linked accounts, for those who may read accounts; others are told why there are none (PRM-06). */
export function SocialCandidates(props: SocialCandidatesProps) {
  const { t } = useTranslation('destinationGroups');
  const { allows } = useSession();
  if (!allows({ permissions: ['MANAGE_SOCIAL_MEDIA'] }))
    return <p className="muted">{t('social.notAllowed')}</p>;
  if (!allows({ capabilities: ['socialMediaAccounts'] }))
    return <p className="muted">{t('social.notLicensed')}</p>;
  return <Accounts {...props} />;
}

/** One account is asked at a time: each question goes to its network. */
function Accounts({ taken, onAdd }: SocialCandidatesProps) {
  const { t } = useTranslation('destinationGroups');
  const { viewer } = useSession();
  const id = useId();
  const [accountId, setAccountId] = useState('');
  const { data, loading, error, refetch } = useDestinationGroupAccountsQuery({
    variables: { customerId: viewer.customer.id },
  });
  if (error)
    return <LoadFailure error={error} onRetry={() => void refetch().catch(() => undefined)} layout="bar" />;
  const accounts = data?.customer?.socialAccounts?.edges.map(({ node }) => node) ?? [];
  const account = accounts.find((one) => one.id === accountId);
  if (accounts.length === 0) return <p className="muted">{t(loading ? 'reading' : 'social.noAccount')}</p>;
  return (
    <>
      <FormGroup label={t('social.account')} labelFor={id}>
        <HTMLSelect
          id={id}
          fill
          value={accountId}
          onChange={({ currentTarget }) => setAccountId(currentTarget.value)}
          options={[
            { value: '', label: t('none') },
            ...accounts.map((one) => ({ value: one.id, label: `${one.name} · ${t(`kinds.${one.kind}`)}` })),
          ]}
        />
      </FormGroup>
      {account && <Places key={account.id} account={account} taken={taken} onAdd={onAdd} />}
    </>
  );
}

interface PlacesProps extends SocialCandidatesProps {
  account: { id: string; kind: 'FACEBOOK' | 'YOUTUBE' };
}

function Places({ account, taken, onAdd }: PlacesProps) {
  const { t } = useTranslation('destinationGroups');
  const { data, loading, error, refetch } = useDestinationGroupSocialPlacesQuery({
    variables: { id: account.id },
  });
  if (error)
    return <LoadFailure error={error} onRetry={() => void refetch().catch(() => undefined)} layout="bar" />;
  const places = (data?.socialAccount?.destinations ?? [])
    .map(({ id, name }) => ({ kind: account.kind, destinationId: id, accountId: account.id, name }))
    .filter((place) => !taken.has(placeKey(place)));
  if (places.length === 0) return <p className="muted">{t(loading ? 'reading' : 'noneLeft')}</p>;
  return (
    <ul className="group-places group-places--free" aria-label={t('social.places')} tabIndex={0}>
      {places.map((place) => (
        <li key={placeKey(place)}>
          <span className="group-places__name">{place.name}</span>
          <Tag minimal>{t(`kinds.${place.kind}`)}</Tag>
          <Button
            size="small"
            icon={<Add />}
            text={t('add')}
            aria-label={t('addOf', { name: place.name })}
            onClick={() => onAdd(place)}
          />
        </li>
      ))}
    </ul>
  );
}
