import { keepClock, useClock, type Clock } from '../time/clock.ts';
import { useToasts } from '../ui/Toasts.tsx';
import { refusalText, useMutationRun } from '../ui/useMutationRun.ts';
import { useUpdatePreferencesMutation } from './UserMenu.generated.ts';

/** The clock that a person reads times by: what they chose, and the way to choose, kept with their account. */
export function useClockChoice() {
  const { chosen } = useClock();
  const toasts = useToasts();
  const run = useMutationRun();
  const [update] = useUpdatePreferencesMutation();
  const chooseClock = async (clock: Clock | null) => {
    keepClock(clock);
    const outcome = await run(
      () => update({ variables: { input: { clock } } }),
      (data) => data.updatePreferences,
    );
    if (outcome.ok) return;
    keepClock(chosen);
    toasts.show({ intent: 'danger', message: refusalText(outcome) });
  };
  return { chosen, chooseClock };
}
