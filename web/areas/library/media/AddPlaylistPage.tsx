import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../kernel/session.tsx';
import { useAddress } from '../../../kernel/useAddress.ts';
import { useToasts } from '../../../ui/Toasts.tsx';
import { useMutationForm } from '../../../ui/useMutationForm.ts';
import { playlistPath, playlistsPath } from '../../../kernel/paths/media.ts';
import { PlaylistForm, type PlaylistValues } from './PlaylistForm.tsx';
import { useCreatePlaylistMutation } from './PlaylistForm.generated.ts';
import { wirePosition } from './playlistInput.ts';

/** A new playlist (S-036); the link may bring videos along. */
export function AddPlaylistPage() {
  const { t } = useTranslation('media');
  const { viewer } = useSession();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const created = useRef<{ id: string; name: string }>(undefined);
  const [params] = useAddress();
  const media = params.get('media') ?? '';
  const initialValues = useMemo<PlaylistValues>(
    () => ({ name: '', rolling: false, sortPosition: 'end', mediaIds: media.split(',').filter(Boolean) }),
    [media],
  );
  const [create] = useCreatePlaylistMutation({
    update(cache) {
      const customer = cache.identify({ __typename: 'Customer', id: viewer.customer.id });
      cache.evict({ id: customer, fieldName: 'playlists' });
      cache.evict({ id: customer, fieldName: 'playlistTotals' });
    },
  });
  return (
    <PlaylistForm
      isNew
      initialValues={initialValues}
      back={{ label: t('playlists.title'), to: playlistsPath() }}
      onSubmit={({ name, rolling, sortPosition, mediaIds = [] }) =>
        submit(
          () =>
            create({
              variables: {
                input: {
                  customerId: viewer.customer.id,
                  name: name.trim(),
                  rolling,
                  mediaItemIds: mediaIds,
                  sortPosition: wirePosition(sortPosition),
                },
              },
            }),
          (data) => data.createPlaylist,
          ({ playlist }) => {
            created.current = playlist ?? undefined;
          },
          { mediaItemIds: 'mediaIds' },
        )
      }
      onSaved={() => {
        const { id, name } = created.current ?? {};
        toasts.show({ intent: 'success', message: t('playlists.created', { name }) });
        void navigate(id ? playlistPath(id) : playlistsPath());
      }}
    />
  );
}
