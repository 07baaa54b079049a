import { Button, Tag } from '@blueprintjs/core';
import { Edit, Trash } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useFormat } from '../../time/format.ts';
import { DetailsList } from '../../ui/DetailsList.tsx';
import { DetailsPage } from '../../ui/DetailsPage.tsx';
import { OpenQueryButton } from '../../ui/OpenQueryButton.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { useDetails } from '../../ui/useDetails.ts';
import { Flags } from './Flags.tsx';
import { editUserPath, usersPath } from '../../kernel/paths/people.ts';
import { useSession } from '../../kernel/session.tsx';
import { RemoveUserDialog } from './RemoveUserDialog.tsx';
import { ResetFactorsDialog } from './ResetFactorsDialog.tsx';
import { UserPageDocument, useUserPageQuery, type User_UserFragment } from './UserPage.generated.ts';
import { VerifyAgain } from './VerifyAgain.tsx';
import './people.css';

/** A person, with what their roles allow in words (S-131). */
export function UserPage() {
  const { t } = useTranslation('people');
  const { uuid = '' } = useParams();
  const navigate = useNavigate();
  const [isRemoving, setRemoving] = useState(false);
  const variables = { id: uuid };
  const query = useUserPageQuery({ variables, errorPolicy: 'all', fetchPolicy: 'cache-and-network' });
  const { thing: user, load } = useDetails(query, uuid, (data) => data.user);
  return (
    <>
      <DetailsPage
        title={user && `${user.firstName} ${user.lastName}`}
        back={{ label: t('title'), to: usersPath() }}
        load={load}
        missing={t('missing')}
        actions={
          user && (
            <>
              <OpenQueryButton source={{ document: UserPageDocument, variables }} variant="minimal" />
              <Button icon={<Trash />} text={t('remove.confirm')} onClick={() => setRemoving(true)} />
              <Button
                intent="primary"
                icon={<Edit />}
                text={t('edit.open')}
                onClick={() => void navigate(editUserPath(uuid))}
              />
            </>
          )
        }
        tabs={
          user
            ? [
                { id: 'profile', label: t('tabs.profile'), panel: <Profile user={user} /> },
                { id: 'rights', label: t('tabs.rights'), panel: <Rights user={user} /> },
              ]
            : []
        }
      />
      {user && isRemoving && (
        <RemoveUserDialog
          user={user}
          onClose={() => setRemoving(false)}
          onRemoved={() => void navigate(usersPath(), { replace: true })}
        />
      )}
    </>
  );
}

function Profile({ user }: { user: User_UserFragment }) {
  const { t } = useTranslation('people');
  const format = useFormat();
  return (
    <section className="card" aria-label={t('tabs.profile')}>
      <DetailsList
        rows={[
          [t('fields.userName'), user.userName],
          [t('fields.accountStatus'), <AccountStatus key="status" user={user} />],
          [t('fields.secondFactor'), <SecondFactor key="factor" user={user} />],
          [t('fields.title'), user.title],
          [t('fields.phone'), user.phone],
          [t('fields.flags'), <Flags key="flags" of={user} />],
          [t('fields.created'), user.createdAt && format.dateTime(user.createdAt)],
        ]}
      />
    </section>
  );
}

function AccountStatus({ user }: { user: User_UserFragment }) {
  const { t } = useTranslation('people');
  return (
    <span className="people-tags">
      {user.accountStatus && <StatusTag kind="account" state={user.accountStatus} />}
      {user.isDisabled && (
        <Tag minimal intent="warning">
          {t('disabled')}
        </Tag>
      )}
      {user.accountStatus !== 'VERIFIED' && <VerifyAgain user={user} />}
    </span>
  );
}

/** Shows whether the user has a second factor, with a button to reset it. Users remove their own in their account. */
function SecondFactor({ user }: { user: User_UserFragment }) {
  const { t } = useTranslation('people');
  const { viewer } = useSession();
  const [isAsking, setAsking] = useState(false);
  return (
    <span className="people-tags">
      {t(user.hasSecondFactor ? 'resetFactors.kept' : 'resetFactors.none')}
      {user.hasSecondFactor && user.id !== viewer.user.id && (
        <Button variant="outlined" text={t('resetFactors.open')} onClick={() => setAsking(true)} />
      )}
      {isAsking && <ResetFactorsDialog user={user} onClose={() => setAsking(false)} />}
    </span>
  );
}

function Rights({ user }: { user: User_UserFragment }) {
  const { t } = useTranslation('people');
  return (
    <section className="card" aria-label={t('tabs.rights')}>
      <DetailsList
        rows={[
          [t('fields.roles'), user.roles.map((role) => t(`roles.${role}.name`)).join(', ')],
          [
            t('fields.permissions'),
            <ul key="permissions" className="people-plain">
              {user.permissions.map((permission) => (
                <li key={permission}>{t(`permissions.${permission}`)}</li>
              ))}
            </ul>,
          ],
          [
            t('fields.channels'),
            user.channels?.length ? (
              <ul key="channels" className="people-plain">
                {user.channels.map(({ encoderChannelId, encoderChannel, isViewOnly }) => (
                  <li key={encoderChannelId}>
                    {encoderChannel?.name ?? '–'} ({t(isViewOnly ? 'channels.look' : 'channels.use')})
                  </li>
                ))}
              </ul>
            ) : (
              t('channels.unset')
            ),
          ],
        ]}
      />
    </section>
  );
}
