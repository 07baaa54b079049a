import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { useRemoval } from '../../../../ui/useRemoval.ts';
import { webVideosPath } from '../../../../kernel/paths/webVideos.ts';
import type { WebVideo } from '../useWebVideo.ts';
import { hasEnded } from '../webVideoStates.ts';
import { useDeleteContentDestinationMutation } from './Changes.generated.ts';

/** Deletes a destination; while it runs the dialog says that it has to be stopped first (S-179, EVT-22). */
export function DeleteDestinationDialog({ video, onClose }: { video: WebVideo; onClose: () => void }) {
  const { t } = useTranslation('webVideos');
  const navigate = useNavigate();
  const removal = useRemoval({ kind: 'CONTENT_DESTINATION', typename: 'ContentDestination' });
  const [remove] = useDeleteContentDestinationMutation();
  const { id, title: name, state } = video;
  const isStopped = hasEnded(state) || state === 'IDLE';
  return (
    <ConfirmDialog
      isOpen
      title={t('delete.title', { name })}
      confirmLabel={t('delete.confirm')}
      isDestructive
      isDisabled={!isStopped}
      onConfirm={() =>
        removal({
          thing: { id, name },
          send: () => remove({ variables: { input: { id } } }),
          pick: (answer) => answer.deleteContentDestination,
          done: t('delete.done', { name }),
          onRemoved: () => void navigate(webVideosPath(), { replace: true }),
        })
      }
      onClose={onClose}
    >
      <p>{t(isStopped ? 'delete.loss' : 'delete.runs')}</p>
    </ConfirmDialog>
  );
}
