import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../../ui/Toasts.tsx';
import { refusalText, useMutationRun } from '../../../../ui/useMutationRun.ts';
import { useUntrimWebVideoMutation } from './Recording.generated.ts';

/** Takes the trimming of a recording back. */
export function useUntrim({ id, title: name }: { id: string; title: string }) {
  const { t } = useTranslation('webVideos');
  const toasts = useToasts();
  const run = useMutationRun();
  const [untrim] = useUntrimWebVideoMutation();
  return async () => {
    const outcome = await run(
      () => untrim({ variables: { input: { id } } }),
      (data) => data.untrimWebVideo,
    );
    toasts.show(
      outcome.ok
        ? { intent: 'success', message: t('trim.undone', { name }) }
        : { intent: 'danger', message: refusalText(outcome) },
    );
  };
}
