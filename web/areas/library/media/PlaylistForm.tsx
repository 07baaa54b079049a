import { useTranslation } from 'react-i18next';
import {
  createPlaylistSchema,
  PLAYLIST_MAX_VIDEOS,
  PLAYLIST_NAME_MAX,
  updatePlaylistSchema,
} from '../../../../schema/rules/media.ts';
import { ChoiceField, SwitchField, TextField } from '../../../ui/fields.tsx';
import { FormPage } from '../../../ui/FormPage.tsx';
import { MediaPicker } from './MediaPicker.tsx';

export interface PlaylistValues {
  name: string;
  rolling: boolean;
  sortPosition: 'start' | 'end';
  /** Only while it is created. */
  mediaIds?: string[];
}

interface PlaylistFormProps {
  isNew: boolean;
  initialValues: PlaylistValues;
  back: { label: string; to: string };
  onSubmit: (values: PlaylistValues) => Promise<object | undefined>;
  onSaved: () => void;
}

/** Creates and edits playlists (PLS-01, PLS-02, PLS-06, PLS-07, PLS-09). */
export function PlaylistForm({ isNew, ...form }: PlaylistFormProps) {
  const { t } = useTranslation('media');
  return (
    <FormPage<PlaylistValues>
      {...form}
      title={t(isNew ? 'playlistForm.create' : 'playlistForm.edit', { name: form.initialValues.name })}
      rules={isNew ? createPlaylistSchema : updatePlaylistSchema}
      saveLabel={t(isNew ? 'playlists.create' : 'playlistForm.save')}
    >
      <TextField name="name" label={t('playlistForm.name')} isRequired limit={PLAYLIST_NAME_MAX} autoFocus />
      <SwitchField
        name="rolling"
        label={t('playlistForm.rolling')}
        help={t('playlistForm.rollingHelp', { max: PLAYLIST_MAX_VIDEOS })}
      />
      <ChoiceField
        name="sortPosition"
        label={t('playlistForm.position')}
        help={t('playlistForm.positionHelp')}
        options={[
          { value: 'start', label: t('playlists.positions.START') },
          { value: 'end', label: t('playlists.positions.END') },
        ]}
      />
      {isNew && <MediaPicker name="mediaIds" label={t('playlistForm.videos')} max={PLAYLIST_MAX_VIDEOS} />}
    </FormPage>
  );
}
