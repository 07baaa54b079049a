import { InputGroup } from '@blueprintjs/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MEDIA_MESSAGES, PLAYLIST_MAX_VIDEOS } from '../../../../../schema/rules/media.ts';
import { addToPlaylistSchema } from '../../../../../schema/rules/mediaEdits.ts';
import { useSession } from '../../../../kernel/session.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { useDebounced } from '../../../../ui/useDebounced.ts';
import { loadReasons, saidWords } from '../../../../kernel/reasons.ts';
import { useToasts } from '../../../../ui/Toasts.tsx';
import { useMutationForm } from '../../../../ui/useMutationForm.ts';
import { addPlaylistPath } from '../../../../kernel/paths/media.ts';
import {
  useAddToPlaylistMutation,
  usePlaylistChoiceQuery,
  type PlaylistChoiceQuery,
} from './PlaylistEdits.generated.ts';
import './edits.css';

type Choice = NonNullable<NonNullable<PlaylistChoiceQuery['customer']>['playlists']>['edges'][number]['node'];

interface AddToPlaylistDialogProps {
  mediaIds: readonly string[];
  onClose: () => void;
}

interface Values {
  playlistId: string;
  mediaIds: string[];
}

/** Puts videos into a playlist, which must be chosen (S-186, LIB-18); a full one refuses them (PLS-02). */
export function AddToPlaylistDialog({ mediaIds, onClose }: AddToPlaylistDialogProps) {
  const { t } = useTranslation('media');
  const { viewer } = useSession();
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const [filter, setFilter] = useState('');
  const [typed, setTyped] = useDebounced(filter, setFilter);
  const { data, previousData } = usePlaylistChoiceQuery({
    variables: { customerId: viewer.customer.id, filter: filter.trim() || null },
    fetchPolicy: 'cache-and-network',
  });
  const playlists = (data ?? previousData)?.customer?.playlists?.edges.map(({ node }) => node);
  const [add] = useAddToPlaylistMutation();
  const [initialValues] = useState<Values>({ playlistId: '', mediaIds: [...mediaIds] });

  const save = async (values: Values) => {
    const chosen = playlists?.find(({ id }) => id === values.playlistId);
    if (chosen && isFull(chosen)) {
      await loadReasons();
      return { playlistId: saidWords(MEDIA_MESSAGES.playlistFull) };
    }
    return submit(
      () => add({ variables: { input: { playlistId: values.playlistId, mediaItemIds: values.mediaIds } } }),
      (answer) => answer.addToPlaylist,
      ({ playlist }) =>
        toasts.show({
          intent: 'success',
          message: t('addTo.done', { count: mediaIds.length, name: playlist?.name }),
        }),
      { mediaItemIds: 'mediaIds' },
    );
  };

  return (
    <FormDialog<Values>
      title={t('addTo.title', { count: mediaIds.length })}
      initialValues={initialValues}
      rules={addToPlaylistSchema}
      saveLabel={t('addTo.add')}
      onSubmit={save}
      onClose={onClose}
    >
      <InputGroup
        type="search"
        placeholder={t('playlists.filter')}
        aria-label={t('playlists.filter')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Field<string> name="playlistId" label={t('addTo.playlist')} isRequired>
        {({ id, value, onChange, ...control }) => (
          <div
            id={id}
            className="playlist-choice"
            role="radiogroup"
            tabIndex={-1}
            aria-label={t('addTo.playlist')}
            aria-invalid={control['aria-invalid']}
            aria-describedby={control['aria-describedby']}
          >
            {playlists?.map((playlist) => (
              <label key={playlist.id}>
                <input
                  type="radio"
                  name="playlistId"
                  checked={value === playlist.id}
                  onChange={() => onChange(playlist.id)}
                />
                <span className="picker__title">{playlist.name}</span>
                <span className="muted num">
                  {playlist.mediaCount ?? '–'} / {PLAYLIST_MAX_VIDEOS}
                  {isFull(playlist) && ` · ${t('addTo.full')}`}
                </span>
              </label>
            ))}
            {playlists?.length === 0 && <p className="picker__note">{t('picker.none')}</p>}
          </div>
        )}
      </Field>
      <Link to={addPlaylistPath(mediaIds)}>{t('addTo.create')}</Link>
    </FormDialog>
  );
}

const isFull = ({ isRolling, mediaCount }: Choice) => !isRolling && (mediaCount ?? 0) >= PLAYLIST_MAX_VIDEOS;
