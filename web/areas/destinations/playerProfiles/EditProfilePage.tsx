import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { LoadPage } from '../../../ui/LoadState.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { useDetails } from '../../../ui/useDetails.ts';
import { useMutationForm } from '../../../ui/useMutationForm.ts';
import { profilePath, profilesPath } from '../../../kernel/paths/playerProfiles.ts';
import {
  usePlayerProfilePageQuery,
  useUpdatePlayerProfileMutation,
  type PlayerProfile_ProfileFragment,
} from './PlayerProfiles.generated.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { toProfileInput, toProfileValues } from './profileInput.ts';

/** The same form as for a new one, filled in (S-099); the built-in profile cannot be edited (PLY-02). */
export function EditProfilePage() {
  const { t } = useTranslation('playerProfiles');
  const { uuid = '' } = useParams();
  const query = usePlayerProfilePageQuery({ variables: { id: uuid } });
  const { thing: profile, load } = useDetails(query, uuid, (data) => data.playerProfile);
  if (profile && !profile.isBuiltIn) return <EditForm profile={profile} />;
  return (
    <LoadPage
      load={load}
      missing={profile?.isBuiltIn ? t('builtInHelp') : t('missing')}
      back={{ label: profile?.profileName ?? t('back'), to: profile ? profilePath(uuid) : profilesPath() }}
    />
  );
}

function EditForm({ profile }: { profile: PlayerProfile_ProfileFragment }) {
  const { t } = useTranslation('playerProfiles');
  const navigate = useNavigate();
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const [update] = useUpdatePlayerProfileMutation();
  const { id, profileName } = profile;
  const initialValues = useMemo(() => toProfileValues(profile), [profile]);
  return (
    <ProfileForm
      title={t('editTitle', { name: profileName })}
      saveLabel={t('save')}
      initialValues={initialValues}
      back={{ label: profileName, to: profilePath(id) }}
      onSubmit={(values) =>
        submit(
          () => update({ variables: { input: { id, ...toProfileInput(values) } } }),
          (data) => data.updatePlayerProfile,
          () => toasts.show({ intent: 'success', message: t('saved', { name: values.profileName }) }),
        )
      }
      onSaved={() => void navigate(profilePath(id), { replace: true })}
    />
  );
}
