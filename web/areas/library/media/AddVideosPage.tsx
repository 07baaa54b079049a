import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { PLAYLIST_MAX_VIDEOS } from '../../../../schema/rules/media.ts';
import { addToPlaylistSchema } from '../../../../schema/rules/mediaEdits.ts';
import { FormPage } from '../../../ui/FormPage.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { useMutationForm } from '../../../ui/useMutationForm.ts';
import { useAddToPlaylistMutation } from './edits/PlaylistEdits.generated.ts';
import { MediaPicker } from './MediaPicker.tsx';
import { playlistPath } from '../../../kernel/paths/media.ts';
import { usePlaylistPageQuery } from './PlaylistPage.generated.ts';

interface Values {
  playlistId: string;
  mediaIds: string[];
}

/** Chooses videos of the library for a playlist (S-037); a full one takes none, unless it is rolling (PLS-02). */
export function AddVideosPage() {
  const { t } = useTranslation('media');
  const { uuid = '', count = '0' } = useParams();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const { data } = usePlaylistPageQuery({ variables: { id: uuid }, errorPolicy: 'all' });
  const [add] = useAddToPlaylistMutation();
  const [initialValues] = useState<Values>({ playlistId: uuid, mediaIds: [] });
  const playlist = data?.playlist;
  const held = playlist?.mediaCount ?? (Number.parseInt(count, 10) || 0);
  const room = playlist?.isRolling ? PLAYLIST_MAX_VIDEOS : Math.max(0, PLAYLIST_MAX_VIDEOS - held);

  return (
    <FormPage<Values>
      title={t('addVideos.title', { name: playlist?.name ?? '' })}
      back={{ label: playlist?.name ?? t('playlists.title'), to: playlistPath(uuid) }}
      initialValues={initialValues}
      rules={addToPlaylistSchema}
      saveLabel={t('addVideos.add')}
      onSubmit={({ playlistId, mediaIds }) =>
        submit(
          () => add({ variables: { input: { playlistId, mediaItemIds: mediaIds } } }),
          (answer) => answer.addToPlaylist,
          ({ playlist: changed }) =>
            toasts.show({
              intent: 'success',
              message: t('addTo.done', { count: mediaIds.length, name: changed?.name }),
            }),
          { mediaItemIds: 'mediaIds' },
        )
      }
      onSaved={() => void navigate(playlistPath(uuid), { replace: true })}
    >
      <p className="num" role="status">
        {t(room === 0 ? 'addVideos.full' : 'addVideos.count', { held, max: PLAYLIST_MAX_VIDEOS })}
      </p>
      <MediaPicker name="mediaIds" label={t('playlistForm.videos')} max={room} />
    </FormPage>
  );
}
