import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { report } from '../../kernel/errorReporter.ts';
import { SkeletonRows } from '../SkeletonRows.tsx';
import { PHONE, useMedia } from '../useMedia.ts';
import { useLater } from '../useLater.ts';
import { DenseBlocks } from './DenseBlocks.tsx';
import { DenseSketch } from './DenseSketch.tsx';
import type { DenseTableProps } from './denseTypes.ts';

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
 * Where it may come later, its first rows stand there until the page has come to rest or somebody turns to them.
 */
export function DenseTable<Row>({ isLater = false, ...props }: DenseTableProps<Row> & { isLater?: boolean }) {
  const isPhone = useMedia(PHONE);
  const { isDue, hurry } = useLater(isLater);
  const all = props as DenseTableProps<unknown>;
  if (isPhone) return <DenseBlocks {...all} />;
  if (!isLater) {
    return (
      <Suspense fallback={<SkeletonRows height={32} />}>
        <DenseGrid {...all} />
      </Suspense>
    );
  }
  const sketch = (
    <div onPointerEnter={hurry}>
      <DenseSketch {...all} />
    </div>
  );
  return isDue ? (
    <Suspense fallback={sketch}>
      <DenseGrid {...all} />
    </Suspense>
  ) : (
    sketch
  );
}

function DenseMissing() {
  const { t } = useTranslation('ui');
  return <p className="muted">{t('dense.missing')}</p>;
}
