import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../time/format.ts';
import { useToasts } from '../../../ui/Toasts.tsx';
import { refusalText, useMutationRun } from '../../../ui/useMutationRun.ts';
import { RestoreEventDateDocument } from './EventChanges.generated.ts';
import { useScheduleChanged } from './useScheduleChanged.ts';

/** Brings a date of a series back that was left out, and says so, or why not (EVT-29). */
export function useRestoreDate({ id, name, timezone }: { id: string; name: string; timezone: string }) {
  const { t } = useTranslation('schedule');
  const apollo = useApolloClient();
  const run = useMutationRun();
  const toasts = useToasts();
  const format = useFormat();
  const changed = useScheduleChanged();
  return useCallback(
    async (startAt: string): Promise<void> => {
      const outcome = await run(
        () => apollo.mutate({ mutation: RestoreEventDateDocument, variables: { input: { id, startAt } } }),
        (answer) => answer.restoreEventDate,
      );
      const date = format.dateTime(startAt, timezone);
      toasts.show(
        outcome.ok
          ? { intent: 'success', message: t('skip.restored', { name, date }) }
          : { intent: 'danger', message: refusalText(outcome) },
      );
      await changed();
    },
    [apollo, run, toasts, format, changed, t, id, name, timezone],
  );
}
