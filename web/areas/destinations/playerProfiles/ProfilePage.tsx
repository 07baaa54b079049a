import { Button } from '@blueprintjs/core';
import { Edit, Trash } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { DetailsList } from '../../../ui/DetailsList.tsx';
import { DetailsPage } from '../../../ui/DetailsPage.tsx';
import { OpenQueryButton } from '../../../ui/OpenQueryButton.tsx';
import { useDetails } from '../../../ui/useDetails.ts';
import { ColorMark } from './ColorMark.tsx';
import { editProfilePath, profilesPath } from '../../../kernel/paths/playerProfiles.ts';
import {
  PlayerProfilePageDocument,
  usePlayerProfilePageQuery,
  type PlayerProfile_ProfileFragment,
} from './PlayerProfiles.generated.ts';
import { toProfileBehavior } from './profileInput.ts';
import { ProfilePreview } from './ProfilePreview.tsx';
import { RemoveProfileDialog } from './RemoveProfileDialog.tsx';

/** A player profile with a player that follows it (S-098). */
export function ProfilePage() {
  const { t } = useTranslation('playerProfiles');
  const { uuid = '' } = useParams();
  const navigate = useNavigate();
  const [isRemoving, setRemoving] = useState(false);
  const variables = { id: uuid };
  const query = usePlayerProfilePageQuery({ variables });
  const { thing: profile, load } = useDetails(query, uuid, (data) => data.playerProfile);
  const mayChange = profile && !profile.isBuiltIn;
  return (
    <>
      <DetailsPage
        title={profile?.profileName}
        back={{ label: t('back'), to: profilesPath() }}
        summary={profile && (profile.isBuiltIn ? t('builtInHelp') : t(`modes.${profile.displayMode}`))}
        load={load}
        missing={t('missing')}
        actions={
          profile && (
            <>
              <OpenQueryButton
                source={{ document: PlayerProfilePageDocument, variables }}
                variant="minimal"
              />
              {mayChange && <Button icon={<Trash />} text={t('remove')} onClick={() => setRemoving(true)} />}
              {mayChange && (
                <Button
                  icon={<Edit />}
                  intent="primary"
                  text={t('edit')}
                  onClick={() => void navigate(editProfilePath(uuid))}
                />
              )}
            </>
          )
        }
        tabs={
          profile
            ? [
                { id: 'preview', label: t('tabs.preview'), panel: <ProfilePreview profile={profile} /> },
                { id: 'details', label: t('tabs.details'), panel: <Details profile={profile} /> },
              ]
            : []
        }
      />
      {profile && isRemoving && (
        <RemoveProfileDialog
          profile={profile}
          onClose={() => setRemoving(false)}
          onRemoved={() => void navigate(profilesPath(), { replace: true })}
        />
      )}
    </>
  );
}

const FLAGS = ['autoplay', 'loop', 'mute', 'backgroundMode', 'restrictWhenLive', 'hidePlaylist'] as const;

function Details({ profile }: { profile: PlayerProfile_ProfileFragment }) {
  const { t } = useTranslation('playerProfiles');
  const behaviour = toProfileBehavior(profile);
  return (
    <div className="card">
      <DetailsList
        rows={[
          [t('fields.profileName'), profile.profileName],
          [
            t('fields.alias'),
            <span key="alias" className="mono">
              {profile.alias}
            </span>,
          ],
          [t('fields.displayMode'), t(`modes.${profile.displayMode}`)],
          ...FLAGS.map((name) => [t(`fields.${name}`), t(behaviour[name] ? 'yes' : 'no')] as const),
          [t('fields.callToActionText'), profile.callToActionText],
          [t('fields.callToActionUrl'), profile.callToActionUrl],
          [t('fields.controlColor'), <ColorMark key="color" color={profile.controlColor} />],
          [t('fields.qrClickLabel'), profile.qrClickLabel],
        ]}
      />
    </div>
  );
}
