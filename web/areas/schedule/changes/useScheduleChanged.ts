import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { forgetAnswers } from '../../../kernel/freshness.ts';
import { refetchActive } from '../../../ui/refetchActive.ts';

/** Cached queries that depend on the schedule and become outdated with a change. */
const TELL_OF_IT = ['SchedulePage', 'NextUpCard', 'CheckEvent'];

/** To be called after a change of the schedule: what is shown is asked for anew, and the rest when it is shown again. */
export function useScheduleChanged(): () => Promise<void> {
  const apollo = useApolloClient();
  return useCallback(async () => {
    forgetAnswers(apollo, TELL_OF_IT);
    await refetchActive(apollo);
  }, [apollo]);
}
