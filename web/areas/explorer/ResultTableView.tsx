import { useTranslation } from 'react-i18next';
import { useFormat } from '../../time/format.ts';
import type { ResultTable } from './resultTable.ts';

/** More rows than anyone reads here; the CSV has them all. */
const MOST_ROWS = 500;

/** The rows of a result, as a table. */
export function ResultTableView({ table }: { table: ResultTable }) {
  const { t } = useTranslation('explorer');
  const format = useFormat();
  const rows = table.rows.slice(0, MOST_ROWS);
  return (
    <div className="run-scroll" tabIndex={0} role="region" aria-label={t('table.label')}>
      <table className="run-table">
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, place) => (
                <td key={table.columns[place]} className="num">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {table.rows.length > MOST_ROWS && (
        <p className="muted">{t('table.more', { rows: format.number(table.rows.length - MOST_ROWS) })}</p>
      )}
    </div>
  );
}
