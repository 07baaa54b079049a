import type { DenseTableProps } from './denseTypes.ts';
import { useDenseColumns } from './useDenseColumns.ts';
import './DenseSketch.css';

/** Rows of the sketch: as many as the tallest table shows. */
const ROWS = 22;

/** The first rows of a dense table in the places where its library will draw them. */
export function DenseSketch({ label, columns, rows, storeId }: DenseTableProps<unknown>) {
  const { shown } = useDenseColumns(columns, storeId);
  const width = shown.reduce((sum, column) => sum + column.width, 0);
  return (
    <div className="dense-sketch" aria-busy="true">
      <table aria-label={label} style={{ width }}>
        <colgroup>
          {shown.map((column) => (
            <col key={column.id} style={{ width: column.width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {shown.map(({ id, header }) => (
              <th key={id} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, ROWS).map((row, index) => (
            // Rows have no identity of their own: the same one may be there twice.
            <tr key={index}>
              {shown.map(({ id, align, text }) => (
                <td key={id} className={align && 'dense-sketch__right'}>
                  {text(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
