import { skipToken } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { generatePath, Link } from 'react-router-dom';
import { useScreens } from '../../../kernel/screen.ts';
import { useSession } from '../../../kernel/session.tsx';
import { DetailsList } from '../../../ui/DetailsList.tsx';
import { useGroupAccountQuery, type Group_DestinationFragment } from './Groups.generated.ts';

/** Facebook or YouTube texts of a group's destination (S-085, DST-01 to DST-06). */
export function PostDetails({ place }: { place: Group_DestinationFragment }) {
  const { t } = useTranslation(['destinationGroups', 'destinationForm']);
  const { title, description, accountId, privacy, publishStatus } = place;
  return (
    <DetailsList
      rows={[
        [t('destinationForm:fields.title'), title],
        [t('destinationForm:fields.description'), description],
        [t('destinationForm:fields.account'), accountId && <Account key="account" id={accountId} />],
        [t('destinationForm:fields.privacy'), privacy && t(`destinationForm:privacies.${privacy}`)],
        [
          t('destinationForm:fields.publishState'),
          publishStatus && t(`destinationForm:publishStates.${publishStatus}`),
        ],
        ...(place.kind === 'FACEBOOK'
          ? [[t('destinationForm:fields.crosspost'), t(place.isCrossposted ? 'yes' : 'no')] as const]
          : []),
        [t('destinationForm:fields.hasButton'), <Button key="button" {...place} />],
      ]}
    />
  );
}

/** Its name, for those who may read accounts, as a link to its screen. */
function Account({ id }: { id: string }) {
  const { t } = useTranslation('destinationForm');
  const { allows } = useSession();
  const screen = useScreens().find(({ name }) => name === 'socialAccount');
  const mayRead =
    allows({ permissions: ['MANAGE_SOCIAL_MEDIA'] }) && allows({ capabilities: ['socialMediaAccounts'] });
  const { data, loading } = useGroupAccountQuery(mayRead ? { variables: { id } } : skipToken);
  if (!mayRead) return <span className="muted">{t('social.notAllowed')}</span>;
  const account = data?.socialAccount;
  if (!account) return <span className="muted">{t(loading ? 'reading' : 'gone')}</span>;
  return screen ? <Link to={generatePath(screen.path, { uuid: id })}>{account.name}</Link> : account.name;
}

function Button({ hasButton, buttonText, buttonUrl }: Group_DestinationFragment) {
  const { t } = useTranslation('destinationGroups');
  if (!hasButton) return t('no');
  return (
    <>
      {buttonText} · <span className="mono">{buttonUrl}</span>
    </>
  );
}
