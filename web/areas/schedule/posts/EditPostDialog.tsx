import { useTranslation } from 'react-i18next';
import {
  DESTINATION_DESCRIPTION_MAX,
  DESTINATION_TITLE_MAX,
} from '../../../../schema/rules/contentDestinations.ts';
import { YOUTUBE_TITLE_MAX } from '../../../../schema/rules/socialPosts.ts';
import { saidWords } from '../../../kernel/reasons.ts';
import { useSession } from '../../../kernel/session.tsx';
import { SwitchField, TextField } from '../../../ui/fields.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { useMutationForm } from '../../../ui/useMutationForm.ts';
import { MomentFields, PrivacyField } from './ClipFields.tsx';
import { forgetPosts } from './forgetPosts.ts';
import { useUpdatePostMutation, type Post_PostFragment } from './Post.generated.ts';
import { toPostInput, validatePostValues, toPostValues, type PostValues } from './postValues.ts';

interface EditPostDialogProps {
  post: Post_PostFragment;
  zone: string;
  onClose: () => void;
}

/** Changes what a post says and when it appears, until ten minutes before that (S-050, DST-11). */
export function EditPostDialog({ post, zone, onClose }: EditPostDialogProps) {
  const { t } = useTranslation('posts');
  const toasts = useToasts();
  const { viewer } = useSession();
  const { submit } = useMutationForm();
  const [update] = useUpdatePostMutation({
    update: (cache) => forgetPosts(cache, viewer.customer.id),
  });
  const isYouTube = post.kind === 'YOUTUBE';
  return (
    <FormDialog<PostValues>
      title={t('edit.title', { name: post.title })}
      saveLabel={t('edit.save')}
      initialValues={toPostValues(post, zone)}
      rules={(values) => {
        const problems = Object.entries(validatePostValues(values, post, zone, new Date()));
        return Object.fromEntries(problems.map(([field, said]) => [field, saidWords(said) ?? said]));
      }}
      onClose={onClose}
      onSubmit={(values) =>
        submit(
          () => update({ variables: { input: toPostInput(post, values, zone) } }),
          (data) => data.updatePost,
          () => toasts.show({ intent: 'success', message: t('edit.done', { name: values.title }) }),
          // Another day is what would mend it.
          { publishAt: 'day', hasNotification: 'day' },
        )
      }
    >
      <TextField
        name="title"
        label={t('fields.title')}
        isRequired
        limit={isYouTube ? YOUTUBE_TITLE_MAX : DESTINATION_TITLE_MAX}
        autoFocus
      />
      <TextAreaField
        name="description"
        label={t('fields.description')}
        isRequired
        limit={DESTINATION_DESCRIPTION_MAX}
      />
      <PrivacyField />
      <MomentFields zone={zone} />
      {isYouTube && (
        <SwitchField name="hasNotification" label={t('fields.notification')} help={t('help.notification')} />
      )}
    </FormDialog>
  );
}
