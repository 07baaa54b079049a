import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../time/format.ts';
import { ResultTableView } from './ResultTableView.tsx';
import { toTable } from './resultTable.ts';
import type { Run, UpstreamCall } from './run.ts';
import { useAllRows } from './useAllRows.ts';

type Part = 'calls' | 'table';

/** Below the result: the operation's REST calls, and its rows as a table. */
export function RunPanel({ run }: { run: Run | null }) {
  const { t } = useTranslation('explorer');
  const format = useFormat();
  const [part, setPart] = useState<Part | null>('calls');
  const table = useMemo(() => (run ? toTable(run.data) : null), [run]);
  const { all, readAll } = useAllRows(run);
  if (!run) {
    return (
      <div className="run-panel">
        <div className="run-summary muted">
          <span>{t('run.none')}</span>
        </div>
      </div>
    );
  }

  const network = run.calls.filter(({ source }) => source === 'network').length;
  const toggle = (next: Part) => setPart((now) => (now === next ? null : next));
  return (
    <div className="run-panel">
      <div className="run-summary num">
        <div className="run-outcome" role="status">
          {run.kind === 'subscription' ? (
            <span>{t('run.events', { count: run.events })}</span>
          ) : (
            <>
              <button type="button" aria-expanded={part === 'calls'} onClick={() => toggle('calls')}>
                {t('run.calls', { count: run.calls.length })}
              </button>
              <span className="muted">{t('run.network', { count: network })}</span>
            </>
          )}
          {table && (
            <button type="button" aria-expanded={part === 'table'} onClick={() => toggle('table')}>
              {t('run.rows', { count: table.rows.length, rows: format.number(table.rows.length) })}
            </button>
          )}
        </div>
        <span className="run-figures muted">
          <span>{t('run.ms', { ms: format.number(run.ms) })}</span>
        </span>
      </div>
      {part === 'calls' && run.calls.length > 0 && <Calls calls={run.calls} />}
      {part === 'table' && table && <ResultTableView table={table} all={all} onReadAll={readAll} />}
    </div>
  );
}

function Calls({ calls }: { calls: readonly UpstreamCall[] }) {
  const { t } = useTranslation('explorer');
  const format = useFormat();
  return (
    <div className="run-scroll" tabIndex={0} role="region" aria-label={t('calls.label')}>
      <table className="run-table">
        <thead>
          <tr>
            <th scope="col">{t('calls.call')}</th>
            <th scope="col">{t('calls.method')}</th>
            <th scope="col">{t('calls.path')}</th>
            <th scope="col">{t('calls.status')}</th>
            <th scope="col" className="right">
              {t('calls.ms')}
            </th>
            <th scope="col">{t('calls.source')}</th>
          </tr>
        </thead>
        <tbody>
          {calls.map((call, index) => (
            // Calls have no identity of their own: the same one may be made twice.
            <tr key={index}>
              <td className="mono">{call.call}</td>
              <td className="mono">{call.method}</td>
              <td className="mono run-path">{call.path}</td>
              <td className={call.status >= 400 ? 'mono run-bad' : 'mono'}>{call.status}</td>
              <td className="mono right">{format.number(call.ms, 1)}</td>
              <td>
                <span className={`run-source ${call.source}`}>{t(`calls.sources.${call.source}`)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
