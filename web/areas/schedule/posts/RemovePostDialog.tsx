import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useRemoval } from '../../../ui/useRemoval.ts';
import { useDeletePostMutation, type Post_PostFragment } from './Post.generated.ts';

interface RemovePostDialogProps {
  post: Post_PostFragment;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before a post is removed; it can be restored while its time lies ahead. */
export function RemovePostDialog({
  post: { id, title, isOfEvent },
  onClose,
  onRemoved,
}: RemovePostDialogProps) {
  const { t } = useTranslation('posts');
  const removal = useRemoval({ kind: 'POST', typename: 'Post' });
  const [remove] = useDeletePostMutation();
  const confirm = () =>
    removal({
      thing: { id, name: title },
      send: () => remove({ variables: { input: { id } } }),
      pick: (data) => data.deletePost,
      done: t('remove.done', { name: title }),
      onRemoved,
    });
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={t('remove.title', { name: title })}
      confirmLabel={t('remove.action')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t(isOfEvent ? 'remove.ofEvent' : 'remove.loss')}</p>
      <p className="muted">{t('remove.undo')}</p>
    </ConfirmDialog>
  );
}
