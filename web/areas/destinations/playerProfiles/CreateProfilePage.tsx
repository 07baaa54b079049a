import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../kernel/session.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { useMutationForm } from '../../../ui/useMutationForm.ts';
import { profilePath, profilesPath } from '../../../kernel/paths/playerProfiles.ts';
import { useCreatePlayerProfileMutation } from './PlayerProfiles.generated.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { toProfileInput, NEW_PROFILE } from './profileInput.ts';

/** A new player profile (S-097). */
export function CreateProfilePage() {
  const { t } = useTranslation('playerProfiles');
  const { viewer } = useSession();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const created = useRef<{ id: string; profileName: string }>(undefined);
  const customerId = viewer.customer.id;
  const [create] = useCreatePlayerProfileMutation({
    update(cache) {
      const id = cache.identify({ __typename: 'Customer', id: customerId });
      cache.evict({ id, fieldName: 'playerProfiles' });
    },
  });
  return (
    <ProfileForm
      title={t('createTitle')}
      saveLabel={t('create')}
      initialValues={NEW_PROFILE}
      back={{ label: t('back'), to: profilesPath() }}
      onSubmit={(values) =>
        submit(
          () => create({ variables: { input: { customerId, ...toProfileInput(values) } } }),
          (data) => data.createPlayerProfile,
          ({ playerProfile }) => {
            created.current = playerProfile ?? undefined;
          },
        )
      }
      onSaved={() => {
        const { id, profileName } = created.current ?? {};
        toasts.show({ intent: 'success', message: t('created', { name: profileName }) });
        void navigate(id ? profilePath(id) : profilesPath());
      }}
    />
  );
}
