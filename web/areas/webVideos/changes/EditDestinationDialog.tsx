import { useTranslation } from 'react-i18next';
import {
  contentDestinationSchema,
  DESTINATION_DESCRIPTION_MAX,
  DESTINATION_TITLE_MAX,
} from '../../../../schema/rules/contentDestinations.ts';
import { isSocial, YOUTUBE_TITLE_MAX } from '../../../../schema/rules/socialPosts.ts';
import { TextField } from '../../../ui/fields.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { useMutationForm } from '../../../ui/useMutationForm.ts';
import type { WebVideo } from '../useWebVideo.ts';
import { useUpdateContentDestinationMutation } from './Changes.generated.ts';

interface Values {
  kind: WebVideo['kind'];
  title: string;
  description: string;
}

/** Changes what a destination is called and says (S-180, WEB-01, WEB-02, DST-01 to DST-03). */
export function EditDestinationDialog({ video, onClose }: { video: WebVideo; onClose: () => void }) {
  const { t } = useTranslation('webVideos');
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const [update] = useUpdateContentDestinationMutation();
  const { id, kind, title, description } = video;
  return (
    <FormDialog<Values>
      title={t('edit.title', { name: title })}
      saveLabel={t('edit.save')}
      initialValues={{ kind, title, description: description ?? '' }}
      rules={contentDestinationSchema}
      onClose={onClose}
      onSubmit={(values) =>
        submit(
          () => {
            const input = { id, title: values.title, description: values.description?.trim() || null };
            return update({ variables: { input } });
          },
          (data) => data.updateContentDestination,
          () => toasts.show({ intent: 'success', message: t('edit.done', { name: values.title }) }),
        )
      }
    >
      <TextField
        name="title"
        label={t('edit.name')}
        isRequired
        limit={kind === 'YOUTUBE' ? YOUTUBE_TITLE_MAX : DESTINATION_TITLE_MAX}
        autoFocus
      />
      <TextAreaField
        name="description"
        label={t('edit.description')}
        isRequired={isSocial(kind)}
        limit={DESTINATION_DESCRIPTION_MAX}
      />
    </FormDialog>
  );
}
