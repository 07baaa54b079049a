import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useToasts } from '../../../ui/Toasts.tsx';
import { useMutationForm } from '../../../ui/useMutationForm.ts';
import { playlistPath } from '../../../kernel/paths/media.ts';
import { PlaylistForm, type PlaylistValues } from './PlaylistForm.tsx';
import { useUpdatePlaylistMutation } from './PlaylistForm.generated.ts';
import { formPosition, wirePosition } from './playlistInput.ts';
import type { PlaylistDetails } from './playlistDetails.ts';

/** The same form as for a new one, filled in. */
export function EditPlaylistPage({ playlist }: { playlist: PlaylistDetails }) {
  const { t } = useTranslation('media');
  const navigate = useNavigate();
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const [update] = useUpdatePlaylistMutation();
  const { id, name, isRolling, sortPosition } = playlist;
  const initialValues = useMemo<PlaylistValues>(
    () => ({ name, rolling: isRolling, sortPosition: formPosition(sortPosition) }),
    [name, isRolling, sortPosition],
  );
  return (
    <PlaylistForm
      isNew={false}
      initialValues={initialValues}
      back={{ label: name, to: playlistPath(id) }}
      onSubmit={(values) =>
        submit(
          () =>
            update({
              variables: {
                input: {
                  id,
                  name: (values.name ?? '').trim(),
                  rolling: values.rolling,
                  sortPosition: wirePosition(values.sortPosition),
                },
              },
            }),
          (data) => data.updatePlaylist,
          () => toasts.show({ intent: 'success', message: t('playlists.saved', { name: values.name }) }),
        )
      }
      onSaved={() => void navigate(playlistPath(id), { replace: true })}
    />
  );
}
