import { useEffect, useState } from 'react';
import { toCsvFailure, type CsvFailure } from '../../ui/csvFailure.ts';
import type { Run } from './run.ts';
import { readAllRows } from './readAllRows.ts';
import { tableOfCells, type ResultTable } from './resultTable.ts';

/** Progress of reading all rows of a run. */
export type AllRowsState =
  | { kind: 'reading'; rows: number; stop: () => void }
  | { kind: 'read'; table: Pick<ResultTable, 'columns' | 'rows'>; isCut: boolean }
  | { kind: 'failed'; failure: CsvFailure };

/** Reads the list of a run to its end on request; another run starts over. */
export function useAllRows(run: Run | null): { all: AllRowsState | null; readAll: () => void } {
  const [held, setHeld] = useState<{ run: Run; abort: AbortController; state: AllRowsState } | null>(null);
  const current = held?.run === run ? held : null;
  useEffect(() => () => held?.abort.abort(), [held?.abort, run]);
  const readAll = () => {
    if (!run) return;
    const abort = new AbortController();
    const stop = () => {
      abort.abort();
      setHeld(null);
    };
    const tell = (state: AllRowsState) => {
      if (!abort.signal.aborted) setHeld({ run, abort, state });
    };
    tell({ kind: 'reading', rows: 0, stop });
    readAllRows(run.operation, abort.signal, (rows) => tell({ kind: 'reading', rows, stop })).then(
      ({ headers, rows, isCut }) => tell({ kind: 'read', table: tableOfCells(headers, rows), isCut }),
      (error: unknown) => tell({ kind: 'failed', failure: toCsvFailure(error) }),
    );
  };
  return { all: current?.state ?? null, readAll };
}
