import { useState } from 'react';
import { LoadMore } from '../LoadMore.tsx';
import type { DenseTableProps } from './denseTypes.ts';
import './DenseBlocks.css';

/** Rows drawn at first, and with each further look down. */
const STEP = 50;

/** Dense data where a table finds no room: each row a block with the names of its values beside them. */
export function DenseBlocks({ label, columns, rows, onEnd }: DenseTableProps<unknown>) {
  const [count, setCount] = useState(STEP);
  const [first, ...others] = columns;
  const more = () => {
    if (count + STEP >= rows.length) onEnd?.();
    setCount(count + STEP);
  };
  return (
    <>
      <ul className="dense-blocks" aria-label={label}>
        {rows.slice(0, count).map((row, index) => (
          // Rows have no identity of their own: the same one may be there twice.
          <li key={index}>
            <b>{first?.text(row)}</b>
            <dl>
              {others.map((column) => (
                <div key={column.id}>
                  <dt>{column.header}</dt>
                  <dd>{column.text(row) || '–'}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      {(count < rows.length || onEnd) && <LoadMore onMore={more} isLoading={false} />}
    </>
  );
}
