import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { LOG_FOLLOW_MS } from '../../../../schema/rules/encoderLogs.ts';
import { EncoderLogEntriesDocument } from './EncoderLogsPage.generated.ts';
import { LogTail, type LogWindow } from './logTail.ts';
import type { LogFilter } from './useLogFilter.ts';

/** The entries of an encoder's log in the window and from the level on show, and how to read them anew. */
export function useEncoderLog(encoderId: string, { level, window, from, to }: LogFilter) {
  const client = useApolloClient();
  const [reading, setReading] = useState(0);

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
    // A new reading is a new tail: the window moves on to the present.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [client, encoderId, level, window, from, to, reading]);

  const snapshot = useSyncExternalStore(tail.subscribe, tail.snapshot);
  return {
    ...snapshot,
    retry: tail.next,
    refresh: useCallback(() => setReading((count) => count + 1), []),
  };
}
