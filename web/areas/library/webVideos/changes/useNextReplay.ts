import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../../ui/Toasts.tsx';
import { refusalText, useMutationRun } from '../../../../ui/useMutationRun.ts';
import { usePublishContentDestinationMutation } from './Changes.generated.ts';

/** Chooses a broadcast as what its web channel replays next, or no longer (EVT-30). */
export function useNextReplay({ id, title: name }: { id: string; title: string }) {
  const { t } = useTranslation('webVideos');
  const toasts = useToasts();
  const run = useMutationRun();
  const [publish] = usePublishContentDestinationMutation();
  return async (isNextReplay: boolean) => {
    const outcome = await run(
      () => publish({ variables: { input: { id, isNextReplay } } }),
      (data) => data.publishContentDestination,
    );
    if (outcome.ok) {
      toasts.show({
        intent: 'success',
        message: t(isNextReplay ? 'replay.chosen' : 'replay.cleared', { name }),
      });
    } else {
      toasts.show({ intent: 'danger', message: refusalText(outcome) });
    }
  };
}
