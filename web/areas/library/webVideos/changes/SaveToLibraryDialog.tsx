import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TITLE_MAX } from '../../../../../schema/rules/media.ts';
import { archiveSchema } from '../../../../../schema/rules/webVideos.ts';
import { useSession } from '../../../../kernel/session.tsx';
import { FoundSelectField } from '../../../../ui/FoundSelectField.tsx';
import { TextField } from '../../../../ui/fields.tsx';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { TextAreaField } from '../../../../ui/TextAreaField.tsx';
import { useToasts } from '../../../../ui/Toasts.tsx';
import { useFinding } from '../../../../ui/useFinding.ts';
import { useMutationForm } from '../../../../ui/useMutationForm.ts';
import { TagsField } from '../../media/public/TagsField.tsx';
import { PlaceField } from '../PlaceField.tsx';
import { PartAccuracy } from './PartAccuracy.tsx';
import { useRecordingPlaylistsQuery, useSaveToLibraryMutation } from './Recording.generated.ts';

interface Values {
  title: string;
  description: string;
  tags: string[];
  playlistId: string;
  start: number | string | null;
  end: number | string | null;
}

interface SaveToLibraryDialogProps {
  video: { id: string; title: string; description?: string | null };
  onClose: () => void;
}

/** Makes a saved video of a recording, or of a part of it (S-019, LIB-01 to LIB-03, LIB-18). */
export function SaveToLibraryDialog({ video, onClose }: SaveToLibraryDialogProps) {
  const { t } = useTranslation('webVideos');
  const { viewer } = useSession();
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const customerId = viewer.customer.id;
  const finding = useFinding();
  const { data, previousData } = useRecordingPlaylistsQuery({
    variables: { customerId, filter: finding.asked },
  });
  const [save] = useSaveToLibraryMutation();
  const { id, title, description } = video;
  const playlists = (data ?? previousData)?.customer?.playlists;
  const initialValues = useMemo<Values>(
    () => ({ title, description: description ?? '', tags: [], playlistId: '', start: null, end: null }),
    [title, description],
  );
  const send = ({ playlistId, start, end, ...values }: Values) => {
    const part = {
      start: start === null ? null : Number(start),
      end: end === null ? null : Number(end),
    };
    const input = { id, ...values, ...part, playlistIds: playlistId ? [playlistId] : [] };
    return save({ variables: { input } });
  };
  return (
    <FormDialog<Values>
      title={t('save.title', { name: title })}
      saveLabel={t('save.confirm')}
      initialValues={initialValues}
      rules={archiveSchema}
      onClose={onClose}
      onSubmit={(values) =>
        submit(
          () => send(values),
          (answer) => answer.saveToLibrary,
          () => toasts.show({ intent: 'success', message: t('save.done', { name: values.title }) }),
          { playlistIds: 'playlistId' },
        )
      }
    >
      <TextField name="title" label={t('edit.name')} isRequired limit={TITLE_MAX} autoFocus />
      <TextAreaField name="description" label={t('edit.description')} />
      <TagsField name="tags" label={t('save.tags')} />
      <FoundSelectField
        name="playlistId"
        label={t('save.playlist')}
        none={t('save.noPlaylist')}
        found={(playlists?.edges ?? []).map(({ node }) => ({ value: node.id, label: node.name }))}
        hasMore={playlists?.pageInfo.hasNextPage ?? false}
        findLabel={t('save.findPlaylist')}
        finding={finding}
      />
      <div className="form-page__pair">
        <PlaceField name="start" label={t('part.start')} placeholder="0:00" />
        <PlaceField name="end" label={t('part.end')} help={t('part.empty')} />
      </div>
      <PartAccuracy />
    </FormDialog>
  );
}
