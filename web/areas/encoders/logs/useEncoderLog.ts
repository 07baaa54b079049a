import { useApolloClient } from '@apollo/client/react';
import { useMemo, useSyncExternalStore } from 'react';
import { LOG_FOLLOW_MS } from '../../../../schema/rules/encoderLogWords.ts';
import { EncoderLogEntriesDocument } from './EncoderLogsPage.generated.ts';
import { LogTail, type LogWindow } from './logTail.ts';
import type { LogFilter } from './useLogFilter.ts';

/** The entries of an encoder's log in the window and from the level on show, and how to read on. */
export function useEncoderLog(encoderId: string, { level, window, from, to }: LogFilter) {
  const client = useApolloClient();

  const tail = useMemo(() => {
    const wanted: LogWindow = window === 'custom' ? { from, to } : { minutes: Number(window) };
    return new LogTail(
      async (since, until) => {
        const { data } = await client.query({
          query: EncoderLogEntriesDocument,
          variables: { id: encoderId, from: since, to: until, minLevel: level },
          // Tens of thousands of entries have no place in the cache.
          fetchPolicy: 'no-cache',
        });
        const log = data?.encoder?.logs;
        if (!log) throw new Error('There is no such encoder.');
        return log;
      },
      wanted,
      LOG_FOLLOW_MS,
    );
  }, [client, encoderId, level, window, from, to]);

  const snapshot = useSyncExternalStore(tail.subscribe, tail.snapshot);
  return {
    ...snapshot,
    /** Reads what is new, or everything after a failure. */
    refresh: tail.next,
  };
}
