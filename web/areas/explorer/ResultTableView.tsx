import { Button } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../time/format.ts';
import { DenseTable } from '../../ui/dense/DenseTable.tsx';
import { isPassing } from '../../ui/csvFailure.ts';
import { useFailureWords } from '../../ui/useFailureWords.ts';
import type { ResultTable } from './resultTable.ts';
import type { AllRowsState } from './useAllRows.ts';

interface ResultTableViewProps {
  /** Rows of the operation's result. */
  table: ResultTable;
  /** Progress of reading all rows of the list; null before that starts. */
  all: AllRowsState | null;
  onReadAll: () => void;
}

/** The rows of a result as a dense table; of a page, all rows on request. */
export function ResultTableView({ table, all, onReadAll }: ResultTableViewProps) {
  const { t } = useTranslation('explorer');
  const format = useFormat();
  const counted = (count: number) => ({ count, rows: format.number(count) });
  const failure = all?.kind === 'failed' ? all.failure : undefined;
  const reason = useFailureWords(failure);
  const shown = all?.kind === 'read' ? all.table : table;
  return (
    <div className="run-rows">
      {table.isPage && (
        <p className="run-rows__all">
          <span role="status">
            {failure && `${t('table.failed')} ${reason}`}
            {all?.kind === 'reading' && t('table.reading', counted(all.rows))}
            {all?.kind === 'read' && t(all.isCut ? 'table.cut' : 'table.all', counted(all.table.rows.length))}
            {!all && t('table.page', counted(table.rows.length))}
          </span>
          {all?.kind === 'reading' ? (
            <Button size="small" text={t('actions.cancel')} onClick={all.stop} />
          ) : (
            (!failure || isPassing(failure)) &&
            all?.kind !== 'read' && <Button size="small" text={t('table.readAll')} onClick={onReadAll} />
          )}
        </p>
      )}
      <DenseTable label={t('table.label')} columns={shown.columns} rows={shown.rows} />
    </div>
  );
}
