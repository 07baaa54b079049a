import { useTranslation } from 'react-i18next';
import { useUndo } from '../../ui/useUndo.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { refusalText, useMutationRun } from '../../ui/useMutationRun.ts';
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
  const undoable = useUndo('CUE');
  const run = useMutationRun();
  const [remove] = useDeleteCueMutation();
  const confirm = async () => {
    const outcome = await run(
      () => remove({ variables: { input: { source, id: cue.id } } }),
      (data) => data.deleteCue,
    );
    if (!outcome.ok) return refusalText(outcome);
    undoable(t('deleted', { name: cue.name }), [cue], () => undefined);
    send({ type: 'removed' });
    return undefined;
  };
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
