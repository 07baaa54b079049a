import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { report } from '../../kernel/errorReporter.ts';
import { SkeletonRows } from '../SkeletonRows.tsx';
import { PHONE, useMedia } from '../useMedia.ts';
import { DenseBlocks } from './DenseBlocks.tsx';
import type { DenseTableProps } from './denseTypes.ts';
import { useDue } from './useDue.ts';

// Without the library the rest of the screen stays, and the export with it.
const DenseGrid = lazy(() =>
  import('./DenseGrid.tsx').then(
    ({ DenseGrid: component }) => ({ default: component }),
    (error: unknown) => {
      report(error, 'render');
      return { default: DenseMissing };
    },
  ),
);

/**
 * A table of dense data, a line of text a cell: only what is seen is drawn, the first column stays, columns are
 * made wider and moved, and what is chosen is copied as a spreadsheet takes it. On a phone its rows are blocks.
 */
export function DenseTable<Row>(props: DenseTableProps<Row>) {
  const isPhone = useMedia(PHONE);
  const { isDue, place } = useDue();
  if (isPhone) return <DenseBlocks {...(props as DenseTableProps<unknown>)} />;
  const waiting = (
    <div ref={place}>
      <SkeletonRows height={32} />
    </div>
  );
  if (!isDue) return waiting;
  return (
    <Suspense fallback={waiting}>
      <DenseGrid {...(props as DenseTableProps<unknown>)} />
    </Suspense>
  );
}

function DenseMissing() {
  const { t } = useTranslation('ui');
  return <p className="muted">{t('dense.missing')}</p>;
}
