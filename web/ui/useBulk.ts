import pLimit from 'p-limit';
import { useCallback } from 'react';
import { useToasts } from './Toasts.tsx';

interface Bulk<Row> {
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** Does it to one; answers why it was refused. */
  each: (row: Row) => Promise<string | undefined>;
  /** Most at a time; one after the other when not said. */
  atOnce?: number;
  /** Message about the successful rows. */
  done?: (rows: readonly Row[]) => string;
  /** Heading above the names of refused rows. */
  failed: (count: number) => string;
}

/** Does one thing to many, tells by name what was refused and why, and answers those for them to stay chosen. */
export function useBulk() {
  const toasts = useToasts();
  return useCallback(
    async <Row extends { id: string }>(bulk: Bulk<Row>): Promise<{ done: Row[]; failedIds: string[] }> => {
      const limit = pLimit(bulk.atOnce ?? 1);
      const refusals = await Promise.all(bulk.rows.map((row) => limit(bulk.each, row)));
      const done = bulk.rows.filter((_row, at) => refusals[at] === undefined);
      const failed = bulk.rows.flatMap((row, at) => {
        const refusal = refusals[at];
        return refusal === undefined ? [] : [{ id: row.id, text: `${bulk.nameOf(row)}: ${refusal}` }];
      });
      if (failed.length > 0)
        toasts.show({
          intent: 'danger',
          message: bulk.failed(failed.length),
          details: failed.map(({ text }) => text),
        });
      if (bulk.done && done.length > 0) toasts.show({ intent: 'success', message: bulk.done(done) });
      return { done, failedIds: failed.map(({ id }) => id) };
    },
    [toasts],
  );
}
