import { useTranslation } from 'react-i18next';
import { useRemoval } from '../../../ui/useRemoval.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useDeleteCueMutation } from './Cues.generated.ts';
import type { Cue } from './public/useCues.ts';
import type { CueTimelineControl } from './public/useCueTimeline.ts';

/** Asks before a cue is deleted (S-209, CUE-07, CUE-11). */
export function DeleteCueDialog({
  timeline: { source, send },
  cue,
}: {
  timeline: CueTimelineControl;
  cue: Cue;
}) {
  const { t } = useTranslation('cues');
  const removal = useRemoval({ kind: 'CUE', typename: 'Cue' });
  const [remove] = useDeleteCueMutation();
  const confirm = () =>
    removal({
      thing: cue,
      send: () => remove({ variables: { input: { source, id: cue.id } } }),
      pick: (answer) => answer.deleteCue,
      done: t('deleted', { name: cue.name }),
      onRemoved: () => send({ type: 'removed' }),
    });
  return (
    <ConfirmDialog
      isOpen
      title={t('deleteTitle', { name: cue.name })}
      confirmLabel={t('delete')}
      isDestructive
      onConfirm={confirm}
      onClose={() => send({ type: 'cancel' })}
    >
      <p>
        {t(cue.visibility === 'ONLY_ME' ? 'lossMine' : 'lossShared', {
          name: cue.name,
          position: cue.position,
        })}
      </p>
    </ConfirmDialog>
  );
}
