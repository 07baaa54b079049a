import { Button } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../time/format.ts';
import { DenseTable } from '../../ui/dense/DenseTable.tsx';
import type { ResultTable } from './resultTable.ts';
import type { AllRowsState } from './useAllRows.ts';

interface ResultTableViewProps {
  /** The rows that the operation answered. */
  table: ResultTable;
  /** Reading all rows of which they are a page. */
  all: AllRowsState | null;
  onReadAll: () => void;
}

/** The rows of a result as a dense table, and of a page all the others when asked for. */
export function ResultTableView({ table, all, onReadAll }: ResultTableViewProps) {
  const { t } = useTranslation('explorer');
  const format = useFormat();
  const counted = (count: number) => ({ count, rows: format.number(count) });
  const shown = all?.kind === 'read' ? all.table : table;
  return (
    <div className="run-rows">
      {table.isPage && (
        <p className="run-rows__all">
          <span role="status">
            {all?.kind === 'failed' && `${t('table.failed')} ${all.reason}`}
            {all?.kind === 'reading' && t('table.reading', counted(all.rows))}
            {all?.kind === 'read' && t(all.isCut ? 'table.cut' : 'table.all', counted(all.table.rows.length))}
            {!all && t('table.page', counted(table.rows.length))}
          </span>
          {all?.kind === 'reading' ? (
            <Button size="small" text={t('actions.cancel')} onClick={all.stop} />
          ) : (
            all?.kind !== 'read' && <Button size="small" text={t('table.readAll')} onClick={onReadAll} />
          )}
        </p>
      )}
      <DenseTable label={t('table.label')} columns={shown.columns} rows={shown.rows} />
    </div>
  );
}
